import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { resumeTypes } from '#rooms/applications/contract/resume.ts';
import { inProject } from '../../local/project.ts';
import { pdfTexts } from '../../src/desk/review/pdf-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { applicationPath } from '../../src/admin-paths.ts';
import { anApplication } from '../component/records.ts';
import { openStaffPage } from './dashboard.ts';
import { browserOfFile } from './harness.ts';
import { pdfPages } from './pdf-preview.ts';

/** The preview's pages, the first drawn with this text, and what it lacks; or why there is none. */
type Outcome = { pages: number; text: string; lack?: string } | { refusal: string };

const incomplete: Outcome = { pages: 1, text: 'Hello', lack: pdfTexts.notShown({ parts: true, attachments: 0 }) };

/** Of files that are named after what is special about them. */
const outcomes: Record<string, Outcome> = {
  // Drawn as they come into view.
  '200 pages': { pages: 200, text: 'Hello 1' },
  // Needs the character maps.
  'UniGB-UCS2-H without its font': { pages: 1, text: '中文' },
  // Needs the decoder without WebAssembly.
  'scanned as JPEG 2000': { pages: 1, text: '' },
  // Drawn without fields to type in.
  'a form with entries': { pages: 1, text: '' },
  'a picture that cannot be decoded': incomplete,
  // Drawn as an empty picture, without an error.
  'an empty picture in Flate': incomplete,
  'a damaged picture in Flate': incomplete,
  'an empty inline picture in Flate': incomplete,
  // Drawn in part, without a word.
  'an inline picture with too little data': incomplete,
  'a mask with too little data': incomplete,
  'a JPEG that ends early': incomplete,
  'an empty form in Flate': { pages: 1, text: 'Hello' },
  attachments: { pages: 1, text: 'Hello', lack: pdfTexts.notShown({ parts: false, attachments: 1 }) },
  // A click on it must not open anything.
  'a link to a program': { pages: 1, text: 'Hello' },
  // Must not run.
  'a script': { pages: 1, text: 'Hello' },
  "AES-256 with a user's password": { refusal: pdfTexts.problems.password },
  'half of a file': { refusal: pdfTexts.problems.damaged },
};

const pdfKinds = Object.keys(outcomes).map((kind) => ({ kind, file: readFileSync(inProject(`tests/browser/pdfs/${kind}.pdf`)) }));

const browser = browserOfFile();

/** Makes a list of applications, one for each file. */
async function serve(page: Page): Promise<void> {
  await page.route(`**${endpoints.readApplication.path.replace(':id', '*')}`, async (route) => {
    const id = Number(new URL(route.request().url()).pathname.split('/').at(-1));
    const neighbour = (index: number) => (pdfKinds[index] ? String(index) : null);
    const application = anApplication({
      id: String(id),
      applicant_name: pdfKinds[id]?.kind ?? '',
      resume_path: `uploads/resumes/${id}.pdf`,
    });
    await route.fulfill({
      json: { application, position: id + 1, total: pdfKinds.length, previous: neighbour(id - 1), next: neighbour(id + 1) },
    });
  });
  await page.route(`**${endpoints.readTimeline.path.replace(':id', '*')}`, (route) => route.fulfill({ json: [] }));
  await page.route(`**${endpoints.showResume.path.replace(':id', '*')}`, (route) => route.fulfill({ status: 204 }));
  await page.route(/\/uploads\/resumes\/(\d+)\.pdf/, async (route) => {
    const id = Number(/(\d+)\.pdf/.exec(route.request().url())?.[1]);
    await route.fulfill({ contentType: resumeTypes.pdf, body: pdfKinds[id]?.file });
  });
}

/** @returns what is shown, or why nothing is, once the first page is drawn */
async function outcomeOf(page: Page, name: string): Promise<Outcome> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const pages = pdfPages(page, name);
  const resume = page.getByRole('region', { name: reviewTexts.fields.resume, exact: true });
  const refusal = resume.getByText(/^This PDF/).filter({ visible: true });
  await pages.locator('canvas').first().or(refusal).waitFor();
  if (await refusal.isVisible()) return { refusal: await refusal.innerText() };
  await expect.poll(() => pages.first().evaluate(isDrawn), { message: name }).toBe(true);
  await expect.poll(() => pages.first().locator('.endOfContent').count(), { message: name }).toBe(1);
  const note = resume.getByText('Not shown:').filter({ visible: true, has: page.getByRole('link', { name: reviewTexts.open }) });
  const lack = /^.*?\./.exec((await note.allTextContents()).join())?.[0];
  const text = (await pages.first().locator('.textLayer').textContent()) ?? '';
  return { pages: await pages.count(), text, ...(lack !== undefined && { lack }) };
}

/** Whether something in the page is not white. */
function isDrawn(page: Element): boolean {
  const canvas = page.querySelector('canvas');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels?.some((value) => value < 250) === true;
}

test('each kind of PDF is drawn with its text, or the preview says why not, and nothing runs or opens', async () => {
  const { page, complaints } = await openStaffPage(browser());
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on('page', (tab) => opened.push(tab.url()));
  await serve(page);
  await page.goto(applicationPath('0', new URLSearchParams()));
  const found: Record<string, Outcome> = {};
  for (const { kind } of pdfKinds) {
    found[kind] = await outcomeOf(page, kind);
    if (kind.includes('link')) await pdfPages(page, kind).first().click();
    await page.keyboard.press('j');
  }
  expect(found).toEqual(outcomes);
  expect(opened).toEqual([]);
  expect(await page.locator('.annotationLayer, iframe, input[type=text]').count()).toBe(0);
  expect(complaints).toEqual([]);
});
