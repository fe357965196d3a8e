import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { meetingTexts, weekTexts } from '../../src/desk/interviews/interviews-texts.ts';
import { proposalTexts } from '../../src/desk/interviews/propose-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { applicationPath } from '../../src/admin-paths.ts';
import { storeApplication } from '../api/examples.ts';
import { makeAccount } from './accounts.ts';
import { button, openStaffPage, waitForStatus, waitUntilSaved } from './dashboard.ts';
import { browserOfFile } from './harness.ts';
import { api } from './site.ts';

const browser = browserOfFile();

/** Opens an application, in a browser that remembers the place of an earlier interview. */
async function openApplication(name: string, options?: BrowserContextOptions) {
  const id = await storeApplication(api, { applicant_name: name });
  const { page, complaints } = await openStaffPage(browser(), { reducedMotion: 'reduce', timezoneId: 'Europe/Berlin', ...options });
  await page.addInitScript(() =>
    localStorage.setItem('last interview', JSON.stringify({ minutes: 45, place: 'https://meet.example.com/1' })),
  );
  await page.goto(applicationPath(id));
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return { id, page, complaints };
}

/** The times that can be chosen. */
const free = (dialog: Locator) => dialog.locator('[role=grid] button:not([aria-disabled=true])');

async function openPanel(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: proposalTexts.title(name) });
  await free(dialog).first().waitFor();
  return dialog;
}

const proposed = async (id: string) =>
  (await api.parts.interviews.ofApplication(id)).map(({ times, interviewers, state, zone }) => ({
    count: times.length,
    interviewers: interviewers.length,
    state,
    zone,
  }));

it('proposes five times that are suggested for two interviewers', async () => {
  const colleague = await makeAccount('recruiter');
  const { id, page, complaints } = await openApplication('Robin');
  await button(page, repliesTexts.invite).waitFor();
  let count = 0;
  const act = async (action: Promise<unknown>) => {
    count += 1;
    await action;
  };
  await act(page.keyboard.press('i'));
  const dialog = await openPanel(page, 'Robin');
  await act(dialog.getByLabel(meetingTexts.interviewers).selectOption(colleague.username));
  await act(button(dialog, proposalTexts.suggest).click());
  await dialog.getByText(proposalTexts.chosen(5)).waitFor();
  await act(page.keyboard.press('Control+Enter'));
  await waitUntilSaved(page, repliesTexts.sent('Robin'));
  expect(count).toBeLessThanOrEqual(5);
  expect(await proposed(id)).toEqual([{ count: 5, interviewers: 2, state: 'proposed', zone: 'Europe/Berlin' }]);
  await waitForStatus(page, 'Robin', 'Interview');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('u');
  await expect.poll(() => proposed(id)).toEqual([]);
  expect(complaints).toEqual([]);
});

it('is used on a phone by touch, from the menu', async () => {
  const { id, page } = await openApplication('Kim', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await button(page, reviewTexts.more).tap();
  await button(page, repliesTexts.invite).tap();
  const dialog = await openPanel(page, 'Kim');
  await button(dialog, weekTexts.next).tap();
  const cell = free(dialog).nth(20);
  const box = await cell.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
  await cell.tap();
  await button(dialog, repliesTexts.send).tap();
  await expect.poll(() => proposed(id)).toMatchObject([{ count: 1 }]);
});
