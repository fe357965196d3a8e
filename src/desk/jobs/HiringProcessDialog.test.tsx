import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hiringProcessDefaults } from '#rooms/jobs/contract/hiring-process.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { fakeServerOfFile, json, refusal, sent } from '../../../tests/component/server.ts';
import { renderStaff } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { conflictTexts, dashboardTexts } from '../shell/dashboard-texts.ts';
import { hiringProcessTexts } from './jobs-texts.ts';
import { HiringProcessDialog } from './HiringProcessDialog.tsx';

const { fields } = hiringProcessTexts;
const field = (name: keyof typeof fields) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${fields[name]}`));

const server = fakeServerOfFile();

beforeEach(() => {
  server.on(endpoints.readHiringProcess, () => json(200, hiringProcessDefaults));
});

async function open() {
  const [onSaved, onClose] = [vi.fn(), vi.fn()];
  renderStaff(<HiringProcessDialog opened onClose={onClose} onSaved={onSaved} />);
  await screen.findByDisplayValue(hiringProcessDefaults.next_steps);
  return { onSaved, onClose };
}

it('edits the hiring process, based on the version that was loaded, but sends no blank text, and no number that is none', async () => {
  const { onSaved } = await open();
  server.on(endpoints.updateHiringProcess, (call) => json(200, { ...hiringProcessDefaults, ...sent(call) }));
  enter(field('next_steps'), ' ');
  enter(field('reply_days'), 'soon');
  enter(field('change_hours'), '');
  await click(hiringProcessTexts.submit);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.requiredFields);
  expect(field('reply_days')).toHaveAccessibleDescription(expect.stringContaining(texts.invalidReplyDays) as string);
  expect(field('change_hours')).toHaveAccessibleDescription(expect.stringContaining(texts.invalidChangeHours) as string);
  expect(field('next_steps')).toHaveFocus();
  enter(field('next_steps'), 'We call you.');
  enter(field('reply_days'), '5');
  enter(field('change_hours'), '48');
  await click(hiringProcessTexts.submit);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const { updated_at } = hiringProcessDefaults;
  const change = { next_steps: 'We call you.', reply_days: 5, change_hours: 48, updated_at };
  expect(server.to(endpoints.updateHiringProcess).map(sent)).toEqual([change]);
});

it('asks before it discards a change, and offers the version of somebody else after a conflict', async () => {
  const { onClose } = await open();
  enter(field('next_steps'), 'Mine');
  await user.keyboard('{Escape}');
  await click(dashboardTexts.discard.cancel);
  server.on(endpoints.updateHiringProcess, () => refusal(409, responseTexts.staleTexts));
  await click(hiringProcessTexts.submit);
  expect(await screen.findByText(responseTexts.staleTexts)).toBeInTheDocument();
  expect(field('next_steps')).toHaveValue('Mine');
  server.on(endpoints.readHiringProcess, () => refusal(500, texts.internal));
  await click(conflictTexts.takeTheirs);
  expect(await screen.findByRole('alert')).toHaveTextContent(staffTexts.fetchHiringProcessFailed);
  server.on(endpoints.readHiringProcess, () => json(200, { next_steps: 'Theirs', reply_days: 3, updated_at: '2026-11-09T09:00:00.000Z' }));
  await click(dashboardTexts.retry);
  expect(await screen.findByDisplayValue('Theirs')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
