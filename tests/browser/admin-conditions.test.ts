import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { timelineEntry } from '#rooms/applications/contract/timeline.ts';
import { reviewTexts } from '../../src/desk/review/review-texts.ts';
import { applicationPath } from '../../src/admin-paths.ts';
import { applyFor, button, endSessions, listApplications, openStaffPage, postJob, send } from './dashboard.ts';
import { browserOfFile, submitCredentials } from './harness.ts';

const browser = browserOfFile();

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

it('editing a note fails visibly, is kept through a login, and is done once although its answer is lost', async () => {
  const job = await postJob();
  await applyFor(job, 'Robin Example', 'robin@example.com');
  const [{ id } = { id: '' }] = await listApplications(`&job_id=${job.id}`);
  await send(endpoints.addNote, { parameter: id, json: { text: 'Call them.' } });
  const notes = async () => {
    const entries = z.array(timelineEntry).parse(await send(endpoints.readTimeline, { parameter: id }));
    return entries.flatMap((entry) => (entry.kind === 'note' ? entry.text : []));
  };

  const { page } = await openStaffPage(browser());
  const note = page.getByRole('listitem').getByRole('textbox');
  const failure = page.getByRole('alert').filter({ hasText: reviewTexts.note.saveFailed });
  const save = () => button(page, reviewTexts.note.save).click();
  await page.goto(applicationPath(id, new URLSearchParams({ job: job.id })));
  await button(page, reviewTexts.note.edit).click();
  await note.fill('Call Ann.');
  await refuseChanges(page);
  await save();
  await failure.getByText(texts.internal).waitFor();
  await page.unrouteAll();
  await page.context().setOffline(true);
  await save();
  await failure.filter({ hasNotText: texts.internal }).waitFor();
  await page.context().setOffline(false);
  await endSessions();
  await save();
  await page.getByText(staffTexts.sessionEnded).waitFor();
  expect(await notes()).toEqual(['Call them.']);

  await submitCredentials(page);
  await expect.poll(() => note.inputValue()).toBe('Call Ann.');
  await loseAnswers(page);
  await save();
  await failure.filter({ hasNotText: responseTexts.unauthorised }).waitFor();
  await page.unrouteAll();
  const answered = page.waitForResponse((response) => isChange(response.request()));
  await save();
  expect((await answered).status()).toBe(200);
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  expect(await notes()).toEqual(['Call Ann.']);
});
