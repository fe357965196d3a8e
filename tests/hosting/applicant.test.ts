import { expect, test } from 'vitest';
import { applicantTexts } from '../../src/content/applicant.ts';
import { applyTexts } from '../../src/content/form-texts.ts';
import { findOverflowAtEveryWidth, violationsInBothSchemes } from '../browser/page-checks.ts';
import { browserOfFile, openPage, solveCaptcha } from '../browser/harness.ts';
import { applyForm, uniqueName } from '../browser/forms.ts';
import { waitForMail } from './inbox.ts';

const browser = browserOfFile();

test('an applicant adds a message by the mailed link, withdraws and erases', async () => {
  const name = uniqueName();
  const email = `ada-${crypto.randomUUID()}@example.com`;
  const { page, complaints } = await openPage(browser());
  await applyForm.open(page);
  const dialog = page.locator(applyForm.scope);
  await applyForm.fill(dialog, name);
  await dialog.getByLabel(applyTexts.fields.applicant_email).fill(email);
  await solveCaptcha(page);
  await dialog.getByRole('button', { name: applyTexts.submit }).click();
  await page.getByText(applyTexts.linkMailed).waitFor();

  const { text } = await waitForMail(({ to }) => to === email);
  const [, link = ''] = /Open your application: (\S+)/.exec(text) ?? [];
  const opened = await page.goto(`${link}>.`);
  expect(opened?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await page.getByRole('heading', { name: applicantTexts.status.received.title }).waitFor();
  expect(await findOverflowAtEveryWidth(page)).toEqual([]);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('textbox', { name: applicantTexts.add.label }).fill('My number has changed');
  await page.getByRole('button', { name: applicantTexts.add.submit }).click();
  await page.getByText(applicantTexts.add.sent).waitFor();
  await page.getByRole('button', { name: applicantTexts.withdraw.action }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(applicantTexts.withdraw.question).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await question.getByRole('button', { name: applicantTexts.withdraw.action }).click();
  await page.getByText(applicantTexts.status.withdrawn.text).waitFor();
  await page.getByRole('button', { name: applicantTexts.erase.action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: applicantTexts.erase.action }).click();
  await page.getByRole('status').getByText(applicantTexts.erased.text).waitFor();
  expect(complaints).toEqual([]);
  await page.reload();
  await page.getByRole('alert').getByText(applicantTexts.link.unknown).waitFor();
  await page.getByRole('button', { name: applicantTexts.link.submit }).waitFor();
});
