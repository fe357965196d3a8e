import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { bulkTexts } from '../../src/content/staff/bulk.ts';
import { dashboardTexts, applicationsTexts } from '../../src/content/staff/dashboard.ts';
import { jobsTexts } from '../../src/content/staff/jobs.ts';
import { messagesTexts } from '../../src/content/staff/messages.ts';
import { jobFormTexts } from '../../src/content/staff/job-form.ts';
import { paths } from '../../src/paths.ts';
import { violationsInBothSchemes } from './axe.ts';
import { applyFor, fetchToken, button, expectFocus, openDashboard, postJob, pressInMenu, row, tabTo, writeMessage } from './dashboard.ts';
import { browserOfFile } from './file-browser.ts';
import { findSidewaysScrolling, sidesOf, sideWritten } from './page-checks.ts';

const name = 'Wolfeschlegelsteinhausenbergerdorff Okonkwo-Ramanathan';
const subject = 'Classification of 40,000 parts, and what the migration of their documents would cost';
const hebrew = 'שלום רב,\nI write in two scripts.';

const browser = browserOfFile();
let token: string;
let job: Job;

beforeAll(async () => {
  token = await fetchToken();
  job = await postJob(token, { title: 'Principal Engineer for Configuration Management and Change Processes' });
  await applyFor(job, name, 'a.very.long.address.indeed@subdomain.of.a.customer.example.com', pdf(name, ['Line']));
  await writeMessage(subject, `${'A long line without an end. '.repeat(20)}\n\n${'x'.repeat(200)}`);
});

describe('fits narrow and wide windows and has no accessibility violations:', () => {
  const open = async (query: string) => (await openDashboard(browser(), query, { reducedMotion: 'reduce' })).page;

  async function check(page: Page, scope?: string): Promise<void> {
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findSidewaysScrolling(page), `${width} px`).toEqual([]);
    }
    expect(await violationsInBothSchemes(page, scope)).toEqual([]);
  }

  async function checkDialog(page: Page, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<Locator> {
    const dialog = page.getByRole(role);
    await dialog.waitFor();
    await check(page, `[role=${role}]`);
    return dialog;
  }

  it('jobs, their form, its preview, and the question before changes are discarded', async () => {
    const page = await open('?tab=jobs');
    await row(page, job.title).waitFor();
    await check(page);
    await button(page, jobsTexts.editNamed(job.title)).click();
    const form = await checkDialog(page);
    await form.getByRole('tab', { name: jobsTexts.preview }).click();
    await form.getByRole('article', { name: job.title }).waitFor();
    await checkDialog(page);
    await form.getByRole('tab', { name: jobsTexts.edit }).click();
    await form.getByLabel(jobFormTexts.fields.location).fill('x');
    await page.keyboard.press('Escape');
    await checkDialog(page, 'alertdialog');
  });

  it('applications, the menu and the actions of one, and a search that finds none', async () => {
    const page = await open(`?tab=applications&job=${job.id}`);
    await row(page, name).waitFor();
    await check(page);
    await button(page, applicationsTexts.moreNamed(name)).click();
    await button(page, applicationsTexts.deleteNamed(name)).waitFor();
    await check(page);
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: applicationsTexts.selectNamed(name) }).check();
    await page.getByText(bulkTexts.selected(1)).waitFor();
    await check(page);
    await button(page, dashboardTexts.delete).click();
    await checkDialog(page, 'alertdialog');
    await button(page, dashboardTexts.cancel).click();
    await button(page, bulkTexts.clear).click();
    await page.getByLabel(applicationsTexts.search).fill('nobody-is-called-so');
    await page.getByText(applicationsTexts.noMatch).waitFor();
    await check(page);
  });

  it('messages, one of them, and the question before it is deleted', async () => {
    const page = await open('?tab=messages');
    await row(page, subject).waitFor();
    await check(page);
    await button(page, messagesTexts.readNamed(subject, 'Ada Example')).click();
    const message = await checkDialog(page);
    await button(message, dashboardTexts.close).click();
    await message.waitFor({ state: 'hidden' });
    await pressInMenu(page, messagesTexts.moreNamed(subject, 'Ada Example'), messagesTexts.deleteNamed(subject, 'Ada Example'));
    await checkDialog(page, 'alertdialog');
  });
});

it('aligns right-to-left text to the right, in letters, messages and fields', async () => {
  const applicant = 'Esther Cohen';
  const hebrewSubject = `Haifa ${crypto.randomUUID().slice(0, 8)}`;
  await applyFor(job, applicant, 'esther@example.com', undefined, undefined, hebrew);
  await writeMessage(hebrewSubject, hebrew);
  const { page } = await openDashboard(browser(), `?tab=applications&job=${job.id}`);
  await row(page, applicant).getByRole('link').first().click();
  expect(await sidesOf(page.getByText(hebrew))).toEqual(['right', 'left']);
  await page.goto(`${paths.adminDashboard}?tab=messages`);
  const dialog = page.getByRole('dialog');
  await button(page, messagesTexts.readNamed(hebrewSubject, 'Ada Example')).click();
  expect(await sidesOf(dialog.getByText(hebrew))).toEqual(['right', 'left']);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: dashboardTexts.tabs.jobs }).click();
  await button(page, jobsTexts.create).click();
  for (const label of [jobFormTexts.fields.description, jobFormTexts.fields.requirements]) {
    const field = dialog.getByLabel(label);
    expect(await sideWritten(field, 'Hello')).toBe('left');
    expect(await sideWritten(field, hebrew)).toBe('right');
  }
});

it('creates, edits and deletes a job by keyboard alone', async () => {
  const title = `Keyboard ${crypto.randomUUID().slice(0, 8)}`;
  const { page } = await openDashboard(browser(), '?tab=jobs');
  const { fields } = jobFormTexts;
  const create = button(page, jobsTexts.create);
  await row(page, job.title).waitFor();
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: jobsTexts.createTitle });
  const entries: [label: string, text: string][] = [
    [fields.title, title],
    [fields.location, 'Pune'],
    [fields.job_type, 'Contract'],
    [fields.description, 'You type.'],
    [fields.requirements, 'Keys'],
  ];
  for (const [label, text] of entries) {
    await tabTo(page, dialog.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, button(dialog, jobFormTexts.create));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expectFocus(create);
  await row(page, title).getByText('Contract').waitFor();

  const edit = button(page, jobsTexts.editNamed(title));
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: jobsTexts.editTitle });
  await tabTo(page, form.getByLabel(fields.status));
  await page.keyboard.type('In');
  await tabTo(page, form.getByLabel(fields.title));
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'hidden' });
  await expectFocus(edit);
  await row(page, title).getByText('Inactive').waitFor();

  for (const pressed of [jobsTexts.moreNamed(title), jobsTexts.deleteNamed(title)]) {
    await tabTo(page, button(page, pressed));
    await page.keyboard.press('Enter');
  }
  const question = page.getByRole('alertdialog');
  await expectFocus(button(question, dashboardTexts.cancel));
  await tabTo(page, button(question, dashboardTexts.delete));
  await page.keyboard.press('Enter');
  await row(page, title).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.closest('tr') !== null)).toBe(true);
});
