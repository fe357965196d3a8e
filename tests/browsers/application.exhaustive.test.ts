import { expect, test } from 'vitest';
import { repliesTexts } from '../../src/content/staff/replies.ts';
import { applicationsTexts } from '../../src/content/staff/dashboard.ts';
import { reviewTexts } from '../../src/content/staff/review.ts';
import { paths } from '../../src/paths.ts';
import { pdfOf } from '../../local/seed/pdf.ts';
import { mailsTo } from '../api/outbox.ts';
import { docxResume } from '../api/resume-files.ts';
import { applyFor, fetchToken, postJob } from '../browser/dashboard.ts';
import { api } from '../browser/site.ts';
import { logInAsStaff } from '../browser/staff.ts';
import { driver } from './browser.ts';
import { isDrawn, shareOf } from './drawn.ts';
import { click, fill, inElement, press, waitFor } from './page.ts';
import { openAsStaff } from './staff.ts';

/** One red page. */
const content = '1 0 0 rg 0 0 595 842 re f';
const redPdf = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 4 0 R >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
]);

test('staff read a PDF beside an application and in a tab, note, shortlist, undo and reply by keys, and read a DOCX', async () => {
  const job = await postJob(await fetchToken());
  const email = `ann-${crypto.randomUUID()}@example.com`;
  const statusOfAnn = async () => (await logInAsStaff()).applicationsOf('Ann Example');
  await applyFor(job, 'Bob Example', 'bob@example.com', docxResume, 'resume.docx');
  await applyFor(job, 'Ann Example', email, redPdf);
  await openAsStaff(`${paths.adminDashboard}?tab=applications&job=${job.id}`);
  await waitFor({ text: 'Ann Example' });
  await press('j');
  await press('Enter');
  await waitFor({ role: 'heading', name: 'Ann Example' });
  await expect.poll(() => inElement({ role: 'group', name: reviewTexts.previewNamed('Ann Example') }, isDrawn)).toBe(true);
  await click({ role: 'link', name: applicationsTexts.viewResumeNamed('Ann Example') });
  await expect.poll(async () => shareOf('red', await (await driver.openedTab())?.screenshot())).toBeGreaterThan(0.1);
  await (await driver.openedTab())?.close();

  await press('n');
  await fill(reviewTexts.note.label, 'Call her.');
  await click({ role: 'button', name: reviewTexts.note.add });
  await waitFor({ text: 'Call her.' });
  await press('Escape');
  await press('s');
  await waitFor({ text: applicationsTexts.statusChanged('Ann Example', 'Shortlisted') });
  await expect.poll(statusOfAnn).toMatchObject([{ status: 'Shortlisted' }]);
  await press('u');
  await expect.poll(statusOfAnn).toMatchObject([{ status: 'Pending' }]);
  await press('m');
  await expect.poll(() => inElement({ label: repliesTexts.template }, (field) => field === document.activeElement)).toBe(true);
  await fill(repliesTexts.fields.subject, 'When can we talk?');
  await click({ role: 'button', name: repliesTexts.send });
  await waitFor({ text: repliesTexts.sent('Ann Example') });
  expect((await mailsTo(api, email))[0]?.get('values')).toMatchObject({ subject: 'When can we talk?' });

  await press('j');
  await waitFor({ role: 'heading', name: 'Bob Example' });
  const frame = { title: reviewTexts.previewNamed('Bob Example') };
  await waitFor(frame);
  const area = await inElement(frame, (frame) => frame.getBoundingClientRect().toJSON() as DOMRect);
  await expect.poll(async () => shareOf('black', await driver.screenshot(), area ?? undefined)).toBeGreaterThan(0);
});
