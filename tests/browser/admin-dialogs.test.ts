import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { teamTexts } from '../../src/desk/accounts/team-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { suggestionTexts } from '../../src/desk/answers/suggestions-texts.ts';
import { tellingTexts } from '../../src/desk/answers/telling-texts.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { bulkTexts } from '../../src/desk/applications/bulk-texts.ts';
import { interviewsTexts } from '../../src/desk/interviews/interviews-texts.ts';
import { hiringProcessTexts, jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { messagesTexts } from '../../src/desk/messages/messages-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { shortcutsTexts } from '../../src/desk/shell/shortcuts-texts.ts';
import { adminPaths, applicationPath } from '../../src/admin-paths.ts';
import { storeApplication, storeInterview } from '../api/examples.ts';
import { makeAccount } from './accounts.ts';
import { button, openStaffPage, postJob, send, writeMessage } from './dashboard.ts';
import { browserOfFile } from './harness.ts';
import { violationsInBothSchemes } from './page-checks.ts';
import { api } from './site.ts';

const browser = browserOfFile();
const tab = (query: string) => `${adminPaths.dashboard}?tab=${query}`;
const name = 'Ada Example';

const job = await postJob();
const closed = await postJob({ status: 'Inactive' });
const { username } = await makeAccount('recruiter');
const stored = { job_id: job.id, job_title: job.title, applicant_name: name, keep: true };
const [id, invited, kept] = await Promise.all([1, 2, 3].map(() => storeApplication(api, stored)));
const booked = { state: 'booked', at: new Date(Date.now() + 86_400_000).toISOString(), minutes: 45 } as const;
const interview = await storeInterview(api, { application: invited, job_id: job.id, interviewers: [username], ...booked });
const db = await api.firebase.db();
await db.doc(`applications/${invited}`).update({ interview: { id: interview, ...booked } });
await db.doc(`applications/${kept}`).update({ status: 'Rejected' });
await db.collection('outbox').add({ state: 'failed', template: 'application received', about: [id], settled_at: new Date() });
await send(endpoints.inviteColleague, { json: { name: 'Cleo', title: '', email: 'cleo@example.com', role: 'recruiter', jobs: [] } });
await writeMessage('A question');

/** Pages of staff, and the buttons that open there, one after the other, what no other test looks at. */
const walk: [path: string, ...views: string[][]][] = [
  [
    tab('jobs'),
    [jobsTexts.create],
    [jobsTexts.closeNamed(job.title)],
    [jobsTexts.openNamed(closed.title)],
    [jobsTexts.moreNamed(job.title)],
    [jobsTexts.moreNamed(job.title), jobsTexts.link.named(job.title)],
    [jobsTexts.moreNamed(job.title), jobsTexts.deleteNamed(job.title)],
  ],
  [
    tab(`applications&job=${job.id}`),
    [applicationsTexts.filter],
    [applicationsTexts.add],
    [shortcutsTexts.title],
    [applicationsTexts.selectNamed(name), bulkTexts.setStatus],
    [bulkTexts.setStatus, 'Rejected'],
    [bulkTexts.assign],
  ],
  [tab('applications&view=kept'), [applicationsTexts.selectNamed(name), suggestionTexts.open]],
  [tab('overview&dialog=failed'), []],
  [tab('messages'), [messagesTexts.replyNamed('A question', name)]],
  [
    applicationPath(id ?? ''),
    [reviewTexts.invite],
    [repliesTexts.reply],
    [tellingTexts.reject],
    [reviewTexts.correctAddress],
    [reviewTexts.more],
  ],
  [applicationPath(invited ?? ''), [interviewsTexts.cancel.open]],
  [adminPaths.interviews, [interviewsTexts.propose.open]],
  [
    adminPaths.team,
    ...[teamTexts.link, teamTexts.disable, teamTexts.leave].map(({ item }) => [teamTexts.moreNamed(username), item]),
    [teamTexts.invitations.cancelNamed('cleo@example.com')],
  ],
  [adminPaths.texts, [hiringProcessTexts.open], [repliesTexts.manage.open]],
  [adminPaths.account, [dashboardTexts.rail.person('admin')]],
];

it.each(walk)('all that opens on %s is accessible', async (path, ...views) => {
  const { page } = await openStaffPage(browser(), { reducedMotion: 'reduce' });
  const scope = '[role=dialog], [role=alertdialog], aside[aria-labelledby], [popover]:popover-open';
  const opened = page.locator(scope).last();
  await page.goto(path);
  for (const names of views) {
    while (await opened.isVisible()) await page.keyboard.press('Escape', { delay: 50 });
    for (const label of names) await page.getByRole('checkbox', { name: label }).or(button(page, label)).first().click();
    await opened.waitFor();
    expect.soft(await violationsInBothSchemes(page, scope), names.join(', ')).toEqual([]);
  }
});
