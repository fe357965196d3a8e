import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { careersCopy } from '../../src/content/careers.ts';
import { company } from '../../src/content/company.ts';
import { captchaCopy, loginCopy } from '../../src/content/form-copy.ts';
import { paths } from '../../src/paths.ts';
import { bars } from '../bench/bars.ts';
import { violationsInBothSchemes } from './axe.ts';
import { applyForm, contactForm, loginForm } from './forms.ts';
import { captchaUrl, isCaptchaSolved, launchBrowser, openPage, solveCaptcha } from './harness.ts';
import { fontArrived, layoutShift, serveFontLate, settled } from './page-checks.ts';

let browser: Browser;
let page: Page;
/** Every request to the captcha's own server. */
let requests: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

beforeEach(async () => {
  ({ page } = await openPage(browser));
  requests = [];
  page.on('request', (request) => {
    if (request.url().startsWith(captchaUrl)) requests.push(new URL(request.url()).pathname);
  });
});

afterEach(() => page.context().close());

const script = (url: URL) => url.pathname.endsWith('/recaptcha/api.js');
const box = () => page.getByRole('group', { name: captchaCopy.label });
const frame = () => box().locator('iframe');
const failure = () => box().getByRole('alert');
const twoMinutes = 2 * 60 * 1000;

test('is asked for when a form comes near, and not before', async () => {
  await page.setViewportSize({ width: 360, height: 300 });
  await page.goto(paths.contact, { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: contactForm.submit }).scrollIntoViewIfNeeded();
        return frame().count();
      },
      { timeout: 5000 },
    )
    .toBe(1);
  await page.goto(paths.careers, { waitUntil: 'networkidle' });
  requests.length = 0;
  await applyForm.open(page);
  await frame().waitFor();
  expect(requests).toContain('/recaptcha/api.js');
});

/** Opens the dialog without what counts as input: for half a second after that, the browser overlooks what moves. */
async function openDialogUntouched(): Promise<void> {
  await page.goto(paths.careers);
  await page.getByRole('article').first().getByRole('button', { name: careersCopy.apply }).dispatchEvent('click');
}

test.each([{ ...applyForm, open: openDialogUntouched }, loginForm, contactForm])(
  'moves nothing in the $name form when it comes',
  async ({ scope, submit, open }) => {
    await serveFontLate(page);
    const button = page.locator(scope).getByRole('button', { name: submit });
    const place = () => button.evaluate((element: HTMLElement) => element.offsetTop);
    for (const width of [1440, 360, 320]) {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(script, async (route) => {
        await released;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await box().getByText(captchaCopy.loading).waitFor();
      await fontArrived(page);
      const before = await place();
      release();
      await frame().waitFor();
      await box().getByText(captchaCopy.loading).waitFor({ state: 'detached' });
      await settled(page);
      expect(await place(), `of the button at ${width} px`).toBe(before);
      const shift = await layoutShift(page);
      expect(shift.sum, `moved at ${width} px: ${shift.moved.join('; ')}`).toBeLessThanOrEqual(bars.shift);
      await page.unroute(script);
    }
  },
);

test('says after ten seconds that it can’t be loaded, offers the address and a retry that works', async () => {
  await page.clock.install();
  await page.route(script, () => undefined);
  await applyForm.open(page);
  await box().getByText(captchaCopy.loading).waitFor();
  expect(await failure().count()).toBe(0);
  await page.clock.fastForward(limits.captchaLoadMs);
  await failure().getByText(messages.captchaNotLoaded).waitFor();
  expect(await failure().getByRole('link', { name: company.email }).getAttribute('href')).toBe(`mailto:${company.email}`);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  // With other colours it begins anew; that too is in vain.
  await page.clock.fastForward(limits.captchaLoadMs);

  // What was asked for before still hangs.
  await page.route(script, (route) => route.continue());
  await failure().getByRole('button', { name: captchaCopy.retry }).click();
  await solveCaptcha(page);
  expect(await failure().count()).toBe(0);
});

test('is used though it comes after that', async () => {
  await page.clock.install();
  let arrive: (() => Promise<void>) | undefined;
  await page.route(script, (route) => void (arrive = () => route.continue()));
  await applyForm.open(page);
  await box().getByText(captchaCopy.loading).waitFor();
  await page.clock.fastForward(limits.captchaLoadMs);
  await failure().getByText(messages.captchaNotLoaded).waitFor();
  await arrive?.();
  await solveCaptcha(page);
  expect(await failure().count()).toBe(0);
});

test('says at once that it can’t be fetched, and comes by itself when the network is back', async () => {
  await page.route(script, (route) => route.abort('internetdisconnected'));
  await loginForm.open(page);
  await failure().getByText(messages.captchaNotLoaded).waitFor();
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await solveCaptcha(page);
  expect(await failure().count()).toBe(0);
});

test('loses the network after it was loaded: says so, and can be solved again', async () => {
  await loginForm.open(page);
  await frame().waitFor();
  await page.route(`${captchaUrl}/token`, (route) => route.abort('internetdisconnected'));
  await frame().contentFrame().getByRole('checkbox').click();
  await failure().getByText(messages.captchaNotLoaded).waitFor();
  await page.unrouteAll();
  await failure().getByRole('button', { name: captchaCopy.retry }).click();
  await solveCaptcha(page);
});

test('expires after two minutes: the forms ask for it again, with all that was entered still there', async () => {
  await page.clock.install();
  await loginForm.open(page);
  await loginForm.fill(page.locator(loginForm.scope), '');
  const button = page.getByRole('button', { name: loginCopy.submit });
  expect(await button.isDisabled()).toBe(true);
  await solveCaptcha(page);
  await expect.poll(() => button.isEnabled()).toBe(true);
  await page.clock.fastForward(twoMinutes);
  await expect.poll(() => button.isDisabled()).toBe(true);
  await page.getByLabel(loginCopy.fields.username).press('Enter');
  await page.getByRole('alert').getByText(messages.loginCaptcha).waitFor();
  await solveCaptcha(page);
  await button.click();
  await loginForm.taken(page);

  await applyForm.open(page);
  const dialog = page.locator(applyForm.scope);
  await applyForm.fill(dialog, 'Ada Example');
  const entered = await applyForm.entered(dialog);
  await solveCaptcha(page);
  await page.clock.fastForward(twoMinutes);
  await expect.poll(() => isCaptchaSolved(page)).toBe(false);
  await dialog.getByRole('button', { name: applyForm.submit }).click();
  await dialog.getByText(messages.applyCaptcha).waitFor();
  expect(await applyForm.entered(dialog)).toEqual(entered);
});

test('takes the page’s colours, when they change with the form open too', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await applyForm.open(page);
  await frame().and(page.locator('[src*="theme=dark"]')).waitFor();
  await page.emulateMedia({ colorScheme: 'light' });
  await frame().and(page.locator('[src*="theme=light"]')).waitFor();
  expect(await frame().count()).toBe(1);
  await solveCaptcha(page);
});

test('fits a narrow screen, and is solved by the keyboard', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await applyForm.open(page);
  await frame().and(page.locator('[src*="size=compact"]')).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const checkbox = frame().contentFrame().getByRole('checkbox');
  await checkbox.waitFor();
  await page.locator(`${applyForm.scope} input[type=file]`).focus();
  // The frame itself is a stop on the way.
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return checkbox.evaluate((element) => element === element.ownerDocument.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => isCaptchaSolved(page)).toBe(true);
});
