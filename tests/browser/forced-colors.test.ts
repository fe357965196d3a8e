import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { countFigures } from '../../functions/src/upkeep/upkeep.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { frameTexts } from '../../src/site/content/navigation.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { proposalTexts } from '../../src/desk/interviews/propose-texts.ts';
import { jobFormTexts } from '../../src/desk/jobs/job-form-texts.ts';
import { jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { teamTexts } from '../../src/desk/accounts/team-texts.ts';
import { tellingTexts } from '../../src/desk/answers/telling-texts.ts';
import { applyTexts, contactTexts } from '../../src/shared/texts/form-texts.ts';
import { adminPaths, applicationPath } from '../../src/admin-paths.ts';
import { paths } from '../../src/paths.ts';
import { applyFor, button, listApplications, openStaffPage, postJob, send, tabTo } from './dashboard.ts';
import { applyForm } from './forms.ts';
import { browserOfFile, openPage } from './harness.ts';
import { hydrated, waitForFrames } from './page-checks.ts';
import { api } from './site.ts';

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

/** Expects that an action changes how an element looks, and that undoing it changes it back. */
async function expectShown(element: Locator, [act, undo]: [() => Promise<unknown>, () => Promise<unknown>]): Promise<void> {
  const before = await pictureOf(element);
  await act();
  expect(await pictureOf(element), element.toString()).not.toBe(before);
  await undo();
  expect(await pictureOf(element), element.toString()).toBe(before);
}

const expectTickShown = (box: Locator, element = box) => expectShown(element, [() => box.check(), () => box.uncheck()]);

/** @param margin in CSS pixels @returns the place of an element, for a screenshot */
async function clipAround(element: Locator, margin: number) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is no ${element.toString()}`);
  return { x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin };
}

/** Expects a line at the left side of an element, beside its empty margin. */
async function expectEdge(page: Page, element: Locator): Promise<void> {
  const { x: left, y: top, height } = await clipAround(element, 0);
  const strip = async (x: number) => page.screenshot({ clip: { x: Math.ceil(left) + x, y: top + height / 2, width: 1, height: 4 } });
  expect((await strip(0)).equals(await strip(8)), element.toString()).toBe(false);
}

test('visitors see which page is open, what is ticked, and where a dialog ends', async () => {
  const { page } = await openPage(browser(), forced);
  await page.goto(paths.about);
  const link = page.getByRole('banner').getByRole('link', { name: 'Careers' });
  await expectShown(link, [() => page.goto(paths.careers), () => page.goto(paths.about)]);
  await applyForm.open(page);
  await expectTickShown(page.getByRole('checkbox', { name: applyTexts.keep }));
  await expectEdge(page, page.getByRole('dialog'));
  await page.goto(paths.careers);
  await page.getByRole('button', { name: frameTexts.services }).click();
  await expectEdge(page, page.locator('[popover]:popover-open'));
});

test('visitors see the section that is open, also in the drawer, what they filter by and have to correct, and the focus', async () => {
  await postJob();
  const { page } = await openPage(browser(), forced);
  const visit = (path: string) => page.goto(path).then(() => hydrated(page));
  await visit(paths.about);
  await expectShown(page.getByRole('button', { name: frameTexts.services }), [() => visit(paths.plm), () => visit(paths.about)]);
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
  const ring = await clipAround(home, 6);
  const unfocused = await page.screenshot({ clip: ring });
  await tabTo(page, home);
  expect(unfocused.equals(await page.screenshot({ clip: ring }))).toBe(false);

  const filter = page.getByLabel(careersTexts.factLabels.workplace);
  await visit(`${paths.careers}?location=Pune`);
  await expectShown(filter, [() => filter.selectOption('Hybrid'), () => filter.selectOption('')]);
  await visit(paths.contact);
  await expectShown(page.getByLabel(contactTexts.fields.name), [
    () => button(page, contactTexts.submit).click(),
    () => visit(paths.contact),
  ]);
  await button(page, contactTexts.submit).click();
  await expectEdge(page, page.getByRole('alert').filter({ hasText: texts.requiredFields }));

  await page.setViewportSize({ width: 390, height: 900 });
  const openDrawer = (path: string) => visit(path).then(() => page.getByRole('button', { name: frameTexts.menu }).click());
  const drawer = page.locator('[popover]:popover-open');
  await openDrawer(paths.about);
  await expectShown(drawer.getByRole('link', { name: 'Careers' }), [() => openDrawer(paths.careers), () => openDrawer(paths.about)]);
  await expectEdge(page, drawer);
});

test('staff see what is chosen in forms, and the parts of a chart', async () => {
  const job = await postJob();
  for (const name of ['Second', 'First']) await applyFor(job, name, `${name}@example.com`);
  const [first] = await listApplications(`&job_id=${job.id}`);
  const { page } = await openStaffPage(browser(), forced);
  const dialog = page.getByRole('dialog');

  await page.goto(`${adminPaths.dashboard}?tab=jobs`);
  await button(page, jobsTexts.editNamed(job.title)).click();
  const tab = (name: string) => dialog.getByRole('tab', { name });
  await expectShown(tab(jobsTexts.preview), [() => tab(jobsTexts.preview).click(), () => tab(jobsTexts.edit).click()]);
  await expectTickShown(dialog.getByLabel(jobFormTexts.fields.general));

  await page.goto(adminPaths.team);
  await button(page, teamTexts.invite.open).click();
  await dialog.getByLabel(teamTexts.fields.role).selectOption('manager');
  await expectTickShown(dialog.getByLabel(job.title));

  await page.goto(applicationPath(first?.id ?? ''));
  await page.getByRole('heading', { level: 1, name: 'First' }).waitFor();
  await page.keyboard.press('x');
  const radio = (name: string) => dialog.getByRole('radio', { name });
  await expectShown(radio(tellingTexts.none), [() => radio(tellingTexts.none).check(), () => radio(tellingTexts.now).check()]);

  await send(endpoints.updateApplicationStatus, { parameter: first?.id, json: { status: 'Hired', updated_at: first?.updated_at } });
  await countFigures(api.parts);
  await page.goto(`${adminPaths.figures}?job=${job.id}`);
  const parts = page.locator('[data-drawing] rect[height]:not([height="0"])');
  const fills = () => parts.evaluateAll((bars) => new Set(bars.map((bar) => getComputedStyle(bar).fill)).size);
  await expect.poll(fills).toBe(2);
});

test('staff see the chosen tab, row, item and time, and where menus and notices end', async () => {
  const job = await postJob();
  for (const name of ['Second', 'First']) await applyFor(job, name, `${name}@example.com`);
  const { page } = await openStaffPage(browser(), forced);
  await page.goto(`${adminPaths.dashboard}?tab=applications&job=${job.id}`);
  const tab = (name: string) => page.getByRole('tab', { name });
  const cell = page.getByRole('row', { name: 'First' }).getByRole('link').first();
  await cell.waitFor();
  await expectShown(tab(dashboardTexts.tabs.jobs), [
    () => tab(dashboardTexts.tabs.jobs).click(),
    () => tab(dashboardTexts.tabs.applications).click(),
  ]);
  const tick = page.getByRole('checkbox', { name: applicationsTexts.selectNamed('First') });
  await expectTickShown(tick, page.getByRole('row', { name: 'First' }).getByRole('cell').nth(1));
  await tab(dashboardTexts.tabs.jobs).click();
  await button(page, jobsTexts.moreNamed(job.title)).click();
  await expectEdge(page, page.locator('[popover]:popover-open'));

  const [first] = await listApplications(`&job_id=${job.id}`);
  await page.goto(applicationPath(first?.id ?? '', new URLSearchParams({ job: job.id })));
  const item = page.getByRole('link', { name: 'First' }).first();
  await expectShown(item, [
    () => page.keyboard.press('j').then(() => page.getByRole('heading', { level: 1, name: 'Second' }).waitFor()),
    () => page.keyboard.press('k').then(() => page.getByRole('heading', { level: 1, name: 'First' }).waitFor()),
  ]);
  await button(page, repliesTexts.invite).click();
  const dialog = page.getByRole('dialog', { name: proposalTexts.title('First') });
  const time = dialog.locator('[role=grid] button:not([aria-disabled=true])').first();
  await expectShown(time, [() => time.click(), () => time.click()]);
  await expectEdge(page, dialog);
}, 120_000);
