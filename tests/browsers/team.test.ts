import { expect, test } from 'vitest';
import type { Job } from '#rooms/jobs/contract/jobs.ts';
import type { Role } from '#rooms/platform/contract/roles.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { loginTexts } from '../../src/shared/texts/form-texts.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { acceptTexts, teamTexts } from '../../src/desk/accounts/team-texts.ts';
import { adminPaths, applicationPath, applicationsPath } from '../../src/admin-paths.ts';
import { mailsTo, tokensIn } from '../api/mail.ts';
import { makeAccount } from '../browser/accounts.ts';
import { applicationsOf, applyFor, postJob } from '../browser/dashboard.ts';
import { uniqueName } from '../browser/forms.ts';
import { api } from '../browser/site.ts';
import { isDrawn } from './drawn.ts';
import { choose, click, fill, inElement, inPage, open, press, solveCaptcha, waitFor } from './page.ts';
import { openAsStaff } from './staff.ts';

/** A new one for each attempt. */
let name = '';
const managerName = 'Noor Haddad';
const applications = applicationsPath(new URLSearchParams());
const heading = () => ({ role: 'heading', name });

test('an invited manager recommends an applicant to the recruiter, who decides, and another manager sees nothing of it', async () => {
  name = uniqueName();
  const [job, otherJob] = [await postJob({ title: uniqueName() }), await postJob()];
  const [recruiter, otherManager] = [await makeAccount('recruiter'), await makeAccount('manager', [otherJob.id])];
  await applyFor(job, name, 'ann.team@example.com', pdf(name, ['Ten years of Windchill']));

  const email = `${uniqueName().toLowerCase().replaceAll(' ', '.')}@example.com`;
  await inviteManager(email, job);
  const manager = await accept(email);
  await logIn(manager);
  await readApplication();
  await recommendTo(recruiter.username);

  await openAsStaff(applications, recruiter);
  await click({ text: name });
  await seeRecommendationOf(managerName);
  await decide();

  await openAsStaff(applications, otherManager);
  await findNothing();
});

async function inviteManager(email: string, { title, location }: Job): Promise<void> {
  const { fields, invite } = teamTexts;
  await openAsStaff(adminPaths.team);
  await click({ role: 'button', name: invite.open });
  await fill(fields.name, managerName);
  await fill(fields.email, email);
  await choose(fields.role, 'manager' satisfies Role);
  await click({ role: 'checkbox', name: `${title}, ${location}` });
  await click({ role: 'button', name: invite.submit });
  await waitFor({ text: invite.done(email) });
}

/** @returns the new account */
async function accept(email: string) {
  const account = { username: `manager-${crypto.randomUUID().slice(0, 8)}`, password: 'quiet harbour 47 lanterns' };
  const [mail] = await mailsTo(api, email);
  await inPage(() => localStorage.clear());
  await open(`${adminPaths.invitation}#${tokensIn(mail).join()}`);
  await waitFor({ role: 'heading', name: acceptTexts.heading });
  await fill(loginTexts.fields.username, account.username);
  await fill(loginTexts.fields.password, account.password);
  await solveCaptcha();
  await click({ role: 'button', name: acceptTexts.submit });
  await waitFor({ text: acceptTexts.done(account.username) });
  return account;
}

async function logIn({ username, password }: { username: string; password: string }): Promise<void> {
  await fill(loginTexts.fields.username, username);
  await fill(loginTexts.fields.password, password);
  await solveCaptcha();
  await click({ role: 'button', name: loginTexts.submit });
}

async function readApplication(): Promise<void> {
  await waitFor({ role: 'tab', name: `${dashboardTexts.tabs.jobs} 1 ${dashboardTexts.tabCounts.jobs}` });
  await click({ role: 'tab', name: `${dashboardTexts.tabs.applications} 1 ${dashboardTexts.tabCounts.applications}` });
  await waitFor({ text: name });
  await click({ text: name });
  await waitFor(heading());
  await expect.poll(() => inElement({ role: 'group', name: reviewTexts.previewNamed(name) }, isDrawn)).toBe(true);
}

async function recommendTo(recruiter: string): Promise<void> {
  await click({ role: 'button', name: reviewTexts.recommend.yes });
  await fill(reviewTexts.note.label, `@${recruiter} Call her.`);
  await click({ role: 'button', name: reviewTexts.note.addRecommendation });
  await waitForEntry(`@${recruiter} Call her.`);
}

async function waitForEntry(text: string): Promise<void> {
  const timeline = { role: 'region', name: reviewTexts.history };
  await expect.poll(() => inElement(timeline, ({ textContent }) => textContent)).toContain(text);
}

async function seeRecommendationOf(manager: string): Promise<void> {
  await waitFor(heading());
  await waitForEntry(manager);
  await waitForEntry(reviewTexts.recommendations.yes);
}

async function decide(): Promise<void> {
  await press('s');
  await waitFor({ text: applicationsTexts.statusChanged(name, 'Shortlisted') });
  await expect.poll(() => applicationsOf(name)).toMatchObject([{ status: 'Shortlisted' }]);
}

async function findNothing(): Promise<void> {
  await waitFor({ text: applicationsTexts.empty });
  await fill(applicationsTexts.search, name);
  await waitFor({ text: applicationsTexts.noMatch('search') });
  expect(await inPage(() => document.body.textContent)).not.toContain(name);
  const [application] = await applicationsOf(name);
  await open(applicationPath(application?.id ?? ''));
  await waitFor({ text: reviewTexts.gone.textForManagers });
}
