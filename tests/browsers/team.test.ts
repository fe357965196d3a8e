import { expect, test } from 'vitest';
import { pdf } from '../../local/seed/pdf.ts';
import { applicationsTexts, dashboardTexts } from '../../src/content/staff/dashboard.ts';
import { reviewTexts } from '../../src/content/staff/review.ts';
import { applicationPath, applicationsPath, paths } from '../../src/paths.ts';
import { makeAccount } from '../browser/accounts.ts';
import { applicationsOf, applyFor, postJob } from '../browser/dashboard.ts';
import { isDrawn } from './drawn.ts';
import { click, fill, inElement, inPage, open, press, violations, waitFor } from './page.ts';
import { openAsStaff } from './staff.ts';

const name = 'Ann Team';
const applications = applicationsPath(new URLSearchParams());
const heading = { role: 'heading', name };

test('a manager recommends an applicant to the recruiter, who decides, and another manager sees nothing of it', async () => {
  const [job, otherJob] = [await postJob(), await postJob()];
  await applyFor(job, name, 'ann.team@example.com', pdf(name, ['Ten years of Windchill']));
  const [recruiter, manager, otherManager] = await invite(job.id, otherJob.id);

  await openAsStaff(paths.adminDashboard, manager);
  await readApplication();
  await recommendTo(recruiter.username);

  await openAsStaff(applications, recruiter);
  await click({ text: name });
  await seeRecommendationOf(manager.username);
  await decide();

  await openAsStaff(applications, otherManager);
  await findNothing();
});

async function invite(job: string, otherJob: string) {
  return [await makeAccount('recruiter'), await makeAccount('manager', [job]), await makeAccount('manager', [otherJob])] as const;
}

async function readApplication(): Promise<void> {
  await waitFor({ role: 'tab', name: `${dashboardTexts.tabs.jobs} 1 ${dashboardTexts.tabCounts.jobs}` });
  expect(await violations()).toEqual([]);
  await click({ role: 'tab', name: `${dashboardTexts.tabs.applications} 1 ${dashboardTexts.tabCounts.applications}` });
  await waitFor({ text: name });
  expect(await violations()).toEqual([]);
  await click({ text: name });
  await waitFor(heading);
  await expect.poll(() => inElement({ role: 'group', name: reviewTexts.previewNamed(name) }, isDrawn)).toBe(true);
}

async function recommendTo(recruiter: string): Promise<void> {
  await press('n');
  await fill(reviewTexts.note.label, `@${recruiter} Call her.`);
  await click({ role: 'button', name: reviewTexts.note.add });
  await waitForEntry(`@${recruiter} Call her.`);
  expect(await violations()).toEqual([]);
}

async function waitForEntry(text: string): Promise<void> {
  const timeline = { role: 'region', name: reviewTexts.history };
  await expect.poll(() => inElement(timeline, ({ textContent }) => textContent)).toContain(text);
}

async function seeRecommendationOf(manager: string): Promise<void> {
  await waitFor(heading);
  await waitForEntry(manager);
  expect(await violations()).toEqual([]);
}

async function decide(): Promise<void> {
  await press('s');
  await waitFor({ text: applicationsTexts.statusChanged(name, 'Shortlisted') });
  await expect.poll(() => applicationsOf(name)).toMatchObject([{ status: 'Shortlisted' }]);
}

async function findNothing(): Promise<void> {
  await waitFor({ text: applicationsTexts.empty });
  expect(await violations()).toEqual([]);
  await fill(applicationsTexts.search, name);
  await waitFor({ text: applicationsTexts.noMatch });
  expect(await inPage(() => document.body.textContent)).not.toContain(name);
  const [application] = await applicationsOf(name);
  await open(applicationPath(application?.id ?? ''));
  await waitFor({ text: reviewTexts.gone.textForManagers });
  expect(await violations()).toEqual([]);
}
