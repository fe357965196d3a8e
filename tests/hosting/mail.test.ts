import { expect, test } from 'vitest';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { localStaffMail } from '../../local/emulators/function-settings.ts';
import { contactTexts } from '../../src/shared/texts/form-texts.ts';
import { paths } from '../../src/paths.ts';
import { violationsInBothSchemes } from '../browser/page-checks.ts';
import { browserOfFile, inboxUrl, openPage, solveCaptcha } from '../browser/harness.ts';
import { contactForm } from '../browser/forms.ts';
import { waitForMail } from './inbox.ts';

const browser = browserOfFile();

test('a visitor sends a message, staff find it in their inbox, and the visitor finds a confirmation', async () => {
  const email = `ada-${crypto.randomUUID()}@example.com`;
  const { page, complaints } = await openPage(browser());
  await page.goto(paths.contact);
  const form = page.locator(contactForm.scope);
  await contactForm.fill(form, 'Windchill upgrade');
  await form.getByLabel(contactTexts.fields.email).fill(email);
  await solveCaptcha(page);
  await page.getByRole('button', { name: contactTexts.submit }).click();
  await page.getByText(visitorTexts.contactSent).first().waitFor();
  expect(complaints).toEqual([]);

  const message = await waitForMail(({ to, headers }) => to === localStaffMail && headers['reply-to'] === email);
  const confirmation = await waitForMail(({ to }) => to === email);
  expect(message.text).toContain('> First line\n> Second line');
  expect(confirmation.text).not.toMatch(/Windchill|line/);

  const reader = await openPage(browser());
  for (const { html } of [message, confirmation]) {
    await reader.page.setContent(html);
    expect(await violationsInBothSchemes(reader.page)).toEqual([]);
  }
  await reader.page.goto(inboxUrl);
  const opened = reader.page.getByRole('group').filter({ hasText: `to ${email}` });
  await opened.locator('summary').click();
  await opened.locator('iframe').contentFrame().getByRole('heading', { name: confirmation.subject }).waitFor();
  expect(reader.complaints).toEqual([]);
});
