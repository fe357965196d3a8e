import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { adminCopy, applicationsCopy, jobsCopy, messagesCopy } from '../../src/content/admin-copy.ts';
import { paths } from '../../src/paths.ts';
import { aJob, aMessage, anApplication } from '../component/records.ts';
import { openDashboard } from './dashboard.ts';
import { browserOfFile } from './file-browser.ts';

const application = anApplication({ resume: null, resume_path: null });
const { applicant_name: name } = application;
const message = aMessage();
const posting = aJob();

const browser = browserOfFile();

const button = (within: Page | Locator, label: string) => within.getByRole('button', { name: label, exact: true });

/** Opens a tab of the dashboard on a server that has one of each. */
async function openTab(width: number, tab: string): Promise<Page> {
  const { page } = await openDashboard(browser(), '', { viewport: { width, height: 700 }, reducedMotion: 'reduce' });
  await page.route(`**${endpoints.listJobs.path}`, (route) => route.fulfill({ json: [posting] }));
  await page.route(`**${endpoints.listMessages.path}*`, (route) => route.fulfill({ json: [message] }));
  await page.route(`**${endpoints.listApplications.path}*`, (route) => route.fulfill({ json: [application] }));
  await page.route(`**${endpoints.listApplications.path}/**`, (route) => route.fulfill({ json: { ...application, status: 'Reviewed' } }));
  await page.goto(`${paths.adminDashboard}?tab=${tab}`);
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

type Point = { x: number; y: number };

/** Presses a button in its middle. @returns points all over it */
async function press(page: Page, pressed: Locator): Promise<[Point, ...Point[]]> {
  await pressed.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pressed.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const across = (part: number) => ({ x: x + width * part, y: y + height / 2 });
  await page.mouse.click(across(0.5).x, across(0.5).y);
  return [across(0.5), across(0.1), across(0.3), across(0.7), across(0.9)];
}

/** @returns the names of the buttons that clicks at these points would meet */
const buttonsAt = (page: Page, points: Point[]) =>
  page.evaluate((all) => all.flatMap(({ x, y }) => document.elementFromPoint(x, y)?.closest('button, a')?.textContent ?? []), points);

const openers = [
  ['applications', applicationsCopy.detailsNamed(name)],
  ['applications', applicationsCopy.deleteNamed(name)],
  ['messages', messagesCopy.readNamed(message.subject, message.name)],
  ['messages', messagesCopy.deleteNamed(message.subject, message.name)],
  ['jobs', jobsCopy.editNamed(posting.title)],
  ['jobs', jobsCopy.deleteNamed(posting.title)],
] as const;

it.each(openers)('the second click of a double click (%s) on %s leaves open what the first opened', async (tab, label) => {
  const page = await openTab(1440, tab);
  const points = await press(page, button(page, label));
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.waitFor();
  expect(await buttonsAt(page, points)).toEqual([]);
  await page.mouse.click(points[0].x, points[0].y);
  await button(dialog, adminCopy.close).click({ timeout: 10_000 });
});

describe.each([360, 1440])('the second click of a double click, %i pixels wide,', (width) => {
  it('on Mark as Reviewed meets no other button, in the row and in the dialog', async () => {
    const page = await openTab(width, 'applications');
    const inRow = await press(page, button(page, applicationsCopy.markReviewedNamed(name)));
    await page.getByRole('row').getByText('Reviewed', { exact: true }).waitFor();
    expect(await buttonsAt(page, inRow)).toEqual([]);

    await page.reload();
    await button(page, applicationsCopy.detailsNamed(name)).click();
    const dialog = page.getByRole('dialog', { name });
    const inDialog = await press(page, button(dialog, applicationsCopy.markReviewed));
    await dialog.getByText('Reviewed', { exact: true }).waitFor();
    expect(await buttonsAt(page, inDialog)).toEqual([]);
  });

  it.each([
    ['applications', applicationsCopy.detailsNamed(name)],
    ['messages', messagesCopy.readNamed(message.subject, message.name)],
  ])('(%s) on Delete in a dialog is no answer to the question that it asks', async (tab, opener) => {
    const page = await openTab(width, tab);
    await button(page, opener).click();
    const asked = button(page.getByRole('dialog'), adminCopy.delete);
    const box = await asked.boundingBox();
    await asked.click();
    const answer = await button(page.getByRole('alertdialog'), adminCopy.delete).boundingBox();
    // Side by side, however far down either is.
    expect(box && answer && box.x + box.width <= answer.x).toBe(true);
  });
});
