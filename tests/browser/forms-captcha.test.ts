import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { texts } from '#rooms/platform/contract/texts.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { captchaTexts, contactTexts, loginTexts } from '../../src/shared/texts/form-texts.ts';
import { codeTexts } from '../../src/shared/texts/code-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { paths } from '../../src/paths.ts';
import { bars } from '../bench/bars.ts';
import { fontArrived, hold, layoutShift, serveFontLate, violationsInBothSchemes, waitForFrames } from './page-checks.ts';
import { browserOfFile, captchaUrl, isCaptchaSolved, openPage, solveCaptcha, touchForm } from './harness.ts';
import { localAdmin } from '../../local/seed/seed.ts';
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

test('reading the page of a form asks for no captcha, using it does', async () => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(captchaUrl)) requests.push(request.url());
  });
  await contactForm.open(page);
  await box().getByText(captchaTexts.untouched).waitFor();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.getByLabel(contactTexts.fields.name).focus();
  await frame().waitFor();
});

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

test('a captcha that cannot be loaded says so accessibly, and loads on a retry', async () => {
  await page.route(isCaptchaScript, (route) => route.abort());
  await applyForm.open(page);
  await touchForm(page);
  await box().getByRole('alert').getByText(texts.captchaNotLoaded).waitFor();
  expect(await violationsInBothSchemes(page, applyForm.scope)).toEqual([]);
  await page.unroute(isCaptchaScript);
  await box().getByRole('button', { name: captchaTexts.retry }).click();
  await solveCaptcha(page);
});

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

const mailbox = 'ada@example.com';

const login = {
  ...loginForm,
  fill: async (form: Locator) => {
    await (await api.firebase.db()).doc(`admins/${localAdmin.username}`).update({ email: mailbox });
    await form.getByLabel(loginTexts.fields.username).fill(localAdmin.username);
    await form.getByLabel(loginTexts.fields.password, { exact: true }).fill(localAdmin.password);
  },
  waitUntilAccepted: (opened: Page) => opened.waitForURL(`**${adminPaths.dashboard}**`),
};

test.each([applyForm, contactForm, login])('with Google blocked, a code by email sends the $name form by keyboard', async (siteForm) => {
  await page.route(isCaptchaScript, (route) => route.abort());
  await siteForm.open(page);
  const form = page.locator(siteForm.scope);
  await siteForm.fill(form, uniqueName());
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
  expect(await violationsInBothSchemes(page, siteForm.scope)).toEqual([]);

  const [mail] = await mailsTo(api, mailbox);
  await page.keyboard.type(String(mail?.get('values.code')));
  await page.keyboard.press('Enter');
  await siteForm.waitUntilAccepted(page);
});
