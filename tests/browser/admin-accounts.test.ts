import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { Job } from '#rooms/jobs/contract/jobs.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { countDocuments } from './page-checks.ts';
import { button, openStaffPage, postJob, row } from './dashboard.ts';
import { browserOfFile, logIn, openPage } from './harness.ts';
import { api } from './site.ts';
import { handingOverTexts, teamTexts } from '../../src/desk/accounts/team-texts.ts';
import { storeApplication } from '../api/examples.ts';
import { makeAccount } from './accounts.ts';
import { jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { jobFormTexts } from '../../src/desk/jobs/job-form-texts.ts';

const browser = browserOfFile();

const job = await postJob();

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
    () => button(dialog, leave.submit).click(),
    () => dialog.getByLabel(handingOverTexts.sameForAll).selectOption(other.username),
    () => button(dialog, leave.verb).click(),
  ];
  expect(acts.length).toBeLessThanOrEqual(6);
  for (const act of acts) await act();
  await page.getByText(leave.done(leaver.username)).waitFor();
  expect(await owners()).toEqual([other.username, other.username]);
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: jobsTexts.editTitle });
const save = (page: Page) => dialogOf(page).getByRole('button', { name: jobFormTexts.save }).click();

async function editLocation(page: Page, job: Job, location: string): Promise<void> {
  await page.getByRole('button', { name: jobsTexts.editNamed(job.title) }).click();
  await dialogOf(page).getByLabel(jobFormTexts.fields.location).fill(location);
}

const minuteMs = 60_000;
const bearerOf = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'));

it('a session is renewed during an edit, even if the Firebase script loads only after a reload', async () => {
  const { page } = await openPage(browser());
  await page.clock.install();
  const script = /\/assets\/SessionKeeper-/;
  const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
  await page.route(script, (route) => route.abort(), { times: 1 });
  // If the login fails, nobody awaits it.
  failed.catch(() => undefined);
  await logIn(page);
  const documents = countDocuments(page);
  await failed;
  // The Firebase SDK has signed in.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adminCustomToken'))).toBeNull();
  expect(documents()).toBe(1);
  await page.getByRole('tab', { name: dashboardTexts.tabs.jobs }).click();
  await editLocation(page, job, 'Mysuru');
  const renewed = page.waitForResponse((response) => response.url().includes('securetoken') && response.ok());
  await page.clock.fastForward(61 * minuteMs);
  // Tokens of the same second are equal, so a change cannot be awaited.
  const { id_token } = (await (await renewed).json()) as { id_token: string };
  await expect.poll(() => bearerOf(page)).toBe(id_token);
  expect(await dialogOf(page).getByLabel(jobFormTexts.fields.location).inputValue()).toBe('Mysuru');
  await save(page);
  await row(page, job.title).filter({ hasText: 'Mysuru' }).waitFor();
});
