import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { captchaTexts, loginTexts } from '../../src/shared/texts/form-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { paths } from '../../src/paths.ts';
import { localAdmin } from '../../local/seed/seed.ts';
import { launchBrowser } from './chromium.ts';
import { policyReports } from './policy-reports.ts';

export { launchBrowser };

export const siteUrl = environment('SITE_URL');

export const canonicalUrl = environment('CANONICAL_URL');

export const captchaUrl = environment('CAPTCHA_URL');

export const inboxUrl = environment('INBOX_URL');

export const authUrl = `http://${environment('FIREBASE_AUTH_EMULATOR_HOST')}`;

/** @throws without the variable, which `npm test` sets */
function environment(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run these tests with npm test`);
  return value;
}

/**
 * Reads a file of the site apart from the page that has loaded it, whose responses are gone after a reload.
 * @param address may be a path
 */
export const textAt = async (address: string) => (await fetch(new URL(address, siteUrl))).text();

/** One browser for all tests of a file, with new pages for each test. */
export function browserOfFile(options: { pdfViewer?: boolean } = {}): () => Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser([], options);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(() => browser.close());
  return () => browser;
}

/** A new page, and what went wrong in it. */
export type Visit = {
  page: Page;
  /** Console errors and warnings, uncaught errors, and failed requests to the site. */
  complaints: string[];
};

/** Opens a page with its own storage. @param options of the browser context */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: siteUrl, ...options });
  // Shorter than a test's timeout, so that a failure names the step.
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`Content Security Policy: ${effectiveDirective} stopped ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    const text = message.text();
    // A blocked call repeats its report without the directive.
    const isRepeat = text.endsWith("violates the document's Content Security Policy.");
    if (/content.security.policy|permissions.policy/i.test(text) && !isRepeat) policyReports.push(text);
  });
  page.on('console', (message) => {
    const isFont = message.location().url.includes('fonts.g');
    // The site's failed requests are reported below. A PDF viewer closed while loading logs others.
    const isFailedRequest = message.text().startsWith('Failed to load resource: net::');
    if (['error', 'warning'].includes(message.type()) && !isFont && !isFailedRequest) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.url().startsWith(siteUrl) && response.status() >= 400) {
      complaints.push(`${response.status()} ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its requests.
    if (request.url().startsWith(siteUrl) && request.failure()?.errorText !== 'net::ERR_ABORTED') {
      complaints.push(`${request.failure()?.errorText ?? 'failed'} ${request.url()}`);
    }
  });
  return { page, complaints };
}

function captchaFrame(page: Page) {
  return page.frameLocator(`iframe[title="${captchaTexts.label}"]`);
}

/** The captcha loads once its form is in use. A touch before hydration has no effect. */
export async function touchForm(page: Page): Promise<void> {
  const captcha = page.getByRole('group', { name: captchaTexts.label });
  const touch = async () => {
    await captcha.dispatchEvent('pointerdown');
    return captcha.getByText(captchaTexts.untouched).isVisible();
  };
  await expect.poll(touch).toBe(false);
}

export async function solveCaptcha(page: Page): Promise<void> {
  await touchForm(page);
  await captchaFrame(page).getByRole('checkbox').click();
  await captchaFrame(page).getByText('Verified').waitFor();
}

export function isCaptchaSolved(page: Page): Promise<boolean> {
  return captchaFrame(page).getByText('Verified').isVisible();
}

export async function logIn(page: Page): Promise<void> {
  await page.goto(paths.adminLogin);
  await submitCredentials(page);
  await page.waitForURL(`**${adminPaths.dashboard}**`);
}

/** Fills in and submits the login that is shown. */
export async function submitCredentials(page: Page, { username, password } = localAdmin): Promise<void> {
  await page.getByLabel(loginTexts.fields.username).fill(username);
  await page.getByLabel(loginTexts.fields.password, { exact: true }).fill(password);
  await solveCaptcha(page);
  await page.getByRole('button', { name: loginTexts.submit }).click();
}
