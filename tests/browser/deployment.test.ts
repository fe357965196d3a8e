import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '#rooms/jobs/contract/jobs.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { staffTitles } from '../../src/desk/shell/titles-texts.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { errorTexts } from '../../src/site/content/errors.ts';
import { applyTexts } from '../../src/shared/texts/form-texts.ts';
import { applyHash, jobPath, paths } from '../../src/paths.ts';
import { countDocuments, hold, hydrated, violationsInBothSchemes, waitForFrames } from './page-checks.ts';
import { postJob } from './dashboard.ts';
import { browserOfFile, openPage } from './harness.ts';
import { contactForm, uniqueName, enteredIn } from './forms.ts';

const browser = browserOfFile();

// An old page requests files that a deployment has removed. After a reload, it requests new ones.

let job: Job;
let page: Page;

beforeAll(async () => {
  job = await postJob();
});

beforeEach(async () => {
  ({ page } = await openPage(browser()));
});

const notFound = { status: 404, body: 'Not found' };

async function open(path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Removes files until the next page load. @param files patterns of their names */
async function deploy(...files: string[]): Promise<void> {
  const documents = countDocuments(page);
  for (const file of files) {
    await page.route(`**/assets/${file}`, (route) => (documents() === 0 ? route.fulfill(notFound) : route.continue()));
  }
}

/** Removes a file for good. */
const lose = (file: string) => page.route(`**/assets/${file}`, (route) => route.fulfill(notFound));

const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const failure = () => heading(errorTexts.heading);
const applyButtons = () => page.getByLabel(careersTexts.applyFor(job.title), { exact: true });
const applyButton = () => applyButtons().first();
const applyDialog = () => page.getByRole('dialog', { name: applyTexts.title(job.title) });

/** Waits until the page is hydrated, even after a reload, and checks its address. */
async function arrived(name: string, path: string): Promise<void> {
  await heading(name).waitFor();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(path);
}

test.each(['About.page-*.js', 'About-*.css'])(
  'after a deployment, a link leads to its page by one reload (%s is gone), not while the pointer rests on it, and typed text is kept',
  async (file) => {
    await contactForm.open(page);
    await hydrated(page);
    const form = page.locator(contactForm.scope);
    await contactForm.fill(form, uniqueName());
    const typed = await enteredIn(form);
    await deploy(file);
    const documents = countDocuments(page);
    const asked = page.waitForResponse((response) => response.status() === 404);
    await link('About Us').hover();
    await asked;
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(0);
    await page.evaluate(() => {
      const watch = () => {
        if (!document.querySelector('main h1')) sessionStorage.setItem('blank', 'yes');
        requestAnimationFrame(watch);
      };
      watch();
    });
    await link('About Us').click();
    await arrived('About Us', paths.about);
    expect(documents()).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('blank'))).toBeNull();
    await page.goBack();
    await expect.poll(() => enteredIn(form)).toEqual(typed);
  },
);

test('a chunk that is missing permanently causes one reload, and then an error with a link to reload', async () => {
  await open(paths.home);
  await lose('Login.page-*.js');
  const documents = countDocuments(page);
  await link('Admin Login').click();
  await failure().waitFor();
  await page.getByText(errorTexts.notLoaded).waitFor();
  expect(documents()).toBe(1);
  expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('link', { name: errorTexts.retry }).click();
  await heading(staffTitles.login).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.adminLogin);
});

describe('the dialog to apply', () => {
  const lastButton = () => applyButtons().last();

  // A narrow window shows the job page's second button, below the text, instead of the first.
  beforeEach(() => page.setViewportSize({ width: 768, height: 900 }));

  test.each([
    ['of the list', () => paths.careers, applyButton],
    ['below the job', () => jobPath(job.id), lastButton],
  ])('opens after one reload by the button %s, and is closed by Back also across another reload', async (_, path, button) => {
    await open(path());
    await deploy('ApplyDialog-*.js');
    const documents = countDocuments(page);
    await button().click();
    await applyDialog().waitFor();
    expect(documents()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(path());
    await page.goBack();
    await page.reload();
    await hydrated(page);
    await button().waitFor();
    await waitForFrames(page);
    expect(await applyDialog().count()).toBe(0);
  });

  test('that is missing permanently causes one reload, and an error at the pressed button', async () => {
    await open(jobPath(job.id));
    await lose('ApplyDialog-*.js');
    const documents = countDocuments(page);
    const alert = page.getByRole('alert').filter({ hasText: texts.formNotLoaded });
    await lastButton().click();
    await alert.waitFor();
    const pressed = await lastButton().elementHandle();
    expect(await alert.evaluate((element, button) => element.previousElementSibling === button, pressed)).toBe(true);
    await lastButton().click();
    await alert.waitFor();
    expect(documents()).toBe(1);
    await page.unrouteAll();
    await page.reload();
    await applyDialog().waitFor();
  });

  test('that the address opens shows at the visible button that it is loading', async () => {
    const release = await hold(page, '**/assets/ApplyDialog-*.js');
    await page.goto(jobPath(job.id) + applyHash(job.id));
    await lastButton().filter({ hasText: careersTexts.openingForm, visible: true }).waitFor();
    release();
    await applyDialog().waitFor();
  });
});

describe('a page whose script is lost', () => {
  test.each([
    ['entry', 'main'],
    ["page's own", 'Contact.page'],
  ])('reloads once and keeps what was typed (the %s script)', async (_, part) => {
    const documents = countDocuments(page);
    let failScript = (): void => undefined;
    const typed = new Promise<void>((resolve) => (failScript = resolve));
    await page.route(`**/assets/${part}-*.js`, async (route) => {
      if (documents() > 1) return route.continue();
      await typed;
      return route.fulfill({ status: 503 });
    });
    await page.goto(paths.contact, { waitUntil: 'commit' });
    const form = page.locator(contactForm.scope);
    await contactForm.fill(form, 'Windchill');
    const entered = await enteredIn(form);
    failScript();
    await expect.poll(documents).toBe(2);
    await hydrated(page);
    expect(await enteredIn(form)).toEqual(entered);
    expect(await page.evaluate(() => sessionStorage.getItem('draft contact'))).toContain('Windchill');
    expect(documents()).toBe(2);
  });

  test('stays usable as prerendered after the second failure', async () => {
    const documents = countDocuments(page);
    await lose('*.js');
    await page.goto(paths.products);
    await expect.poll(documents).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(2);
    await link('About Us').click();
    await page.waitForURL(`**${paths.about}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('About Us');
  });

  test('shows an error with a link to reload after the second failure, if nothing is prerendered', async () => {
    const documents = countDocuments(page);
    await lose('main-*.js');
    await page.goto(paths.adminLogin);
    await failure().waitFor();
    await page.getByText(errorTexts.notLoaded).waitFor();
    expect(documents()).toBe(2);
    await page.unrouteAll();
    await page.getByRole('link', { name: errorTexts.retry }).click();
    await heading(staffTitles.login).waitFor();
  });
});
