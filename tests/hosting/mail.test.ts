import { expect, test } from 'vitest';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { localStaffMail } from '../../local/emulators/function-settings.ts';
import { contactTexts } from '../../src/shared/texts/form-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { applicationPath } from '../../src/admin-paths.ts';
import { paths } from '../../src/paths.ts';
import { violationsInBothSchemes } from '../browser/page-checks.ts';
import { applicationsOf, applyFor, button, openStaffPage, postJob, waitForStatus, waitUntilSaved } from '../browser/dashboard.ts';
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

test('staff reject by mail from a template, and the applicant finds the mail in the inbox', async () => {
  const email = `robin-${crypto.randomUUID()}@example.com`;
  const name = `Robin ${crypto.randomUUID().slice(0, 8)}`;
  const job = await postJob();
  await applyFor(job, name, email);
  const [application] = await applicationsOf(name);
  const { page, complaints } = await openStaffPage(browser());
  // With the filter, no next application is preloaded, which another test could delete meanwhile.
  await page.goto(applicationPath(application?.id ?? '', new URLSearchParams({ job: job.id })));
  await button(page, repliesTexts.reply).waitFor();
  await page.keyboard.press('m');
  await page.getByLabel(repliesTexts.template).selectOption('reject');
  expect(await page.getByLabel(repliesTexts.fields.body).inputValue()).toContain(`Hi ${name},`);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await button(page, repliesTexts.send).click();
  await waitUntilSaved(page, repliesTexts.sent(name));
  await waitForStatus(page, name, 'Rejected');
  const subject = `Your application for ${job.title}`;
  await page.getByRole('listitem').getByText(repliesTexts.delivery.mail(subject)).waitFor();
  const reply = await waitForMail((mail) => mail.to === email && mail.subject === subject, 2 * serverLimits.replyDelayMs);
  expect(reply.text).toContain(`Hi ${name},`);
  expect(complaints).toEqual([]);
}, 60_000);
