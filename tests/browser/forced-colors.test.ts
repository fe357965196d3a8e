import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { countFigures } from '../../functions/src/upkeep/upkeep.ts';
import { frameTexts } from '../../src/site/content/navigation.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { proposalTexts } from '../../src/desk/interviews/propose-texts.ts';
import { jobsTexts } from '../../src/desk/jobs/jobs-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { tellingTexts } from '../../src/desk/answers/telling-texts.ts';
import { applyTexts, contactTexts } from '../../src/shared/texts/form-texts.ts';
import { adminPaths, applicationPath } from '../../src/admin-paths.ts';
import { paths } from '../../src/paths.ts';
import { applyFor, button, listApplications, openStaffPage, postJob, send } from './dashboard.ts';
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

/** Expects that an action changes how an element looks, which stays the same without it. */
async function expectShown(element: Locator, act: () => Promise<unknown>): Promise<void> {
  const before = await pictureOf(element);
  expect.soft(await pictureOf(element), element.toString()).toBe(before);
  await act();
  expect.soft(await pictureOf(element), element.toString()).not.toBe(before);
}

/** Expects a line at the left side of an element, beside its empty margin. */
async function expectEdge(element: Locator): Promise<void> {
  const { x, y, height } = (await element.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const strip = (left: number) => element.page().screenshot({ clip: { x: Math.ceil(x) + left, y: y + height / 2, width: 1, height: 4 } });
  expect.soft((await strip(0)).equals(await strip(8)), element.toString()).toBe(false);
}

test('visitors see what is open, ticked and to be corrected, and where dialogs, menus and alerts end', async () => {
  const { page } = await openPage(browser(), forced);
  const visit = (path: string) => page.goto(path).then(() => hydrated(page));
  const services = button(page, frameTexts.services);
  await visit(paths.about);
  await expectShown(page.getByRole('banner').getByRole('link', { name: 'Careers' }), () => visit(paths.careers));
  await expectShown(services, () => visit(paths.plm));
  await services.click();
  await expectEdge(page.locator('[popover]:popover-open'));

  await applyForm.open(page);
  const keep = page.getByRole('checkbox', { name: applyTexts.keep });
  await expectShown(keep, () => keep.check());
  await expectEdge(page.getByRole('dialog'));

  await visit(paths.contact);
  await expectShown(page.getByLabel(contactTexts.fields.name), () => button(page, contactTexts.submit).click());
  await expectEdge(page.getByRole('alert').filter({ hasText: texts.requiredFields }));
});

test('staff see the chosen tab, row, item, answer and time, the parts of a chart, and where menus and panels end', async () => {
  const job = await postJob();
  for (const name of ['Second', 'First']) await applyFor(job, name, `${name}@example.com`);
  const [first] = await listApplications(`&job_id=${job.id}`);
  const { page } = await openStaffPage(browser(), forced);
  const dialog = page.getByRole('dialog');
  await page.goto(`${adminPaths.dashboard}?tab=applications&job=${job.id}`);
  const tick = page.getByRole('checkbox', { name: applicationsTexts.selectNamed('First') });
  await expectShown(page.getByRole('row', { name: 'First' }).getByRole('cell').nth(1), () => tick.check());
  const tab = page.getByRole('tab', { name: dashboardTexts.tabs.jobs });
  await expectShown(tab, () => tab.click());
  await button(page, jobsTexts.moreNamed(job.title)).click();
  await expectEdge(page.locator('[popover]:popover-open'));
  await button(page, jobsTexts.editNamed(job.title)).click();
  const preview = dialog.getByRole('tab', { name: jobsTexts.preview });
  await expectShown(preview, () => preview.click());

  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goto(applicationPath(first?.id ?? '', new URLSearchParams({ job: job.id })));
  await heading('First');
  await expectShown(page.getByRole('link', { name: 'First' }).first(), () => page.keyboard.press('j').then(() => heading('Second')));
  await page.keyboard.press('x');
  const answer = dialog.getByRole('radio', { name: tellingTexts.none });
  await expectShown(answer, () => answer.check());
  await page.keyboard.press('Escape');
  await button(page, repliesTexts.invite).click();
  const panel = page.getByRole('dialog', { name: proposalTexts.title('Second') });
  const time = panel.locator('[role=grid] button:not([aria-disabled=true])').first();
  await expectShown(time, () => time.click());
  await expectEdge(panel);

  await send(endpoints.updateApplicationStatus, { parameter: first?.id, json: { status: 'Hired', updated_at: first?.updated_at } });
  await countFigures(api.parts);
  await page.goto(`${adminPaths.figures}?job=${job.id}`);
  const parts = page.locator('[data-drawing] rect[height]:not([height="0"])');
  const fills = () => parts.evaluateAll((bars) => new Set(bars.map((bar) => getComputedStyle(bar).fill)).size);
  await expect.poll(fills).toBe(2);
}, 120_000);
