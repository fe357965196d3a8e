import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Job } from '#rooms/jobs/contract/jobs.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { figures } from '#rooms/figures/contract/figures.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { applyTexts } from '../../src/shared/texts/form-texts.ts';
import { applyHash, jobPath, paths } from '../../src/paths.ts';
import { findOverflow, hydrated } from './page-checks.ts';
import { postJob, send } from './dashboard.ts';
import { browserOfFile, openPage, siteUrl, solveCaptcha } from './harness.ts';
import { answerQuestion, applyForm, openDialog, resume, uniqueName, enteredIn } from './forms.ts';
import { countFigures } from '../../functions/src/upkeep/upkeep.ts';
import { privacyNoteTexts } from '../../src/shared/texts/privacy-note-texts.ts';
import { content as privacy } from '../../src/site/content/privacy.ts';
import { api } from './site.ts';

const browser = browserOfFile();

let job: Job;
let page: Page;

beforeAll(async () => {
  job = await postJob();
});

beforeEach(async () => {
  ({ page } = await openPage(browser(), { reducedMotion: 'reduce' }));
});

const dialog = () => page.getByRole('dialog');
const field = (name: keyof typeof applyTexts.fields) => dialog().getByLabel(applyTexts.fields[name]);
const file = () => dialog().locator('input[type=file]');
const button = (name: string) => dialog().getByRole('button', { name, exact: true });

/** A resume whose upload takes seconds on a slow connection. */
const largeResume = { ...resume, buffer: Buffer.concat([resume.buffer, Buffer.alloc(1024 * 1024, '\n')]) };

test('a visit counts as one view of a job despite a reload, and the figures count the source of its application', async () => {
  const job = await postJob();
  const numbers = async () => figures.parse(await send(endpoints.readFigures, { query: `?job_id=${job.id}` }));
  const views = async () => (await numbers()).views?.at(-1)?.views;
  await page.goto(`${paths.about}?utm_campaign=x&ref=LinkedIn`);
  await hydrated(page);
  await page.goto(jobPath(job.id));
  await expect.poll(views).toBe(1);
  await page.goto(jobPath(job.id) + applyHash(job.id));
  await page.reload();
  await applyForm.fill(dialog(), uniqueName());
  // The privacy page opens in a new tab, so the dialog keeps what was entered.
  const note = dialog().getByRole('link', { name: privacyNoteTexts.privacyLink });
  const [tab] = await Promise.all([page.waitForEvent('popup'), note.click()]);
  await tab.getByRole('heading', { name: privacy.heading, level: 1 }).waitFor();
  await tab.close();
  await solveCaptcha(page);
  await button(applyTexts.submit).click();
  await applyForm.waitUntilAccepted(page);
  await page.goto(paths.careers);
  await page
    .getByRole('article', { name: job.title })
    .getByText(/^Applied \w+ \w+$/)
    .waitFor();
  await countFigures(api.parts);
  expect((await numbers()).periods[90].sources).toMatchObject([{ source: 'linkedin', received: 1 }]);
  expect(await views()).toBe(1);
  expect(await page.context().cookies()).toEqual([]);
});

test('Back closes the dialog and keeps everything, and Forward opens it again', async () => {
  await page.goto(paths.about);
  await page.goto(paths.careers);
  await hydrated(page);
  const here = page.url();
  await page
    .getByRole('link', { name: careersTexts.applyFor(job.title) })
    .filter({ visible: true })
    .first()
    .click();
  await dialog().waitFor();
  await applyForm.fill(dialog(), uniqueName());
  const entered = await enteredIn(dialog());

  await page.goBack();
  await dialog().waitFor({ state: 'hidden' });
  expect(page.url()).toBe(here);
  await page.goForward();
  await dialog().waitFor();
  expect(await enteredIn(dialog())).toEqual(entered);
  await button(applyTexts.close).click();
  await dialog().waitFor({ state: 'hidden' });
  expect(page.url()).toBe(here);
  await page.goBack();
  await page.waitForURL(`**${paths.about}`);
});

test('a link to the dialog opens it, and closing it leaves the page without it', async () => {
  await page.goto(paths.about);
  await page.goto(jobPath(job.id) + applyHash(job.id));
  await button(applyTexts.close).click();
  await dialog().waitFor({ state: 'hidden' });
  expect(page.url()).toBe(siteUrl + jobPath(job.id));
  await page.goBack();
  await page.waitForURL(`**${paths.about}`);
});

test.each([
  ['360 × 640', { width: 360, height: 640 }, 1],
  ['360 × 740 and text at 200 %', { width: 360, height: 740 }, 2],
])('on a phone of %s, growing progress and Cancel stay in sight during sending, and Back asks', async (_, size, scale) => {
  await page.setViewportSize(size);
  await page.addInitScript((percent) => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${percent}%`));
  }, scale * 100);
  await page.goto(paths.careers);
  // Before hydration, Back leaves the dialog without a question.
  await hydrated(page);
  await openDialog(page, page.getByRole('article', { name: job.title }));
  await applyForm.fill(dialog(), uniqueName());
  await solveCaptcha(page);
  await file().setInputFiles(largeResume);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100 * 1024 };
  await network.send('Network.emulateNetworkConditions', conditions);
  await button(applyTexts.submit).click();
  const bar = dialog().getByRole('progressbar');
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  const inSight = async (element: typeof bar) => {
    const box = await element.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= size.height && box.x >= 0 && box.x + box.width <= size.width;
  };
  for (const name of ['applicant_name', 'cover_letter'] as const) {
    await field(name).scrollIntoViewIfNeeded();
    for (const element of [bar, button(applyTexts.stop)]) expect(await inSight(element), name).toBe(true);
  }
  expect(await findOverflow(page)).toEqual([]);
  for (const answer of ['dismiss', 'accept'] as const) {
    await button(applyTexts.stop).waitFor();
    const asked = answerQuestion(page, answer);
    await page.evaluate(() => history.back());
    expect(await asked).toBe(visitorTexts.applyStillSending);
  }
  await dialog().waitFor({ state: 'hidden' });
  await page.goForward();
  expect(await file().inputValue()).toContain(resume.name);
});
