import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { adminCopy, applicationsCopy, jobsCopy, messagesCopy } from '../../src/content/admin-copy.ts';
import { jobFormCopy } from '../../src/content/form-copy.ts';
import { paths } from '../../src/paths.ts';
import { applyFor, bearer, button, hasFocus, openDashboard, openStaffPage, postJob, row, tabTo, writeMessage } from './dashboard.ts';
import { browserOfFile } from './file-browser.ts';
import { readDownload } from './harness.ts';

const browser = browserOfFile();
let token: string;

beforeAll(async () => {
  token = await bearer();
});

async function confirmDeletion(page: Page): Promise<void> {
  await button(page.getByRole('alertdialog'), adminCopy.delete).click();
}

it('creates, previews, finds, edits and deletes a job', async () => {
  const job = await postJob(token);
  const title = `${job.title} senior`;
  const { page, complaints } = await openDashboard(browser());
  await button(page, jobsCopy.create).click();
  const dialog = page.getByRole('dialog', { name: jobsCopy.createTitle });
  await dialog.getByLabel(jobFormCopy.fields.title).fill(title);
  await dialog.getByLabel(jobFormCopy.fields.location).fill('Chennai');
  await dialog.getByLabel(jobFormCopy.fields.job_type).selectOption('Contract');
  await dialog.getByLabel(jobFormCopy.fields.description).fill('One\nTwo');
  await dialog.getByLabel(jobFormCopy.fields.requirements).fill('Three');
  await dialog.getByRole('tab', { name: jobsCopy.preview }).click();
  await dialog.getByRole('article', { name: title }).getByText('One\nTwo').waitFor();
  await dialog.getByRole('tab', { name: jobsCopy.entry }).click();
  await button(dialog, jobFormCopy.create).click();
  await dialog.waitFor({ state: 'hidden' });
  await row(page, title).getByText('Active').waitFor();

  await page.getByRole('searchbox').fill(`${job.title} chennai`);
  await page.getByRole('heading', { name: /^1 of/ }).waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  await button(page, adminCopy.clearFilter).click();
  await page.getByLabel(jobsCopy.status).selectOption('Inactive');
  await expect.poll(() => row(page, job.title).count()).toBe(0);
  await page.getByLabel(jobsCopy.status).selectOption('');

  await button(page, jobsCopy.editNamed(job.title)).click();
  const edit = page.getByRole('dialog', { name: jobsCopy.editTitle });
  await edit.getByLabel(jobFormCopy.fields.title).fill(`${job.title} edited`);
  await button(edit, jobFormCopy.save).click();
  await row(page, `${job.title} edited`).waitFor();
  await button(page, jobsCopy.deleteNamed(title)).click();
  await page.getByText(messages.confirmDeleteJob).waitFor();
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
  await page.getByLabel(applicationsCopy.job, { exact: true }).selectOption(job.title);
  await page.getByRole('heading', { name: applicationsCopy.count(2, false, true) }).waitFor();

  const [file] = await Promise.all([page.waitForEvent('download'), button(page, applicationsCopy.export).click()]);
  expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readDownload(file)).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]?.startsWith('\ufeffReceived')).toBe(true);
  expect(lines[1]).toContain(`,'=1+1,`);
  expect(lines[2]).toContain(',Zoe Example,');
  await page.getByText(applicationsCopy.exported).waitFor();

  const search = page.getByLabel(applicationsCopy.search);
  await search.fill('zoe');
  await page.getByRole('heading', { name: applicationsCopy.count(1, false, true) }).waitFor();
  await page.getByLabel(applicationsCopy.status).selectOption('Reviewed');
  await page.getByText(applicationsCopy.noMatch).waitFor();
  await page.reload();
  await page.getByText(applicationsCopy.noMatch).waitFor();
  expect(await search.inputValue()).toBe('zoe');
  await page.getByLabel(applicationsCopy.status).selectOption('');

  await button(page, applicationsCopy.markReviewedNamed('Zoe Example')).click();
  await row(page, 'Zoe Example').getByText('Reviewed', { exact: true }).waitFor();
  await button(page, adminCopy.clearFilter).click();
  await row(page, '=1+1').waitFor();
  expect(await search.inputValue()).toBe('');
  await button(page, applicationsCopy.deleteNamed('=1+1')).click();
  await page.getByText(messages.confirmDeleteApplication).waitFor();
  await confirmDeletion(page);
  await row(page, '=1+1').waitFor({ state: 'detached' });
  await page.reload();
  await row(page, 'Zoe Example').getByText('Reviewed', { exact: true }).waitFor();
  expect(await row(page, '=1+1').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('loads page after page, and fills an emptied page with the next', async () => {
  const job = await postJob(token);
  for (const first of ['One', 'Two', 'Three', 'Four', 'Five']) await applyFor(job, `${first} More`, 'more@example.com');
  const { page } = await openStaffPage(browser());
  // Pages of two
  await page.route('**/admin/applications?*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '2');
    return route.continue({ url: url.href });
  });
  await page.goto(`${paths.adminDashboard}?tab=applications&job=${job.id}`);
  for (const name of ['Five More', 'Four More']) {
    await button(page, applicationsCopy.deleteNamed(name)).click();
    await confirmDeletion(page);
    await row(page, name).waitFor({ state: 'detached' });
  }
  await page.getByRole('heading', { name: applicationsCopy.count(2, true, true) }).waitFor();
  await row(page, 'Three More').waitFor();
  await button(page, adminCopy.loadMore).click();
  await page.getByRole('heading', { name: applicationsCopy.count(3, false, true) }).waitFor();
  await row(page, 'One More').waitFor();
  expect(await button(page, adminCopy.loadMore).count()).toBe(0);
});

it('shows a message, prepares the answer to it and deletes it', async () => {
  const subject = `Question ${crypto.randomUUID().slice(0, 8)}`;
  await writeMessage(subject);
  const { page, complaints } = await openDashboard(browser(), '?tab=messages');
  await button(page, messagesCopy.readNamed(subject, 'Ada Example')).click();
  const dialog = page.getByRole('dialog', { name: subject });
  expect(await dialog.getByText('Hello.').innerText()).toBe('Hello.\nWhen can we talk?');
  const href = await dialog.getByRole('link', { name: messagesCopy.reply }).getAttribute('href');
  const reply = new URL(href ?? '');
  expect(reply.pathname).toBe('ada@example.com');
  expect(reply.searchParams.get('subject')).toBe(`Re: ${subject}`);
  expect(reply.searchParams.get('body')).toMatch(/Ada Example wrote:\r\n> Hello\.\r\n> When can we talk\?$/);
  await button(dialog, adminCopy.delete).click();
  await page.getByText(messages.confirmDeleteMessage).waitFor();
  await confirmDeletion(page);
  await row(page, subject).waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.closest('tr, h2') !== null)).toBe(true);
  await page.reload();
  await page.getByRole('heading', { name: /message/ }).waitFor();
  expect(await row(page, subject).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('puts an application back that the server did not delete, and deletes it when it is tried again', async () => {
  const job = await postJob(token);
  await applyFor(job, 'Zoe Example', 'zoe@example.com');
  const { page } = await openDashboard(browser(), `?tab=applications&job=${job.id}`);
  let failure: 'refused' | 'offline' | undefined = 'refused';
  await page.route(`**${endpoints.listApplications.path}/*`, (route) => {
    if (failure === undefined) return route.fallback();
    if (failure === 'offline') return route.abort('internetdisconnected');
    return route.fulfill({ status: 500, json: { error: messages.internal } });
  });
  await button(page, applicationsCopy.deleteNamed('Zoe Example')).click();
  await confirmDeletion(page);
  const alert = page.getByRole('alert').filter({ hasText: messages.deleteApplicationFailed });
  await alert.getByText(messages.internal).waitFor();
  await row(page, 'Zoe Example').waitFor();
  failure = 'offline';
  await button(alert, adminCopy.retry).click();
  await alert.filter({ hasNotText: messages.internal }).waitFor();
  await row(page, 'Zoe Example').waitFor();
  failure = undefined;
  await button(alert, adminCopy.retry).click();
  await row(page, 'Zoe Example').waitFor({ state: 'detached' });
  await alert.waitFor({ state: 'detached' });
});

it('keeps a place for the focus in lists, dialogs and tabs that are used by keyboard', async () => {
  const name = 'Zoe Example';
  const job = await postJob(token);
  await applyFor(job, name, 'zoe@example.com');
  const { page } = await openDashboard(browser());
  const panelHeading = (tab: string) => page.getByRole('tabpanel', { name: tab }).getByRole('heading', { level: 2 });
  const focused = (element: Locator) => expect.poll(() => hasFocus(element)).toBe(true);

  await page.getByRole('link', { name: jobsCopy.applicationsOf(1, job.title) }).press('Enter');
  await page.getByRole('heading', { name: applicationsCopy.count(1, false, true) }).waitFor();
  await focused(panelHeading(adminCopy.tabs.applications));

  const details = button(page, applicationsCopy.detailsNamed(name));
  await tabTo(page, details);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await tabTo(page, button(dialog, applicationsCopy.markReviewed));
  await page.keyboard.press('Enter');
  await page.getByText(applicationsCopy.marked(name)).waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await focused(details);

  const remove = button(page, applicationsCopy.deleteNamed(name));
  const question = page.getByRole('alertdialog');
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await focused(button(question, adminCopy.cancel));
  await page.keyboard.press('Enter');
  await focused(remove);
  await page.keyboard.press('Enter');
  await focused(button(question, adminCopy.cancel));
  await tabTo(page, button(question, adminCopy.delete));
  await page.keyboard.press('Enter');
  await page.getByText(applicationsCopy.noMatch).waitFor();
  await focused(panelHeading(adminCopy.tabs.applications));

  await page.goBack();
  await focused(panelHeading(adminCopy.tabs.jobs));
  await page.getByRole('tab', { name: adminCopy.tabs.jobs }).focus();
  for (const tab of [adminCopy.tabs.applications, adminCopy.tabs.messages]) {
    await page.keyboard.press('ArrowRight');
    await panelHeading(tab).waitFor();
    await focused(page.getByRole('tab', { name: tab, selected: true }));
  }
  expect(new URL(page.url()).searchParams.get('tab')).toBe('messages');
});
