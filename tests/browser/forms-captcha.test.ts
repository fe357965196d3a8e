import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { texts } from '#rooms/platform/contract/texts.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { captchaTexts } from '../../src/shared/texts/form-texts.ts';
import { codeTexts } from '../../src/shared/texts/code-texts.ts';
import { paths } from '../../src/paths.ts';
import { bars } from '../bench/bars.ts';
import { fontArrived, hold, layoutShift, serveFontLate, violationsInBothSchemes, waitForFrames } from './page-checks.ts';
import { browserOfFile, isCaptchaSolved, openPage, touchForm } from './harness.ts';
import { mailsTo } from '../api/mail.ts';
import { applyForm, contactForm, loginForm, uniqueName } from './forms.ts';
import { api } from './site.ts';

const browser = browserOfFile();
let page: Page;

beforeEach(async () => {
  ({ page } = await openPage(browser()));
});

const isCaptchaScript = (url: URL) => url.pathname.endsWith('/recaptcha/api.js');
const box = () => page.getByRole('group', { name: captchaTexts.label });
const frame = () => box().locator('iframe');

/** Without a real click, because layout shifts within half a second of input do not count. */
async function openDialogUntouched(): Promise<void> {
  await page.goto(paths.careers);
  await page.getByRole('article').first().getByRole('link', { name: careersTexts.apply }).dispatchEvent('click');
}

test.each([{ ...applyForm, open: openDialogUntouched }, loginForm, contactForm])(
  'the captcha moves nothing in the $name form when it appears',
  async ({ scope, submit, open }) => {
    await serveFontLate(page);
    const button = page.locator(scope).getByRole('button', { name: submit });
    const place = () => button.evaluate((element: HTMLElement) => element.offsetTop);
    for (const width of [1440, 320]) {
      const release = await hold(page, isCaptchaScript);
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      await touchForm(page);
      await box().getByText(captchaTexts.loading).waitFor();
      await fontArrived(page);
      const before = await place();
      release();
      await frame().waitFor();
      await box().getByText(captchaTexts.loading).waitFor({ state: 'detached' });
      await waitForFrames(page);
      expect(await place(), `of the button at ${width} px`).toBe(before);
      const shift = await layoutShift(page);
      expect(shift.sum, `moved at ${width} px: ${shift.moved.join('; ')}`).toBeLessThanOrEqual(bars.shift);
      await page.unroute(isCaptchaScript);
    }
  },
);

test('the captcha fits a narrow screen and can be solved by keyboard', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await applyForm.open(page);
  await touchForm(page);
  await frame().and(page.locator('[src*="size=compact"]')).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const checkbox = frame().contentFrame().getByRole('checkbox');
  await checkbox.waitFor();
  await page.locator(`${applyForm.scope} input[type=file]`).focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return checkbox.evaluate((element) => element === element.ownerDocument.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => isCaptchaSolved(page)).toBe(true);
});

test('with Google blocked, a code by email sends a form by keyboard', async () => {
  await page.route(isCaptchaScript, (route) => route.abort());
  await applyForm.open(page);
  const form = page.locator(applyForm.scope);
  await applyForm.fill(form, uniqueName());
  await box().getByText(texts.captchaNotLoaded).waitFor();

  const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);
  const getCode = form.getByRole('button', { name: codeTexts.get });
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return isFocused(getCode);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  const field = form.getByRole('textbox', { name: codeTexts.label });
  await field.waitFor();
  expect(await isFocused(field)).toBe(true);
  expect(await violationsInBothSchemes(page, applyForm.scope)).toEqual([]);

  const [mail] = await mailsTo(api, 'ada@example.com');
  await page.keyboard.type(String(mail?.get('values.code')));
  await page.keyboard.press('Enter');
  await applyForm.waitUntilAccepted(page);
});
