import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { type TimelineEntry, timelineEntry } from '#rooms/applications/contract/timeline.ts';
import { statusAction } from '../../src/desk/answers/telling-texts.ts';
import { dashboardTexts } from '../../src/desk/shell/dashboard-texts.ts';
import { repliesTexts } from '../../src/desk/answers/replies-texts.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { applicationPath } from '../../src/admin-paths.ts';
import { applyFor, button, endSessions, listApplications, openStaffPage, postJob, send } from './dashboard.ts';
import { browserOfFile, submitCredentials } from './harness.ts';

const browser = browserOfFile();

/** What staff do with an application. */
type Action = {
  what: string;
  /** Fills in the form of the action. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** The title of the failure. */
  failure: string;
  /** Opens the form with its text after a login. Without a form, the failure has a retry button. */
  reopen?: (page: Page) => Promise<unknown>;
  /** The entry of the timeline that the action stores. */
  stored: Partial<TimelineEntry>;
};

const subject = (page: Page) => page.getByLabel(repliesTexts.fields.subject);
const note = (page: Page) => page.getByRole('listitem').getByRole('textbox');

/** One for each way to try again: by a button, in a dialog, and in a form of the page. */
const actions: Action[] = [
  {
    what: 'setting a status',
    act: (page) => button(page, statusAction('Shortlisted')).click(),
    failure: staffTexts.updateStatusFailed,
    stored: { kind: 'status', to: 'Shortlisted' },
  },
  {
    what: 'replying',
    prepare: async (page) => {
      await button(page, repliesTexts.reply).click();
      await subject(page).fill('When can we talk?');
    },
    act: (page) => button(page, repliesTexts.send).click(),
    failure: staffTexts.replyFailed,
    reopen: async (page) => {
      await button(page, repliesTexts.reply).click();
      expect(await subject(page).inputValue()).toBe('When can we talk?');
    },
    stored: { kind: 'mail', subject: 'When can we talk?' },
  },
  {
    what: 'editing a note',
    prepare: async (page) => {
      await button(page, reviewTexts.note.edit).click();
      await note(page).fill('Call Ann.');
    },
    act: (page) => button(page, reviewTexts.note.save).click(),
    failure: reviewTexts.note.saveFailed,
    reopen: (page) => expect.poll(() => note(page).inputValue()).toBe('Call Ann.'),
    stored: { kind: 'note', text: 'Call Ann.' },
  },
];

const isChange = (request: Request) => request.method() !== 'GET';

/** Answers whatever staff change with an error. */
async function refuseChanges(page: Page): Promise<void> {
  const json = { error: texts.internal };
  await page.route('**/admin/**', (route) => (isChange(route.request()) ? route.fulfill({ status: 500, json }) : route.continue()));
}

/** Lets the server do whatever staff change, but loses its answers. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route('**/admin/**', async (route) => {
    if (!isChange(route.request())) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
}

it.each(actions)('$what fails visibly, is kept through a login, and is done once although its answer is lost', async (action) => {
  const job = await postJob();
  await applyFor(job, 'Robin Example', 'robin@example.com');
  const [{ id } = { id: '' }] = await listApplications(`&job_id=${job.id}`);
  await send(endpoints.addNote, { parameter: id, json: { text: 'Call them.' } });
  const timeline = async () => z.array(timelineEntry).parse(await send(endpoints.readTimeline, { parameter: id }));
  const stored: unknown = expect.objectContaining(action.stored);

  const { page } = await openStaffPage(browser());
  await page.goto(applicationPath(id, new URLSearchParams({ job: job.id })));
  await button(page, reviewTexts.note.edit).waitFor();
  await action.prepare?.(page);
  const failure = page.getByRole('alert').filter({ hasText: action.failure });
  const again = () => (action.reopen ? action.act(page) : button(failure, dashboardTexts.retry).click());
  await refuseChanges(page);
  await action.act(page);
  await failure.getByText(texts.internal).waitFor();
  await page.unrouteAll();
  await page.context().setOffline(true);
  await again();
  await failure.filter({ hasNotText: texts.internal }).waitFor();
  await page.context().setOffline(false);
  await endSessions();
  await again();
  await page.getByText(staffTexts.sessionEnded).waitFor();
  expect(await timeline()).not.toContainEqual(stored);

  await submitCredentials(page);
  if (action.reopen) await action.reopen(page);
  else await failure.waitFor();
  await loseAnswers(page);
  await again();
  await failure.filter({ hasNotText: responseTexts.unauthorised }).waitFor();
  await page.unrouteAll();
  const answered = page.waitForResponse((response) => isChange(response.request()));
  await again();
  expect([200, 201]).toContain((await answered).status());
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  expect((await timeline()).filter(({ kind }) => kind === action.stored.kind)).toEqual([stored]);
});
