import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { mailTemplatesDefaults } from '#contract/stored-mail-templates.ts';
import { anApplication } from '../../../tests/component/records.ts';
import { click, user } from '../../../tests/component/user.ts';
import { fakeServerOfFile, json } from '../../../tests/component/server.ts';
import { account, renderStaff } from '../../../tests/component/staff.tsx';
import { tellingTexts } from '../../content/staff/telling.ts';
import { setServerTime } from '../../lib/server-clock.ts';
import { TellForm } from './TellForm.tsx';

const asha = anApplication();
const server = fakeServerOfFile();

function show({ count = 1, sends = true, now = 'Thu, 26 Nov 2026 12:00:00 GMT', first = asha } = {}) {
  setServerTime(now);
  onTestFinished(() => setServerTime(null));
  server.on(endpoints.readAccount, () => json(200, { ...account, username: 'robin' }));
  const onSubmit = vi.fn();
  const templates = { ...mailTemplatesDefaults, sends };
  const props = { rejected: { first, count }, templates, submit: tellingTexts.reject, onSubmit, onCancel: vi.fn() };
  const { unmount } = renderStaff(<TellForm {...props} />);
  return { onSubmit, unmount };
}

const choose = (name: string | RegExp) => user.click(screen.getByRole('radio', { name }));

it.each([
  ['tomorrow', 'Thu, 26 Nov 2026 12:00:00 GMT', 'Tomorrow at 9:00'],
  ['today', 'Fri, 27 Nov 2026 02:00:00 GMT', 'Today at 9:00'],
  ['on Monday', 'Fri, 27 Nov 2026 12:00:00 GMT', '30 Nov at 9:00'],
])('offers the next working morning of the office, which is %s', (_when, now, label) => {
  show({ now });
  expect(screen.getByRole('radio', { name: new RegExp(`^${label}`) })).toBeVisible();
});

it('begins with the last answer of this device', async () => {
  const { onSubmit, unmount } = show();
  await choose(/^Tomorrow/);
  await click(tellingTexts.reject);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('morning', false);
  unmount();
  show();
  expect(screen.getByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
});

it('takes a reason if the site sends no mail, and begins with it the next time', async () => {
  const { onSubmit, unmount } = show({ count: 2, sends: false });
  expect(screen.queryByRole('link')).toBeNull();
  await user.selectOptions(screen.getByLabelText(tellingTexts.reason), tellingTexts.reasons.spam);
  await click(tellingTexts.reject);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ no: 'spam' }, false);
  unmount();
  show();
  expect(screen.getByRole('radio', { name: tellingTexts.none })).toBeChecked();
  expect(screen.getByLabelText(tellingTexts.reason)).toHaveValue('spam');
});

it('leads to the mail program of staff for one applicant if the site sends no mail', () => {
  show({ sends: false });
  const link = screen.getByRole('link', { name: tellingTexts.write });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^mailto:asha@example\.com\?subject=.*Windchill/));
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

const withInterview = (at: string) => anApplication({ interview: { id: 'interview', state: 'booked', at, minutes: 45 } });

it('says that it ends an interview: with the mail, or at once', async () => {
  show({ first: withInterview('2026-12-03T12:00:00.000Z') });
  expect(screen.getByText(/^The interview on 3 Dec, .* when the email is sent/)).toBeVisible();
  await choose(tellingTexts.none);
  expect(screen.getByText(/^The interview on 3 Dec, .* at once/)).toBeVisible();
});

it.each([
  ['one that is over', '2026-11-26T10:00:00.000Z', 1],
  ['one of several applications', '2026-12-03T12:00:00.000Z', 2],
])('says nothing of an interview: %s', (_, at, count) => {
  show({ first: withInterview(at), count });
  expect(screen.queryByText(/^The interview/)).toBeNull();
});
