import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { texts } from '#contract/texts.ts';
import { localStaffMail } from '../../local/emulators/function-settings.ts';
import type { ReceivedMail } from '../../local/mail/inbox.ts';
import { contactTexts } from '../../src/content/form-texts.ts';
import { repliesTexts } from '../../src/content/staff/replies.ts';
import { applicationPath, paths } from '../../src/paths.ts';
import { violationsInBothSchemes } from '../browser/axe.ts';
import { applyFor, button, fetchToken, openStaffPage, postJob, waitForStatus, waitUntilSaved } from '../browser/dashboard.ts';
import { browserOfFile } from '../browser/file-browser.ts';
import { contactForm } from '../browser/forms.ts';
import { inboxUrl, openPage, solveCaptcha } from '../browser/harness.ts';
import { logInAsStaff } from '../browser/staff.ts';

const browser = browserOfFile();

async function inbox(): Promise<ReceivedMail[]> {
  return (await fetch(`${inboxUrl}/messages`)).json() as Promise<ReceivedMail[]>;
}

test('a visitor sends a message, staff find it in their inbox, and the visitor finds a confirmation', async () => {
  const email = `ada-${crypto.randomUUID()}@example.com`;
  const { page, complaints } = await openPage(browser());
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

  const isForStaff = (mail: ReceivedMail) => mail.to === localStaffMail && mail.headers['reply-to'] === email;
  await expect.poll(async () => (await inbox()).some(isForStaff)).toBe(true);
  await expect.poll(async () => (await inbox()).some(({ to }) => to === email)).toBe(true);
  const mails = await inbox();
  const message = mails.find(isForStaff);
  const confirmation = mails.find(({ to }) => to === email);
  expect(message?.text).toContain('> First line\n> Second line');
  expect(confirmation?.text).not.toMatch(/Ada|Windchill|line/);

  const reader = await openPage(browser());
  for (const mail of [message, confirmation]) {
    await reader.page.setContent(mail?.html ?? '');
    expect(await violationsInBothSchemes(reader.page)).toEqual([]);
  }
  await reader.page.goto(inboxUrl);
  const opened = reader.page.getByRole('group').filter({ hasText: `to ${email}` });
  await opened.locator('summary').click();
  await opened.locator('iframe').contentFrame().getByRole('heading', { name: confirmation?.subject }).waitFor();
  expect(reader.complaints).toEqual([]);
});

test('staff reject by mail from a template, and the applicant finds the mail in the inbox', async () => {
  const email = `robin-${crypto.randomUUID()}@example.com`;
  const name = `Robin ${crypto.randomUUID().slice(0, 8)}`;
  const job = await postJob(await fetchToken());
  await applyFor(job, name, email);
  const [application] = await (await logInAsStaff()).applicationsOf(name);
  const { page, complaints } = await openStaffPage(browser());
  // With the filter there is no next application, which another test could delete while it is loaded in advance.
  await page.goto(applicationPath(application?.id ?? '', new URLSearchParams({ job: job.id })));
  await button(page, repliesTexts.reply).waitFor();
  await page.keyboard.press('m');
  await page.getByLabel(repliesTexts.template).selectOption('reject');
  await page.getByRole('region', { name: repliesTexts.preview }).getByText(`Dear ${name},`).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await button(page, repliesTexts.send).click();
  await waitUntilSaved(page, repliesTexts.sent(name));
  await waitForStatus(page, name, 'Rejected');
  const subject = `Your application for ${job.title}`;
  await page.getByRole('listitem').getByText(repliesTexts.delivery.mail(subject)).waitFor();
  const isReply = (mail: ReceivedMail) => mail.to === email && mail.subject === subject;
  await expect.poll(async () => (await inbox()).find(isReply)?.text, { timeout: 2 * limits.replyDelayMs }).toContain(`Dear ${name},`);
  expect(complaints).toEqual([]);
}, 60_000);
