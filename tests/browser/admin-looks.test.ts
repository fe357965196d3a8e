import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationInList } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { Job } from '#rooms/jobs/contract/jobs.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { localAdmin } from '../../local/seed/seed.ts';
import { scorecardHash } from '../../src/desk/shell/applications-address.ts';
import { bulkTexts } from '../../src/desk/applications/bulk-texts.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { interviewsTexts } from '../../src/desk/interviews/interviews-texts.ts';
import { jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { messagesTexts } from '../../src/desk/messages/messages-texts.ts';
import { jobFormTexts } from '../../src/desk/jobs/job-form-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { overviewTexts } from '../../src/desk/overview/overview-texts.ts';
import { scorecardsTexts } from '../../src/desk/interviews/scorecards-texts.ts';
import { adminPaths, applicationPath } from '../../src/admin-paths.ts';
import { storeInterview } from '../api/examples.ts';
import { anInterview } from '../component/records.ts';
import { expectToFit, sidesOf, sideAfterFilling } from './page-checks.ts';
import {
  applicationsOf,
  applyFor,
  button,
  expectFocus,
  openDashboard,
  openStaffPage,
  postJob,
  pressInMenu,
  row,
  storedSession,
  writeMessage,
} from './dashboard.ts';
import { browserOfFile } from './harness.ts';
import { makeAccount } from './accounts.ts';
import { pdfPages } from './pdf-preview.ts';
import { api } from './site.ts';

const name = 'Wolfeschlegelsteinhausenbergerdorff Okonkwo-Ramanathan';
const subject = 'Classification of 40,000 parts, and what the migration of their documents would cost';
const hebrew = 'שלום רב,\nI write in two scripts.';

const browser = browserOfFile();
let job: Job;

beforeAll(async () => {
  job = await postJob({ title: 'Principal Engineer for Configuration Management and Change Processes' });
  const address = 'a.very.long.address.indeed@subdomain.of.a.customer.example.com';
  await applyFor(job, name, address, pdf(name, ['Line']), undefined, hebrew);
  await writeMessage(subject, `${'A long line without an end. '.repeat(20)}\n\n${'x'.repeat(200)}\n\n${hebrew}`);
});

describe('fits narrow and wide windows, is accessible, and aligns right-to-left text to the right:', () => {
  const open = async (query: string) => (await openDashboard(browser(), query, { reducedMotion: 'reduce' })).page;

  async function checkDialog(page: Page, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<Locator> {
    const dialog = page.getByRole(role);
    await dialog.waitFor();
    await expectToFit(page, `[role=${role}]`);
    return dialog;
  }

  it('the list of jobs, the form of a job, its preview, and the question before discarding changes', async () => {
    const page = await open('?tab=jobs');
    await row(page, job.title).waitFor();
    await expectToFit(page);
    await button(page, jobsTexts.editNamed(job.title)).click();
    const form = await checkDialog(page);
    for (const label of [jobFormTexts.fields.description, jobFormTexts.fields.requirements]) {
      expect(await sideAfterFilling(form.getByLabel(label), 'Hello')).toBe('left');
      expect(await sideAfterFilling(form.getByLabel(label), hebrew)).toBe('right');
    }
    await form.getByRole('tab', { name: jobsTexts.preview }).click();
    await form.getByRole('article', { name: job.title }).waitFor();
    await checkDialog(page);
    await form.getByRole('tab', { name: jobsTexts.edit }).click();
    await page.keyboard.press('Escape');
    await checkDialog(page, 'alertdialog');
  });

  it('applications, a menu, bulk actions, the question before deleting, an empty search, a cover letter', async () => {
    const page = await open(`?tab=applications&job=${job.id}`);
    await row(page, name).waitFor();
    await expectToFit(page);
    await button(page, applicationsTexts.moreNamed(name)).click();
    await button(page, applicationsTexts.deleteNamed(name)).waitFor();
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: applicationsTexts.selectNamed(name) }).check();
    await page.getByText(bulkTexts.selected(1)).waitFor();
    await expectToFit(page);
    await button(page, dashboardTexts.delete).click();
    await checkDialog(page, 'alertdialog');
    await button(page, dashboardTexts.cancel).click();
    await button(page, bulkTexts.clear).click();
    await page.getByLabel(applicationsTexts.search).fill('nobody-is-called-so');
    await page.getByText(applicationsTexts.noMatch).waitFor();
    await expectToFit(page);
    await page.getByLabel(applicationsTexts.search).fill('');
    await row(page, name).getByRole('link', { name }).first().click();
    expect(await sidesOf(page.getByText(hebrew))).toEqual(['right', 'left']);
  });

  it('the overview, the jobs, the applications, an application with a recommendation and one of another job, for a manager', async () => {
    const storageState = await storedSession(browser(), await makeAccount('manager', [job.id]));
    const { page } = await openDashboard(browser(), '', { reducedMotion: 'reduce', storageState });
    await page.getByText(overviewTexts.nothingDue).waitFor();
    await expectToFit(page);
    await page.getByRole('tab', { name: dashboardTexts.tabs.jobs }).click();
    await row(page, job.title).waitFor();
    await expectToFit(page);
    await page.getByRole('tab', { name: dashboardTexts.tabs.applications }).click();
    await row(page, name).waitFor();
    await expectToFit(page);
    await row(page, name).getByRole('link', { name }).first().click();
    await pdfPages(page, name).getByText('Line').waitFor();
    await page.getByRole('textbox', { name: reviewTexts.note.label, exact: true }).fill('Call her.');
    await page.getByLabel(reviewTexts.recommendations.yes).check();
    await button(page, reviewTexts.note.add).click();
    await page.getByRole('listitem').getByText('Call her.').waitFor();
    await expectToFit(page);
    await page.goto(applicationPath('of-another-job'));
    await page.getByText(reviewTexts.gone.textForManagers).waitFor();
    await expectToFit(page);
  });

  it('a scorecard that is incomplete, and all of them side by side', async () => {
    const [{ id } = { id: '' }] = await applicationsOf(name);
    const interviewers = [localAdmin.username, 'kim'];
    const booked = { state: 'booked', at: new Date(Date.now() - 60_000).toISOString(), minutes: 45 } as const;
    const interview = await storeInterview(api, { application: id, job_id: job.id, interviewers, ...booked });
    await (await api.firebase.db()).doc(`applications/${id}`).update({ interview: { id: interview, ...booked } });
    const { page } = await openStaffPage(browser(), { reducedMotion: 'reduce' });
    await page.goto(applicationPath(id) + scorecardHash);
    const scorecard = page.getByRole('region', { name: scorecardsTexts.title, exact: true });
    await expectFocus(scorecard.getByRole('radio').first());
    await button(page, scorecardsTexts.submit).click();
    await scorecard.getByRole('alert').waitFor();
    await expectToFit(page);
    for (const choices of await scorecard.getByRole('radiogroup').all())
      await choices.getByLabel(scorecardsTexts.words.yes, { exact: true }).check();
    for (const text of await scorecard.getByRole('textbox').all()) await text.fill(hebrew);
    await button(page, scorecardsTexts.submit).click();
    const table = scorecard.getByRole('table');
    expect(await sidesOf(table.getByText(hebrew).first())).toEqual(['right', 'left']);
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([localAdmin.username]);
    await expectToFit(page);
  });

  it('the interviews of a week, and an interview among the facts of an application', async () => {
    const { page } = await openStaffPage(browser(), { reducedMotion: 'reduce' });
    const [{ id } = { id: '' }] = await applicationsOf(name);
    // Where the hidden half of the day is at the end of a line.
    const at = `${new Date(Date.now() + dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length)}T09:15:00.000Z`;
    const interview = anInterview({ application: id, applicant_name: name, job_title: job.title, at, place: 'x'.repeat(200) });
    const states = [
      interview,
      { ...interview, id: '2', state: 'held' },
      { ...interview, id: '3', state: 'proposed', at: null, times: [at] },
    ];
    const answerWith = (path: string) => page.route(`**${path}`, (route) => route.fulfill({ json: states }));
    await answerWith(`${endpoints.listInterviews.path}?*`);
    await answerWith(endpoints.listInterviewsOf.path.replace(':id', id));
    await page.route(`**${endpoints.readApplication.path.replace(':id', id)}`, async (route) => {
      const response = await route.fetch();
      const { application, ...place } = (await response.json()) as ApplicationInList;
      await route.fulfill({ response, json: { ...place, application: { ...application, interview } } });
    });
    await page.goto(`${adminPaths.interviews}?week=${at.slice(0, 'YYYY-MM-DD'.length)}`);
    await page.getByRole('link', { name }).nth(2).waitFor();
    await expectToFit(page);
    await page.getByRole('link', { name }).first().click();
    await button(page, interviewsTexts.change.open).waitFor();
    await expectToFit(page);
    await button(page, interviewsTexts.change.open).click();
    await checkDialog(page);
  });

  it.each([
    ['the figures', adminPaths.figures, '[data-drawing] svg'],
    ['the audit trail', adminPaths.audit, 'tbody tr'],
  ])('%s', async (_, path, content) => {
    const { page } = await openStaffPage(browser(), { reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator(content).first().waitFor();
    await expectToFit(page);
  });

  it('the list of messages, a message, and the question before deleting it', async () => {
    const page = await open('?tab=messages');
    await row(page, subject).waitFor();
    await expectToFit(page);
    await button(page, messagesTexts.readNamed(subject, 'Ada Example', true)).click();
    const message = page.getByRole('complementary');
    await message.waitFor();
    await expectToFit(page);
    expect((await sidesOf(message.getByText(hebrew))).slice(-2)).toEqual(['right', 'left']);
    await page.setViewportSize({ width: 768, height: 800 });
    await page.getByRole('dialog').waitFor();
    await page.setViewportSize({ width: 1440, height: 800 });
    await button(message, dashboardTexts.close).click();
    await message.waitFor({ state: 'hidden' });
    await pressInMenu(page, messagesTexts.moreNamed(subject, 'Ada Example'), messagesTexts.deleteNamed(subject, 'Ada Example'));
    await checkDialog(page, 'alertdialog');
  });
});
