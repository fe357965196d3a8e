import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Job } from '#rooms/jobs/contract/jobs.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { applyTexts, contactTexts } from '../../src/shared/texts/form-texts.ts';
import { frameTexts } from '../../src/site/content/navigation.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { expectFocus, postJob } from './dashboard.ts';
import { browserOfFile, openPage } from './harness.ts';
import { contactForm, uniqueName, enteredIn } from './forms.ts';
import { countDocuments, hold, hydrated, expectNoShift, waitForFrames, openHydrated } from './page-checks.ts';

const browser = browserOfFile();
let job: Job;
let page: Page;
let complaints: string[];

// What a visitor does before hydration must not be lost.

beforeAll(async () => {
  job = await postJob();
});

afterEach(() => {
  expect(complaints).toEqual([]);
});

/** @returns a function that releases the page's scripts and waits for hydration */
async function openWithoutScripts(path: string, options = {}): Promise<() => Promise<void>> {
  ({ page, complaints } = await openPage(browser(), options));
  const mainScript = page.waitForRequest('**/assets/main-*.js');
  const release = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await mainScript;
  return async () => {
    release();
    await hydrated(page);
  };
}

const applyLink = () => page.getByRole('link', { name: careersTexts.applyFor(job.title) }).first();
const applyDialog = () => page.getByRole('dialog', { name: applyTexts.title(job.title) });
const scrollY = () => page.evaluate(() => window.scrollY);

test('a click on Apply opens the dialog after hydration, and closing the dialog returns the focus', async () => {
  const loadScripts = await openWithoutScripts(jobPath(job.id));
  await applyLink().click();
  await loadScripts();
  await applyDialog().waitFor();
  await expectNoShift(page);
  await page.keyboard.press('Escape');
  await applyDialog().waitFor({ state: 'hidden' });
  await expectFocus(applyLink());
});

test('submitting a message, by the button and by Enter, keeps the page and the entered text, not an older draft', async () => {
  const loadScripts = await openWithoutScripts(paths.contact);
  await page.evaluate(() => sessionStorage.setItem('draft contact', JSON.stringify({ name: 'Old' })));
  const form = page.locator(contactForm.scope);
  await contactForm.fill(form, uniqueName());
  const entered = await enteredIn(form);
  const documents = countDocuments(page);
  await page.getByRole('button', { name: contactTexts.submit }).click();
  await page.getByLabel(contactTexts.fields.subject).press('Enter');
  await loadScripts();
  expect(await enteredIn(form)).toEqual(entered);
  expect(documents()).toBe(0);
});

test('an open menu stays open', async () => {
  const loadScripts = await openWithoutScripts(paths.home, { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  await page.getByRole('button', { name: frameTexts.menu }).tap();
  await loadScripts();
  await waitForFrames(page);
  expect(await page.locator('#site-menu').isVisible()).toBe(true);
});

test.each([`${paths.products}#events`, jobPath('job-id')])('%s keeps its scroll position during hydration', async (path) => {
  const loadScripts = await openWithoutScripts(path.replace('job-id', job.id));
  await page.setViewportSize({ width: 360, height: 500 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.wheel(0, 300);
  await expect.poll(scrollY).toBe(300);
  await loadScripts();
  expect(await scrollY()).toBe(300);
});

test('a new page starts at its top, and Back and a reload restore the scroll position', async () => {
  ({ page, complaints } = await openHydrated(browser(), paths.plm, { viewport: { width: 360, height: 500 } }));
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
