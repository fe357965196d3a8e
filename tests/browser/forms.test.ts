import type { Page, Route } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { texts } from '#rooms/platform/contract/texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { captchaTexts, contactTexts } from '../../src/shared/texts/form-texts.ts';
import { paths } from '../../src/paths.ts';
import { expectNoShift, fontArrived, hold, hydrated, serveFontLate, violationsInBothSchemes, waitForFrames } from './page-checks.ts';
import { browserOfFile, isCaptchaSolved, openPage, solveCaptcha, touchForm } from './harness.ts';
import { messagesAbout, tabTo } from './dashboard.ts';
import { applyForm, contactForm, loginForm, uniqueName } from './forms.ts';

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
      await expectNoShift(page);
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
  await tabTo(page, checkbox);
  await page.keyboard.press('Space');
  await expect.poll(() => isCaptchaSolved(page)).toBe(true);
});

const form = () => page.locator(contactForm.scope);
const button = () => page.getByRole('button', { name: contactTexts.submit });

test('the notice that a message has been sent is in sight', async () => {
  await contactForm.open(page);
  await contactForm.fill(form(), uniqueName());
  await solveCaptcha(page);
  await button().click();
  const notice = page.getByRole('region', { name: contactTexts.notice }).filter({ hasText: visitorTexts.contactSent });
  await notice.waitFor();
  const box = await notice.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && box.x + box.width).toBeGreaterThan(width - 40);
  expect(box?.y).toBeLessThan(120);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('the contact form asks before a link or Back leaves the page while a message is being sent', async () => {
  const subject = uniqueName();
  await page.goto(paths.about);
  await hydrated(page);
  await page.getByRole('banner').locator(`a[href="${paths.contact}"]`).first().click();
  await page.waitForURL(`**${paths.contact}`);
  await contactForm.fill(form(), subject);
  await solveCaptcha(page);
  const held = new Promise<Route>((resolve) => void page.route(`**${endpoints.sendMessage.path}`, resolve));
  await button().click();
  await page.getByRole('button', { name: contactTexts.submitting }).waitFor();
  for (const leave of [
    () => page.getByRole('banner').locator(`a[href="${paths.products}"]`).first().click(),
    () => page.evaluate(() => history.back()),
  ]) {
    const question = page.waitForEvent('dialog');
    const left = leave();
    expect((await question).message()).toBe(texts.stillSending);
    await (await question).dismiss();
    await left;
  }
  await page.waitForURL(`**${paths.contact}`);
  await (await held).continue();
  await contactForm.waitUntilAccepted(page);
  expect(await messagesAbout(subject)).toHaveLength(1);
  await page.evaluate(() => history.back());
  await page.waitForURL(`**${paths.about}`);
});
