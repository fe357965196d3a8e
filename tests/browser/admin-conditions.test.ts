import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerTexts } from '#contract/answer-texts.ts';
import { application } from '#contract/applications.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { job as storedJob } from '#contract/jobs.ts';
import { texts } from '#contract/texts.ts';
import { type TimelineEntry, timelineEntry } from '#contract/timeline.ts';
import { bulkTexts as bulk } from '../../src/content/staff/bulk.ts';
import { applicationsTexts, dashboardTexts } from '../../src/content/staff/dashboard.ts';
import { jobFormTexts } from '../../src/content/staff/job-form.ts';
import { jobsTexts } from '../../src/content/staff/jobs.ts';
import { repliesTexts } from '../../src/content/staff/replies.ts';
import { reviewTexts } from '../../src/content/staff/review.ts';
import { applicationPath, paths } from '../../src/paths.ts';
import { exampleJob } from '../example-job.ts';
import { applyFor, button, endSessions, fetchToken, openStaffPage, postJob, pressInMenu, row, send, waitUntilSaved } from './dashboard.ts';
import { browserOfFile } from './file-browser.ts';
import { submitCredentials } from './harness.ts';

const browser = browserOfFile();
let token: string;

beforeAll(async () => {
  token = await fetchToken();
});

/** Something that staff do, with the records that it needs. There is one for each mechanism of the dashboard. */
type Action = {
  path: string;
  /** Waits until the page offers the action, and fills in its form. */
  prepare: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** The title of the failure. */
  failure: string;
  /** Opens the form again after a login, with the entered text. Without a form, the failure has a button to repeat the action. */
  reopen?: (page: Page) => Promise<unknown>;
  isSaved: () => Promise<boolean>;
  /** How many records of it are stored. */
  times?: () => Promise<number>;
  /** What somebody else does first, and what is shown then. */
  theirs: () => Promise<unknown>;
  outcome: string;
};

const name = 'Robin Example';

async function anApplication() {
  const job = await postJob(token);
  await applyFor(job, name, `robin.${crypto.randomUUID()}@example.com`);
  const query = `?job_id=${job.id}`;
  const current = async () => z.array(application).parse(await send(endpoints.listApplications, { token, query }))[0];
  const id = (await current())?.id ?? '';
  return {
    id,
    inList: { path: `${paths.adminDashboard}?tab=applications&job=${job.id}`, prepare: (page: Page) => row(page, name).waitFor() },
    inReview: {
      path: applicationPath(id, new URLSearchParams({ job: job.id })),
      prepare: (page: Page) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
    },
    hasStatus: async (status: string) => (await current())?.status === status,
    setStatus: (status: string) => send(endpoints.updateApplicationStatus, { token, parameter: id, json: { status } }),
    isDeleted: async () => (await current()) === undefined,
    timeline: async (kind: TimelineEntry['kind']) => {
      const entries = z.array(timelineEntry).parse(await send(endpoints.readTimeline, { token, parameter: id }));
      return entries.filter((entry) => entry.kind === kind);
    },
  };
}

/** Calls an endpoint whose path names an application and an entry of its timeline. */
const sendAbout = (endpoint: Endpoint, entry: TimelineEntry | undefined, parameter: string, json?: unknown) =>
  send({ ...endpoint, path: endpoint.path.replace(/:(reply|note)/, entry?.id ?? '') }, { token, parameter, json });

const undo = (page: Page) => button(page, dashboardTexts.undo).click();

async function rejectSelected(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: applicationsTexts.selectNamed(name) }).check();
  await pressInMenu(page, bulk.setStatus, 'Rejected');
}

const actions: [string, () => Promise<Action>][] = [
  [
    'setting a status',
    async () => {
      const { inReview, hasStatus, setStatus, timeline } = await anApplication();
      return {
        ...inReview,
        act: (page) => button(page, reviewTexts.shortlist).click(),
        failure: texts.updateStatusFailed,
        isSaved: () => hasStatus('Shortlisted'),
        times: async () => (await timeline('status')).length,
        theirs: () => setStatus('Shortlisted'),
        outcome: applicationsTexts.statusChanged(name, 'Shortlisted'),
      };
    },
  ],
  [
    'setting the status of selected applications',
    async () => {
      const { inList, hasStatus, setStatus } = await anApplication();
      return {
        ...inList,
        act: rejectSelected,
        failure: texts.updateStatusFailed,
        isSaved: () => hasStatus('Rejected'),
        theirs: () => setStatus('Rejected'),
        outcome: bulk.changed(1, 'Rejected'),
      };
    },
  ],
  [
    'undoing the status of selected applications',
    async () => {
      const { inList, hasStatus, setStatus } = await anApplication();
      return {
        path: inList.path,
        prepare: async (page) => {
          await rejectSelected(page);
          await waitUntilSaved(page, bulk.changed(1, 'Rejected'));
        },
        act: undo,
        failure: texts.updateStatusFailed,
        isSaved: () => hasStatus('Pending'),
        theirs: () => setStatus('Offer'),
        outcome: bulk.outcomes.stale,
      };
    },
  ],
  [
    'deleting',
    async () => {
      const { id, inList, isDeleted } = await anApplication();
      return {
        ...inList,
        act: async (page) => {
          await pressInMenu(page, applicationsTexts.moreNamed(name), applicationsTexts.deleteNamed(name));
          await button(page.getByRole('alertdialog'), dashboardTexts.delete).click();
        },
        failure: texts.deleteApplicationFailed,
        isSaved: isDeleted,
        theirs: () => send(endpoints.deleteApplication, { token, parameter: id }),
        outcome: applicationsTexts.deleted(name),
      };
    },
  ],
  [
    'replying',
    async () => {
      const { inReview, setStatus, timeline } = await anApplication();
      const subject = (page: Page) => page.getByLabel(repliesTexts.fields.subject);
      const open = (page: Page) => button(page, repliesTexts.reply).click();
      return {
        path: inReview.path,
        prepare: async (page) => {
          await open(page);
          await subject(page).fill('When can we talk?');
        },
        act: (page) => button(page, repliesTexts.send).click(),
        failure: texts.replyFailed,
        reopen: async (page) => {
          await open(page);
          expect(await subject(page).inputValue()).toBe('When can we talk?');
        },
        isSaved: async () => (await timeline('mail'))[0]?.subject === 'When can we talk?',
        times: async () => (await timeline('mail')).length,
        theirs: () => setStatus('Interview'),
        outcome: applicationsTexts.changedMeanwhile('Interview', 'admin'),
      };
    },
  ],
  [
    'undoing a reply',
    async () => {
      const { id, inReview, hasStatus, timeline } = await anApplication();
      return {
        path: inReview.path,
        prepare: async (page) => {
          await button(page, repliesTexts.reply).click();
          await button(page, repliesTexts.send).click();
          await waitUntilSaved(page, repliesTexts.sent(name));
        },
        act: undo,
        failure: texts.undoReplyFailed,
        isSaved: () => hasStatus('Pending'),
        theirs: async () => sendAbout(endpoints.undoApplicationReply, (await timeline('mail'))[0], id),
        outcome: repliesTexts.takenBack(name),
      };
    },
  ],
  [
    'editing a note',
    async () => {
      const { id, inReview, timeline } = await anApplication();
      await send(endpoints.addNote, { token, parameter: id, json: { text: 'Call them.' } });
      const field = (page: Page) => page.getByRole('listitem').getByRole('textbox');
      return {
        path: inReview.path,
        prepare: async (page) => {
          await button(page, reviewTexts.note.edit).click();
          await field(page).fill('Call Ann.');
        },
        act: (page) => button(page, reviewTexts.note.save).click(),
        failure: reviewTexts.note.saveFailed,
        reopen: (page) => expect.poll(() => field(page).inputValue()).toBe('Call Ann.'),
        isSaved: async () => (await timeline('note'))[0]?.text === 'Call Ann.',
        theirs: async () => {
          const [note] = await timeline('note');
          await sendAbout(endpoints.updateNote, note, id, { text: 'Call Bob.', updated_at: note?.updated_at || note?.at });
        },
        outcome: answerTexts.staleNote,
      };
    },
  ],
  [
    'editing a job',
    async () => {
      const job = await postJob(token);
      const dialog = (page: Page) => page.getByRole('dialog', { name: jobsTexts.editTitle });
      const location = (page: Page) => dialog(page).getByLabel(jobFormTexts.fields.location);
      return {
        path: `${paths.adminDashboard}?tab=jobs`,
        prepare: async (page) => {
          await button(page, jobsTexts.editNamed(job.title)).click();
          await location(page).fill('Mysuru');
        },
        act: (page) => button(dialog(page), jobFormTexts.save).click(),
        failure: texts.saveJobFailed,
        reopen: async (page) => {
          await page.getByText(jobsTexts.draft.ofJob(job.title)).waitFor();
          await button(page, jobsTexts.draft.continue).click();
          expect(await location(page).inputValue()).toBe('Mysuru');
        },
        isSaved: async () => {
          const jobs = z.array(storedJob).parse(await send(endpoints.listJobs, { token }));
          return jobs.find(({ id }) => id === job.id)?.location === 'Mysuru';
        },
        theirs: () => send(endpoints.updateJob, { token, parameter: job.id, json: { ...exampleJob, title: job.title, location: 'Goa' } }),
        outcome: answerTexts.staleJob,
      };
    },
  ],
];

async function open({ path, prepare }: Action): Promise<Page> {
  const { page } = await openStaffPage(browser());
  await page.goto(path);
  await prepare(page);
  return page;
}

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

describe.each(actions)('%s', (_, setUp) => {
  it('fails visibly when refused, offline and logged out; is then done once although its answer is lost', async () => {
    const action = await setUp();
    const page = await open(action);
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
    token = await endSessions();
    await again();
    await page.getByText(texts.sessionEnded).waitFor();
    expect(await action.isSaved()).toBe(false);

    await submitCredentials(page);
    if (action.reopen) await action.reopen(page);
    else await failure.waitFor();
    await loseAnswers(page);
    await again();
    await failure.filter({ hasNotText: answerTexts.unauthorised }).waitFor();
    // It is done already, or its record is gone. Neither is a failure.
    await page.unrouteAll();
    const answered = page.waitForResponse((response) => isChange(response.request()));
    await again();
    expect([200, 201, 204, 404]).toContain((await answered).status());
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    expect(await action.isSaved()).toBe(true);
    if (action.times) expect(await action.times()).toBe(1);
  });

  it('says so if somebody else was faster', async () => {
    const action = await setUp();
    const page = await open(action);
    await action.theirs();
    await action.act(page);
    await page.getByText(action.outcome).first().waitFor();
  });
});

it('undoing a status says so if somebody else was faster', async () => {
  const { inReview, setStatus } = await anApplication();
  const { page } = await openStaffPage(browser());
  await page.goto(inReview.path);
  await button(page, reviewTexts.shortlist).click();
  await waitUntilSaved(page, applicationsTexts.statusChanged(name, 'Shortlisted'));
  await setStatus('Offer');
  await undo(page);
  await page.getByText(applicationsTexts.changedMeanwhile('Offer', 'admin')).first().waitFor();
});
