import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { texts } from '#contract/texts.ts';
import { violationsInBothSchemes } from './page-checks.ts';
import { applyForm, callsOf, contactForm, loginForm, type SiteForm, uniqueName } from './forms.ts';
import { launchBrowser, openPage, solveCaptcha } from './harness.ts';
import {} from './dashboard.ts';

const lost = (route: Route) => route.abort('connectionreset');

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const alerts = async () => (await page.getByRole('alert').allTextContents()).map((text) => text.trim());

async function openFilled(form: SiteForm, who: string) {
  ({ page } = await openPage(browser));
  await form.open(page);
  const root = page.locator(form.scope);
  await form.fill(root, who);
  await solveCaptcha(page);
  return { root, submit: root.getByRole('button', { name: form.submit }) };
}

test.each([applyForm, contactForm])('the $name form stores one record when an answer is lost and it is sent again', async (form) => {
  const who = uniqueName();
  const { submit } = await openFilled(form, who);
  await page.route(callsOf(form), async (route) => {
    await route.fetch();
    await lost(route);
  });
  await submit.click();
  await expect.poll(alerts).toEqual([form.connectionLost]);
  expect(await form.countStored?.(who)).toBe(1);
  await page.unrouteAll();
  expect(await violationsInBothSchemes(page, form.scope)).toEqual([]);
  // The check of accessibility changes the colour scheme, so the captcha loads again.
  await solveCaptcha(page);
  await submit.click();
  await form.waitUntilAccepted(page);
  expect(await form.countStored?.(who)).toBe(1);
  await page.context().close();
});

test('a login whose answer is lost asks for the captcha again, as its token is spent', async () => {
  const { submit } = await openFilled(loginForm, '');
  await page.route(callsOf(loginForm), async (route) => {
    await route.fetch();
    await lost(route);
  });
  await submit.click();
  await expect.poll(alerts).toEqual([loginForm.connectionLost]);
  await page.unrouteAll();
  await submit.click();
  await expect.poll(alerts).toEqual([texts.loginCaptchaFailed]);
  await solveCaptcha(page);
  await submit.click();
  await loginForm.waitUntilAccepted(page);
  await page.waitForLoadState('networkidle');
  await page.context().close();
});
