import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { applicationsTexts } from '../../src/desk/applications/applications-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { aColleague, aMessage, anApplication } from '../component/records.ts';
import { aJob } from '../example-job.ts';
import { isInSight, violationsInBothSchemes } from './page-checks.ts';
import { button, expectFocus, openStaffPage, pressInMenu } from './dashboard.ts';
import { browserOfFile } from './harness.ts';

const height = 700;

const job = aJob();
const message = aMessage();
const application = anApplication({ resume: null, resume_path: null });
const manyApplications = Array.from({ length: 70 }, (_, place) => ({
  ...application,
  id: String(place),
  applicant_name: `Applicant ${place}.`,
}));
const nameAt = (place: number) => manyApplications[place]?.applicant_name ?? '';

const names = Array.from({ length: 30 }, (_, number) => `colleague-${number + 10}`);

const browser = browserOfFile();

type Answer = { status: number; json?: unknown };
type Answers = { applications?: Application[]; pending?: number; nextPage?: Answer; toAction?: () => Answer | Promise<Answer> };

const failure: Answer = { status: 503, json: { error: texts.internal } };

/** Opens a tab, with these answers to requests for the list, its next page and actions. */
async function openTab(
  tab: string,
  { applications = [application], pending = 0, nextPage, toAction = () => failure }: Answers = {},
): Promise<Page> {
  const { page } = await openStaffPage(browser(), { viewport: { width: 1440, height }, reducedMotion: 'reduce' });
  const { listJobs, listApplications, listMessages } = endpoints;
  await page.route(`**${listJobs.path}*`, (route) => route.fulfill({ json: [job] }));
  await page.route(`**${listJobs.path}/*`, (route) => route.fulfill({ json: job }));
  await page.route(`**${endpoints.readCounts.path}`, (route) =>
    route.fulfill({
      json: { applications: { Pending: pending }, openMessages: 1, messagesDue: {}, failedMails: 0, unread: 0, unreadMessages: 0 },
    }),
  );
  await page.route(`**${endpoints.listColleagues.path}`, (route) => route.fulfill({ json: names.map((name) => aColleague(name)) }));
  await page.route(`**${listMessages.path}*`, (route) => route.fulfill({ json: [message] }));
  await page.route(`**${listApplications.path}*`, (route) => {
    if (nextPage && route.request().url().includes('cursor=')) return route.fulfill(nextPage);
    return route.fulfill({ json: applications, headers: nextPage ? { Link: '</a?cursor=abc>; rel="next"' } : {} });
  });
  await page.route(`**${listApplications.path}/**`, async (route) => route.fulfill(await toAction()));
  await page.goto(`${adminPaths.dashboard}?tab=${tab}`);
  await page.getByRole('row').nth(1).waitFor();
  return page;
}

const nameLink = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('rowheader').getByRole('link');
type Box = { x: number; y: number; width: number; height: number };
const areApart = (a: Box, b: Box) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const resize = (page: Page, width: number) => page.setViewportSize({ width, height });

it('the notice of a failure far down the list is in sight, and the button that was pressed is not covered', async () => {
  const page = await openTab('applications', { applications: manyApplications });
  await resize(page, 360);
  const mark = button(page, applicationsTexts.actNamed(applicationsTexts.markReviewed, nameAt(60)));
  await mark.evaluate((pressed) => pressed.scrollIntoView({ block: 'end' }));
  await mark.press('Enter');
  const notice = page.getByRole('alert').filter({ hasText: texts.internal });
  await notice.waitFor();
  for (const shown of [notice, mark]) expect(await shown.evaluate(isInSight)).toBe(true);
  const [above, below] = await Promise.all([notice.boundingBox(), mark.boundingBox()]);
  expect(above && below && areApart(above, below)).toBe(true);
  expect(await violationsInBothSchemes(page, '[role=alert]')).toEqual([]);
});

it('the list keeps its scroll position, and the focus goes to the row that moves up, or to the first of the next page', async () => {
  const late = { ...application, id: 'late', applicant_name: 'Late.' };
  const page = await openTab('applications', {
    applications: manyApplications,
    nextPage: { status: 200, json: [late] },
    toAction: () => ({ status: 204 }),
  });
  await pressInMenu(page, applicationsTexts.moreNamed(nameAt(60)), applicationsTexts.deleteNamed(nameAt(60)));
  const scrollPosition = () => page.evaluate(() => scrollY);
  const before = await scrollPosition();
  await button(page.getByRole('alertdialog'), dashboardTexts.delete).click();
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await expectFocus(nameLink(page, nameAt(61)));
  expect(before).toBeGreaterThan(1000);
  expect(Math.abs((await scrollPosition()) - before)).toBeLessThan(100);

  await button(page, dashboardTexts.loadMore).click();
  const added = nameLink(page, 'Late.');
  await expectFocus(added);
  const box = await added.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box && box.y + box.height).toBeLessThan(height);
});

it('the first row begins within 150 pixels of the page, 240 on a phone, and each target is at least 32 pixels wide and high', async () => {
  const applications = [{ ...application, resume_path: 'resumes/a.pdf', earlier: 1 }];
  const page = await openTab('applications&status=Pending&order=oldest', { applications, pending: 137 });
  for (const tab of ['applications', 'jobs', 'messages'] as const) {
    await page.getByRole('tab', { name: dashboardTexts.tabs[tab] }).click();
    const row = page.getByRole('tabpanel', { name: dashboardTexts.tabs[tab] }).getByRole('rowheader').first();
    await row.waitFor();
    for (const [width, height, most] of [
      [360, 740, 240],
      [1440, 900, 150],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [main, first] = await Promise.all([page.getByRole('main').boundingBox(), row.locator('..').boundingBox()]);
      expect.soft((first?.y ?? Infinity) - (main?.y ?? 0), `${tab}, ${width} px`).toBeLessThanOrEqual(most);
    }
    if (tab === 'applications')
      await page.getByRole('checkbox', { name: applicationsTexts.selectNamed(application.applicant_name) }).check();
    const targets = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('a, button, select, label:has(input[type=checkbox])')]
        .filter((target) => target.checkVisibility())
        .map((target) => {
          // A pseudo-element can enlarge the target, also to its whole row.
          const { position, top, bottom } = getComputedStyle(target, '::after');
          const row = position === 'absolute' && getComputedStyle(target).position === 'static' ? target.closest('tr') : null;
          const { width, height } = (row ?? target).getBoundingClientRect();
          const added = position === 'absolute' ? -parseFloat(top) - parseFloat(bottom) : 0;
          return { name: target.getAttribute('aria-label') ?? target.textContent, width, height: height + added };
        }),
    );
    expect(targets.length).toBeGreaterThan(6);
    expect(
      targets.filter(({ width, height }) => Math.min(width, height) < 32),
      tab,
    ).toEqual([]);
  }
});

it.each([
  ['the only row', 0, [application]],
  ['the last row of many', 69, manyApplications],
])('the names of owners are in sight beside %s, and so is the chosen one of many', async (_row, place, applications) => {
  const page = await openTab('applications', { applications });
  await nameLink(page, applications[place]?.applicant_name ?? '').focus();
  await page.getByLabel(applicationsTexts.ownerOf(applications[place]?.applicant_name ?? '')).waitFor();
  await page.keyboard.press('a');
  const options = page.getByRole('listbox').getByRole('option');
  await expect.poll(() => options.count()).toBe(names.length + 1);
  for (const option of [options.nth(0), options.nth(3)]) expect(await option.evaluate(isInSight)).toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => options.last().evaluate(isInSight)).toBe(true);
});
