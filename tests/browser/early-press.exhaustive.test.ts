import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { careersTexts } from '../../src/content/careers.ts';
import { applyTexts, contactTexts } from '../../src/content/form-texts.ts';
import { frame } from '../../src/content/navigation.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { bars } from '../bench/bars.ts';
import { bearer, postJob } from './dashboard.ts';
import { browserOfFile } from './file-browser.ts';
import { contactForm, somebody } from './forms.ts';
import { openPage } from './harness.ts';
import { hold, hydrated, layoutShift, settled } from './page-checks.ts';

const browser = browserOfFile();
let job: Job;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  job = await postJob(await bearer());
});

afterEach(() => {
  expect(complaints).toEqual([]);
});

/** Opens a page and holds its scripts back. @returns lets them load and waits until the application runs */
async function openSlowly(path: string, options = {}): Promise<() => Promise<void>> {
  ({ page, complaints } = await openPage(browser(), options));
  const asked = page.waitForRequest('**/assets/main-*.js');
  const arrive = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await asked;
  return async () => {
    arrive();
    await hydrated(page);
  };
}

const applyButton = () => page.getByRole('button', { name: careersTexts.applyFor(job.title) }).first();
const applyDialog = () => page.getByRole('dialog', { name: applyTexts.title(job.title) });
const scrollY = () => page.evaluate(() => window.scrollY);
const shownScheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);

test('an early press on Apply opens the dialog once the script has loaded, and closing it returns the focus', async () => {
  const arrive = await openSlowly(jobPath(job.id));
  await applyButton().click();
  await arrive();
  await applyDialog().waitFor();
  expect((await layoutShift(page)).sum).toBeLessThanOrEqual(bars.shift);
  await page.keyboard.press('Escape');
  await applyDialog().waitFor({ state: 'hidden' });
  await expect.poll(() => applyButton().evaluate((element) => element === document.activeElement)).toBe(true);
});

test('an early press on Apply has no effect when something else is pressed after it', async () => {
  const arrive = await openSlowly(jobPath(job.id));
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
  ['by the button', () => page.getByRole('button', { name: contactTexts.submit }).click()],
  ['by Enter', () => page.getByLabel(contactTexts.fields.subject).press('Enter')],
])('sending a message early %s shows what is missing and keeps what was typed', async (_, press) => {
  const arrive = await openSlowly(paths.contact);
  const form = page.locator(contactForm.scope);
  await contactForm.fill(form, somebody());
  const typed = await contactForm.entered(form);
  await press();
  await arrive();
  await page.getByText(texts.contactCaptcha).waitFor();
  expect(await contactForm.entered(form)).toEqual(typed);
});

test('an early press takes effect once: the colour scheme changes, and an open menu stays open', async () => {
  const arrive = await openSlowly(paths.home);
  const before = await shownScheme();
  await page.getByRole('button', { name: frame.colorScheme }).click();
  await arrive();
  await expect.poll(shownScheme).not.toBe(before);
  await page.getByRole('button', { name: frame.colorScheme }).click();
  await expect.poll(shownScheme).toBe(before);

  const arriveAgain = await openSlowly(paths.home, { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  await page.getByRole('button', { name: frame.menu }).tap();
  await arriveAgain();
  await settled(page);
  expect(await page.locator('#site-menu').isVisible()).toBe(true);
});

test.each([`${paths.products}#events`, jobPath('of-a-job')])(
  '%s stays where it was scrolled to when the application starts',
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

test('a new page is shown from its top, and Back and a reload restore the scroll position', async () => {
  ({ page, complaints } = await openPage(browser(), { viewport: { width: 360, height: 500 } }));
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
