import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import type { MailTemplates } from '#rooms/answers/contract/replies.ts';
import { teamTexts } from '#rooms/answers/contract/team-words.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { click, user } from '../../../tests/component/user.ts';
import { fakeServerOfFile, json } from '../../../tests/component/server.ts';
import { account, renderStaff } from '../../../tests/component/staff.tsx';
import { repliesTexts } from './replies-texts.ts';
import { tellingTexts } from './telling-texts.ts';
import { setServerTime } from '../../shared/lib/server-clock.ts';
import { TellForm } from './TellForm.tsx';

const asha = anApplication();
const server = fakeServerOfFile();

type Options = Partial<MailTemplates & { count: number; now: string; first: Application }>;

function show({ count = 1, sends = true, now = 'Thu, 26 Nov 2026 12:00:00 GMT', first = asha, ...words }: Options = {}) {
  setServerTime(now);
  onTestFinished(() => setServerTime(null));
  server.on(endpoints.readAccount, () => json(200, { ...account, username: 'robin' }, { Date: now }));
  const onSubmit = vi.fn();
  const templates = { ...mailTemplatesDefaults, ...words, sends };
  const ending = { status: 'Rejected', known: [first], count, ...(count > 1 && { listed: [first, asha] }) };
  const { unmount } = renderStaff(<TellForm {...{ ending, templates, onSubmit }} onCancel={vi.fn()} />);
  return { onSubmit, unmount };
}

const choose = (name: string | RegExp) => user.click(screen.getByRole('radio', { name }));

it.each([
  ['tomorrow', 'Thu, 26 Nov 2026 12:00:00 GMT', 'Tomorrow at 9:00 AM'],
  ['today', 'Fri, 27 Nov 2026 02:00:00 GMT', 'Today at 9:00 AM'],
  ['on Monday', 'Fri, 27 Nov 2026 12:00:00 GMT', 'Nov 30 at 9:00 AM'],
])('offers the next working morning of the office, which is %s', (_when, now, label) => {
  show({ now });
  expect(screen.getByRole('radio', { name: new RegExp(`^${label}`) })).toBeVisible();
});

it('takes a reason if the site sends no mail, and begins with it the next time, but offers nothing for later ones to a selection', async () => {
  const { onSubmit, unmount } = show({ count: 2, sends: false });
  for (const role of ['link', 'checkbox']) expect(screen.queryByRole(role)).toBeNull();
  await user.selectOptions(screen.getByLabelText(tellingTexts.reason), tellingTexts.reasons.spam);
  await click(tellingTexts.reject);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ tell: { no: 'spam' } }, false);
  unmount();
  show();
  expect(screen.getByRole('radio', { name: tellingTexts.none })).toBeChecked();
  expect(screen.getByLabelText(tellingTexts.reason)).toHaveValue('spam');
});

it('leads to the mail program of staff for one applicant if the site sends no mail', async () => {
  show({ sends: false });
  const link = await screen.findByRole('link', { name: tellingTexts.write });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:asha@example\.com\?subject=.*Windchill/));
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

it('says what becomes of an interview, by when the email is sent', async () => {
  const interview = { id: 'interview', state: 'booked', at: '2026-11-27T02:00:00.000Z', minutes: 45 } as const;
  const { onSubmit } = show({ first: anApplication({ interview }) });
  const outcome = () => screen.getByRole('status').textContent;
  expect(outcome()).toMatch(/is canceled when the email is sent, by email to everybody in it\.$/);
  await choose(/^Tomorrow/);
  expect(outcome()).toMatch(/The interview with Asha Rao on Fri, Nov 27, .* takes place before\.$/);
  await click(tellingTexts.reject);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ tell: 'morning' }, false);
});

const why = () => screen.getByLabelText(new RegExp(`^${tellingTexts.why.label}`));

it('asks for a reason of the team, and begins with the last one of this device; Ctrl+Enter rejects, too', async () => {
  const { onSubmit, unmount } = show({ reasons: 'Skills\nPay', reason_required: true });
  expect(why()).toHaveValue('');
  await choose(/^Tomorrow/);
  await click(tellingTexts.reject);
  expect(screen.getByText(teamTexts.reasonRequired)).toBeVisible();
  expect(why()).toHaveFocus();
  expect(screen.getByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.selectOptions(why(), 'Pay');
  await click(tellingTexts.reject);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ tell: 'morning', reason: 'Pay' }, false);
  unmount();
  const again = show({ reasons: 'Skills\nPay' });
  expect(why()).toHaveValue('Pay');
  await user.selectOptions(why(), '');
  // The browser must not send the form once more.
  expect(fireEvent.keyDown(why(), { key: 'Enter', ctrlKey: true })).toBe(false);
  expect(again.onSubmit).toHaveBeenCalledExactlyOnceWith({ tell: 'morning', reason: '' }, false);
});

it('mails a template that the team has for rejections, as the preview shows it', async () => {
  const text = { subject: 'Hello', body: 'Dear {name}, a kind no.' };
  const own = ['Rejected', 'Interview'].map((status) => ({ name: `Of ${status}`, status, ...text }));
  const { onSubmit } = show({ own });
  expect(screen.queryByRole('option', { name: 'Of Interview' })).toBeNull();
  await user.selectOptions(screen.getByLabelText(repliesTexts.template), 'Of Rejected');
  expect(screen.getByRole('region')).toHaveTextContent('Dear Asha Rao, a kind no.');
  await click(tellingTexts.reject);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ tell: 'now', template: 'Of Rejected', reason: undefined }, false);
});
