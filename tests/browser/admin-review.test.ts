import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Job } from '#contract/jobs.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { applicationsTexts } from '../../src/content/staff/dashboard.ts';
import { pdfTexts } from '../../src/content/staff/pdf.ts';
import { reviewTexts } from '../../src/content/staff/review.ts';
import { applicationPath } from '../../src/paths.ts';
import { docxResume } from '../api/resume-files.ts';
import { applicationsOf, applyFor, button, openStaffPage, postJob, statusOf, listApplications } from './dashboard.ts';
import { violationsInBothSchemes } from './page-checks.ts';
import { browserOfFile } from './harness.ts';
import { pdfPages } from './pdf-preview.ts';

const browser = browserOfFile();

const nameOf = (index: number) => `Robin Example ${String(index + 1).padStart(2, '0')}`;

/** @returns a new job with applications, the newest with the lowest number */
async function jobWithApplications(count: number) {
  const job = await postJob();
  for (let index = count - 1; index >= 0; index--) {
    const name = nameOf(index);
    await applyFor(job, name, `robin.${index}@example.com`, pdf(name, ['Worked on things that fit together']));
  }
  return job;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens an application beside the others of its job, in a new browser. */
async function openReview(job: Job, name: string, options?: BrowserContextOptions): Promise<Page> {
  const { page } = await openStaffPage(browser(), options);
  const application = (await listApplications(`&job_id=${job.id}`)).find(({ applicant_name }) => applicant_name === name);
  await page.goto(applicationPath(application?.id ?? '', new URLSearchParams({ job: job.id })));
  await heading(page, name).waitFor();
  return page;
}

it('zooms and searches in a PDF, while keys work outside the search field and after a click in the PDF', async () => {
  const job = await postJob();
  const lines = ['Ten years of Windchill', 'A year of Creo', 'Moved to windchill 12'];
  for (const name of [nameOf(1), nameOf(0)]) await applyFor(job, name, 'robin@example.com', pdf(name, lines));
  const page = await openReview(job, nameOf(0));
  const sheet = pdfPages(page, nameOf(0));
  await sheet.getByText(lines[0] ?? '').click();
  await page.keyboard.press('j');
  await heading(page, nameOf(1)).waitFor();
  await page.keyboard.press('k');
  await sheet.getByText(lines[0] ?? '').waitFor();

  const width = async () => (await sheet.boundingBox())?.width ?? 0;
  const fitting = await width();
  await button(page, pdfTexts.enlarge).click();
  await expect.poll(width).toBeGreaterThan(fitting);
  await button(page, pdfTexts.fitWidth).click();
  await expect.poll(width).toBe(fitting);

  const tools = page.getByRole('toolbar', { name: pdfTexts.tools });
  await page.getByRole('searchbox', { name: pdfTexts.search }).fill('WINDCHILL');
  await tools.getByText(pdfTexts.matches({ current: 1, total: 2 })).waitFor();
  await page.keyboard.press('Enter');
  await tools.getByText(pdfTexts.matches({ current: 2, total: 2 })).waitFor();
  expect(await sheet.locator('.highlight.selected').allTextContents()).toEqual(['windchill']);
  await button(page, pdfTexts.previousMatch).click();
  await tools.getByText(pdfTexts.matches({ current: 1, total: 2 })).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('searchbox', { name: pdfTexts.search }).press('j');
  await tools.getByText(pdfTexts.matches({ current: 0, total: 0 })).waitFor();
  await heading(page, nameOf(0)).waitFor();
});

it('stays at the application through a reload, shows its DOCX, and shows a note as text', async () => {
  const job = await postJob();
  await applyFor(job, 'Zoe <b>Example</b>', 'zoe@example.com', docxResume, 'resume.docx');
  const [{ id } = { id: '' }] = await applicationsOf('Zoe <b>Example</b>');
  const { page } = await openStaffPage(browser());
  await page.goto(applicationPath(id));
  await heading(page, 'Zoe <b>Example</b>').waitFor();
  await page.reload();
  await page
    .frameLocator(`iframe[title="${reviewTexts.previewNamed('Zoe <b>Example</b>')}"]`)
    .getByText('metaphysician')
    .waitFor();
  await page.getByLabel(reviewTexts.note.label, { exact: true }).fill('<script>alert(1)</script> Call her.');
  await button(page, reviewTexts.note.add).click();
  await page.getByRole('listitem').getByText('<script>alert(1)</script> Call her.').waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});

it('fits a phone, with the actions in a bar at the bottom', async () => {
  const job = await jobWithApplications(2);
  const page = await openReview(job, nameOf(0), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const mark = button(page, applicationsTexts.markReviewed);
  await mark.waitFor();
  expect((await mark.boundingBox())?.y).toBeGreaterThan(600);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const resume = page.getByRole('region', { name: reviewTexts.fields.resume, exact: true });
  await resume.getByRole('link', { name: applicationsTexts.viewResumeNamed(nameOf(0)) }).waitFor();
  await mark.tap();
  await heading(page, nameOf(1)).waitFor();
  expect(await statusOf(page, nameOf(1)).inputValue()).toBe('Pending');
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
