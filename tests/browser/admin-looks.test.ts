import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { localAdmin } from '../../local/seed/seed.ts';
import { accountTexts } from '../../src/desk/accounts/account-texts.ts';
import { teamTexts } from '../../src/desk/accounts/team-texts.ts';
import { twoStepTexts } from '../../src/desk/accounts/two-step-texts.ts';
import { recordsTexts } from '../../src/desk/records/records-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { suggestionTexts } from '../../src/desk/answers/suggestions-texts.ts';
import { tellingTexts } from '../../src/desk/answers/telling-texts.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { bulkTexts } from '../../src/desk/applications/bulk-texts.ts';
import { interviewsTexts } from '../../src/desk/interviews/interviews-texts.ts';
import { scorecardsTexts } from '../../src/desk/interviews/scorecards-texts.ts';
import { jobFormTexts } from '../../src/desk/jobs/job-form-texts.ts';
import { jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { messagesTexts } from '../../src/desk/messages/messages-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { scorecardHash } from '../../src/desk/shell/applications-address.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { pages, tabs } from '../../src/desk/shell/places.ts';
import { adminPaths, applicationPath, recordsPath } from '../../src/admin-paths.ts';
import { storeApplication, storeColleague, storeInterview } from '../api/examples.ts';
import { makeAccount } from './accounts.ts';
import { applyFor, button, expectFocus, listApplications, openStaffPage, postJob, send, storedSession, writeMessage } from './dashboard.ts';
import { browserOfFile } from './harness.ts';
import {
  expectNoShift,
  expectToFit,
  fontArrived,
  isInSight,
  serveFontLate,
  sideAfterFilling,
  sidesOf,
  violationsInBothSchemes,
} from './page-checks.ts';
import { api } from './site.ts';

const browser = browserOfFile();
const tab = (query: string) => `${adminPaths.dashboard}?tab=${query}`;

const name = 'Wolfeschlegelsteinhausenbergerdorff Okonkwo-Ramanathan';
const address = 'a.very.long.address.indeed@subdomain.of.a.customer.example.com';
const subject = 'Classification of 40,000 parts, and what the migration of their documents would cost';
const hebrew = 'שלום רב,\nI write in two scripts.';

const job = await postJob({ title: 'Principal Engineer for Configuration Management and Change Processes' });
const closed = await postJob({ status: 'Inactive' });
const colleague = { role: 'manager', jobs: [job.id, 'deleted'], name: 'b'.repeat(64), title: 'c'.repeat(64) } as const;
await storeColleague(api, { ...colleague, jobs: [...colleague.jobs], email: `${'a'.repeat(60)}@example.com` });
const invited = `${'d'.repeat(60)}@example.com`;
await send(endpoints.inviteColleague, { json: { name: 'Cleo', title: '', email: invited, role: 'recruiter', jobs: [] } });
await applyFor(job, name, address, pdf(name, ['Line']), undefined, hebrew);
const [{ id } = { id: '' }] = await listApplications(`&job_id=${job.id}`);
const stored = { job_id: job.id, job_title: job.title, applicant_name: name, keep: true };
const [meeting, kept, held] = (await Promise.all([1, 2, 3].map(() => storeApplication(api, stored)))) as [string, string, string];
await writeMessage(subject, `${'A long line without an end. '.repeat(20)}\n\n${'x'.repeat(200)}\n\n${hebrew}`);

const db = await api.firebase.db();
// Where the hidden half of the day is at the end of a line.
const tomorrow = `${new Date(Date.now() + dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length)}T09:15:00.000Z`;
const meetingOf = (application: string) => ({ application, job_id: job.id, interviewers: [localAdmin.username, 'kim'], minutes: 45 });
async function book(application: string, at: string) {
  const booked = { state: 'booked', at, minutes: 45 } as const;
  const interview = await storeInterview(api, { ...meetingOf(application), ...booked, place: 'x'.repeat(200) });
  await db.doc(`applications/${application}`).update({ interview: { id: interview, ...booked } });
}
await book(meeting, tomorrow);
await send(endpoints.addNote, { parameter: held, json: { text: 'Call her.', recommendation: 'yes' } });
await book(held, new Date(Date.now() - 60_000).toISOString());
const offer = await storeInterview(api, { ...meetingOf(id), state: 'proposed', at: null, times: [tomorrow] });
await db.doc(`interviews/${offer}`).update({ offered_until: new Date(tomorrow) });
await db.collection('outbox').add({ state: 'failed', template: 'application received', about: [id], settled_at: new Date() });
const own = [{ name: 'Kind no', status: 'Rejected', ...mailTemplatesDefaults.ask }];
await api.parts.mailTemplates.update({ ...mailTemplatesDefaults, own, reasons: 'Skills\nPay' }, 'admin:tests');
await send(endpoints.updateApplicationStatus, { parameter: kept, json: { status: 'Rejected', tell: 'morning' } });

const open = async (path: string) => {
  const { page } = await openStaffPage(browser(), { reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
};

it.each([
  ...tabs.map(({ start }) => adminPaths.dashboard + start),
  ...pages.flat().map(({ to }) => to),
  tab('jobs'),
  tab(`applications&job=${job.id}`),
  tab('applications&q=nobody'),
  `${adminPaths.interviews}?week=${tomorrow.slice(0, 10)}`,
  adminPaths.account,
  recordsPath(address),
  applicationPath(id),
  applicationPath(held),
  `${adminPaths.invitation}#${'x'.repeat(43)}`,
])('%s fits narrow and wide windows, also with text at 200 %, and is accessible', async (path) => {
  const page = await open(path);
  await expectToFit(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

// Not the trail and an application, whose names here are too long to break alike in both fonts.
it.each([
  ...tabs.map(({ start }) => adminPaths.dashboard + start),
  ...pages.flat().flatMap(({ to }) => (to === adminPaths.audit ? [] : [to])),
  adminPaths.account,
])('%s does not move while it loads', async (path) => {
  for (const width of [360, 1440]) {
    const { page } = await openStaffPage(browser(), { reducedMotion: 'reduce', viewport: { width, height: 900 } });
    await serveFontLate(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await fontArrived(page);
    await expectNoShift(page);
  }
});

it('what a manager sees fits and is accessible', async () => {
  const storageState = await storedSession(browser(), await makeAccount('manager', [job.id]));
  const { page } = await openStaffPage(browser(), { reducedMotion: 'reduce', storageState });
  const applications = [held, 'of-another-job'].map((application) => applicationPath(application));
  for (const path of [adminPaths.dashboard, tab('jobs'), tab('applications'), ...applications]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectToFit(page);
  }
});

/** A button, tick or tab, or what else is done. */
type Step = string | ((page: Page) => Promise<unknown>);

/** Pages of staff, and what opens there one after the other. */
const walk: [path: string, ...views: Step[][]][] = [
  [
    tab('jobs'),
    [jobsTexts.create],
    [jobsTexts.editNamed(job.title), jobsTexts.preview],
    [jobsTexts.openNamed(closed.title)],
    [jobsTexts.moreNamed(job.title)],
    [jobsTexts.moreNamed(job.title), jobsTexts.link.named(job.title)],
    [jobsTexts.moreNamed(job.title), jobsTexts.deleteNamed(job.title)],
  ],
  [
    tab(`applications&job=${job.id}`),
    [applicationsTexts.filter],
    [applicationsTexts.add],
    [applicationsTexts.moreNamed(name)],
    [applicationsTexts.selectNamed(name), bulkTexts.setStatus],
    [bulkTexts.setStatus, 'Rejected'],
    [bulkTexts.assign],
    [dashboardTexts.delete],
  ],
  [tab('applications&view=kept'), [applicationsTexts.selectNamed(name), suggestionTexts.open]],
  [tab('overview&dialog=failed'), []],
  [tab('overview&dialog=scheduled'), []],
  [
    tab('messages'),
    [messagesTexts.moreNamed(subject, 'Ada Example'), messagesTexts.deleteNamed(subject, 'Ada Example')],
    [messagesTexts.replyNamed(subject, 'Ada Example')],
  ],
  [
    applicationPath(id),
    [repliesTexts.invite],
    [repliesTexts.reply],
    [tellingTexts.reject],
    [reviewTexts.correctAddress],
    [reviewTexts.more],
  ],
  [applicationPath(meeting), [interviewsTexts.change.open], [interviewsTexts.cancel.open]],
  [adminPaths.interviews, [interviewsTexts.propose.open]],
  [
    adminPaths.team,
    ...[teamTexts.change, teamTexts.link, teamTexts.disable, teamTexts.leave].map(({ item }) => [
      teamTexts.moreNamed(colleague.name),
      item,
    ]),
    [teamTexts.invite.open],
    [teamTexts.withdraw.named(invited)],
  ],
  [recordsPath(address), [recordsTexts.placeOnPerson]],
  [adminPaths.texts, [(page) => page.keyboard.press('?')]],
  [adminPaths.account, [dashboardTexts.rail.person('admin')]],
];

it.each(walk)(
  'all that opens on %s fits with its button in sight, and is accessible',
  async (path, ...views) => {
    const page = await open(path);
    const scope = '[role=dialog], [role=alertdialog], aside[aria-labelledby], [popover]:popover-open';
    const opened = page.locator(scope).last();
    for (const [index, steps] of views.entries()) {
      while (index > 0 && (await opened.isVisible())) await page.keyboard.press('Escape', { delay: 50 });
      for (const step of steps) {
        if (typeof step !== 'string') await step(page);
        else
          await button(page, step)
            .or(page.getByRole('checkbox', { name: step }))
            .or(page.getByRole('tab', { name: step, exact: true }))
            .first()
            .click();
      }
      await opened.waitFor();
      const submit = opened.locator('[type=submit]').last();
      await expectToFit(page, scope, async (width) => {
        if (await submit.isVisible()) expect.soft(await submit.evaluate(isInSight), `${steps.join(', ')}, ${width}`).toBe(true);
      });
    }
  },
  120_000,
);

it('the pages that a phone shows on demand are accessible', async () => {
  const page = await open(adminPaths.texts);
  await page.setViewportSize({ width: 360, height: 800 });
  await button(page, dashboardTexts.rail.more).click();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

it('the QR code of two-step login fits and is accessible', async () => {
  const page = await open(adminPaths.account);
  await button(page, accountTexts.twoStep.turnOn).click();
  const section = page.locator('section').filter({ hasText: accountTexts.twoStep.hint });
  await section.getByLabel(accountTexts.password.fields.currentPassword).fill(localAdmin.password);
  await button(page, accountTexts.twoStep.continue).click();
  await page.getByRole('img', { name: twoStepTexts.qrCode }).waitFor();
  await expectToFit(page);
});

it('a scorecard fits, incomplete and beside others, and aligns right-to-left text to the right', async () => {
  const page = await open(applicationPath(held) + scorecardHash);
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

it('aligns right-to-left text to the right in the form of a job, a cover letter and a message', async () => {
  const page = await open(tab('jobs'));
  await button(page, jobsTexts.editNamed(job.title)).click();
  for (const label of [jobFormTexts.fields.description, jobFormTexts.fields.requirements]) {
    expect(await sideAfterFilling(page.getByRole('dialog').getByLabel(label), 'Hello')).toBe('left');
    expect(await sideAfterFilling(page.getByRole('dialog').getByLabel(label), hebrew)).toBe('right');
  }
  await page.goto(applicationPath(id));
  expect(await sidesOf(page.getByText(hebrew))).toEqual(['right', 'left']);
  await page.goto(tab('messages'));
  await button(page, messagesTexts.readNamed(subject, 'Ada Example')).click();
  expect((await sidesOf(page.getByRole('complementary').getByText(hebrew))).slice(-2)).toEqual(['right', 'left']);
});
