import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { hiringProcessDefaults } from '#rooms/jobs/contract/hiring-process.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { fakeServerOfFile, json, refusal, sent } from '../../../tests/component/server.ts';
import { account, renderStaff } from '../../../tests/component/staff.tsx';
import { click, enter, user } from '../../../tests/component/user.ts';
import { adminPaths } from '../../admin-paths.ts';
import { conflictTexts, dashboardTexts } from '../shell/dashboard-texts.ts';
import { hiringProcessTexts } from '../jobs/jobs-texts.ts';
import { Component as Texts } from './Texts.page.tsx';

const { fields } = hiringProcessTexts;
const field = (name: keyof typeof fields) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${fields[name]}`));

const server = fakeServerOfFile();

/** The first of two such buttons. */
const save = () => user.click(screen.getAllByRole('button', { name: hiringProcessTexts.submit })[0] as HTMLElement);

beforeEach(() => {
  server.on(endpoints.readHiringProcess, () => json(200, hiringProcessDefaults));
  server.on(endpoints.readMailTemplates, () => json(200, { ...mailTemplatesDefaults, sends: true }));
  server.on(endpoints.readAccount, () => json(200, account));
});

async function open() {
  const site = renderStaff(<Texts />, { path: adminPaths.texts });
  await screen.findByDisplayValue(hiringProcessDefaults.next_steps);
  return site;
}

it('edits the hiring process, based on the version that was loaded, but sends no blank text, and no number that is none', async () => {
  await open();
  server.on(endpoints.updateHiringProcess, (call) => json(200, { ...hiringProcessDefaults, ...sent(call) }));
  enter(field('next_steps'), ' ');
  enter(field('reply_days'), 'soon');
  enter(field('change_hours'), '');
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent(texts.requiredFields);
  expect(field('reply_days')).toHaveAccessibleDescription(expect.stringContaining(texts.invalidReplyDays) as string);
  expect(field('change_hours')).toHaveAccessibleDescription(expect.stringContaining(texts.invalidChangeHours) as string);
  expect(field('next_steps')).toHaveFocus();
  enter(field('next_steps'), 'We call you.');
  enter(field('reply_days'), '5');
  enter(field('change_hours'), '48');
  await save();
  expect(await screen.findByText(hiringProcessTexts.saved)).toBeVisible();
  const { updated_at } = hiringProcessDefaults;
  const change = { next_steps: 'We call you.', reply_days: 5, change_hours: 48, updated_at };
  expect(server.to(endpoints.updateHiringProcess).map(sent)).toEqual([change]);
});

it('asks before it loses a change, and offers the version of somebody else after a conflict', async () => {
  const { router } = await open();
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  enter(field('next_steps'), 'Mine');
  await act(() => router.navigate(adminPaths.account));
  expect(confirm).toHaveBeenCalledExactlyOnceWith(dashboardTexts.discard.question);
  server.on(endpoints.updateHiringProcess, () => refusal(409, responseTexts.staleTexts));
  await save();
  expect(await screen.findByText(responseTexts.staleTexts)).toBeInTheDocument();
  expect(field('next_steps')).toHaveValue('Mine');
  server.on(endpoints.readHiringProcess, () => refusal(500, texts.internal));
  await click(conflictTexts.takeTheirs);
  expect(await screen.findByRole('alert')).toHaveTextContent(staffTexts.fetchHiringProcessFailed);
  server.on(endpoints.readHiringProcess, () => json(200, { next_steps: 'Theirs', reply_days: 3, updated_at: '2026-11-09T09:00:00.000Z' }));
  await click(dashboardTexts.retry);
  expect(await screen.findByDisplayValue('Theirs')).toBeInTheDocument();
  await act(() => router.navigate(adminPaths.account));
  expect(confirm).toHaveBeenCalledOnce();
});
