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

it('takes a reason for several if the site sends no mail', async () => {
  const { onSubmit } = show({ count: 2, sends: false });
  expect(screen.queryByRole('link')).toBeNull();
  await user.selectOptions(screen.getByLabelText(tellingTexts.reason), tellingTexts.reasons.spam);
  await click(tellingTexts.reject);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ no: 'spam' }, false);
});

it.each([
  ['says that it ends an interview', '2026-12-03T12:00:00.000Z', 1, true],
  ['says nothing of one that is over', '2026-11-26T10:00:00.000Z', 1, false],
  ['says nothing of one among several applications', '2026-12-03T12:00:00.000Z', 2, false],
] as const)('%s', (_, at, count, isSaid) => {
  show({ first: anApplication({ interview: { id: 'interview', state: 'booked', at, minutes: 45 } }), count });
  expect(screen.queryByText(/^The interview on 3 Dec/) !== null).toBe(isSaid);
});
