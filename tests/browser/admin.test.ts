import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { messagesTexts } from '../../src/desk/messages/messages-texts.ts';
import { jobFormTexts } from '../../src/desk/jobs/job-form-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { applyFor, button, expectFocus, messagesAbout, openDashboard, postJob, row, tabTo, writeMessage } from './dashboard.ts';
import { browserOfFile } from './harness.ts';

const browser = browserOfFile();

it('creates, previews, edits and deletes a job by keyboard', async () => {
  const title = `Keyboard ${crypto.randomUUID().slice(0, 8)}`;
  const { page, complaints } = await openDashboard(browser(), '?tab=jobs');
  const { fields } = jobFormTexts;
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const create = button(page, jobsTexts.create);
  await press(create);
  const dialog = page.getByRole('dialog', { name: jobsTexts.createTitle });
  const entries: [label: string, text: string][] = [
    [fields.title, title],
    [fields.location, 'Chennai'],
    [fields.job_type, 'Contract'],
    [fields.description, 'You type.'],
    [fields.requirements, 'Keys'],
  ];
  for (const [label, text] of entries) {
    await tabTo(page, dialog.getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, dialog.getByRole('tab', { name: jobsTexts.edit }));
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('article', { name: title }).waitFor();
  await dialog.getByRole('paragraph').filter({ hasText: 'You type.' }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await press(button(dialog, jobFormTexts.create));
  await dialog.waitFor({ state: 'hidden' });
  await expectFocus(create);
  await row(page, title).getByText('Contract').waitFor();

  const edit = button(page, jobsTexts.editNamed(title));
  await press(edit);
  const form = page.getByRole('dialog', { name: jobsTexts.editTitle });
  await tabTo(page, form.getByLabel(fields.status));
  await page.keyboard.type('In');
  await press(form.getByLabel(fields.title));
  await form.waitFor({ state: 'hidden' });
  await expectFocus(edit);
  await row(page, title).getByText('Inactive').waitFor();

  await press(button(page, jobsTexts.moreNamed(title)));
  await press(button(page, jobsTexts.deleteNamed(title)));
  await page.getByText(staffTexts.confirmDeleteJob).waitFor();
  const question = page.getByRole('alertdialog');
  await expectFocus(button(question, dashboardTexts.cancel));
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await press(button(question, dashboardTexts.delete));
  await row(page, title).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.closest('tr') !== null)).toBe(true);
  await deleted;
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  expect(await row(page, title).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('answers 20 messages beside the list, half of them by a reply, with 30 keys besides typing', async () => {
  const about = crypto.randomUUID().slice(0, 8);
  for (let i = 0; i < 20; i++) await writeMessage(`${about} ${i}`);
  const { page, complaints } = await openDashboard(browser(), `?tab=messages&status=Open&q=${about}`);
  const thread = page.getByRole('complementary');
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const opener = (subject: string, isUnread: boolean) => button(page, messagesTexts.readNamed(subject, 'Ada Example', isUnread));
  const focused = (subject: string) => expectFocus(opener(subject, true).or(opener(subject, false)));
  for (let i = 19; i >= 0; i--) {
    await focused(`${about} ${i}`);
    if (i >= 10) {
      await press('m');
      await expectFocus(thread.getByLabel(repliesTexts.fields.body));
      await page.keyboard.insertText('Yes, we can.');
      await press('Control+Enter');
    } else await press('r');
  }
  await page.getByText(messagesTexts.noMatch).waitFor();
  expect(keys).toBeLessThanOrEqual(30);
  const answered = await Promise.all(Array.from({ length: 20 }, (_, i) => messagesAbout(`${about} ${i}`)));
  expect(answered.flat().map(({ status, replies }) => `${status}, ${replies.length}`)).toEqual(
    Array.from({ length: 20 }, (_, i) => `Answered, ${i >= 10 ? 1 : 0}`),
  );
  expect(complaints).toEqual([]);
});

it('keeps the focus in lists, dialogs and tabs when used by keyboard', async () => {
  const name = 'Zoe Example';
  const job = await postJob();
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
  await tabTo(page, button(question, dashboardTexts.discard.confirm));
  await page.keyboard.press('Enter');
  await expectFocus(edit);

  await page.getByRole('link', { name: jobsTexts.countOf(1, jobsTexts.columns.total, job.title) }).press('Enter');
  await page.getByRole('heading', { name: applicationsTexts.count(1, true) }).waitFor();
  await expectFocus(panelHeading(dashboardTexts.tabs.applications));

  await page.goBack();
  await expectFocus(panelHeading(dashboardTexts.tabs.jobs));
});
