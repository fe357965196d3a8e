import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pdf } from '../../local/seed/pdf.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { newApplicationTexts as texts, tellThem } from '../../src/desk/applications/by-hand-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { button, openStaffPage, postJob } from './dashboard.ts';
import { mailFile } from './mail-file.ts';
import { violationsInBothSchemes } from './page-checks.ts';
import { browserOfFile } from './harness.ts';

const browser = browserOfFile();
const resume = pdf('Noor Haddad', ['Ten years of RFID']);
const { fields } = texts;

/** Opens the list of applications. @returns what makes an act, and how many there have been */
async function openList() {
  const { page } = await openStaffPage(browser());
  await page.goto(`${adminPaths.dashboard}?tab=applications`);
  let acts = 0;
  const act = async (once: Promise<unknown>) => {
    acts += 1;
    await once;
  };
  await act(button(page, applicationsTexts.add.open).click());
  // A required field has a mark behind its label.
  const field = (name: string) => page.getByRole('dialog').getByLabel(new RegExp(`^${name}(?: \\*)?$`));
  await field(texts.file).waitFor();
  return { page, act, field, acts: () => acts };
}

const opened = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const fact = (page: Page, text: string | RegExp) => page.getByRole('region', { name: reviewTexts.facts }).getByText(text);

it('an email that is dropped is an application after five acts', async () => {
  const job = await postJob();
  const { page, act, field, acts } = await openList();
  const buffer = Buffer.from(mailFile(resume));
  await act(field(texts.file).setInputFiles({ name: 'mail.eml', mimeType: 'message/rfc822', buffer }));
  await page.getByText(texts.fromMail([])).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await act(field(fields.job_id).selectOption({ label: job.title }));
  await act(button(page, texts.submit).click());
  await opened(page, 'Noor Haddad');
  await fact(page, /noor\.pdf/).waitFor();
  await page.getByText('I would like to work on readers.').waitFor();
  expect(acts()).toBeLessThanOrEqual(5);
});

it('a resume from a fair is an application after twelve acts, whose applicant somebody has to tell', async () => {
  const job = await postJob({ status: 'Inactive' });
  const { page, act, field, acts } = await openList();
  await act(field(texts.file).setInputFiles({ name: 'noor.pdf', mimeType: 'application/pdf', buffer: resume }));
  await act(field(fields.applicant_name).fill('Noor of the fair'));
  await act(field(fields.phone).fill('+91 80 5550 9999'));
  await act(field(fields.job_id).selectOption({ label: texts.closedJob(job.title) }));
  await act(field(fields.origin).selectOption('fair'));
  await act(field(fields.referred_by).fill('Embedded World'));
  await act(field(fields.source).fill('fair-2026'));
  await act(field(fields.note).fill('Can start in May'));
  await act(button(page, texts.submit).click());
  await opened(page, 'Noor of the fair');
  await fact(page, tellThem).waitFor();
  await fact(page, 'Fair, Embedded World').waitFor();
  expect(acts()).toBeLessThanOrEqual(12);
  await button(page, reviewTexts.addAddress).click();
  await page.getByRole('dialog').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
