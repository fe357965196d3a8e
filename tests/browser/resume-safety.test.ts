import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#rooms/platform/contract/limits.ts';
import { resumeTypes } from '#rooms/applications/contract/resume.ts';
import { fileNameOf } from '../../functions/src/applications/resumes.ts';
import { docx } from '../../local/seed/docx.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { docxSummary } from '../../src/desk/review/docx-texts.ts';
import { pdfTexts } from '../../src/desk/review/pdf-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { applyFor, openStaffPage, postJob } from './dashboard.ts';
import { violationsInBothSchemes } from './page-checks.ts';
import { browserOfFile } from './harness.ts';
import { uniqueName } from './forms.ts';
import { api } from './site.ts';

/** Sends the token away if its script runs with access to the site's storage. */
const attack = `<!doctype html><title>Resume</title><h1>Resume</h1>
<script>new Image().src = '/stolen?' + localStorage.getItem('adminToken')</script>
<img src="/nothing.png" alt="" onerror="new Image().src = '/stolen?' + localStorage.getItem('adminToken')">`;

type Applicant = { name: string; path: string };

const browser = browserOfFile({ pdfViewer: true });
let page: Page;
let stolen: string[];
let pdfApplicant: Applicant;

beforeAll(async () => {
  pdfApplicant = await apply(pdf('Ada Example', ['Ten years of Windchill']));
});

beforeEach(async () => {
  ({ page } = await openStaffPage(browser()));
  stolen = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/stolen?')) stolen.push(request.url());
  });
});

/** @returns the applicant's name, and the path of the resume */
async function apply(file: Buffer, fileName?: string): Promise<Applicant> {
  const name = uniqueName();
  const job = await postJob();
  await applyFor(job, name, 'ada@example.com', file, fileName);
  const { items } = await api.parts.applications.page({ job_id: job.id }, 1);
  return { name, path: `/${items[0]?.resume_path}` };
}

async function showInList({ name }: Applicant): Promise<void> {
  await page.goto(`${adminPaths.dashboard}?tab=applications&q=${encodeURIComponent(name)}`);
  await page.getByRole('row', { name }).waitFor();
}

async function openTab(applicant: Applicant): Promise<Page> {
  await showInList(applicant);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: applicationsTexts.viewResumeNamed(applicant.name) }).click(),
  ]);
  await tab.waitForLoadState();
  return tab;
}

/** Chromium's PDF viewer is an extension, in a frame of its own. */
async function showsReadError(tab: Page): Promise<boolean> {
  const viewer = tab.frames().find((frame) => frame.url().startsWith('chrome-extension:'));
  return (await viewer?.locator('viewer-error-dialog').count()) === 1;
}

async function openApplication({ name }: Applicant): Promise<void> {
  await page.getByRole('row', { name }).getByRole('link').first().click();
}

test('an HTML page stored as a PDF is not shown and runs nothing', async () => {
  const applicant = await apply(pdf('Ada Example', ['Ten years of Windchill']));
  const fileName = fileNameOf(applicant.path);
  await api.parts.resumes.remove(fileName);
  await api.parts.resumes.save(fileName, Buffer.from(attack), resumeTypes.pdf);
  const tab = await openTab(applicant);
  await openApplication(applicant);
  await expect.poll(() => showsReadError(tab)).toBe(true);
  await page.getByText(pdfTexts.problems.damaged).waitFor();
  expect(stolen).toEqual([]);
});

test('a PDF that is not drawn in time is offered as a file', async () => {
  await showInList(pdfApplicant);
  await page.clock.install();
  await page.route('**/pdf-worker*', () => undefined);
  await openApplication(pdfApplicant);
  await page.getByRole('group', { name: reviewTexts.previewNamed(pdfApplicant.name) }).waitFor();
  await page.clock.fastForward(limits.pdfDrawMs);
  await page.getByText(pdfTexts.problems.slow).waitFor();
  await page.getByRole('link', { name: reviewTexts.open }).waitFor();
});

/** A Word document with added or replaced parts. */
function docxWith(parts: Zippable): Buffer {
  return Buffer.from(zipSync({ ...unzipSync(docx('', [])), ...parts }));
}

const office = 'http://schemas.openxmlformats.org';
const documentWithLinks = `<w:document xmlns:w="${office}/wordprocessingml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"
  xmlns:wp="${office}/drawingml/2006/wordprocessingDrawing" xmlns:a="${office}/drawingml/2006/main"><w:body>
  <w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Ten years of Windchill</w:t></w:r></w:p>
  <w:p><w:hyperlink r:id="script"><w:r><w:t>My portfolio</w:t></w:r></w:hyperlink><w:hyperlink r:id="link"><w:r><w:t>My site</w:t></w:r></w:hyperlink></w:p>
  <w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><a:blip r:link="image"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>
  <w:p><w:r><w:t>&lt;script&gt;parent.stolen = 1&lt;/script&gt;&lt;img src="/stolen?" onerror="alert(1)"&gt;</w:t></w:r></w:p>
  <w:altChunk r:id="page"/>
</w:body></w:document>`;
const header = `<w:hdr xmlns:w="${office}/wordprocessingml/2006/main"><w:p><w:r><w:t>Ada Example, 020 7946 0000</w:t></w:r></w:p></w:hdr>`;
const relationship = (id: string, type: string, target: string, mode = 'External') =>
  `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/>`;
const links = `<Relationships xmlns="${office}/package/2006/relationships">
  ${relationship('header', 'header', 'header1.xml', 'Internal')}
  ${relationship('script', 'hyperlink', 'javascript:alert(1)')}
  ${relationship('link', 'hyperlink', 'https://elsewhere.example/')}
  ${relationship('image', 'image', 'https://elsewhere.example/stolen?.png')}
  ${relationship('page', 'aFChunk', 'https://elsewhere.example/stolen?.html')}
  ${relationship('style', 'attachedTemplate', 'https://elsewhere.example/stolen?.dotm')}
</Relationships>`;

test('a DOCX is shown as text without links, images and scripts, and a line says what is missing', async () => {
  const applicant = await apply(
    docxWith({
      'word/document.xml': strToU8(documentWithLinks),
      'word/_rels/document.xml.rels': strToU8(links),
      'word/header1.xml': strToU8(header),
      'mammoth/style-map': strToU8('b => script'),
    }),
    'resume.docx',
  );
  const fetchedElsewhere: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).host === 'elsewhere.example') fetchedElsewhere.push(request.url());
  });
  await showInList(applicant);
  await openApplication(applicant);
  const frame = page.frameLocator(`iframe[title="${reviewTexts.previewNamed(applicant.name)}"]`);
  await frame.locator('strong', { hasText: 'Ten years of Windchill' }).waitFor();
  await frame.getByText('Ada Example, 020 7946 0000').waitFor();
  await frame.getByText('My portfolio (javascript:alert(1))').waitFor();
  await frame.getByText('<script>parent.stolen = 1</script>').waitFor();
  await page.getByText(docxSummary({ picture: 1, object: 1 })).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  expect(await frame.locator('[href], [src], script').count()).toBe(0);
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
  expect(fetchedElsewhere).toEqual([]);
  expect(stolen).toEqual([]);
});
