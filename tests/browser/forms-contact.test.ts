import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { honeypotField } from '#contract/contact-messages.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { captchaCopy, contactCopy } from '../../src/content/form-copy.ts';
import { paths } from '../../src/paths.ts';
import { violationsInBothSchemes } from './axe.ts';
import { answerQuestion, callsOf, contactForm, somebody } from './forms.ts';
import { isCaptchaSolved, launchBrowser, openPage, solveCaptcha } from './harness.ts';
import { logInAsStaff, type Staff } from './staff.ts';

let browser: Browser;
let staff: Staff;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  staff = await logInAsStaff();
});

afterAll(() => browser.close());

beforeEach(async () => {
  ({ page, complaints } = await openPage(browser));
  await contactForm.open(page);
  // The form is on the page before its script is: a click before that has its effect later.
  await page.locator(`iframe[title="${captchaCopy.label}"]`).waitFor();
});

afterEach(() => page.context().close());

const form = () => page.locator(contactForm.scope);
const field = (name: keyof typeof contactCopy.fields) => form().getByLabel(contactCopy.fields[name]);
const button = () => page.getByRole('button', { name: contactCopy.submit });
const alerts = async () => (await page.getByRole('alert').allTextContents()).map((text) => text.trim());
const isFocused = (name: keyof typeof contactCopy.fields) => field(name).evaluate((element) => element === document.activeElement);

test('asks for what is missing, then for a valid address, then for the captcha', async () => {
  await field('name').fill('   ');
  await field('email').fill('ada@example');
  await button().click();
  await expect.poll(alerts).toEqual([messages.requiredFields]);
  expect(await isFocused('name')).toBe(true);

  await contactForm.fill(form(), somebody());
  await field('email').fill('ada@example');
  await button().click();
  await page.getByText(messages.invalidEmail).waitFor();
  expect(await isFocused('email')).toBe(true);

  await field('email').fill('ada@example.com');
  await button().click();
  await page.getByText(messages.contactCaptcha).waitFor();
  // Before axe looks into the captcha's frame, which the browser comments on.
  expect(complaints).toEqual([]);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

test('a message reaches staff once; form and captcha are empty again, and the notice goes after six seconds', async () => {
  const subject = somebody();
  await contactForm.fill(form(), subject);
  await solveCaptcha(page);
  await button().click();
  const notice = page.getByRole('region', { name: contactCopy.notice }).filter({ hasText: messages.contactSent });
  await notice.waitFor();
  const shown = Date.now();
  const box = await notice.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && box.x + box.width).toBeGreaterThan(width - 40);
  expect(box?.y).toBeLessThan(120);
  expect(complaints).toEqual([]);
  expect(await violationsInBothSchemes(page)).toEqual([]);

  expect(await contactForm.entered(form())).toEqual(['', '', '', '']);
  expect(await isCaptchaSolved(page)).toBe(false);
  await notice.waitFor({ state: 'detached' });
  expect(Date.now() - shown).toBeGreaterThan(limits.noticeMs - 500);
  expect(await staff.messagesAbout(subject)).toHaveLength(1);

  await page.reload();
  expect(await contactForm.entered(form())).toEqual(['', '', '', '']);
});

test('who would leave while it is sent is asked, and reads what became of it by staying', async () => {
  const subject = somebody();
  await contactForm.fill(form(), subject);
  await solveCaptcha(page);
  const onItsWay = new Promise<Route>((resolve) => void page.route(callsOf(contactForm), resolve));
  await button().click();
  await page.getByRole('button', { name: contactCopy.submitting }).waitFor();
  const elsewhere = page.getByRole('banner').locator(`a[href="${paths.about}"]`).first();
  const asked = answerQuestion(page, 'dismiss');
  await elsewhere.click();
  expect(await asked).toBe(messages.stillSending);
  await (await onItsWay).continue();
  await contactForm.taken(page);
  expect(await staff.messagesAbout(subject)).toHaveLength(1);
  await elsewhere.click();
  await page.waitForURL(`**${paths.about}`);
});

test('what was typed outlives a reload, the captcha does not', async () => {
  await contactForm.fill(form(), somebody());
  const typed = await contactForm.entered(form());
  await solveCaptcha(page);
  await page.reload();
  await expect.poll(() => contactForm.entered(form())).toEqual(typed);
  await button().click();
  await page.getByText(messages.contactCaptcha).waitFor();
});

test('a robot that fills the hidden field is thanked, and nothing is stored', async () => {
  const subject = somebody();
  await contactForm.fill(form(), subject);
  const trap = form().locator(`[name="${honeypotField}"]`);
  expect(await trap.evaluate((element) => element.getBoundingClientRect().right <= 0 || element.closest('[aria-hidden]') !== null)).toBe(
    true,
  );
  expect(await trap.getAttribute('tabindex')).toBe('-1');
  await trap.evaluate((element: HTMLInputElement) => {
    element.value = 'https://spam.example';
  });
  await solveCaptcha(page);
  await button().click();
  await contactForm.taken(page);
  expect(await staff.messagesAbout(subject)).toEqual([]);
});

test('the message box has four rows, and every field its label, autocomplete and input mode', async () => {
  expect(await field('message').getAttribute('rows')).toBe('4');
  expect(await field('name').getAttribute('autocomplete')).toBe('name');
  expect(await field('email').getAttribute('autocomplete')).toBe('email');
  expect(await field('email').getAttribute('inputmode')).toBe('email');
});
