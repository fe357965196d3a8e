import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerTexts } from '#contract/answer-texts.ts';
import { application } from '#contract/applications.ts';
import { hiringProcess } from '#contract/hiring-process.ts';
import { contactMessage } from '#contract/contact-messages.ts';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { job as storedJob } from '#contract/jobs.ts';
import { mailTemplates } from '#contract/replies.ts';
import { texts } from '#contract/texts.ts';
import { type TimelineEntry, timelineEntry } from '#contract/timeline.ts';
import { bulkTexts as bulk } from '../../src/content/staff/bulk.ts';
import { applicationsTexts, dashboardTexts } from '../../src/content/staff/dashboard.ts';
import { jobFormTexts } from '../../src/content/staff/job-form.ts';
import { hiringProcessTexts, jobsTexts } from '../../src/content/staff/jobs.ts';
import { messagesTexts } from '../../src/content/staff/messages.ts';
import { repliesTexts } from '../../src/content/staff/replies.ts';
import { reviewTexts } from '../../src/content/staff/review.ts';
import { applicationPath, paths } from '../../src/paths.ts';
import { exampleJob } from '../example-job.ts';
import {
  applyFor,
  button,
  endSessions,
  fetchToken,
  openStaffPage,
  postJob,
  pressInMenu,
  row,
  send,
  waitUntilSaved,
  writeMessage,
} from './dashboard.ts';
import { browserOfFile } from './file-browser.ts';
import { submitCredentials } from './harness.ts';

const browser = browserOfFile();
let token: string;

beforeAll(async () => {
  token = await fetchToken();
});

/** Something that staff do, with the records that it needs. */
type Action = {
  path: string;
  /** Waits until the page offers the action, and fills in its form. */
  prepare: (page: Page, who: string) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** The title of the failure. */
  failure: string;
  /** How to repeat the action after a failure, if not with the button of the notice. */
  again?: (page: Page) => Promise<unknown>;
  isSaved: (who: string) => Promise<boolean>;
  /** How many records of it are stored. */
  times?: () => Promise<number>;
  /** What is shown to the second of two people who do the same. */
  toSecond: string;
};

const unique = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;
const confirm = (page: Page) => button(page.getByRole('alertdialog'), dashboardTexts.delete).click();
const dashboardWith = (query: string) => `${paths.adminDashboard}?${query}`;

async function anApplication() {
  const name = unique('Robin');
  const job = await postJob(token);
  await applyFor(job, name, `robin.${crypto.randomUUID()}@example.com`);
  const query = `?job_id=${job.id}`;
  const current = async () => z.array(application).parse(await send(endpoints.listApplications, { token, query }))[0];
  const id = (await current())?.id ?? '';
  return {
    id,
    name,
    inList: { path: dashboardWith(`tab=applications&job=${job.id}`), prepare: (page: Page) => row(page, name).waitFor() },
    inReview: {
      path: applicationPath(id, new URLSearchParams({ job: job.id })),
      prepare: (page: Page) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
    },
    hasStatus: async (status: string) => (await current())?.status === status,
    isDeleted: async () => (await current()) === undefined,
  };
}

async function aNote() {
  const { id, inReview } = await anApplication();
  await send(endpoints.addNote, { token, parameter: id, json: { text: 'Call them.' } });
  return { id, path: inReview.path };
}

async function timelineOf(id: string): Promise<TimelineEntry[]> {
  return z.array(timelineEntry).parse(await send(endpoints.readTimeline, { token, parameter: id }));
}

async function notesOf(id: string): Promise<string[]> {
  return (await timelineOf(id)).filter(({ kind }) => kind === 'note').map(({ text }) => text);
}

const jobs = async () => z.array(storedJob).parse(await send(endpoints.listJobs, { token }));

async function aJob() {
  const job = await postJob(token);
  return {
    job,
    current: async () => (await jobs()).find(({ id }) => id === job.id),
    inList: { path: dashboardWith('tab=jobs'), prepare: (page: Page) => row(page, job.title).waitFor() },
  };
}

async function aMessage() {
  const subject = unique('Question');
  await writeMessage(subject);
  return {
    subject,
    current: async () => {
      const messages = z.array(contactMessage).parse(await send(endpoints.listMessages, { token }));
      return messages.find((message) => message.subject === subject);
    },
    inList: { path: dashboardWith('tab=messages'), prepare: (page: Page) => row(page, subject).waitFor() },
  };
}

const sender = 'Ada Example';

const sendReply = (page: Page) => button(page, repliesTexts.send).click();

async function openAnswer(page: Page, subject: string): Promise<void> {
  await button(page, messagesTexts.readNamed(subject, sender)).click();
  await button(page.getByRole('dialog'), repliesTexts.reply).click();
}

const actions: [string, () => Promise<Action> | Action][] = [
  [
    'marking an application in the list',
    async () => {
      const { name, inList, hasStatus } = await anApplication();
      return {
        ...inList,
        act: (page) => button(page, applicationsTexts.markReviewedNamed(name)).click(),
        failure: texts.updateStatusFailed,
        isSaved: () => hasStatus('Reviewed'),
        toSecond: applicationsTexts.statusChanged(name, 'Reviewed'),
      };
    },
  ],
  [
    'setting the status of selected applications',
    async () => {
      const { name, inList, hasStatus } = await anApplication();
      return {
        ...inList,
        act: async (page) => {
          await page.getByRole('checkbox', { name: applicationsTexts.selectNamed(name) }).check();
          await pressInMenu(page, bulk.setStatus, 'Rejected');
        },
        failure: texts.updateStatusFailed,
        isSaved: () => hasStatus('Rejected'),
        toSecond: bulk.changed(1, 'Rejected'),
      };
    },
  ],
  [
    'deleting an application in the list',
    async () => {
      const { name, inList, isDeleted } = await anApplication();
      return {
        ...inList,
        act: async (page) => {
          await pressInMenu(page, applicationsTexts.moreNamed(name), applicationsTexts.deleteNamed(name));
          await confirm(page);
        },
        failure: texts.deleteApplicationFailed,
        isSaved: isDeleted,
        toSecond: applicationsTexts.deleted(name),
      };
    },
  ],
  [
    'deleting selected applications',
    async () => {
      const { name, inList, isDeleted } = await anApplication();
      return {
        ...inList,
        act: async (page) => {
          await page.getByRole('checkbox', { name: applicationsTexts.selectNamed(name) }).check();
          await button(page.getByRole('group', { name: bulk.label }), dashboardTexts.delete).click();
          await confirm(page);
        },
        failure: texts.deleteApplicationFailed,
        isSaved: isDeleted,
        toSecond: bulk.deleted(1),
      };
    },
  ],
  [
    'exporting applications',
    async () => {
      const { inList } = await anApplication();
      const saved: string[] = [];
      return {
        ...inList,
        prepare: (page, who) => {
          page.once('download', () => saved.push(who));
          return inList.prepare(page);
        },
        act: (page) => button(page, applicationsTexts.export).click(),
        failure: texts.exportApplicationsFailed,
        isSaved: (who) => Promise.resolve(saved.includes(who)),
        toSecond: applicationsTexts.exported,
      };
    },
  ],
  [
    'setting the status in a review',
    async () => {
      const { id, name, inReview, hasStatus } = await anApplication();
      return {
        ...inReview,
        act: (page) => button(page, reviewTexts.shortlist).click(),
        failure: texts.updateStatusFailed,
        isSaved: () => hasStatus('Shortlisted'),
        times: async () => (await timelineOf(id)).filter(({ kind }) => kind === 'status').length,
        toSecond: applicationsTexts.statusChanged(name, 'Shortlisted'),
      };
    },
  ],
  [
    'deleting an application in a review',
    async () => {
      const { inReview, isDeleted } = await anApplication();
      return {
        ...inReview,
        act: async (page) => {
          await pressInMenu(page, reviewTexts.more, reviewTexts.delete);
          await confirm(page);
        },
        failure: texts.deleteApplicationFailed,
        isSaved: isDeleted,
        toSecond: applicationsTexts.noMatch,
      };
    },
  ],
  [
    'replying to an applicant',
    async () => {
      const { id, inReview } = await anApplication();
      return {
        path: inReview.path,
        prepare: async (page, who) => {
          await button(page, repliesTexts.reply).click();
          await page.getByLabel(repliesTexts.fields.subject).fill(`For ${who}`);
        },
        act: sendReply,
        again: sendReply,
        failure: texts.replyFailed,
        isSaved: async (who) => (await timelineOf(id)).some(({ subject }) => subject === `For ${who}`),
        times: async () => (await timelineOf(id)).filter(({ kind }) => kind === 'mail').length,
        toSecond: applicationsTexts.changedMeanwhile('Interview', 'admin'),
      };
    },
  ],
  [
    'adding a note',
    async () => {
      const { id, inReview } = await anApplication();
      const add = (page: Page) => button(page, reviewTexts.note.add).click();
      return {
        path: inReview.path,
        prepare: (page, who) => page.getByLabel(reviewTexts.note.label, { exact: true }).fill(`Call ${who}.`),
        act: add,
        again: add,
        failure: reviewTexts.note.addFailed,
        isSaved: async (who) => (await notesOf(id)).includes(`Call ${who}.`),
        times: async () => (await notesOf(id)).length,
        toSecond: reviewTexts.note.added,
      };
    },
  ],
  [
    'editing a note',
    async () => {
      const { id, path } = await aNote();
      const save = (page: Page) => button(page, reviewTexts.note.save).click();
      return {
        path,
        prepare: async (page, who) => {
          const edit = button(page, reviewTexts.note.edit);
          const field = page.getByRole('listitem').getByRole('textbox');
          await edit.or(field).waitFor();
          // An unsaved edit is open already.
          if (await edit.isVisible()) await edit.click();
          await field.fill(`Call ${who}.`);
        },
        act: save,
        again: save,
        failure: reviewTexts.note.saveFailed,
        isSaved: async (who) => (await notesOf(id)).includes(`Call ${who}.`),
        toSecond: answerTexts.staleNote,
      };
    },
  ],
  [
    'deleting a note',
    async () => {
      const { id, path } = await aNote();
      return {
        path,
        prepare: (page) => button(page, reviewTexts.note.delete).waitFor(),
        act: async (page) => {
          await button(page, reviewTexts.note.delete).click();
          await confirm(page);
        },
        failure: reviewTexts.note.deleteFailed,
        isSaved: async () => (await notesOf(id)).length === 0,
        toSecond: reviewTexts.note.deleted,
      };
    },
  ],
  [
    'creating a job',
    () => {
      const title = unique('Tester');
      const dialog = (page: Page) => page.getByRole('dialog', { name: jobsTexts.createTitle });
      const create = (page: Page) => button(dialog(page), jobFormTexts.create).click();
      return {
        path: dashboardWith('tab=jobs'),
        prepare: async (page, who) => {
          await button(page, jobsTexts.create).click();
          await dialog(page).getByLabel(jobFormTexts.fields.title).fill(`${title} ${who}`);
          await dialog(page).getByLabel(jobFormTexts.fields.location).fill('Pune');
          await dialog(page).getByLabel(jobFormTexts.fields.job_type).selectOption('Contract');
          await dialog(page).getByLabel(jobFormTexts.fields.description).fill('Test things.');
          await dialog(page).getByLabel(jobFormTexts.fields.requirements).fill('Patience');
        },
        act: create,
        again: create,
        failure: texts.saveJobFailed,
        isSaved: async (who) => (await jobs()).some((job) => job.title === `${title} ${who}`),
        times: async () => (await jobs()).filter((job) => job.title.startsWith(title)).length,
        toSecond: jobsTexts.created(`${title} Bob`),
      };
    },
  ],
  [
    'editing a job',
    async () => {
      const { job, current, inList } = await aJob();
      const dialog = (page: Page) => page.getByRole('dialog', { name: jobsTexts.editTitle });
      const save = (page: Page) => button(dialog(page), jobFormTexts.save).click();
      return {
        path: inList.path,
        prepare: async (page, who) => {
          await button(page, jobsTexts.editNamed(job.title)).click();
          await dialog(page).getByLabel(jobFormTexts.fields.location).fill(`With ${who}`);
        },
        act: save,
        again: save,
        failure: texts.saveJobFailed,
        isSaved: async (who) => (await current())?.location === `With ${who}`,
        toSecond: answerTexts.staleJob,
      };
    },
  ],
  [
    'closing a job',
    async () => {
      const { job, current, inList } = await aJob();
      return {
        ...inList,
        act: (page) => button(page, jobsTexts.closeNamed(job.title)).click(),
        failure: texts.saveJobFailed,
        isSaved: async () => (await current())?.status === 'Inactive',
        toSecond: jobsTexts.closed(job.title),
      };
    },
  ],
  [
    'deleting a job',
    async () => {
      const { job, current, inList } = await aJob();
      return {
        ...inList,
        act: async (page) => {
          await pressInMenu(page, jobsTexts.moreNamed(job.title), jobsTexts.deleteNamed(job.title));
          await confirm(page);
        },
        failure: texts.deleteJobFailed,
        isSaved: async () => (await current()) === undefined,
        toSecond: jobsTexts.deleted(job.title),
      };
    },
  ],
  [
    'editing what applicants are told',
    () => {
      const steps = unique('We read it.');
      const dialog = (page: Page) => page.getByRole('dialog', { name: hiringProcessTexts.title });
      const save = (page: Page) => button(dialog(page), hiringProcessTexts.save).click();
      return {
        path: dashboardWith('tab=jobs'),
        prepare: async (page, who) => {
          await button(page, hiringProcessTexts.open).click();
          await dialog(page).getByLabel(hiringProcessTexts.fields.next_steps).fill(`${steps} ${who}`);
        },
        act: save,
        again: save,
        failure: texts.saveHiringProcessFailed,
        isSaved: async (who) => hiringProcess.parse(await send(endpoints.readHiringProcess, { token })).next_steps === `${steps} ${who}`,
        toSecond: answerTexts.staleTexts,
      };
    },
  ],
  [
    'editing a mail template',
    () => {
      const subject = unique('Your application');
      const dialog = (page: Page) => page.getByRole('dialog', { name: repliesTexts.manage.title });
      const save = (page: Page) => button(dialog(page), repliesTexts.manage.save).click();
      return {
        path: dashboardWith('tab=jobs'),
        prepare: async (page, who) => {
          await button(page, repliesTexts.manage.open).click();
          await dialog(page).getByLabel(repliesTexts.fields.subject).fill(`${subject} ${who}`);
        },
        act: save,
        again: save,
        failure: texts.saveTemplatesFailed,
        isSaved: async (who) =>
          mailTemplates.parse(await send(endpoints.readMailTemplates, { token })).invite.subject === `${subject} ${who}`,
        toSecond: answerTexts.staleTexts,
      };
    },
  ],
  [
    'marking a message as answered',
    async () => {
      const { subject, current, inList } = await aMessage();
      return {
        ...inList,
        act: (page) => button(page, messagesTexts.markDoneNamed(subject, sender)).click(),
        failure: texts.updateMessageFailed,
        isSaved: async () => (await current())?.status === 'Answered',
        toSecond: messagesTexts.statusChanged(sender, 'Answered'),
      };
    },
  ],
  [
    'answering a message',
    async () => {
      const { subject, current, inList } = await aMessage();
      return {
        path: inList.path,
        prepare: async (page, who) => {
          await openAnswer(page, subject);
          await page.getByLabel(repliesTexts.fields.subject).fill(`For ${who}`);
        },
        act: sendReply,
        again: sendReply,
        failure: texts.replyFailed,
        isSaved: async (who) => (await current())?.replies[0]?.subject === `For ${who}`,
        times: async () => (await current())?.replies.length ?? 0,
        toSecond: answerTexts.staleMessage,
      };
    },
  ],
  [
    'deleting a message',
    async () => {
      const { subject, current, inList } = await aMessage();
      return {
        ...inList,
        act: async (page) => {
          await pressInMenu(page, messagesTexts.moreNamed(subject, sender), messagesTexts.deleteNamed(subject, sender));
          await confirm(page);
        },
        failure: texts.deleteMessageFailed,
        isSaved: async () => (await current()) === undefined,
        toSecond: messagesTexts.deleted(sender),
      };
    },
  ],
];

async function open({ path, prepare }: Action, who = 'Ann'): Promise<Page> {
  const { page } = await openStaffPage(browser());
  await page.goto(path);
  await prepare(page, who);
  return page;
}

/** Whether it is what staff do: a change, or the export. */
const isAction = (request: Request) => request.method() !== 'GET' || request.url().includes(endpoints.exportApplications.path);

/** Answers whatever staff do with an error. */
async function refuseActions(page: Page): Promise<void> {
  const json = { error: texts.internal };
  await page.route('**/admin/**', (route) => (isAction(route.request()) ? route.fulfill({ status: 500, json }) : route.continue()));
}

/** Lets the server do whatever staff do, but loses its answers. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route('**/admin/**', async (route) => {
    if (!isAction(route.request())) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
}

/** Repeats something whose answer was lost. It is done already, or is gone; neither is a failure. */
async function repeat(page: Page, again: () => Promise<unknown>): Promise<void> {
  await page.unrouteAll();
  const answered = page.waitForResponse((response) => isAction(response.request()));
  await again();
  expect([200, 201, 204, 404]).toContain((await answered).status());
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
}

describe.each(actions)('%s', (_, setUp) => {
  it('fails visibly when it is refused, offline, and after the session has ended; is then possible, and done once although its answer is lost', async () => {
    const action = await setUp();
    const page = await open(action);
    const failure = page.getByRole('alert').filter({ hasText: action.failure });
    const again = action.again ?? (() => button(failure, dashboardTexts.retry).click());
    await refuseActions(page);
    await action.act(page);
    await failure.getByText(texts.internal).waitFor();
    await page.unrouteAll();
    await page.context().setOffline(true);
    await again(page);
    await failure.filter({ hasNotText: texts.internal }).waitFor();
    await page.context().setOffline(false);
    token = await endSessions();
    await again(page);
    await page.getByText(texts.sessionEnded).waitFor();
    expect(await action.isSaved('Ann')).toBe(false);
    await submitCredentials(page);
    if (action.again) await action.prepare(page, 'Ann');
    else await failure.waitFor();
    await loseAnswers(page);
    await again(page);
    await failure.filter({ hasNotText: answerTexts.unauthorised }).waitFor();
    await repeat(page, () => again(page));
    await expect.poll(() => action.isSaved('Ann')).toBe(true);
    if (action.times) expect(await action.times()).toBe(1);
  });

  it('is told to the second of two people who do it', async () => {
    const action = await setUp();
    const [ann, bob] = await Promise.all([open(action, 'Ann'), open(action, 'Bob')]);
    await action.act(ann);
    await expect.poll(() => action.isSaved('Ann')).toBe(true);
    await action.act(bob);
    await bob.getByText(action.toSecond).first().waitFor();
    expect(await action.isSaved('Ann')).toBe(true);
  });
});

const setStatus = (id: string, status: string) => send(endpoints.updateApplicationStatus, { token, parameter: id, json: { status } });

const takeBack = (endpoint: Endpoint, id = '', reply = '') =>
  send({ ...endpoint, path: endpoint.path.replace(':reply', reply) }, { token, parameter: id });

/** A change that staff can undo, with the record that it needs. */
type Change = {
  path: string;
  prepare: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** What is said once the change is saved. */
  done: string;
  /** The title of a failure to undo it. */
  failure: string;
  isUndone: () => Promise<boolean>;
  /** What somebody else does before the change is undone. */
  theirs: () => Promise<unknown>;
  /** What is shown then. */
  conflict: string;
  /** The role of the element that shows it. Without one, it is an alert. */
  conflictRole?: 'status';
};

const changes: [string, () => Promise<Change>][] = [
  [
    'a status',
    async () => {
      const { id, name, inList, hasStatus } = await anApplication();
      return {
        ...inList,
        act: (page) => button(page, applicationsTexts.markReviewedNamed(name)).click(),
        done: applicationsTexts.statusChanged(name, 'Reviewed'),
        failure: texts.updateStatusFailed,
        isUndone: () => hasStatus('Pending'),
        theirs: () => setStatus(id, 'Offer'),
        conflict: applicationsTexts.changedMeanwhile('Offer', 'admin'),
      };
    },
  ],
  [
    'the status of selected applications',
    async () => {
      const { id, name, inList, hasStatus } = await anApplication();
      return {
        ...inList,
        act: async (page) => {
          await page.getByRole('checkbox', { name: applicationsTexts.selectNamed(name) }).check();
          await pressInMenu(page, bulk.setStatus, 'Rejected');
        },
        done: bulk.changed(1, 'Rejected'),
        failure: texts.updateStatusFailed,
        isUndone: () => hasStatus('Pending'),
        theirs: () => setStatus(id, 'Offer'),
        conflict: bulk.outcomes.stale,
      };
    },
  ],
  [
    'a reply to an applicant',
    async () => {
      const { id, name, inReview, hasStatus } = await anApplication();
      return {
        ...inReview,
        act: async (page) => {
          await button(page, repliesTexts.reply).click();
          await sendReply(page);
        },
        done: repliesTexts.sent(name),
        failure: texts.undoReplyFailed,
        isUndone: () => hasStatus('Pending'),
        theirs: async () => {
          const mail = (await timelineOf(id)).find(({ template }) => template === 'invite');
          await takeBack(endpoints.undoApplicationReply, id, mail?.id);
        },
        conflict: repliesTexts.takenBack(name),
        conflictRole: 'status',
      };
    },
  ],
  [
    'a closed job',
    async () => {
      const { job, current, inList } = await aJob();
      return {
        ...inList,
        act: (page) => button(page, jobsTexts.closeNamed(job.title)).click(),
        done: jobsTexts.closed(job.title),
        failure: texts.saveJobFailed,
        isUndone: async () => (await current())?.status === 'Active',
        theirs: () =>
          send(endpoints.updateJob, { token, parameter: job.id, json: { ...exampleJob, title: job.title, status: 'Inactive' } }),
        conflict: answerTexts.staleJob,
      };
    },
  ],
  [
    'a message marked as answered',
    async () => {
      const { subject, current, inList } = await aMessage();
      return {
        ...inList,
        act: (page) => button(page, messagesTexts.markDoneNamed(subject, sender)).click(),
        done: messagesTexts.statusChanged(sender, 'Answered'),
        failure: texts.updateMessageFailed,
        isUndone: async () => (await current())?.status === 'Open',
        theirs: async () => send(endpoints.deleteMessage, { token, parameter: (await current())?.id }),
        conflict: texts.messageNotFound,
      };
    },
  ],
  [
    'an answer to a message',
    async () => {
      const { subject, current, inList } = await aMessage();
      return {
        ...inList,
        act: async (page) => {
          await openAnswer(page, subject);
          await sendReply(page);
        },
        done: repliesTexts.sent(sender),
        failure: texts.undoReplyFailed,
        isUndone: async () => (await current())?.status === 'Open',
        theirs: async () => {
          const message = await current();
          await takeBack(endpoints.undoMessageReply, message?.id, message?.replies[0]?.id);
        },
        conflict: repliesTexts.takenBack(sender),
        conflictRole: 'status',
      };
    },
  ],
];

async function openAndChange({ path, prepare, act, done }: Change): Promise<Page> {
  const { page } = await openStaffPage(browser());
  await page.goto(path);
  await prepare(page);
  await act(page);
  await waitUntilSaved(page, done);
  return page;
}

describe.each(changes)('undoing %s', (_, setUp) => {
  it('fails visibly when it is refused and offline, is then possible, and may lose its answer', async () => {
    const change = await setUp();
    const page = await openAndChange(change);
    const failure = page.getByRole('alert').filter({ hasText: change.failure });
    const retry = () => button(failure, dashboardTexts.retry).click();
    await refuseActions(page);
    await button(page, dashboardTexts.undo).click();
    await failure.getByText(texts.internal).waitFor();
    await page.unrouteAll();
    await page.context().setOffline(true);
    await retry();
    await failure.filter({ hasNotText: texts.internal }).waitFor();
    await page.context().setOffline(false);
    expect(await change.isUndone()).toBe(false);
    await loseAnswers(page);
    await retry();
    await expect.poll(change.isUndone).toBe(true);
    await failure.waitFor();
    await repeat(page, retry);
    expect(await change.isUndone()).toBe(true);
  });

  it('leads to the login and changes nothing after the session has ended', async () => {
    const change = await setUp();
    const page = await openAndChange(change);
    token = await endSessions();
    await button(page, dashboardTexts.undo).click();
    await page.getByText(texts.sessionEnded).waitFor();
    expect(await change.isUndone()).toBe(false);
  });

  it('says so if somebody else was faster', async () => {
    const change = await setUp();
    const page = await openAndChange(change);
    await change.theirs();
    await button(page, dashboardTexts.undo).click();
    await page
      .getByRole(change.conflictRole ?? 'alert')
      .getByText(change.conflict)
      .waitFor();
  });
});
