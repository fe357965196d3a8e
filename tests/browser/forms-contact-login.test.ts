import type { Locator, Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { texts } from '#contract/texts.ts';
import { localAdmin } from '../../local/seed/seed.ts';
import { contactTexts, loginTexts } from '../../src/content/form-texts.ts';
import { paths } from '../../src/paths.ts';
import { hydrated, sideWritten, violationsInBothSchemes } from './page-checks.ts';
import { hasFocus, messagesAbout } from './dashboard.ts';
import { browserOfFile, isCaptchaSolved, openPage, solveCaptcha } from './harness.ts';
import { answerQuestion, callsOf, contactForm, loginForm, uniqueName } from './forms.ts';

const browser = browserOfFile();
let page: Page;
let complaints: string[];

beforeEach(async () => {
  ({ page, complaints } = await openPage(browser()));
});

const alerts = async () => (await page.getByRole('alert').allTextContents()).map((text) => text.trim());

/** As some password managers do. */
const fillInWithoutEvents = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, value) => (input.value = value), text);

describe('the contact form', () => {
  const form = () => page.locator(contactForm.scope);
  const field = (name: keyof typeof contactTexts.fields) => form().getByLabel(contactTexts.fields[name]);
  const button = () => page.getByRole('button', { name: contactTexts.submit });

  test('sends a message to staff and shows a notice for six seconds', async () => {
    const subject = uniqueName();
    await page.clock.install();
    await page.goto(paths.contact);
    await field('name').pressSequentially('Ada Example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type(subject);
    await page.keyboard.press('Tab');
    await page.keyboard.type('First line\nSecond line');
    await solveCaptcha(page);
    await button().click();
    const notice = page.getByRole('region', { name: contactTexts.notice }).filter({ hasText: texts.contactSent });
    await notice.waitFor();
    const box = await notice.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    expect(box && box.x + box.width).toBeGreaterThan(width - 40);
    expect(box?.y).toBeLessThan(120);
    // Checked before axe runs, because axe causes a console warning.
    expect(complaints).toEqual([]);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    expect(await contactForm.entered(form())).toEqual(['', '', '', '']);
    expect(await isCaptchaSolved(page)).toBe(false);
    await page.clock.fastForward(limits.noticeMs);
    await notice.waitFor({ state: 'detached' });
    expect(await messagesAbout(subject)).toMatchObject([
      { name: 'Ada Example', email: 'ada@example.com', message: 'First line\nSecond line' },
    ]);
  });

  test('checks and sends what was filled in without events, and focuses what is wrong with it', async () => {
    const subject = uniqueName();
    await contactForm.open(page);
    const filledIn = { name: 'Ada Example', email: 'ada@example', subject, message: 'Call me.' };
    for (const [name, text] of Object.entries(filledIn)) await fillInWithoutEvents(field(name as keyof typeof filledIn), text);
    await button().click();
    await page.getByText(texts.invalidEmail).waitFor();
    expect(await hasFocus(field('email'))).toBe(true);
    expect(await violationsInBothSchemes(page, contactForm.scope)).toEqual([]);
    const email = 'ada@example.com';
    await fillInWithoutEvents(field('email'), email);
    await solveCaptcha(page);
    await button().click();
    await contactForm.waitUntilAccepted(page);
    expect(await messagesAbout(subject)).toMatchObject([{ ...filledIn, email }]);
  });

  test('aligns a message in Hebrew to the right', async () => {
    await contactForm.open(page);
    await hydrated(page);
    expect(await sideWritten(field('message'), 'אתם מובילים אוניות.\nYou moor.')).toBe('right');
  });

  test('asks before a link or Back leaves the page while a message is being sent', async () => {
    const subject = uniqueName();
    await page.goto(paths.about);
    await hydrated(page);
    await page.getByRole('banner').locator(`a[href="${paths.contact}"]`).first().click();
    await page.waitForURL(`**${paths.contact}`);
    await contactForm.fill(form(), subject);
    await solveCaptcha(page);
    const held = new Promise<Route>((resolve) => void page.route(callsOf(contactForm), resolve));
    await button().click();
    await page.getByRole('button', { name: contactTexts.submitting }).waitFor();
    for (const leave of [
      () => page.getByRole('banner').locator(`a[href="${paths.products}"]`).first().click(),
      () => page.evaluate(() => history.back()),
    ]) {
      const asked = answerQuestion(page, 'dismiss');
      await leave();
      expect(await asked).toBe(texts.stillSending);
    }
    await page.waitForURL(`**${paths.contact}`);
    await (await held).continue();
    await contactForm.waitUntilAccepted(page);
    expect(await messagesAbout(subject)).toHaveLength(1);
    await page.evaluate(() => history.back());
    await page.waitForURL(`**${paths.about}`);
  });
});

describe('the login form', () => {
  const username = () => page.getByLabel(loginTexts.fields.username);
  const password = () => page.getByLabel(loginTexts.fields.password, { exact: true });
  const button = () => page.getByRole('button', { name: loginTexts.submit });

  /** @returns the site's storage as text */
  const stored = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));

  beforeEach(() => loginForm.open(page));

  test('waits for the captcha, refuses a wrong password, and opens the dashboard for the right one', async () => {
    expect(await button().isDisabled()).toBe(true);
    await username().pressSequentially(localAdmin.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type('not the password at all');
    await page.keyboard.press('Enter');
    expect(await alerts()).toEqual([texts.loginCaptcha]);
    expect(await violationsInBothSchemes(page, loginForm.scope)).toEqual([]);
    await solveCaptcha(page);
    await button().click();
    await expect.poll(alerts).toEqual([texts.wrongCredentials]);
    await expect.poll(() => isCaptchaSolved(page)).toBe(false);
    expect(await button().isDisabled()).toBe(true);
    expect(await stored()).not.toContain('not the password');

    await fillInWithoutEvents(password(), localAdmin.password);
    await solveCaptcha(page);
    await button().click();
    await page.waitForURL(`**${paths.adminDashboard}**`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toMatch(/^ey/);
    expect(await stored()).not.toContain(localAdmin.password);
  });
});
