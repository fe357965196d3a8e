import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { loginTexts } from '../../src/shared/texts/form-texts.ts';
import { acceptTexts, handingOverTexts, teamTexts } from '../../src/desk/accounts/team-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { storeApplication } from '../api/examples.ts';
import { makeAccount } from './accounts.ts';
import { button, openStaffPage, postJob, pressInMenu } from './dashboard.ts';
import { browserOfFile, openPage } from './harness.ts';
import { findSidewaysScrolling, violationsInBothSchemes } from './page-checks.ts';
import { api } from './site.ts';

const browser = browserOfFile();
const job = await postJob();
const account = {
  title: '',
  email: '',
  role: 'admin',
  jobs: [],
  disabled: false,
  twoStep: true,
  created_at: '',
  last_login: '2026-11-20T09:00:00.000Z',
};
const manager = { role: 'manager', jobs: [job.id, 'deleted'] };
const team = {
  accounts: [
    { ...account, username: 'ada', name: 'ada', email: `${'a'.repeat(60)}@example.com` },
    { ...account, ...manager, username: 'b'.repeat(64), name: 'b'.repeat(64), title: 'c'.repeat(64), twoStep: false, last_login: null },
    { ...account, role: 'recruiter', username: 'off', name: 'off', disabled: true },
  ],
  invitations: [
    {
      id: 'x',
      name: 'Cleo',
      title: '',
      email: `${'c'.repeat(60)}@example.com`,
      ...manager,
      invited_by: 'b'.repeat(64),
      expires_at: account.last_login,
    },
  ],
};

async function expectAccessible(page: Page) {
  expect(await violationsInBothSchemes(page)).toEqual([]);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findSidewaysScrolling(page)).toEqual([]);
  }
}

it('the team and its dialogs are accessible, and fit narrow and wide windows', async () => {
  const { page } = await openStaffPage(browser(), { reducedMotion: 'reduce' });
  await page.route(`**${endpoints.listAccounts.path}`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: team })
      : route.fulfill({ status: 201, json: { invitation: team.invitations[0], link: `/admin/invitation#${'x'.repeat(43)}` } }),
  );
  await page.goto(adminPaths.team);
  await page.getByRole('row', { name: /^ada/ }).waitFor();
  await expectAccessible(page);

  await pressInMenu(page, teamTexts.moreNamed('ada'), teamTexts.change.item);
  await page.getByRole('dialog').getByLabel(teamTexts.fields.role).selectOption('manager');
  await page.getByRole('checkbox', { name: job.title }).waitFor();
  await button(page, teamTexts.change.submit).click();
  await page.getByText(staffTexts.jobsOfRole).waitFor();
  await expectAccessible(page);
  await page.reload();

  await button(page, teamTexts.invite.open).click();
  await page.getByRole('dialog').getByLabel(teamTexts.fields.name).fill('Grace Hopper');
  await page.getByRole('dialog').getByLabel(teamTexts.fields.email).fill('grace@example.com');
  await page.getByRole('dialog').getByRole('button', { name: teamTexts.invite.submit }).click();
  await page.getByLabel(teamTexts.invite.link).waitFor();
  await expectAccessible(page);
});

it('hands over everything of a manager with at most six acts', async () => {
  const [leaver, other] = [await makeAccount('manager', [job.id]), await makeAccount('manager', [(await postJob()).id])];
  const ids = [1, 2].map(() => storeApplication(api, { job_id: job.id, assignee: leaver.username }));
  const owners = async () => Promise.all((await Promise.all(ids)).map(async (id) => (await api.parts.applications.get(id))?.assignee));
  expect(await owners()).toEqual([leaver.username, leaver.username]);
  const { page } = await openStaffPage(browser());
  await page.goto(adminPaths.team);
  const { leave, moreNamed } = teamTexts;
  const dialog = page.getByRole('dialog', { name: leave.title(leaver.username) });
  const acts = [
    () => button(page, moreNamed(leaver.username)).click(),
    () => button(page, leave.item).click(),
    () => dialog.getByLabel(leave.jobs(1)).selectOption(other.username),
    () => dialog.getByLabel(handingOverTexts.sameForAll).selectOption(other.username),
    () => button(dialog, leave.confirm).click(),
  ];
  expect(acts.length).toBeLessThanOrEqual(6);
  for (const act of acts) await act();
  await page.getByText(leave.done(leaver.username)).waitFor();
  expect(await owners()).toEqual([other.username, other.username]);
});

it('the page of an invitation is accessible, fits narrow and wide windows, and is not indexed', async () => {
  const { page } = await openPage(browser(), { reducedMotion: 'reduce' });
  const response = await page.goto(`${adminPaths.invitation}#${'x'.repeat(43)}`);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await page.getByLabel(loginTexts.fields.username).fill('-');
  await button(page, acceptTexts.submit).click();
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
});
