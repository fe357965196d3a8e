import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { pdf } from '../../local/seed/pdf.ts';
import { adminPaths, applicationPath } from '../../src/admin-paths.ts';
import { teamTexts } from '../../src/desk/accounts/team-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { pages, tabs } from '../../src/desk/shell/places.ts';
import { staffTitles } from '../../src/desk/shell/titles-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { applicationsOf, applyFor, button, expectFocus, openStaffPage, personMenu, postJob, writeMessage } from './dashboard.ts';
import { browserOfFile } from './harness.ts';

const { rail } = dashboardTexts;

const browser = browserOfFile();
let applicationId: string;

beforeAll(async () => {
  const job = await postJob({ title: 'Keeper of the Shell' });
  await applyFor(job, 'Ingrid Palette', 'ingrid.palette@example.com', pdf('Ingrid', ['Line']));
  await writeMessage('From Zanzibar');
  applicationId = (await applicationsOf('Ingrid Palette'))[0]?.id ?? '';
});

const places = [
  ...tabs.map(({ name, start }) => ({ label: dashboardTexts.tabs[name], address: adminPaths.dashboard + start })),
  ...pages.flat().map(({ label, to }) => ({ label, address: to })),
];

/** @returns the visible links to staff pages, by name and path */
const shownIn = (page: Page) =>
  page
    .getByRole('navigation', { name: rail.label })
    .locator('a[title][href^="/admin"]')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.filter((link) => link.checkVisibility({ visibilityProperty: true })).map(({ title, pathname }) => [title, pathname]),
    );

it('each staff page leads to each other one with one click, on a phone with two', async () => {
  const { page } = await openStaffPage(browser(), { reducedMotion: 'reduce' });
  for (const start of [...places.map(({ address }) => address), applicationPath(applicationId)]) {
    await page.goto(start);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 360) await button(page, rail.more).click();
      await expect
        .poll(() => shownIn(page), { message: `${start} at ${width} px` })
        .toEqual(places.map(({ label, address }) => [label, address.split('?')[0]]));
    }
    // Any tap closes what the phone shows on demand.
    await page.mouse.click(180, 20);
    await personMenu(page).click();
    expect(await page.getByRole('link', { name: dashboardTexts.account, exact: true }).getAttribute('href')).toBe(adminPaths.account);
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
    await expectFocus(tab(name));
  }
  await tab('jobs').focus();
  await page.keyboard.press(' ');
  await page.waitForURL(/tab=jobs&q=Keeper/);
  await expect.poll(() => page.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(await tab('jobs').getAttribute('id'));
});

it('Ctrl+K finds pages, jobs, applicants, senders and colleagues by words in any order, and does what can be done there', async () => {
  const { page } = await openStaffPage(browser());
  await page.goto(adminPaths.team);
  const dialog = page.getByRole('dialog');
  const open = async (shown: string) => {
    await page.getByRole('heading', { level: 1, name: shown }).waitFor({ state: 'attached' });
    await page.keyboard.press('Control+k');
    await expectFocus(dialog.getByRole('combobox'));
  };
  for (const [shown, words, address] of [
    [staffTitles.team, 'records', adminPaths.records],
    [staffTitles.records, 'zanzibar', `${adminPaths.dashboard}?tab=messages&q=Ada`],
    [dashboardTexts.dashboardHeading, 'texts', adminPaths.texts],
    [staffTitles.texts, 'shell keeper', `${adminPaths.dashboard}?tab=applications&job=`],
    [dashboardTexts.dashboardHeading, 'ingrid pal', applicationPath('')],
  ] as const) {
    await open(shown);
    await page.keyboard.type(words);
    await expect.poll(() => dialog.getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => (url.pathname + url.search).startsWith(address));
    await dialog.waitFor({ state: 'detached' });
  }
  await open('Ingrid Palette');
  await page.keyboard.type('write a note');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const note = page.getByRole('textbox', { name: reviewTexts.note.label, exact: true });
  await expectFocus(note);
  await open('Ingrid Palette');
  await page.keyboard.press('Escape');
  await expectFocus(note);
  await dialog.waitFor({ state: 'detached' });
  await open('Ingrid Palette');
  await page.keyboard.type('invite colleague');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${adminPaths.team}`);
  await expectFocus(page.getByRole('dialog', { name: teamTexts.invite.title() }).getByLabel(teamTexts.fields.name));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});
