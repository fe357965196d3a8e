import type { Browser, Page } from 'playwright-core';
import { applicationsTexts } from '../../src/content/staff/applications.ts';
import { hiringProcessTexts, jobsTexts } from '../../src/content/staff/jobs.ts';
import { repliesTexts } from '../../src/content/staff/replies.ts';
import { messagesTexts } from '../../src/content/staff/messages.ts';
import { careersTexts } from '../../src/content/careers.ts';
import { frameTexts } from '../../src/content/navigation.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { hydrated, violationsInBothSchemes } from '../browser/page-checks.ts';
import { applyFor, openDashboard, openStaffPage, postJob, writeMessage } from '../browser/dashboard.ts';
import { openPage, type Visit } from '../browser/harness.ts';
import { publicPaths } from './public-paths.ts';
import { withBrowser } from './rounds.ts';
import { atMost, type Row } from './row.ts';

type View = { open: (browser: Browser) => Promise<Visit>; act?: (page: Page) => Promise<unknown> };

const narrow = { viewport: { width: 360, height: 800 } };
const wide = { viewport: { width: 1280, height: 800 } };

function visit(path: string, options = wide): View['open'] {
  return async (browser) => {
    const opened = await openPage(browser, { ...options, reducedMotion: 'reduce' });
    await opened.page.goto(path, { waitUntil: 'networkidle' });
    return opened;
  };
}

/** @returns the view of a tab of the dashboard, and one after each of the actions */
function tab(name: string, ...acts: NonNullable<View['act']>[]): View[] {
  const open: View['open'] = async (browser) => {
    const opened = await openDashboard(browser, `?tab=${name}`, { ...wide, reducedMotion: 'reduce' });
    await opened.page.getByRole('row').nth(1).waitFor();
    return opened;
  };
  return [{ open }, ...acts.map((act) => ({ open, act }))];
}

function press(...names: (string | RegExp)[]) {
  return async (page: Page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click();
  };
}

/** Presses buttons, and waits for the dialog, or the thread at the side, that the last one opens. */
function openDialog(...names: (string | RegExp)[]) {
  return async (page: Page) => {
    await press(...names)(page);
    await page.locator('[role=dialog], [role=alertdialog], aside[aria-labelledby]').first().waitFor();
  };
}

async function openFigures(browser: Browser): Promise<Visit> {
  const opened = await openStaffPage(browser, { ...wide, reducedMotion: 'reduce' });
  await opened.page.goto(adminPaths.figures);
  await opened.page.getByRole('table').first().waitFor();
  return opened;
}

async function openReview(page: Page): Promise<void> {
  await page.getByRole('rowheader').filter({ hasText: 'Ada Example' }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Ada Example' }).waitFor();
}

export async function measureAxe(): Promise<Row[]> {
  const job = await postJob();
  await applyFor(job, 'Ada Example', 'ada@example.com');
  await writeMessage('A question');
  const views: View[] = [
    ...(await publicPaths()).map((path) => ({ open: visit(path) })),
    { open: visit(jobPath((await postJob({ status: 'Inactive' })).id)) },
    { open: visit('/no-such-page') },
    { open: visit(paths.adminLogin) },
    { open: visit(paths.home, narrow), act: press(frameTexts.menu) },
    { open: visit(paths.home), act: press(frameTexts.services) },
    { open: visit(paths.careers), act: openDialog(new RegExp(`^${careersTexts.applyFor('')}`)) },
    ...tab(
      'jobs',
      openDialog(jobsTexts.create),
      openDialog(jobsTexts.editNamed(job.title)),
      openDialog(jobsTexts.moreNamed(job.title), jobsTexts.deleteNamed(job.title)),
      openDialog(hiringProcessTexts.open),
      openDialog(repliesTexts.manage.open),
    ),
    ...tab(
      'applications',
      openReview,
      openDialog(applicationsTexts.moreNamed('Ada Example'), applicationsTexts.deleteNamed('Ada Example')),
    ),
    ...tab(
      'messages',
      openDialog(messagesTexts.readNamed('A question', 'Ada Example')),
      openDialog(messagesTexts.moreNamed('A question', 'Ada Example'), messagesTexts.deleteNamed('A question', 'Ada Example')),
    ),
    { open: openFigures },
  ];
  const violations = await withBrowser(async (browser) => {
    const found: string[] = [];
    for (const view of views) found.push(...(await checkView(browser, view)));
    return found;
  });
  for (const violation of violations) console.log(violation);
  return [atMost(`axe violations, ${views.length} pages and dialogs, light and dark`, [violations.length], 0, '')];
}

async function checkView(browser: Browser, { open, act }: View): Promise<string[]> {
  const { page } = await open(browser);
  if (!page.url().includes(adminPaths.dashboard)) await hydrated(page);
  await act?.(page);
  const violations = await violationsInBothSchemes(page, 'html');
  const { pathname, search } = new URL(page.url());
  await page.context().close();
  return violations.map((violation) => `${pathname}${search}: ${violation}`);
}
