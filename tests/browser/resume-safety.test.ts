import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { resumeTypes } from '#contract/resume.ts';
import { answerHeaders } from '#contract/security-headers.ts';
import { openFirebase } from '../../functions/src/data/firebase.ts';
import { bucketResumes, fileNameOf, folderResumes } from '../../functions/src/data/resumes.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { applicationsCopy } from '../../src/content/admin-copy.ts';
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

/** Somebody applies with a PDF. @returns their name, and the path of the resume */
async function apply(): Promise<{ name: string; path: string }> {
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
  const resume = Buffer.alloc(size, ' ');
  pdf(name, ['Ten years of Windchill']).copy(resume);
  await applyFor(await postJob(await bearer()), name, 'ada@example.com', resume);
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
  await page.context().route(`**${path}`, (route) =>
    route.fulfill({ body: attack, headers: { ...headers, 'Content-Type': 'text/html' } }),
  );
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

async function openPreview(name: string): Promise<void> {
  await search(name);
  await page.getByRole('button', { name: applicationsCopy.detailsNamed(name) }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: applicationsCopy.preview }).click();
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
