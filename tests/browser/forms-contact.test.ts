import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { contactTexts } from '../../src/shared/texts/form-texts.ts';
import { paths } from '../../src/paths.ts';
import { openHydrated, violationsInBothSchemes } from './page-checks.ts';
import { expectFocus, messagesAbout } from './dashboard.ts';
import { browserOfFile, openPage, solveCaptcha } from './harness.ts';
import { answerQuestion, contactForm, uniqueName } from './forms.ts';

const browser = browserOfFile();
let page: Page;

const form = () => page.locator(contactForm.scope);
const field = (name: keyof typeof contactTexts.fields) => form().getByLabel(contactTexts.fields[name]);
const button = () => page.getByRole('button', { name: contactTexts.submit });

test('the contact form is filled in by keyboard, focuses what is wrong, sends a message, and shows a notice in sight', async () => {
  const subject = uniqueName();
  ({ page } = await openPage(browser()));
  await contactForm.open(page);
  await field('name').pressSequentially('Ada Example');
  for (const text of ['ada@example', subject, 'First line\nSecond line']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await button().click();
  await page.getByText(texts.invalidEmail).waitFor();
  await expectFocus(field('email'));
  expect(await violationsInBothSchemes(page, contactForm.scope)).toEqual([]);
  await page.keyboard.type('.com');
  await solveCaptcha(page);
  await button().click();
  const notice = page.getByRole('region', { name: contactTexts.notice }).filter({ hasText: visitorTexts.contactSent });
  await notice.waitFor();
  const box = await notice.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && box.x + box.width).toBeGreaterThan(width - 40);
  expect(box?.y).toBeLessThan(120);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await messagesAbout(subject)).toMatchObject([
    { name: 'Ada Example', email: 'ada@example.com', message: 'First line\nSecond line' },
  ]);
});

test('the contact form asks before a link or Back leaves the page while a message is being sent', async () => {
  const subject = uniqueName();
  ({ page } = await openHydrated(browser(), paths.about));
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
