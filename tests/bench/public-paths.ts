import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { pdf } from '../../local/seed/pdf.ts';
import { adminPaths, applicationPath } from '../../src/admin-paths.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { applyFor, listApplications, openStaffPage, postJob } from '../browser/dashboard.ts';
import { openPage, textAt } from '../browser/harness.ts';
import { serveFontLate } from '../browser/page-checks.ts';

/** Creates a job. @returns the paths of the site map, and that of the job */
export async function publicPaths(): Promise<string[]> {
  const xml = await textAt('/sitemap.xml');
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (listed.length === 0) throw new Error('The site map is empty');
  return [...listed, jobPath((await postJob()).id)];
}

/** Creates an application. @returns the paths of all pages, those of staff as well */
export async function everyPath(): Promise<string[]> {
  const job = await postJob();
  await applyFor(job, 'Ada Example', 'ada@example.com', pdf('Ada Example', ['Worked on things']));
  const [application] = await listApplications(`&job_id=${job.id}`);
  const closed = await postJob({ status: 'Inactive' });
  const tabs = ['overview', 'jobs', 'applications', 'messages'].map((tab) => `${adminPaths.dashboard}?tab=${tab}`);
  const { account, figures, interviews, team, texts, records, audit, invitation } = adminPaths;
  return [
    ...[...(await publicPaths()), jobPath(closed.id), '/no-such-page', paths.alerts, paths.applicant, paths.adminLogin, invitation],
    ...[...tabs, applicationPath(application?.id ?? ''), account, figures, interviews, team, texts, records, audit],
  ];
}

/** Opens a page with its own storage, staff's with a session, and waits until it has loaded. */
export async function openLoaded(browser: Browser, path: string, options: BrowserContextOptions & { lateFont?: boolean }): Promise<Page> {
  const isPublic = !path.startsWith(paths.admin) || path === paths.adminLogin || path === adminPaths.invitation;
  const { page } = await (isPublic ? openPage : openStaffPage)(browser, { reducedMotion: 'reduce', ...options });
  if (options.lateFont) await serveFontLate(page);
  await page.goto(path, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction((label) => !document.querySelector(`[aria-label="${label}"]`), dashboardTexts.loading);
  return page;
}
