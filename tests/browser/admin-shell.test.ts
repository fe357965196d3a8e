import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../local/seed/pdf.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { adminPaths, applicationPath } from '../../src/admin-paths.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { pages, tabs } from '../../src/desk/shell/places.ts';
import { applicationsOf, applyFor, button, openStaffPage, personMenu, postJob } from './dashboard.ts';
import { browserOfFile } from './harness.ts';
import { findSidewaysScrolling, violationsInBothSchemes, waitForFrames } from './page-checks.ts';

const { rail } = dashboardTexts;

const browser = browserOfFile();
let applicationId: string;

beforeAll(async () => {
  const job = await postJob({ title: 'Keeper of the Shell' });
  await applyFor(job, 'Ingrid Palette', 'ingrid.palette@example.com', pdf('Ingrid', ['Line']));
  applicationId = (await applicationsOf('Ingrid Palette'))[0]?.id ?? '';
});

const places = [
  ...tabs.map(({ name, start }) => ({ label: dashboardTexts.tabs[name], address: adminPaths.dashboard + start })),
  ...pages.flat().map(({ label, to }) => ({ label, address: to })),
];

const inRail = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: rail.label })
    .locator('[title]')
    .filter({ hasText: new RegExp(`^${label}`) });

describe('each staff page leads to each other one', () => {
  it.each([
    [1440, 1],
    [768, 1],
    [360, 2],
  ])('at %i px within %i clicks', async (width, most) => {
    const { page } = await openStaffPage(browser(), { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    for (const start of [...places.map(({ address }) => address), applicationPath(applicationId)]) {
      await page.goto(start);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      for (const { label, address } of places) {
        const link = inRail(page, label);
        await link.waitFor({ state: 'attached' });
        const opensFirst = !(await link.isVisible());
        if (opensFirst) await button(page, rail.more).click();
        expect(await link.isVisible(), `${start} to ${label}`).toBe(true);
        expect(opensFirst ? 2 : 1).toBeLessThanOrEqual(most);
        expect(new URL(await link.evaluate((element: HTMLAnchorElement) => element.href)).pathname).toBe(address.split('?')[0]);
      }
      await personMenu(page).click();
      expect(await page.getByRole('link', { name: dashboardTexts.account }).getAttribute('href')).toBe(adminPaths.account);
    }
  });
});

it('tabs of the dashboard are chosen by arrows, Home, End and Space, and open again with their filters', async () => {
  const { page } = await openStaffPage(browser());
  await page.goto(`${adminPaths.dashboard}?tab=jobs&q=Keeper`);
  const tab = (name: keyof typeof dashboardTexts.tabs) => page.getByRole('tab', { name: new RegExp(`^${dashboardTexts.tabs[name]}`) });
  await tab('jobs').focus();
  for (const [key, name] of [
    ['ArrowDown', 'applications'],
    ['ArrowDown', 'messages'],
    ['ArrowDown', 'overview'],
    ['End', 'messages'],
    ['Home', 'overview'],
    ['ArrowUp', 'messages'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => tab(name).getAttribute('aria-selected')).toBe('true');
    expect(await tab(name).evaluate((element) => element === document.activeElement)).toBe(true);
  }
  await tab('jobs').focus();
  await page.keyboard.press(' ');
  await page.waitForURL(/tab=jobs&q=Keeper/);
  await expect.poll(() => page.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(await tab('jobs').getAttribute('id'));
});

describe('Ctrl+K', () => {
  it.each([
    ['an applicant', 'ingrid pal', applicationPath('')],
    ['a job', 'shell keeper', `${adminPaths.dashboard}?tab=applications&job=`],
    ['a page', 'texts', adminPaths.texts],
  ])('finds %s by words in any order, and Enter opens it', async (_, words, address) => {
    const { page } = await openStaffPage(browser());
    await page.goto(adminPaths.team);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type(words);
    await expect.poll(() => page.getByRole('dialog').getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => (url.pathname + url.search).startsWith(address));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('does what can be done on the page, and Escape leads back to where the focus was', async () => {
    const { page } = await openStaffPage(browser());
    await page.goto(applicationPath(applicationId));
    await page.getByRole('heading', { level: 1, name: 'Ingrid Palette' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('write a note');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  });
});

it.each([320, 360, 768, 1024, 1440])(
  'at %i px, the texts, the search and what a phone shows on demand fit and are accessible',
  async (width) => {
    const { page } = await openStaffPage(browser(), { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(adminPaths.texts);
    await page.getByRole('definition').nth(3).waitFor();
    if (width < 768) await button(page, rail.more).click();
    await waitForFrames(page);
    expect(await findSidewaysScrolling(page)).toEqual([]);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    expect(await violationsInBothSchemes(page, '[role=dialog]')).toEqual([]);
    await page.goto(adminPaths.texts);
    await button(page, repliesTexts.manage.open).click();
    await button(page, repliesTexts.manage.add).click();
    await page.getByLabel(repliesTexts.manage.status).waitFor();
    expect(await findSidewaysScrolling(page)).toEqual([]);
    expect(await violationsInBothSchemes(page, '[role=dialog]')).toEqual([]);
  },
);
