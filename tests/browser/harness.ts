import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContextOptions, Download, Page } from 'playwright-core';
import { captchaTexts, loginTexts } from '../../src/content/form-texts.ts';
import { paths } from '../../src/paths.ts';
import { localAdmin } from '../../local/seed.ts';
import { policyReports } from './policy-reports.ts';

export { launchBrowser } from './chromium.ts';

/** Where the site is, without a slash at the end. */
export const siteUrl = environment('SITE_URL');

/** The address that the site was built for, without a slash at the end. */
export const canonicalUrl = environment('CANONICAL_URL');

/** Where its captcha stand-in is. */
export const captchaUrl = environment('CAPTCHA_URL');

/** Where its Auth emulator is. */
export const authUrl = `http://${environment('FIREBASE_AUTH_EMULATOR_HOST')}`;

/** @throws when the variable isn't set: these tests need the whole local Firebase, which `npm test` starts */
function environment(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: run these tests by npm test`);
  return value;
}

/** A page that nobody has used before, and what went wrong in it. */
export type Visit = {
  page: Page;
  /** Errors and warnings of the console, uncaught errors, and requests to our own site that failed. */
  complaints: string[];
};

/**
 * Opens a fresh page, with storage and cookies of its own.
 * @param options of the browser's context, such as the size of its window
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: siteUrl, ...options });
  // Shorter than a test may take, so that a failure names the step.
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
    // What a stopped call says once more, without the directive.
    const echo = text.endsWith("violates the document's Content Security Policy.");
    if (/content.security.policy|permissions.policy/i.test(text) && !echo) policyReports.push(text);
  });
  page.on('console', (message) => {
    const fonts = message.location().url.includes('fonts.g');
    if (['error', 'warning'].includes(message.type()) && !fonts) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (response) => {
    if (response.url().startsWith(siteUrl) && response.status() >= 400) {
      complaints.push(`${response.status()} ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    // A request that the page itself gave up, by leaving for another, is no failure.
    if (request.url().startsWith(siteUrl) && request.failure()?.errorText !== 'net::ERR_ABORTED') {
      complaints.push(`${request.failure()?.errorText ?? 'failed'} ${request.url()}`);
    }
  });
  return { page, complaints };
}

function captchaFrame(page: Page) {
  return page.frameLocator(`iframe[title="${captchaTexts.label}"]`);
}

/** Ticks the captcha as a person does, and waits until it is verified. */
export async function solveCaptcha(page: Page): Promise<void> {
  await captchaFrame(page).getByRole('checkbox').click();
  await captchaFrame(page).getByText('Verified').waitFor();
}

/** Whether the captcha is ticked and its token has not expired. */
export function isCaptchaSolved(page: Page): Promise<boolean> {
  return captchaFrame(page).getByText('Verified').isVisible();
}

/** Logs in as the local admin, from the login page to the dashboard. */
export async function logIn(page: Page): Promise<void> {
  await page.goto(paths.adminLogin);
  await page.getByLabel(loginTexts.fields.username).fill(localAdmin.username);
  await page.getByLabel(loginTexts.fields.password, { exact: true }).fill(localAdmin.password);
  await solveCaptcha(page);
  await page.getByRole('button', { name: loginTexts.submit }).click();
  await page.waitForURL(`**${paths.adminDashboard}`);
}

/** @returns the text of a file that the page had the browser save, with the byte order mark where it has one */
export async function readDownload(download: Download): Promise<string> {
  return (await buffer(await download.createReadStream())).toString();
}
