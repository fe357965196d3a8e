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

it('each staff page leads to each other one with one click, on a phone with two', async () => {
  const { page } = await openStaffPage(browser(), { reducedMotion: 'reduce' });
  for (const start of [...places.map(({ address }) => address), applicationPath(applicationId)]) {
    await page.goto(start);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 360) await button(page, rail.more).click();
      for (const { label, address } of places) {
        const link = inRail(page, label);
        await link.waitFor({ state: 'attached' });
        expect(await link.isVisible(), `${start} to ${label} at ${width} px`).toBe(true);
        expect(new URL(await link.evaluate((element: HTMLAnchorElement) => element.href)).pathname).toBe(address.split('?')[0]);
      }
      await personMenu(page).click();
      expect(await page.getByRole('link', { name: dashboardTexts.account }).getAttribute('href')).toBe(adminPaths.account);
      await page.keyboard.press('Escape');
    }
  }
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

it('the texts, their dialog, the search, and what a phone shows on demand fit all windows and are accessible', async () => {
  const { page } = await openStaffPage(browser(), { reducedMotion: 'reduce' });
  const check = async (scope?: string) => {
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await waitForFrames(page);
      expect.soft(await findSidewaysScrolling(page), `${width} px`).toEqual([]);
      if ([360, 1440].includes(width)) expect(await violationsInBothSchemes(page, scope), `${width} px`).toEqual([]);
    }
  };
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(adminPaths.texts);
  await page.getByRole('definition').nth(3).waitFor();
  await button(page, rail.more).click();
  await check();
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  await check('[role=dialog]');
  await page.keyboard.press('Escape');
  await button(page, repliesTexts.manage.open).click();
  await button(page, repliesTexts.manage.add).click();
  await page.getByLabel(repliesTexts.manage.status).waitFor();
  await check('[role=dialog]');
});
