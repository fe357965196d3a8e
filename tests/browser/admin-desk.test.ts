import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Job } from '#contract/jobs.ts';
import { bulkTexts as bulk } from '../../src/content/staff/bulk.ts';
import { applicationsTexts, dashboardTexts } from '../../src/content/staff/dashboard.ts';
import { applyFor, button, fetchToken, openDashboard, postJob, row, send, statusOf, waitForStatus, waitUntilSaved } from './dashboard.ts';
import { browserOfFile } from './file-browser.ts';
import { logInAsStaff } from './staff.ts';

const browser = browserOfFile();
let token: string;

beforeAll(async () => {
  token = await fetchToken();
});

/** @returns a job with an application from each of these people */
async function jobWith(...names: string[]): Promise<Job> {
  const job = await postJob(token);
  for (const name of names) await applyFor(job, name, `${name.replace(' ', '.')}.${crypto.randomUUID()}@example.com`);
  return job;
}

const queueOf = ({ id }: Job) => `?tab=applications&status=Pending&order=oldest&job=${id}`;
const heading = (page: Page, count: number) => page.getByRole('heading', { name: applicationsTexts.count(count, true), exact: true });
const checkboxOf = (page: Page, name: string) => page.getByRole('checkbox', { name: applicationsTexts.selectNamed(name) });

async function setStatus(page: Page, status: string): Promise<void> {
  await button(page, bulk.setStatus).click();
  await button(page, status).click();
}

it('works through the queue: the focus moves on, applications leave it, Undo brings the last one back', async () => {
  const job = await jobWith('Ann Queue', 'Bob Queue', 'Cid Queue');
  const { page, complaints } = await openDashboard(browser(), queueOf(job));
  await heading(page, 3).waitFor();
  await button(page, applicationsTexts.markReviewedNamed('Ann Queue')).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await row(page, 'Bob Queue').waitFor({ state: 'detached' });
  await heading(page, 1).waitFor();
  await button(page, dashboardTexts.undo).click();
  await row(page, 'Bob Queue').waitFor();
  await heading(page, 2).waitFor();
  await page.reload();
  await heading(page, 2).waitFor();
  expect(await row(page, 'Ann Queue').count()).toBe(0);
  await waitForStatus(page, 'Bob Queue', 'Pending');
  expect(complaints).toEqual([]);
});

it('sets the status of the selected applications, names those that it could not change, and undoes the other changes', async () => {
  const names = ['Ann Bulk', 'Bob Bulk', 'Cid Bulk', 'Dan Bulk'];
  const job = await jobWith(...names);
  const staff = await logInAsStaff();
  const { page } = await openDashboard(browser(), queueOf(job));
  await checkboxOf(page, 'Ann Bulk').check();
  await checkboxOf(page, 'Dan Bulk').click({ modifiers: ['Shift'] });
  await page.getByText(bulk.selected(4)).first().waitFor();

  // Two of them are deleted in the meantime.
  for (const name of ['Bob Bulk', 'Cid Bulk']) {
    const [{ id } = { id: '' }] = await staff.applicationsOf(name);
    await send(endpoints.deleteApplication, { token, parameter: id });
  }
  await setStatus(page, 'Shortlisted');
  const alert = page.getByRole('alert');
  await alert.getByText(`Bob Bulk: ${bulk.outcomes.missing}; Cid Bulk: ${bulk.outcomes.missing}`).waitFor();
  await page.getByText(applicationsTexts.noMatch).waitFor();
  await button(page, dashboardTexts.undo).click();
  await heading(page, 2).waitFor();
  await waitForStatus(page, 'Ann Bulk', 'Pending');
  expect((await staff.applicationsOf('Dan Bulk')).map(({ status }) => status)).toEqual(['Pending']);
});

it('does not overwrite what another browser has set, and shows it', async () => {
  const job = await jobWith('Ann Both');
  const query = `?tab=applications&job=${job.id}`;
  const [{ page: mine }, { page: theirs }] = await Promise.all([openDashboard(browser(), query), openDashboard(browser(), query)]);
  await Promise.all([row(mine, 'Ann Both').waitFor(), row(theirs, 'Ann Both').waitFor()]);
  // The control renders its options when it gets the focus.
  await statusOf(theirs, 'Ann Both').focus();
  await statusOf(theirs, 'Ann Both').selectOption('Interview');
  await waitUntilSaved(theirs, applicationsTexts.statusChanged('Ann Both', 'Interview'));
  await button(mine, applicationsTexts.markReviewedNamed('Ann Both')).click();
  await mine.getByRole('alert').getByText('Interview').waitFor();
  await waitForStatus(mine, 'Ann Both', 'Interview');

  await checkboxOf(mine, 'Ann Both').check();
  await statusOf(theirs, 'Ann Both').selectOption('Offer');
  await waitUntilSaved(theirs, applicationsTexts.statusChanged('Ann Both', 'Offer'));
  await setStatus(mine, 'Rejected');
  const alert = mine.getByRole('alert').filter({ hasText: `Ann Both: ${bulk.outcomes.stale}` });
  await alert.waitFor();
  await waitForStatus(mine, 'Ann Both', 'Offer');
  await button(alert, dashboardTexts.retry).click();
  await waitForStatus(mine, 'Ann Both', 'Rejected');
});
