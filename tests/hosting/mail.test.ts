import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { texts } from '#contract/texts.ts';
import { localStaffMail } from '../../local/function-settings.ts';
import type { ReceivedMail } from '../../local/mail/server.ts';
import { contactTexts } from '../../src/content/form-texts.ts';
import { paths } from '../../src/paths.ts';
import { violationsInBothSchemes } from '../browser/axe.ts';
import { contactForm } from '../browser/forms.ts';
import { inboxUrl, launchBrowser, openPage, solveCaptcha } from '../browser/harness.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

async function inbox(): Promise<ReceivedMail[]> {
  return (await fetch(`${inboxUrl}/messages`)).json() as Promise<ReceivedMail[]>;
}

test('a visitor sends a message, staff find it in their inbox, and the visitor finds a confirmation', async () => {
  const email = `ada-${crypto.randomUUID()}@example.com`;
  const { page, complaints } = await openPage(browser);
  await page.goto(paths.contact);
  const form = page.locator(contactForm.scope);
  await form.getByLabel(contactTexts.fields.name).fill('Ada Example');
  await form.getByLabel(contactTexts.fields.email).fill(email);
  await form.getByLabel(contactTexts.fields.subject).fill('Windchill upgrade');
  await form.getByLabel(contactTexts.fields.message).fill('First line\nSecond line');
  await solveCaptcha(page);
  await page.getByRole('button', { name: contactTexts.submit }).click();
  await page.getByText(texts.contactSent).first().waitFor();
  expect(complaints).toEqual([]);

  const forStaff = (mail: ReceivedMail) => mail.to === localStaffMail && mail.headers['reply-to'] === email;
  await expect.poll(async () => (await inbox()).some(forStaff)).toBe(true);
  await expect.poll(async () => (await inbox()).some(({ to }) => to === email)).toBe(true);
  const mails = await inbox();
  const message = mails.find(forStaff);
  const confirmation = mails.find(({ to }) => to === email);
  expect(message?.text).toContain('> First line\n> Second line');
  expect(confirmation?.text).not.toMatch(/Ada|Windchill|line/);

  const reader = await openPage(browser);
  for (const mail of [message, confirmation]) {
    await reader.page.setContent(mail?.html ?? '');
    expect(await violationsInBothSchemes(reader.page)).toEqual([]);
  }
  await reader.page.goto(inboxUrl);
  await reader.page.getByText(`to ${email}`).click();
  await reader.page.locator('iframe').first().contentFrame().getByRole('heading', { name: confirmation?.subject }).waitFor();
  expect(reader.complaints).toEqual([]);
});
