import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { dashboardTexts, applicationsTexts } from '../../src/content/staff/dashboard.ts';
import { jobsTexts } from '../../src/content/staff/jobs.ts';
import { messagesTexts } from '../../src/content/staff/messages.ts';
import { jobFormTexts } from '../../src/content/staff/job-form.ts';
import { paths } from '../../src/paths.ts';
import {
  applyFor,
  fetchToken,
  button,
  expectFocus,
  openDashboard,
  openStaffPage,
  postJob,
  pressInMenu,
  row,
  statusOf,
  tabTo,
  waitForStatus,
  writeMessage,
} from './dashboard.ts';
import { browserOfFile } from './file-browser.ts';
import { readDownload } from './harness.ts';

const browser = browserOfFile();
let token: string;

beforeAll(async () => {
  token = await fetchToken();
});

async function confirmDeletion(page: Page): Promise<void> {
  await button(page.getByRole('alertdialog'), dashboardTexts.delete).click();
}

it('creates, previews, finds, edits and deletes a job', async () => {
  const job = await postJob(token);
  const title = `${job.title} senior`;
  const { page, complaints } = await openDashboard(browser(), '?tab=jobs');
  await button(page, jobsTexts.create).click();
  const dialog = page.getByRole('dialog', { name: jobsTexts.createTitle });
  await dialog.getByLabel(jobFormTexts.fields.title).fill(title);
  await dialog.getByLabel(jobFormTexts.fields.location).fill('Chennai');
  await dialog.getByLabel(jobFormTexts.fields.job_type).selectOption('Contract');
  await dialog.getByLabel(jobFormTexts.fields.description).fill('One\nTwo');
  await dialog.getByLabel(jobFormTexts.fields.requirements).fill('Three');
  await dialog.getByRole('tab', { name: jobsTexts.preview }).click();
  await dialog.getByRole('article', { name: title }).waitFor();
  await dialog.getByText('One\nTwo').last().waitFor();
  await dialog.getByRole('tab', { name: jobsTexts.edit }).click();
  await button(dialog, jobFormTexts.create).click();
  await dialog.waitFor({ state: 'hidden' });
  await row(page, title).getByText('Active', { exact: true }).waitFor();

  await page.getByRole('searchbox').fill(`${job.title} chennai`);
  await page.getByRole('heading', { name: /^1 of/ }).waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  await button(page, dashboardTexts.clearFilter).click();
  await page.getByLabel(jobsTexts.status).selectOption('Inactive');
  await expect.poll(() => row(page, job.title).count()).toBe(0);
  await page.getByLabel(jobsTexts.status).selectOption('');

  await button(page, jobsTexts.editNamed(job.title)).click();
  const edit = page.getByRole('dialog', { name: jobsTexts.editTitle });
  await edit.getByLabel(jobFormTexts.fields.title).fill(`${job.title} edited`);
  await button(edit, jobFormTexts.save).click();
  await row(page, `${job.title} edited`).waitFor();
  await pressInMenu(page, jobsTexts.moreNamed(title), jobsTexts.deleteNamed(title));
  await page.getByText(texts.confirmDeleteJob).waitFor();
  await confirmDeletion(page);
  await row(page, title).waitFor({ state: 'detached' });
  await page.reload();
  await row(page, `${job.title} edited`).waitFor();
  expect(await row(page, title).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('filters, exports, marks and deletes applications', async () => {
  const job = await postJob(token);
  await applyFor(job, 'Zoe Example', 'zoe@example.com');
  await applyFor(job, '=1+1', 'formula@example.com');
  const { page, complaints } = await openDashboard(browser(), '?tab=applications');
  await page.getByLabel(applicationsTexts.job, { exact: true }).selectOption(job.title);
  await page.getByRole('heading', { name: applicationsTexts.count(2, true) }).waitFor();

  const [file] = await Promise.all([page.waitForEvent('download'), button(page, applicationsTexts.export).click()]);
  expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readDownload(file)).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]?.startsWith('\ufeffReceived')).toBe(true);
  expect(lines[1]).toContain(`,'=1+1,`);
  expect(lines[2]).toContain(',Zoe Example,');
  await page.getByText(applicationsTexts.exported).waitFor();

  const search = page.getByLabel(applicationsTexts.search);
  await search.fill('zoe');
  await page.getByRole('heading', { name: applicationsTexts.count(1, true) }).waitFor();
  await page.getByLabel(applicationsTexts.status, { exact: true }).selectOption('Reviewed');
  await page.getByText(applicationsTexts.noMatch).waitFor();
  await page.reload();
  await page.getByText(applicationsTexts.noMatch).waitFor();
  expect(await search.inputValue()).toBe('zoe');
  await page.getByLabel(applicationsTexts.status, { exact: true }).selectOption('');

  await button(page, applicationsTexts.markReviewedNamed('Zoe Example')).click();
  await waitForStatus(page, 'Zoe Example', 'Reviewed');
  const status = statusOf(page, 'Zoe Example');
  await status.focus();
  expect(await status.inputValue()).toBe('Reviewed');
  await status.selectOption('Pending');
  await button(page, applicationsTexts.markReviewedNamed('Zoe Example')).waitFor();
  await page.getByText(applicationsTexts.statusChanged('Zoe Example', 'Pending')).first().waitFor();
  await status.selectOption('Reviewed');
  await page.getByText(applicationsTexts.statusChanged('Zoe Example', 'Reviewed')).first().waitFor();
  await button(page, dashboardTexts.clearFilter).click();
  await row(page, '=1+1').waitFor();
  expect(await search.inputValue()).toBe('');
  await pressInMenu(page, applicationsTexts.moreNamed('=1+1'), applicationsTexts.deleteNamed('=1+1'));
  await page.getByText(texts.confirmDeleteApplication).waitFor();
  await confirmDeletion(page);
  await row(page, '=1+1').waitFor({ state: 'detached' });
  await page.getByText(applicationsTexts.deleted('=1+1')).waitFor();
  await page.reload();
  await waitForStatus(page, 'Zoe Example', 'Reviewed');
  expect(await row(page, '=1+1').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('loads page after page, and fills an emptied page with the next', async () => {
  const job = await postJob(token);
  for (const first of ['One', 'Two', 'Three', 'Four', 'Five']) await applyFor(job, `${first} More`, 'more@example.com');
  const { page } = await openStaffPage(browser());
  await page.route(`**${endpoints.listApplications.path}?*`, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '2');
    return route.continue({ url: url.href });
  });
  await page.goto(`${paths.adminDashboard}?tab=applications&job=${job.id}`);
  for (const name of ['Five More', 'Four More']) {
    await pressInMenu(page, applicationsTexts.moreNamed(name), applicationsTexts.deleteNamed(name));
    await confirmDeletion(page);
    await row(page, name).waitFor({ state: 'detached' });
  }
  await page.getByRole('heading', { name: applicationsTexts.count(3, true) }).waitFor();
  await row(page, 'Three More').waitFor();
  await button(page, dashboardTexts.loadMore).click();
  await page.getByRole('heading', { name: applicationsTexts.count(3, true) }).waitFor();
  await row(page, 'One More').waitFor();
  expect(await button(page, dashboardTexts.loadMore).count()).toBe(0);
});

it('shows a message, marks it as answered and deletes it', async () => {
  const subject = `Question ${crypto.randomUUID().slice(0, 8)}`;
  await writeMessage(subject);
  const { page, complaints } = await openDashboard(browser(), '?tab=messages');
  await button(page, messagesTexts.readNamed(subject, 'Ada Example')).click();
  const dialog = page.getByRole('dialog', { name: subject });
  expect(await dialog.getByText('Hello.').innerText()).toBe('Hello.\nWhen can we talk?');
  await button(dialog, messagesTexts.markDone).click();
  await dialog.getByText('Answered', { exact: true }).waitFor();
  await button(dialog, dashboardTexts.delete).click();
  await page.getByText(texts.confirmDeleteMessage).waitFor();
  await confirmDeletion(page);
  await row(page, subject).waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.closest('tr, h2') !== null)).toBe(true);
  await page.reload();
  await page.getByRole('heading', { name: /message/ }).waitFor();
  expect(await row(page, subject).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('keeps the focus in lists, dialogs and tabs when used by keyboard', async () => {
  const name = 'Zoe Example';
  const job = await postJob(token);
  await applyFor(job, name, 'zoe@example.com');
  const { page } = await openDashboard(browser(), '?tab=jobs');
  const panelHeading = (tab: string) => page.getByRole('tabpanel', { name: tab }).getByRole('heading', { level: 2 });
  const question = page.getByRole('alertdialog');

  const edit = button(page, jobsTexts.editNamed(job.title));
  const location = page.getByRole('dialog').getByLabel(jobFormTexts.fields.location);
  await edit.press('Enter');
  await location.fill('Chennai');
  await page.keyboard.press('Escape');
  await expectFocus(button(question, dashboardTexts.discard.cancel));
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
  await expectFocus(location);
  await page.keyboard.press('Escape');
  await expectFocus(button(question, dashboardTexts.discard.cancel));
  await tabTo(page, button(question, dashboardTexts.discard.confirm));
  await page.keyboard.press('Enter');
  await expectFocus(edit);

  await page.getByRole('link', { name: jobsTexts.applicationsOf(1, job.title) }).press('Enter');
  await page.getByRole('heading', { name: applicationsTexts.count(1, true) }).waitFor();
  await expectFocus(panelHeading(dashboardTexts.tabs.applications));

  const mark = button(page, applicationsTexts.markReviewedNamed(name));
  await tabTo(page, mark);
  await page.keyboard.press('Enter');
  await waitForStatus(page, name, 'Reviewed');
  await expectFocus(page.getByRole('rowheader').getByRole('link').first());

  const menu = button(page, applicationsTexts.moreNamed(name));
  const remove = button(page, applicationsTexts.deleteNamed(name));
  const ask = async () => {
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await tabTo(page, remove);
    await page.keyboard.press('Enter');
  };
  await ask();
  await expectFocus(button(question, dashboardTexts.cancel));
  await page.keyboard.press('Enter');
  await expectFocus(menu);
  await ask();
  await expectFocus(button(question, dashboardTexts.cancel));
  await tabTo(page, button(question, dashboardTexts.delete));
  await page.keyboard.press('Enter');
  await page.getByText(applicationsTexts.noMatch).waitFor();
  await expectFocus(panelHeading(dashboardTexts.tabs.applications));

  await page.goBack();
  await expectFocus(panelHeading(dashboardTexts.tabs.jobs));
  await page.getByRole('tab', { name: dashboardTexts.tabs.jobs }).focus();
  for (const tab of [dashboardTexts.tabs.applications, dashboardTexts.tabs.messages]) {
    await page.keyboard.press('ArrowRight');
    await panelHeading(tab).waitFor();
    await expectFocus(page.getByRole('tab', { name: tab, selected: true }));
  }
  expect(new URL(page.url()).searchParams.get('tab')).toBe('messages');
});
