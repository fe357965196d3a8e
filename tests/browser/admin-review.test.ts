import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { pdfTexts } from '../../src/desk/review/pdf-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { applicationPath } from '../../src/admin-paths.ts';
import { applyFor, button, listApplications, openStaffPage, postJob, send } from './dashboard.ts';
import { isInSight, violationsInBothSchemes } from './page-checks.ts';
import { browserOfFile } from './harness.ts';
import { pdfPages } from './pdf-preview.ts';

const browser = browserOfFile();

const lines = ['Ten years of Windchill', 'A year of Creo', 'Moved to windchill 12'];

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens the first of two applications for a job. */
async function openFirstOfTwo(options?: BrowserContextOptions): Promise<Page> {
  const job = await postJob();
  // The newest is the first of the list.
  for (const name of ['Second', 'First']) await applyFor(job, name, 'robin@example.com', pdf(name, lines));
  const [first] = await listApplications(`&job_id=${job.id}`);
  await send(endpoints.addNote, { parameter: first?.id, json: { text: 'Call them.' } });
  const { page } = await openStaffPage(browser(), options);
  await page.goto(applicationPath(first?.id ?? '', new URLSearchParams({ job: job.id })));
  await page.getByText('Call them.').waitFor();
  return page;
}

it('zooms and searches in a PDF, while keys work outside the search field and after a click in the PDF', async () => {
  const page = await openFirstOfTwo();
  const sheet = pdfPages(page, 'First');
  await sheet.getByText(lines[0] ?? '').click();
  await page.keyboard.press('j');
  await heading(page, 'Second').waitFor();
  await page.keyboard.press('k');
  await sheet.getByText(lines[0] ?? '').waitFor();

  const width = async () => (await sheet.boundingBox())?.width ?? 0;
  const fitting = await width();
  await button(page, pdfTexts.enlarge).click();
  await expect.poll(width).toBeGreaterThan(fitting);
  await button(page, pdfTexts.fitWidth).click();
  await expect.poll(width).toBe(fitting);

  const tools = page.getByRole('toolbar', { name: pdfTexts.tools });
  const search = page.getByRole('searchbox', { name: pdfTexts.search });
  await search.fill('WINDCHILL');
  await tools.getByText(pdfTexts.matches({ current: 1, total: 2 })).waitFor();
  await page.keyboard.press('Enter');
  await tools.getByText(pdfTexts.matches({ current: 2, total: 2 })).waitFor();
  expect(await sheet.locator('.highlight.selected').allTextContents()).toEqual(['windchill']);
  await button(page, pdfTexts.previousMatch).click();
  await tools.getByText(pdfTexts.matches({ current: 1, total: 2 })).waitFor();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await search.press('j');
  await tools.getByText(pdfTexts.matches({ current: 0, total: 0 })).waitFor();
  await heading(page, 'First').waitFor();
});

it('writes the reply beside the resume, on a phone over it, with Send in sight, and keeps the text after Escape', async () => {
  const page = await openFirstOfTwo({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await button(page, repliesTexts.reply).waitFor();
  await page.keyboard.press('m');
  const reply = page.getByRole('dialog', { name: repliesTexts.title('First') });
  const text = reply.getByLabel(repliesTexts.fields.body);
  await text.fill('Dear First, when can we call you?');
  expect(await button(reply, repliesTexts.send).evaluate(isInSight)).toBe(true);
  expect(await pdfPages(page, 'First').evaluate(isInSight)).toBe(true);
  await page.keyboard.press('Escape');
  await reply.waitFor({ state: 'detached' });

  await page.setViewportSize({ width: 360, height: 740 });
  await button(page, reviewTexts.more).click();
  await button(page, repliesTexts.reply).click();
  expect(await text.inputValue()).toBe('Dear First, when can we call you?');
  expect(await button(reply, repliesTexts.send).evaluate(isInSight)).toBe(true);
  await page.keyboard.press('Control+Enter');
  await page.getByText(repliesTexts.sent('First')).first().waitFor({ state: 'attached' });
});
