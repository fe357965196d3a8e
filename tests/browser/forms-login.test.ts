import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { localAdmin } from '../../local/seed.ts';
import { loginCopy } from '../../src/content/form-copy.ts';
import { paths } from '../../src/paths.ts';
import { violationsInBothSchemes } from './axe.ts';
import { callsOf, loginForm } from './forms.ts';
import { isCaptchaSolved, launchBrowser, openPage, solveCaptcha } from './harness.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

beforeEach(async () => {
  ({ page } = await openPage(browser));
  await loginForm.open(page);
});

afterEach(() => page.context().close());

const username = () => page.getByLabel(loginCopy.fields.username);
const password = () => page.getByLabel(loginCopy.fields.password, { exact: true });
const button = () => page.getByRole('button', { name: loginCopy.submit });
const alerts = async () => (await page.getByRole('alert').allTextContents()).map((text) => text.trim());

/** Everything that the browser keeps for the site, in one text. */
const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));

test('waits for the captcha, and says so to whoever presses Enter', async () => {
  expect(await button().isDisabled()).toBe(true);
  await username().press('Enter');
  expect(await alerts()).toEqual([messages.requiredFields]);
  expect(await username().evaluate((element) => element === document.activeElement)).toBe(true);
  await loginForm.fill(page.locator(loginForm.scope), '');
  await password().press('Enter');
  expect(await alerts()).toEqual([messages.loginCaptcha]);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('asks for what is blank', async () => {
  await username().fill('   ');
  await solveCaptcha(page);
  await button().click();
  await expect.poll(alerts).toEqual([messages.requiredFields]);
  expect(await username().evaluate((element) => element === document.activeElement)).toBe(true);
  await username().fill(localAdmin.username);
  await password().fill('   ');
  await button().click();
  await expect.poll(alerts).toEqual([messages.requiredFields]);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('a wrong password: one text, the captcha anew, the username kept; the right one opens the dashboard', async () => {
  await loginForm.fill(page.locator(loginForm.scope), '');
  await password().fill('not the password at all');
  await solveCaptcha(page);
  await button().click();
  await expect.poll(alerts).toEqual([messages.wrongCredentials]);
  await expect.poll(() => isCaptchaSolved(page)).toBe(false);
  expect(await button().isDisabled()).toBe(true);
  expect(await kept()).not.toContain('not the password');

  await page.reload();
  expect(await username().inputValue()).toBe(localAdmin.username);
  expect(await password().inputValue()).toBe('');
  await password().fill(localAdmin.password);
  await solveCaptcha(page);
  await password().press('Enter');
  await page.waitForURL(`**${paths.adminDashboard}`);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toMatch(/^ey/);
  expect(await kept()).not.toContain(localAdmin.password);
});

test.each([
  ['a refused captcha', 400, messages.captchaRefused, messages.loginCaptchaFailed],
  ['a missing captcha', 400, messages.captchaRequired, messages.loginCaptchaFailed],
  ['a server without its settings', 500, messages.configuration, messages.loginConfiguration],
  ['a captcha that can’t be asked', 503, messages.captchaUnavailable, messages.captchaUnavailable],
  ['something without a text', 403, '', messages.loginFailed],
])('%s', async (_, status, error, text) => {
  await loginForm.fill(page.locator(loginForm.scope), '');
  await page.route(callsOf(loginForm), (route) => route.fulfill({ status, json: { error } }));
  await solveCaptcha(page);
  await button().click();
  await expect.poll(alerts).toEqual([text]);
  await expect.poll(() => isCaptchaSolved(page)).toBe(false);
  expect(await username().inputValue()).toBe(localAdmin.username);
});

test('every field has its label, autocomplete and input mode', async () => {
  expect(await username().getAttribute('autocomplete')).toBe('username');
  expect(await username().getAttribute('autocapitalize')).toBe('none');
  expect(await password().getAttribute('autocomplete')).toBe('current-password');
  expect(await password().getAttribute('type')).toBe('password');
});
