import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Job } from '#contract/jobs.ts';
import { messages } from '#contract/messages.ts';
import { adminCopy } from '../../src/content/admin-copy.ts';
import { careersCopy } from '../../src/content/careers.ts';
import { errorTexts } from '../../src/content/errors.ts';
import { applyCopy } from '../../src/content/form-copy.ts';
import { openingPath, paths } from '../../src/paths.ts';
import { violationsInBothSchemes } from './axe.ts';
import { bearer, postJob, send } from './dashboard.ts';
import { contactForm, loginForm, somebody } from './forms.ts';
import { launchBrowser, logIn, openPage, solveCaptcha } from './harness.ts';
import { countDocuments, hydrated, settled } from './page-checks.ts';

// A page that was opened before a deployment asks for files that are gone since. Loaded anew it asks for those that are there.

let browser: Browser;
let token: string;
let job: Job;
let page: Page;

beforeAll(async () => {
  [browser, token] = await Promise.all([launchBrowser(), bearer()]);
  job = await postJob(token);
});

afterAll(async () => {
  await send(endpoints.deleteJob, { token, parameter: job.id });
  await browser.close();
});

beforeEach(async () => {
  ({ page } = await openPage(browser));
});

afterEach(() => page.context().close());

const notFound = { status: 404, body: 'Not found' };

async function open(path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Takes files away for the page that is open: the next that is loaded finds them. @param files names and types */
async function deploy(...files: string[]): Promise<void> {
  const documents = countDocuments(page);
  for (const file of files) {
    await page.route(`**/assets/${file}`, (route) => (documents() === 0 ? route.fulfill(notFound) : route.continue()));
  }
}

/** Takes a file away for good. */
const lose = (file: string) => page.route(`**/assets/${file}`, (route) => route.fulfill(notFound));

const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const failure = () => heading(errorTexts.heading);
const applyButtons = () => page.getByRole('button', { name: careersCopy.applyFor(job.title) });
const applyButton = () => applyButtons().first();
const applyDialog = () => page.getByRole('dialog', { name: applyCopy.title(job.title) });

/** Resolves when a page runs. The one before stands until then, though the address is this one's already. */
async function arrived(name: string, path: string): Promise<void> {
  await heading(name).waitFor();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(path);
}

describe('a link, after a deployment', () => {
  test.each(['About.page-*.js', 'about-*.js', 'About-*.css'])('leads to its page by one load (%s is gone), and back', async (file) => {
    await open(paths.home);
    await deploy(file);
    const documents = countDocuments(page);
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
    await page.waitForURL(`**${paths.home}`);
    expect(documents()).toBe(1);
  });

  test('to a posting leads to it', async () => {
    await open(paths.careers);
    await deploy('load-opening-*.js', 'Opening.page-*.js');
    const documents = countDocuments(page);
    await page.getByRole('link', { name: job.title }).click();
    await arrived(job.title, openingPath(job.id));
    expect(documents()).toBe(1);
  });

  test('leads to its page after a second deployment too', async () => {
    await open(paths.home);
    await deploy('About.page-*.js');
    await link('About Us').click();
    await arrived('About Us', paths.about);
    await deploy('Products.page-*.js');
    await link('Products').click();
    await arrived('Products', paths.products);
    await deploy('About.page-*.js');
    await page.goBack();
    await arrived('About Us', paths.about);
  });

  test('leaves what was typed where it was', async () => {
    await contactForm.open(page);
    await hydrated(page);
    await contactForm.fill(page.locator(contactForm.scope), somebody());
    const typed = await contactForm.entered(page.locator(contactForm.scope));
    await deploy('About.page-*.js');
    await link('About Us').click();
    await arrived('About Us', paths.about);
    await page.goBack();
    await expect.poll(() => contactForm.entered(page.locator(contactForm.scope))).toEqual(typed);
  });

  test('that somebody only rests on changes nothing', async () => {
    await open(paths.home);
    await deploy('About.page-*.js');
    const documents = countDocuments(page);
    const asked = page.waitForResponse((response) => response.url().includes('About.page') && response.status() === 404);
    await link('About Us').hover();
    await asked;
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(paths.home);
  });
});

describe('a style sheet that a bad line lost', () => {
  /** Cuts one kind of file off. @returns gives it back */
  const cut = async (file: string) => {
    const pattern = `**/assets/${file}`;
    await page.route(pattern, (route) => route.abort());
    return () => page.unroute(pattern);
  };
  /** @returns what resolves when the page has found out that it can't have a style sheet whose name begins like that */
  const lost = async (name: string) => {
    const found = await page.evaluateHandle((start) => {
      const errors = new Promise<void>((resolve) => {
        const listen = ({ target }: Event) => {
          if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.href.includes(start)) resolve();
        };
        addEventListener('error', listen, true);
      });
      return { errors };
    }, `/assets/${name}`);
    return () => found.evaluate(({ errors }) => errors);
  };
  /** How often the page has that style sheet. One that could not be loaded has no rules. */
  const count = (name: string) =>
    page.evaluate(
      (start) => [...document.styleSheets].filter((sheet) => sheet.href?.includes(start) && sheet.cssRules.length > 0).length,
      `/assets/${name}`,
    );

  test('while its link was rested on is there when the link is followed', async () => {
    await open(paths.home);
    const documents = countDocuments(page);
    const mend = await cut('About-*.css');
    const failed = await lost('About-');
    await link('About Us').hover();
    await failed();
    await mend();
    await link('About Us').click();
    await arrived('About Us', paths.about);
    expect(await count('About-')).toBe(1);
    expect(documents()).toBe(0);
  });

  test('is no matter of another page', async () => {
    await open(paths.home);
    await cut('About-*.css');
    const failed = await lost('About-');
    await link('About Us').hover();
    await failed();
    await link('Products').click();
    await arrived('Products', paths.products);
  });

  test('and that a deployment has taken away meanwhile leads to the page by one load', async () => {
    await open(paths.home);
    await deploy('About-*.css');
    const documents = countDocuments(page);
    const failed = await lost('About-');
    await link('About Us').hover();
    await failed();
    await link('About Us').click();
    await arrived('About Us', paths.about);
    expect(documents()).toBe(1);
  });

  test('is there when the dialog to apply is opened again', async () => {
    await open(paths.careers);
    // Typed, so that the page is not loaded anew.
    await page.getByRole('searchbox').fill(job.title);
    const mend = await cut('ApplyDialog-*.css');
    await applyButton().click();
    await page.getByText(messages.formNotLoaded).waitFor();
    await mend();
    await applyButton().click();
    await applyDialog().waitFor();
    expect(await count('ApplyDialog-')).toBe(1);
  });
});

describe('a part that is gone for good', () => {
  test('costs one load; what was prerendered stays in use', async () => {
    await open(paths.home);
    await lose('About.page-*.js');
    const documents = countDocuments(page);
    await link('About Us').click();
    await heading('About Us').waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(1);
    await link('Products').click();
    await arrived('Products', paths.products);
  });

  test('costs one load; staff read that it failed, and find the way back', async () => {
    await open(paths.home);
    await lose('Login.page-*.js');
    const documents = countDocuments(page);
    await link('Admin Login').click();
    await failure().waitFor();
    await page.getByText(errorTexts.missing).waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents()).toBe(1);
    expect(await violationsInBothSchemes(page, 'html')).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('link', { name: errorTexts.retry }).click();
    await heading(adminCopy.loginHeading).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.adminLogin);
  });
});

test.each([
  ['the browser is offline', () => page.context().setOffline(true), () => page.context().setOffline(false)],
  ['nobody answers', () => page.route('**/*', (route) => route.abort()), () => page.unrouteAll()],
  ['the site is out of order', () => page.route('**/*', (route) => route.fulfill({ status: 503 })), () => page.unrouteAll()],
])('while %s nothing is loaded anew, and the page says so', async (_, cut, mend) => {
  await open(paths.home);
  const documents = countDocuments(page);
  await cut();
  await link('About Us').click();
  await failure().waitFor();
  await page.getByText(errorTexts.missing).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.about);
  expect(documents()).toBe(0);
  await mend();
  await page.getByRole('link', { name: errorTexts.retry }).click();
  await arrived('About Us', paths.about);
});

describe('the dialog to apply', () => {
  const buttons = [
    ['of the list', () => paths.careers, () => applyButtons().first()],
    ['above the posting', () => openingPath(job.id), () => applyButtons().first()],
    ['below the posting', () => openingPath(job.id), () => applyButtons().last()],
  ] as const;

  test.each(buttons)('opens after one load, by the button %s, and only then', async (_, path, button) => {
    await open(path());
    await deploy('ApplyDialog-*.js');
    const documents = countDocuments(page);
    await button().click();
    await applyDialog().waitFor();
    expect(documents()).toBe(1);
    expect(new URL(page.url()).pathname).toBe(path());
    await page.reload();
    await hydrated(page);
    await button().waitFor();
    await settled(page);
    expect(await applyDialog().count()).toBe(0);
  });

  test.each(buttons)('that is gone for good costs one load, and says so once, at the button %s', async (_, path, button) => {
    await open(path());
    await lose('ApplyDialog-*.js');
    const documents = countDocuments(page);
    const told = page.getByRole('alert').filter({ hasText: messages.formNotLoaded });
    await button().click();
    await told.waitFor();
    expect(await told.evaluate((alert, pressed) => alert.previousElementSibling === pressed, await button().elementHandle())).toBe(true);
    const asked = page.waitForResponse((response) => response.url().includes('ApplyDialog-') && response.status() === 404);
    await button().click();
    await asked;
    await told.waitFor();
    expect(documents()).toBe(1);
    await page.unrouteAll();
    await button().click();
    await applyDialog().waitFor();
  });

  test('is said to be on its way by the one button of a posting that was pressed', async () => {
    await open(openingPath(job.id));
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/assets/ApplyDialog-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await applyButtons().last().click();
    await expect.poll(() => applyButtons().allInnerTexts()).toEqual([careersCopy.apply, careersCopy.opening]);
    answer();
    await applyDialog().waitFor();
  });

  test('leaves a page alone that the person went on to before it was known to be gone', async () => {
    await open(paths.careers);
    let answer: (() => Promise<void>) | undefined;
    await page.route('**/assets/ApplyDialog-*.js', (route) => void (answer ??= () => route.fulfill(notFound)));
    await applyButton().click();
    await expect.poll(() => answer).toBeDefined();
    const documents = countDocuments(page);
    await link('About Us').click();
    await arrived('About Us', paths.about);
    const asked = page.waitForRequest((request) => request.method() === 'HEAD');
    await answer?.();
    await (await asked).response();
    await settled(page);
    expect(documents()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('reloadedFor');
  });

  test('says so, and leaves the page as it is, where something was typed', async () => {
    await open(paths.careers);
    await page.getByRole('searchbox').fill(job.title);
    await lose('ApplyDialog-*.js');
    const documents = countDocuments(page);
    await applyButton().click();
    await page.getByText(messages.formNotLoaded).waitFor();
    expect(documents()).toBe(0);
    expect(await page.getByRole('searchbox').inputValue()).toBe(job.title);
    await page.unrouteAll();
    await applyButton().click();
    await applyDialog().waitFor();
  });
});

describe('staff', () => {
  const logInHere = async () => {
    await loginForm.fill(page.locator(loginForm.scope), '');
    await solveCaptcha(page);
    await page.getByRole('button', { name: loginForm.submit }).click();
    await heading(adminCopy.dashboardHeading).waitFor();
  };

  test('who log in are in the dashboard', async () => {
    await loginForm.open(page);
    await heading(adminCopy.loginHeading).waitFor();
    await deploy('Dashboard.page-*.js');
    const documents = countDocuments(page);
    await logInHere();
    expect(documents()).toBe(1);
  });

  test('who have to log in again are led back to where they were', async () => {
    await logIn(page);
    const place = `${paths.adminDashboard}?tab=applications`;
    await page.goto(place);
    await heading(adminCopy.dashboardHeading).waitFor();
    await deploy('Login.page-*.js');
    const documents = countDocuments(page);
    // As another tab does that logs out.
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage'));
    });
    await heading(adminCopy.loginHeading).waitFor();
    expect(documents()).toBe(1);
    await logInHere();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(place);
  });
});
