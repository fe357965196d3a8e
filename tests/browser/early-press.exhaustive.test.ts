import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Job } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { careersCopy } from '../../src/content/careers.ts';
import { applyCopy, contactCopy } from '../../src/content/form-copy.ts';
import { frame } from '../../src/content/navigation.ts';
import { openingPath, paths } from '../../src/paths.ts';
import { bearer, postJob, send } from './dashboard.ts';
import { contactForm, somebody } from './forms.ts';
import { launchBrowser, openPage } from './harness.ts';
import { hydrated, layoutShift, settled } from './page-checks.ts';

let browser: Browser;
let token: string;
let job: Job;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [browser, token] = await Promise.all([launchBrowser(), bearer()]);
  job = await postJob(token);
});

afterEach(async () => {
  await page.context().close();
  expect(complaints).toEqual([]);
});

afterAll(async () => {
  await send(endpoints.deleteJob, { token, parameter: job.id });
  await browser.close();
});

/** Opens a page whose scripts are on their way. @returns lets them arrive, and waits until the application runs */
async function openSlowly(path: string): Promise<() => Promise<void>> {
  ({ page, complaints } = await openPage(browser));
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = page.waitForRequest('**/assets/main-*.js');
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await asked;
  return async () => {
    arrive();
    await hydrated(page);
  };
}

const applyButton = () => page.getByRole('button', { name: careersCopy.applyFor(job.title) }).first();
const applyDialog = () => page.getByRole('dialog', { name: applyCopy.title(job.title) });
const scrollY = () => page.evaluate(() => window.scrollY);
const shownScheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);

test('on Apply opens the dialog as soon as that can be, with the focus where it belongs', async () => {
  const arrive = await openSlowly(openingPath(job.id));
  await applyButton().click();
  await arrive();
  await applyDialog().waitFor();
  expect((await layoutShift(page)).sum).toBeLessThanOrEqual(0.01);
  await page.keyboard.press('Escape');
  await applyDialog().waitFor({ state: 'hidden' });
  await expect.poll(() => applyButton().evaluate((element) => element === document.activeElement)).toBe(true);
});

test('on Apply is forgotten where something else was pressed after it', async () => {
  const arrive = await openSlowly(openingPath(job.id));
  await applyButton().click();
  await page.getByRole('heading', { level: 1 }).click();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await arrive();
  await page.waitForLoadState('networkidle');
  expect(await applyDialog().count()).toBe(0);
  expect(loaded.filter((url) => url.includes('ApplyDialog'))).toEqual([]);
});

test.each([
  ['by the button', () => page.getByRole('button', { name: contactCopy.submit }).click()],
  ['by Enter', () => page.getByLabel(contactCopy.fields.subject).press('Enter')],
])('on Send message %s says what is missing, and keeps what was typed', async (_, press) => {
  const arrive = await openSlowly(paths.contact);
  const form = page.locator(contactForm.scope);
  await contactForm.fill(form, somebody());
  const typed = await contactForm.entered(form);
  await press();
  await arrive();
  await page.getByText(messages.contactCaptcha).waitFor();
  expect(await contactForm.entered(form)).toEqual(typed);
});

test('counts once: the colour scheme changes, and a menu that has opened stays open', async () => {
  const arrive = await openSlowly(paths.home);
  const before = await shownScheme();
  await page.getByRole('button', { name: frame.colorScheme }).click();
  await arrive();
  await expect.poll(shownScheme).not.toBe(before);
  await page.getByRole('button', { name: frame.colorScheme }).click();
  await expect.poll(shownScheme).toBe(before);
  await page.context().close();

  const arriveAgain = await openSlowly(paths.home);
  await page.getByRole('banner').getByRole('button', { name: frame.services }).click();
  await arriveAgain();
  await settled(page);
  expect(await page.locator('#services-menu').isVisible()).toBe(true);
});

test.each([paths.plm, `${paths.products}#events`, openingPath('of-a-job')])(
  'scrolling stays as it is when the application comes: %s',
  async (path) => {
    const arrive = await openSlowly(path.replace('of-a-job', job.id));
    await page.setViewportSize({ width: 360, height: 500 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.mouse.wheel(0, 300);
    await expect.poll(scrollY).toBe(300);
    await arrive();
    expect(await scrollY()).toBe(300);
  },
);

test('a page is shown from its beginning, wherever another was left in this tab', async () => {
  ({ page, complaints } = await openPage(browser, { viewport: { width: 360, height: 500 } }));
  await page.goto(paths.plm);
  await hydrated(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(scrollY).toBe(300);
  await page.goto(paths.ai);
  await hydrated(page);
  expect(await scrollY()).toBe(0);
  await page.goBack();
  await expect.poll(scrollY).toBe(300);
  await hydrated(page);
  expect(await scrollY()).toBe(300);
  await page.reload();
  await hydrated(page);
  expect(await scrollY()).toBe(300);
});
