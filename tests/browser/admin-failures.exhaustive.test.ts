import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { adminCopy, applicationsCopy } from '../../src/content/admin-copy.ts';
import { paths } from '../../src/paths.ts';
import { anApplication } from '../component/records.ts';
import { violationsInBothSchemes } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { browserOfFile } from './file-browser.ts';

const stored = Array.from({ length: 70 }, (_, place) =>
  anApplication({
    id: String(place),
    applicant_name: `Applicant ${place}.`,
    cover_letter: 'A line of a letter that is longer than the screen.\n'.repeat(60),
    resume: null,
    resume_path: null,
  }),
);
const named = (place: number) => stored[place]?.applicant_name ?? '';

const browser = browserOfFile();

const button = (within: Page | Locator, label: string) => within.getByRole('button', { name: label, exact: true });

/** Opens the applications: a list that has another page, of a server that does what `answers` says and else nothing. */
async function openList(width: number, answers: (endpoint: Endpoint) => number): Promise<Page> {
  const { page } = await openDashboard(browser(), '', { viewport: { width, height: 700 }, reducedMotion: 'reduce' });
  await page.route(`**${endpoints.listApplications.path}*`, (route) => {
    if (!route.request().url().includes('cursor=')) {
      return route.fulfill({ json: stored, headers: { Link: '</a?cursor=abc>; rel="next"' } });
    }
    const status = answers(endpoints.listApplications);
    return route.fulfill(status === 200 ? { json: [anApplication({ id: 'late', applicant_name: 'Late.' })] } : failure(status));
  });
  await page.route(`**${endpoints.listApplications.path}/**`, (route) => {
    const isDelete = route.request().method() === endpoints.deleteApplication.method;
    const status = answers(isDelete ? endpoints.deleteApplication : endpoints.updateApplicationStatus);
    return route.fulfill(status === 204 ? { status } : failure(status));
  });
  await page.goto(`${paths.adminDashboard}?tab=applications`);
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

const failure = (status: number) => ({ status, json: { error: messages.internal } });

/** Waits for the notice, which must be in the view as a whole, with nothing over it, and with all of `free` beside it. */
async function seeNotice(page: Page, free: Locator, text: string = messages.internal): Promise<Locator> {
  const alert = page.getByRole('alert').filter({ hasText: text });
  await alert.waitFor();
  const covered = await alert.evaluate(
    (notice, other) => {
      const { top, right, bottom, left } = notice.getBoundingClientRect();
      const box = other.getBoundingClientRect();
      return {
        outside: top < 0 || left < 0 || right > innerWidth || bottom > innerHeight,
        under: !notice.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)),
        over: (box.bottom > top && box.top < bottom) || box.top < 0 || box.bottom > innerHeight,
      };
    },
    await free.elementHandle(),
  );
  expect(covered).toEqual({ outside: false, under: false, over: false });
  return alert;
}

describe.each([360, 1440])('a failure, %i pixels wide,', (width) => {
  it.each([
    ['the end', 'end'],
    ['the beginning', 'start'],
  ] as const)('is in sight beside what was pressed far down, at %s of the screen', async (_, block) => {
    const page = await openList(width, () => 503);
    const mark = button(page, applicationsCopy.markReviewedNamed(named(60)));
    await mark.evaluate((pressed, block) => pressed.scrollIntoView({ block }), block);
    await mark.focus();
    await page.keyboard.press('Enter');
    await seeNotice(page, mark);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  it('is in sight beside others and what was pressed last', async () => {
    const page = await openList(width, () => 503);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${endpoints.listApplications.path}/**`, async (route) => {
      await held;
      await route.fulfill(failure(503));
    });
    const places = [58, 59, 60];
    const mark = (place: number) => button(page, applicationsCopy.markReviewedNamed(named(place)));
    await mark(60).evaluate((pressed) => pressed.scrollIntoView({ block: 'end' }));
    for (const place of places) {
      await mark(place).focus();
      await page.keyboard.press('Enter');
    }
    answer();
    await expect.poll(() => page.getByRole('alert').count()).toBe(places.length);
    const [latest = ''] = await page.getByRole('alert').allInnerTexts();
    await seeNotice(
      page,
      mark(60),
      places.map(named).find((name) => latest.includes(name)),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  it('to load more is in sight beside its button', async () => {
    const page = await openList(width, () => 503);
    await button(page, adminCopy.loadMore).click();
    await seeNotice(page, button(page, adminCopy.loadMore));
  });

  it.each([
    ['a long letter', () => undefined],
    ['no letter', () => ({ cover_letter: '' })],
  ])('in a dialog with %s is told in it, beside the button', async (_, letter) => {
    const page = await openList(width, () => 503);
    await page.route(`**${endpoints.listApplications.path}*`, (route) => route.fulfill({ json: [{ ...stored[0], ...letter() }] }));
    await page.reload();
    await button(page, applicationsCopy.detailsNamed(named(0))).click();
    const dialog = page.getByRole('dialog', { name: named(0) });
    await button(dialog, applicationsCopy.markReviewed).click();
    const alert = await seeNotice(page, dialog.getByText(named(0)).first());
    expect(await dialog.getByRole('alert').count()).toBe(1);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await button(dialog, applicationsCopy.markReviewed).scrollIntoViewIfNeeded();
    await seeNotice(page, button(dialog, applicationsCopy.markReviewed));
    await button(alert, adminCopy.dismiss).click();
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  });
});

it('deleting far down stays there, with the focus on the row that moves up', async () => {
  const page = await openList(1440, () => 204);
  await button(page, applicationsCopy.deleteNamed(named(60))).click();
  const place = () => page.evaluate(() => scrollY);
  const before = await place();
  await button(page.getByRole('alertdialog'), adminCopy.delete).click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  const next = button(page, applicationsCopy.detailsNamed(named(61)));
  await expect.poll(() => next.evaluate((details) => details === document.activeElement)).toBe(true);
  expect(before).toBeGreaterThan(1000);
  expect(Math.abs((await place()) - before)).toBeLessThan(100);
});

it('the last page leaves the focus on its first row, in sight', async () => {
  const page = await openList(1440, () => 200);
  await button(page, adminCopy.loadMore).click();
  const added = button(page, applicationsCopy.detailsNamed('Late.'));
  await expect.poll(() => added.evaluate((details) => details === document.activeElement)).toBe(true);
  const box = await added.boundingBox();
  expect(box && box.y + box.height).toBeLessThan(700);
});
