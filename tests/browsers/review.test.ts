import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { browserName } from '../../local/browsers.ts';
import { pdf, pdfOf } from '../../local/seed/pdf.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { newApplicationTexts } from '../../src/desk/applications/by-hand-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { applyFor, countPending, postJob } from '../browser/dashboard.ts';
import { mailFile } from '../mail-file.ts';
import { driver } from './browser.ts';
import { isDrawn, shareOf } from './drawn.ts';
import { choose, click, fill, inElement, inPage, press, waitFor } from './page.ts';
import { openAsStaff } from './staff.ts';

/** Other browsers only need to show that their keys and drawn PDFs get along. */
const count = process.env[browserName] === 'chromium-window' ? 20 : 4;
/** A person reads before the next key. Meanwhile, a viewer of PDFs can take the focus. */
const pace = 1500;

const nameOf = (index: number) => `Robin Example ${String(index + 1).padStart(2, '0')}`;
const heading = (name: string) => ({ role: 'heading', name });

it(`marks ${count} applications with PDFs by ${count} keys at the pace of a person, and draws each PDF`, async () => {
  const job = await postJob();
  // The newest is the first of the list.
  for (let index = count - 1; index >= 0; index--) {
    await applyFor(job, nameOf(index), `robin.${index}@example.com`, pdf(nameOf(index), ['Worked on things that fit together']));
  }
  await openAsStaff(`${adminPaths.dashboard}?tab=applications&status=Pending&job=${job.id}`);
  await click({ text: nameOf(0) });
  for (let index = 0; index < count; index++) {
    await waitFor(heading(nameOf(index)));
    await setTimeout(pace);
    await expect.poll(() => inElement({ role: 'group', name: reviewTexts.previewNamed(nameOf(index)) }, isDrawn)).toBe(true);
    expect(await inPage(() => document.activeElement?.tagName)).not.toMatch(/FRAME|EMBED|OBJECT/);
    await press('r');
  }
  await waitFor({ text: reviewTexts.lastOne });
  await expect.poll(() => countPending(job.id)).toBe(0);
}, 300_000);

/** One red page. */
const content = '1 0 0 rg 0 0 595 842 re f';
const redPdf = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> /Contents 4 0 R >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
]);

it('opens a resume in the viewer of the browser', async () => {
  const job = await postJob();
  await applyFor(job, 'Ann Example', `ann.${job.id}@example.com`, redPdf);
  await openAsStaff(`${adminPaths.dashboard}?tab=applications&job=${job.id}`);
  await click({ text: 'Ann Example' });
  // The list has such a link, too, which is about to go.
  await waitFor(heading('Ann Example'));
  await click({ role: 'link', name: applicationsTexts.viewResumeNamed('Ann Example') });
  await expect.poll(async () => shareOf('red', await (await driver.openedTab())?.screenshot())).toBeGreaterThan(0.1);
  await (await driver.openedTab())?.close();
});

const { fields } = newApplicationTexts;
const noor = pdf('Noor Haddad', ['Ten years of RFID']);

function drop(input: HTMLElement, name: string, content: string): void {
  const dropped = new DataTransfer();
  dropped.items.add(new File([content], name));
  Object.assign(input, { files: dropped.files });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

it.each<[acts: number, name: string, content: string, shown: string, others: (() => Promise<unknown>)[]]>([
  [5, 'mail.eml', mailFile(noor), newApplicationTexts.fromMail([]), []],
  [
    12,
    'noor.pdf',
    noor.toString(),
    'noor.pdf',
    [
      () => fill(fields.applicant_name, 'Noor Haddad'),
      () => fill(fields.phone, '+91 80 5550 9999'),
      () => choose(fields.origin, 'fair'),
      () => fill(fields.referred_by, 'Embedded World'),
      () => fill(fields.source, 'fair-2026'),
      () => fill(fields.note, 'Can start in May'),
    ],
  ],
])('adds an application by %i acts at most from %s', async (most, name, content, shown, others) => {
  const job = await postJob();
  await openAsStaff(`${adminPaths.dashboard}?tab=applications`);
  const acts = [
    () => click({ role: 'button', name: applicationsTexts.add }),
    async () => {
      await waitFor({ label: newApplicationTexts.file });
      await inElement({ label: newApplicationTexts.file }, drop, name, content);
      await waitFor({ text: shown });
    },
    ...others,
    () => choose(fields.job_id, job.id),
    () => click({ role: 'button', name: newApplicationTexts.submit }),
  ];
  for (const act of acts) await act();
  await waitFor(heading('Noor Haddad'));
  await expect.poll(() => inElement({ role: 'group', name: reviewTexts.previewNamed('Noor Haddad') }, isDrawn)).toBe(true);
  expect(acts.length).toBeLessThanOrEqual(most);
});
