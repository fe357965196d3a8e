import { constants, deflateRawSync } from 'node:zlib';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { resumeTypes } from '#contract/resume.ts';
import { answerHeaders } from '#contract/security-headers.ts';
import { openFirebase } from '../../functions/src/data/firebase.ts';
import { bucketResumes, fileNameOf, folderResumes } from '../../functions/src/data/resumes.ts';
import { docx } from '../../local/seed/docx.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { adminCopy, applicationsCopy } from '../../src/content/admin-copy.ts';
import { applyFor, bearer, openDashboard, postJob } from './dashboard.ts';
import { launchBrowser } from './harness.ts';
import { reported } from './policy.ts';
import { pagesShown } from './pdf-viewer.ts';
import { logInAsStaff } from './staff.ts';

/** In bytes: the same for resume and attack, so that one can take the other's place under the size that is stored. */
const size = 4000;

/** A page that sends the bearer away, if its script runs and the site's storage is open to it. */
const attack = `<!doctype html><title>Resume</title><h1>Resume</h1>
<script>new Image().src = '/stolen?' + localStorage.getItem('adminToken')</script>
<img src="/nothing.png" alt="" onerror="new Image().src = '/stolen?' + localStorage.getItem('adminToken')">`.padEnd(size);

const viewing = { timeout: 15_000 };
const folder = process.env.RESUME_FOLDER;
const store = folder ? folderResumes(folder) : bucketResumes(openFirebase());

let browser: Browser;
let page: Page;
let stolen: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});

beforeEach(async () => {
  ({ page } = await openDashboard(browser, '?tab=applications'));
  stolen = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/stolen?')) stolen.push(request.url());
  });
});

afterEach(() => page.context().close());
afterAll(() => browser.close());

/** Somebody applies with a PDF, or with the file given. @returns their name, and the path of the resume */
async function apply(file?: Buffer, fileName?: string): Promise<{ name: string; path: string }> {
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
  const resume = Buffer.alloc(size, ' ');
  pdf(name, ['Ten years of Windchill']).copy(resume);
  await applyFor(await postJob(await bearer()), name, 'ada@example.com', file ?? resume, fileName);
  const [application] = await (await logInAsStaff()).applicationsOf(name);
  return { name, path: `/${application?.resume_path}` };
}

/** Puts the attack where the PDF is stored, which no upload could. */
async function replace(path: string): Promise<void> {
  await store.remove(fileNameOf(path));
  await store.save(fileNameOf(path), Buffer.from(attack), resumeTypes.pdf);
}

/** Serves the attack as a page, which the function never does. */
async function serveAsPage(path: string, headers: Record<string, string> = {}): Promise<void> {
  await page.context().route(`**${path}`, (route) => route.fulfill({ body: attack, headers: { ...headers, 'Content-Type': 'text/html' } }));
}

/** Searches, until the list is what was searched for: the one before it goes, with whatever is open in it. */
async function search(name: string): Promise<void> {
  await page.getByLabel(applicationsCopy.search).fill(name);
  await page.getByRole('heading', { name: /matching/ }).waitFor();
}

/** Opens a resume as staff do. @returns its tab */
async function openTab(name: string): Promise<Page> {
  await search(name);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: applicationsCopy.resumeNamed(name) }).click(),
  ]);
  await tab.waitForLoadState();
  return tab;
}

async function pressPreview(name: string): Promise<void> {
  await search(name);
  await page.getByRole('button', { name: applicationsCopy.detailsNamed(name) }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: applicationsCopy.preview }).click();
}

async function openPreview(name: string): Promise<void> {
  await pressPreview(name);
  await page.getByTitle(applicationsCopy.previewNamed(name)).waitFor();
}

test('a PDF is shown in its tab and in the preview', async () => {
  const { name } = await apply();
  const tab = await openTab(name);
  await expect.poll(() => pagesShown(tab), viewing).toBe(1);
  await openPreview(name);
  await expect.poll(() => pagesShown(page), viewing).toBe(1);
});

test('a page under the name of a PDF is shown to nobody and runs nothing', async () => {
  const { name, path } = await apply();
  await replace(path);
  const tab = await openTab(name);
  await expect.poll(() => pagesShown(tab), viewing).toBe(0);
  await openPreview(name);
  await expect.poll(() => pagesShown(page), viewing).toBe(0);
  expect(stolen).toEqual([]);
});

test('even as a page it would run nothing in its tab, by the headers that it is served with', async () => {
  const { name, path } = await apply();
  await serveAsPage(path, answerHeaders);
  const tab = await openTab(name);
  await tab.getByRole('heading', { name: 'Resume' }).waitFor();
  expect(stolen).toEqual([]);
  await reported('default-src');
});

test('even as a page it would run nothing in the preview, by the policy of the dashboard', async () => {
  const { name, path } = await apply();
  await serveAsPage(path);
  await openPreview(name);
  await reported('script-src');
  expect(stolen).toEqual([]);
});

test('without all that it would take the bearer', async () => {
  const { name, path } = await apply();
  await serveAsPage(path);
  await openTab(name);
  await expect.poll(() => stolen.join()).toMatch(/stolen\?ey/);
});

/** A Word document with other parts beside the three that it needs, or in their place. */
function docxWith(parts: Zippable): Buffer {
  return Buffer.from(zipSync({ ...unzipSync(docx('', [])), ...parts }));
}

const office = 'http://schemas.openxmlformats.org';
const hostileDocument = `<w:document xmlns:w="${office}/wordprocessingml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"
  xmlns:wp="${office}/drawingml/2006/wordprocessingDrawing" xmlns:a="${office}/drawingml/2006/main"><w:body>
  <w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Ten years of Windchill</w:t></w:r></w:p>
  <w:p><w:hyperlink r:id="script"><w:r><w:t>My portfolio</w:t></w:r></w:hyperlink><w:hyperlink r:id="link"><w:r><w:t>My site</w:t></w:r></w:hyperlink></w:p>
  <w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><a:blip r:link="image"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>
  <w:p><w:r><w:t>&lt;script&gt;parent.stolen = 1&lt;/script&gt;&lt;img src="/stolen?" onerror="alert(1)"&gt;</w:t></w:r></w:p>
  <w:altChunk r:id="page"/>
</w:body></w:document>`;
const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/>`;
const hostileLinks = `<Relationships xmlns="${office}/package/2006/relationships">
  ${relationship('script', 'hyperlink', 'javascript:alert(1)')}
  ${relationship('link', 'hyperlink', 'https://elsewhere.example/')}
  ${relationship('image', 'image', 'https://elsewhere.example/stolen?.png')}
  ${relationship('page', 'aFChunk', 'https://elsewhere.example/stolen?.html')}
  ${relationship('style', 'attachedTemplate', 'https://elsewhere.example/stolen?.dotm')}
</Relationships>`;

test('a DOCX is shown as text without links, images and scripts', async () => {
  const { name } = await apply(
    docxWith({
      'word/document.xml': strToU8(hostileDocument),
      'word/_rels/document.xml.rels': strToU8(hostileLinks),
      'mammoth/style-map': strToU8('b => script'),
    }),
    'resume.docx',
  );
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(request.url()));
  await openPreview(name);
  const frame = page.frameLocator(`iframe[title="${applicationsCopy.previewNamed(name)}"]`);
  await frame.locator('strong', { hasText: 'Ten years of Windchill' }).waitFor();
  await frame.getByText('My portfolio').waitFor();
  await frame.getByText('<script>parent.stolen = 1</script>').waitFor();
  expect(await frame.locator('[href], [src], script:not(style)').count()).toBe(0);
  expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
  expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
  expect(stolen).toEqual([]);
});

/** A document of 1 GB in a megabyte, which says of itself that it is small. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(2 ** 24, '<w:p/>'), { finishFlush: constants.Z_FULL_FLUSH });
  const deflated = Buffer.concat([...Array.from({ length: 64 }, () => packed), deflateRawSync('')]);
  const archive = docxWith({ 'word/document.xml': [deflated, { level: 0 }] });
  for (const [signature, method, unpackedSize] of [
    ['PK\x03\x04', 8, 22],
    ['PK\x01\x02', 10, 24],
  ] as const) {
    const header = archive.lastIndexOf(
      signature,
      archive.lastIndexOf('word/document.xml', signature === 'PK\x03\x04' ? archive.indexOf('PK\x01\x02') : undefined),
    );
    archive.writeUInt16LE(8, header + method);
    archive.writeUInt32LE(1_000_000, header + unpackedSize);
  }
  return archive;
}

test('a DOCX that unpacks to a gigabyte is not shown, and the dashboard goes on', async () => {
  const { name } = await apply(bomb(), 'resume.docx');
  await pressPreview(name);
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByText(applicationsCopy.noPreview).waitFor({ timeout: limits.docxPreviewMs + 5000 });
  await dialog.getByRole('button', { name: applicationsCopy.hidePreview }).click();
  await dialog.getByRole('button', { name: adminCopy.close }).click();
  await dialog.waitFor({ state: 'hidden' });
});
