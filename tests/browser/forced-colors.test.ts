import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { frameTexts } from '../../src/content/navigation.ts';
import { applicationsTexts } from '../../src/content/staff/applications.ts';
import { dashboardTexts } from '../../src/content/staff/dashboard.ts';
import { inviteTexts } from '../../src/content/staff/invite.ts';
import { jobsTexts } from '../../src/content/staff/jobs.ts';
import { reviewTexts } from '../../src/content/staff/review.ts';
import { applyTexts } from '../../src/content/form-texts.ts';
import { adminPaths, applicationPath } from '../../src/admin-paths.ts';
import { paths } from '../../src/paths.ts';
import { applyFor, button, listApplications, openStaffPage, postJob } from './dashboard.ts';
import { applyForm } from './forms.ts';
import { browserOfFile, openPage } from './harness.ts';
import { waitForFrames } from './page-checks.ts';

const browser = browserOfFile();
const forced = { forcedColors: 'active', reducedMotion: 'reduce' } as const;

/** @returns a picture of an element that has neither the pointer on it nor the focus in it */
async function pictureOf(element: Locator): Promise<string> {
  const page = element.page();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await waitForFrames(page);
  return (await element.screenshot()).toString('base64');
}

/** Expects that an element looks different after an action, and looks as before once it is taken back. */
async function expectShown(name: string, element: Locator, act: () => Promise<unknown>, undo: () => Promise<unknown>): Promise<void> {
  const before = await pictureOf(element);
  await act();
  expect(await pictureOf(element), name).not.toBe(before);
  await undo();
  expect(await pictureOf(element), name).toBe(before);
}

/** Expects a line at the left side of an element, beside its empty margin. */
async function expectEdge(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is no ${element.toString()}`);
  const strip = async (x: number) => page.screenshot({ clip: { x: Math.ceil(box.x) + x, y: box.y + box.height / 2, width: 1, height: 4 } });
  expect((await strip(0)).equals(await strip(3)), element.toString()).toBe(false);
}

test('visitors see which page is open, what is ticked, and where a dialog ends', async () => {
  const { page } = await openPage(browser(), forced);
  await page.goto(paths.about);
  const link = page.getByRole('banner').getByRole('link', { name: 'Careers' });
  await expectShown(
    'page',
    link,
    () => page.goto(paths.careers),
    () => page.goto(paths.about),
  );
  await applyForm.open(page);
  const box = page.getByRole('checkbox', { name: applyTexts.keep });
  await expectShown(
    'tick',
    box,
    () => box.check(),
    () => box.uncheck(),
  );
  await expectEdge(page, page.getByRole('dialog'));
  await page.goto(paths.careers);
  await page.getByRole('button', { name: frameTexts.services }).click();
  await expectEdge(page, page.locator('[popover]:popover-open'));
});

test('staff see the chosen tab, row, item and time, and where menus and notices end', async () => {
  const job = await postJob();
  for (const name of ['Second', 'First']) await applyFor(job, name, `${name}@example.com`);
  const { page } = await openStaffPage(browser(), forced);
  await page.goto(`${adminPaths.dashboard}?tab=applications&job=${job.id}`);
  const tab = (name: string) => page.getByRole('tab', { name });
  const cell = page.getByRole('row', { name: 'First' }).getByRole('link').first();
  await cell.waitFor();
  await expectShown(
    'tab',
    tab(dashboardTexts.tabs.jobs),
    () => tab(dashboardTexts.tabs.jobs).click(),
    () => tab(dashboardTexts.tabs.applications).click(),
  );
  const tick = page.getByRole('checkbox', { name: applicationsTexts.selectNamed('First') });
  await expectShown(
    'row',
    page.getByRole('row', { name: 'First' }).getByRole('cell').nth(1),
    () => tick.check(),
    () => tick.uncheck(),
  );
  await tab(dashboardTexts.tabs.jobs).click();
  await button(page, jobsTexts.moreNamed(job.title)).click();
  await expectEdge(page, page.locator('[popover]:popover-open'));

  const [first] = await listApplications(`&job_id=${job.id}`);
  await page.goto(applicationPath(first?.id ?? '', new URLSearchParams({ job: job.id })));
  const item = page.getByRole('link', { name: 'First' }).first();
  await expectShown(
    'item',
    item,
    () => page.keyboard.press('j').then(() => page.getByRole('heading', { level: 1, name: 'Second' }).waitFor()),
    () => page.keyboard.press('k').then(() => page.getByRole('heading', { level: 1, name: 'First' }).waitFor()),
  );
  await button(page, reviewTexts.invite).click();
  const dialog = page.getByRole('dialog', { name: inviteTexts.title('First') });
  const time = dialog.locator('[role=grid] button:not([aria-disabled=true])').first();
  await expectShown(
    'time',
    time,
    () => time.click(),
    () => time.click(),
  );
  await expectEdge(page, dialog);
}, 120_000);
