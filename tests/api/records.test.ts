import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sealedRefusal, sealedView } from '#rooms/applicant/contract/applicant.ts';
import { application } from '#rooms/applications/contract/applications.ts';
import { keepingRule, keptFor } from '#rooms/applications/contract/keeping-rules.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { JobInput } from '#rooms/jobs/contract/job-input.ts';
import { type Endpoint, idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { retention } from '#rooms/platform/contract/retention.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { auditEntry } from '#rooms/audit/contract/audit.ts';
import { calendarFeed } from '#rooms/interviews/contract/staff-interviews.ts';
import { type HoldKind, sealedApplication, storedItem } from '#rooms/records/contract/records.ts';
import { fileNameOf } from '../../functions/src/applications/resumes.ts';
import { inParallel } from '../../functions/src/platform/in-parallel.ts';
import { monthsLater } from '../../functions/src/platform/months-later.ts';
import { hashOf, newToken } from '../../functions/src/platform/tokens.ts';
import { HeldError } from '../../functions/src/platform/errors.ts';
import { runUpkeep } from '../../functions/src/upkeep/upkeep.ts';
import { exampleJob } from '../example-job.ts';
import { apply, applyWithResume, newEmail, sendMessage, storeColleague, storeWithLink } from './examples.ts';
import { validBodies } from '../valid-bodies.ts';
import { withPlaceholders } from './fuzz-calls.ts';
import { adminOf, useApi } from './harness.ts';
import type { Answer } from './http.ts';
import { interviewCalls } from './interviews.ts';
import { mailsAbout, mailSettings, mailsTo, settleMail, tokensIn } from './mail.ts';
import { ownCalls, textsIn } from './own-calls.ts';
import { pdfResume } from './resume-files.ts';

const api = useApi({ mail: mailSettings });
let staff = adminOf(api);

async function reset() {
  await api.clear();
  staff = adminOf(api);
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await reset();
});

/** What nobody may read of a sealed application. */
const secrets = ['Quixotic', 'zephyr-cover', 'zephyr-note', 'zephyr-reply', 'zephyr-sentence', '+1 555 0199', 'zephyr.pdf'];

/** Somebody's resume, note, booked interview, scorecard, reply, message, at a job in a country. */
async function subject(country: string) {
  const job = await api.postJob({ places: [{ town: 'San José', region: '', country }], country });
  const [email, link] = [newEmail(), newToken()];
  const fields = { applicant_name: 'Quixotic Vega', applicant_email: email, phone: '+1 555 0199', cover_letter: 'zephyr-cover' };
  const [interviewer] = await Promise.all([
    storeColleague(api),
    apply(api, job, { fields, resume: { name: 'zephyr.pdf', content: pdfResume } }),
    sendMessage(api, { fields: { email } }),
  ]);
  const [found] = (await api.parts.applications.page({ job_id: job }, 1)).items;
  const { id, resume_path } = application.parse(found);
  await (await api.firebase.db()).doc(`applications/${id}`).update({ link_hashes: [hashOf(link)] });
  const { interview } = await interviewCalls(api, staff).booked([interviewer.username], {}, Promise.resolve({ id, email, link }));
  const note = (await staff.call(endpoints.addNote, id, { json: { text: 'zephyr-note' } })).json as { id: string };
  const ratings = [{ criterion: 'Overall', rating: 'yes' as const, text: 'zephyr-sentence' }];
  const stored = await api.parts.interviews.get(interview);
  if (stored) await api.parts.scorecards.send(stored, interviewer.username, { ratings });
  const [message = ''] = (await api.documents('contactMessages')).map((document) => document.id);
  return { id, job, email, link, note: note.id, interview, message, interviewer, file: fileNameOf(resume_path ?? '') };
}

type Subject = Awaited<ReturnType<typeof subject>>;

const version = async (id: string) => (await api.parts.applications.get(id))?.updated_at;
const { own } = ownCalls(api);
const bulk = async (json: object) => staff.call(endpoints.changeApplications, '', { json });
async function runAt(time: Date) {
  api.clockOffset = time.getTime() - Date.now();
  const report = await runUpkeep(api.parts, time.getTime());
  // The session has expired.
  staff = adminOf(api);
  return report;
}

/** All that is stored of it, without what ends by itself. */
async function recordsOf({ id, job, message, file }: Subject) {
  const db = await api.firebase.db();
  const documents = await Promise.all([
    db.doc(`jobs/${job}`).get(),
    db.doc(`contactMessages/${message}`).get(),
    db.doc(`applications/${id}`).get(),
  ]);
  const nested = await Promise.all([
    ...['interviews', 'scorecards'].map((name) => db.collection(name).where('application', '==', id).get()),
    db.collection(`applications/${id}/timeline`).get(),
  ]);
  const files = (await api.resumeFiles()).filter((name) => name === file);
  return {
    documents: [...documents, ...nested.flatMap(({ docs }) => docs)].map((one): [string, unknown] => [one.ref.path, one.data()]),
    files,
  };
}

const name = (endpoint: Endpoint) => Object.entries<Endpoint>(endpoints).find(([, one]) => one === endpoint)?.[0] ?? '';

/** What removes or overwrites something, or does so in bulk. */
const removing: [what: string, endpoint: Endpoint, act: (subject: Subject) => Promise<Answer>][] = [
  ['delete an application', endpoints.deleteApplication, ({ id }) => staff.call(endpoints.deleteApplication, id)],
  ['delete in bulk', endpoints.changeApplications, ({ id }) => bulk({ ids: [id], delete: true })],
  ['set a status in bulk', endpoints.changeApplications, ({ id }) => bulk({ ids: [id], set: 'Shortlisted' })],
  ['assign in bulk', endpoints.changeApplications, ({ id, interviewer }) => bulk({ ids: [id], assign: interviewer.username })],
  [
    'restore in bulk',
    endpoints.changeApplications,
    async ({ id }) => bulk({ restore: [{ id, outcome: 'done', updated_at: await version(id), before: { status: 'Pending' } }] }),
  ],
  ['erase', endpoints.eraseOwnApplication, ({ link }) => own('eraseOwnApplication', link)],
  [
    'replace the resume',
    endpoints.replaceOwnResume,
    ({ link }) => {
      const body = new FormData();
      body.set('token', link);
      body.set('resume', new File([new Uint8Array(pdfResume)], 'new.pdf'));
      return api.call(endpoints.replaceOwnResume, '', { body });
    },
  ],
  [
    'correct the address',
    endpoints.correctAddress,
    async ({ id }) => staff.call(endpoints.correctAddress, id, { json: { applicant_email: newEmail(), updated_at: await version(id) } }),
  ],
  ['edit a note', endpoints.updateNote, ({ id, note }) => staff.call(endpoints.updateNote, [id, note], { json: { text: 'Another' } })],
  ['delete a note', endpoints.deleteNote, ({ id, note }) => staff.call(endpoints.deleteNote, [id, note])],
  ['delete a job', endpoints.deleteJob, ({ job }) => staff.call(endpoints.deleteJob, job)],
  ['delete a message', endpoints.deleteMessage, ({ message }) => staff.call(endpoints.deleteMessage, message)],
  ['delete messages in bulk', endpoints.changeMessages, ({ message }) => bulkMessages({ ids: [message], delete: true })],
];
const bulkMessages = (json: object) => staff.call(endpoints.changeMessages, '', { json });

/** What adds something, keeps the old in a timeline or job versions, or is about no record. */
const adding = new Set(
  `addApplication addNote addOwnMessage answerInterview applyForJob assignApplication cancelInterview cancelScheduled correctOwnProfile
   createJob keepOwnApplication markApplicationRead markMessageRead proposeInterview putHold replyToApplication replyToMessage
   requestLink sendMessage sendScorecard setMessageStatus showResume suggestOpening undoMessageReply undoApplicationReply
   updateApplicationStatus updateInterview updateJob countJobView withdrawOwnApplication writeAboutSealed liftHold readOwnApplication
   archiveOwnApplication openSealed`.split(/\s+/),
);

it('every call that writes is known to remove something, or to add only', () => {
  const writing = Object.values<Endpoint>(endpoints).filter(({ method }) => method !== 'GET');
  const ofRecords = writing.filter(
    ({ path }) =>
      !/\/(team|account|accounts|captcha|login|logout|alerts|session|captcha|mail-templates|hiring-process|calendar|two-step|password|invitation)/.test(
        path,
      ),
  );
  const known = new Set([...adding, ...removing.map(([, endpoint]) => name(endpoint))]);
  expect(ofRecords.map(name).filter((one) => !known.has(one))).toEqual([]);
});

const ofHold: Record<HoldKind, (subject: Subject) => string> = {
  applications: ({ id }) => id,
  persons: ({ email }) => email.replace('@', '+tag@'),
  jobs: ({ job }) => job,
};
const hold = (kind: HoldKind, id: string) =>
  staff.call(endpoints.putHold, [kind, encodeURIComponent(id)], { json: { reason: 'A complaint' } });
const lift = (kind: HoldKind, id: string) => staff.call(endpoints.liftHold, [kind, encodeURIComponent(id)]);

describe.each<HoldKind>(['applications', 'persons', 'jobs'])('a hold on %s', (kind) => {
  const isHeld = (endpoint: Endpoint) =>
    endpoint === endpoints.deleteJob ? kind === 'jobs' : /messages/.test(endpoint.path) ? kind === 'persons' : true;

  it('forbids every way to change or remove what it is on, nights included, until it is lifted', async () => {
    const held = await subject('IN');
    expect((await hold(kind, ofHold[kind](held))).status).toBe(204);
    const before = await recordsOf(held);
    for (const [what, , act] of removing.filter(([, endpoint]) => isHeld(endpoint))) {
      const { status, json } = await act(held);
      const isBulk = status === 200;
      if (isBulk) expect(json, what).toMatchObject({ results: [{ outcome: 'held' }] });
      else expect([status, (json as { error: string }).error], what).toEqual([409, expect.stringMatching(/hold|have to keep/) as string]);
      expect(await recordsOf(held), what).toEqual(before);
    }
    const late = monthsLater(new Date(), 70);
    const report = await runAt(late);
    expect(report.retention).toMatchObject({ failed: [], complete: true });
    if (kind === 'persons') expect(await recordsOf(held)).toEqual(before);
    else
      expect((await recordsOf(held)).documents.filter(([path]) => !path.startsWith('contactMessages'))).toHaveLength(
        before.documents.length - 1,
      );
    expect((await lift(kind, ofHold[kind](held))).status).toBe(204);
    expect((await lift(kind, ofHold[kind](held))).status).toBe(404);
    await api.parts.jobs.remove(held.job, staff.actor);
    await runAt(late);
    await runAt(monthsLater(late, 13));
    const left = await recordsOf(held);
    expect([left.documents.filter(([, fields]) => fields !== undefined), left.files]).toEqual([[], []]);
  }, 60_000);
});

it('without a hold, each of them does something', async () => {
  let free: Subject | undefined;
  for (const [what, , act] of removing.filter(([what]) => !what.startsWith('restore'))) {
    if (!free) await reset();
    free ??= await subject('IN');
    const before = await recordsOf(free);
    expect((await act(free)).status, what).toBeLessThan(300);
    const after = await recordsOf(free);
    expect(after, what).not.toEqual(before);
    // The others need what has just been removed.
    if (after.documents.some(([path, fields]) => fields === undefined && !path.startsWith('jobs'))) free = undefined;
  }
});

it('a hold is seen with its reason, recorded, put by admins only, and for what exists', async () => {
  const { id } = await subject('IN');
  const recruiter = adminOf(api, 'recruiting', { role: 'recruiter', jobs: [] });
  expect((await recruiter.call(endpoints.putHold, ['applications', id], { json: { reason: 'Mine' } })).status).toBe(403);
  for (const unknown of ['unknown', 'a/b', '__x__', 'x'.repeat(1495)]) expect((await hold('applications', unknown)).status).toBe(404);
  expect((await staff.call(endpoints.putHold, ['stars', id], { json: { reason: 'None' } })).status).toBe(404);
  expect((await staff.call(endpoints.putHold, ['applications', id], { json: { reason: ' ' } })).status).toBe(400);
  await hold('applications', id);
  expect((await recruiter.call(endpoints.listHolds)).json).toMatchObject([
    { kind: 'applications', about: id, reason: 'A complaint', by: staff.username },
  ]);
  await lift('applications', id);
  const trail = z.array(auditEntry).parse((await staff.call(endpoints.readAudit)).json);
  expect(trail.slice(0, 2)).toMatchObject(
    ['Lifted hold', 'Placed hold'].map((action) => ({ action, reason: 'A complaint', actor: staff.username })),
  );
});

it.each(['staff', 'the retention rule'])(
  'a hold that comes while %s delete an application keeps it whole, or comes too late',
  async (who) => {
    for (let round = 0; round < 4; round += 1) {
      const { id, job_id, resume_path } = await applyWithResume(api);
      await api.parts.statuses.set(id, { status: 'Withdrawn' }, 'visitor');
      const late = monthsLater(new Date(), 13).getTime();
      await Promise.all([
        sleep(round * 20).then(() => api.parts.records.place('jobs', job_id, 'A complaint', staff.actor)),
        who === 'staff' ? staff.call(endpoints.deleteApplication, id) : runUpkeep(api.parts, late),
      ]);
      const isKept = (await api.parts.applications.get(id)) !== undefined;
      expect((await api.resumeFiles()).includes(fileNameOf(resume_path ?? ''))).toBe(isKept);
      await reset();
    }
  },
);

/** Does something once a call has read what it relies on, before it writes. */
async function beforeWrite(act: () => Promise<unknown>): Promise<void> {
  const db = await api.firebase.db();
  const run = db.runTransaction.bind(db);
  vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (write) => {
    await act();
    return run(write);
  });
}

it('a hold that comes just before the write forbids the deletion', async () => {
  const { id, job } = await subject('IN');
  await beforeWrite(() => api.parts.records.place('jobs', job, 'A complaint', staff.actor));
  await expect(api.parts.applications.remove(id, staff.actor)).rejects.toThrow(HeldError);
  expect(await api.parts.applications.get(id)).toBeDefined();
});

describe('an application that the law asks to keep', () => {
  const everybody = ({ email, interviewer }: Subject) => [email, interviewer.email];
  const sealing: [string, (subject: Subject) => Promise<Answer>, told: (subject: Subject) => string[]][] = [
    ['its applicant erases it', ({ link }) => own('eraseOwnApplication', link), ({ interviewer }) => [interviewer.email]],
    ['staff delete it', ({ id }) => staff.call(endpoints.deleteApplication, id), everybody],
    ['staff delete it in bulk', ({ id }) => bulk({ ids: [id], delete: true }), everybody],
  ];

  it.each(sealing)('is gone with its interview and its mails, and whom it concerns is told, once %s', async (_how, act, told) => {
    const sealed = await subject('US');
    const { id: later } = await storeWithLink(api, { applicant_email: sealed.email });
    expect((await api.parts.applications.get(later))?.earlier).toBe(1);
    await act(sealed);
    expect((await api.parts.applications.remove(later, staff.actor))?.earlier).toBe(0);
    for (const collection of ['applications', 'interviews', 'interviewSlots', 'scorecards'])
      expect(await api.documents(collection), collection).toEqual([]);
    const outbox = await api.documents('outbox');
    const waiting = outbox.filter((one) => JSON.stringify(one.data()).includes(sealed.id) && one.get('state') === 'waiting');
    expect(waiting).toEqual([]);
    const mails = outbox.filter((one) => one.get('values.what') === 'cancelled');
    expect(mails.map((one) => one.get('to') as string).sort()).toEqual(told(sealed).sort());
    for (const one of mails) if (one.get('to') !== sealed.email) expect(JSON.stringify(one.data())).not.toMatch(/Quixotic|Developer/);
  });

  it('is in no response to anybody but admins', async () => {
    const sealed = await subject('US');
    // What somebody has sent besides is no part of it.
    await staff.call(endpoints.deleteMessage, sealed.message);
    const feed = await sealed.interviewer.call(endpoints.createCalendarFeed);
    expect(feed.status).toBeLessThan(300);
    await own('eraseOwnApplication', sealed.link);
    const callers = [
      () => adminOf(api, 'reads', { role: 'recruiter', jobs: [] }),
      () => adminOf(api, 'manages', { role: 'manager', jobs: [sealed.job] }),
      () => adminOf(api),
      undefined,
    ];
    const named = {
      '{job}': sealed.job,
      '{application}': sealed.id,
      '{note}': sealed.note,
      '{interview}': sealed.interview,
      '{file}': sealed.file,
    };
    // They end a session or remove what others are about: each has its own session, at the end.
    const ending = /logout|login|session|password|twoStep|delete|^end/i;
    for (const [isEnding, open] of [false, true].flatMap((isEnding) => callers.map((open) => [isEnding, open] as const))) {
      const common = open?.();
      const calls = Object.entries<Endpoint>(endpoints).filter(
        ([called]) => ending.test(called) === isEnding && !(called === 'openSealed' && open === callers[2]),
      );
      await inParallel(calls, 8, async ([called, endpoint]) => {
        const caller = isEnding ? open?.() : common;
        const path = Object.entries(named).reduce(
          (path, [placeholder, value]) => path.replace(placeholder, value),
          withPlaceholders(endpoint.path),
        );
        const json = (validBodies as Partial<Record<string, object>>)[called];
        const { text } = await api.send(endpoint.method, path, { json, ...(caller && { token: await caller.token() }) });
        for (const secret of [...secrets, sealed.email])
          expect(text, `${called} for ${caller?.username ?? 'visitors'}`).not.toContain(secret);
      });
      for (const query of ['?q=quixotic', `?q=${sealed.email}`, `?person=${sealed.id}`]) {
        const answer = await open?.().send('GET', endpoints.listApplications.path + query);
        expect(answer?.text ?? '').not.toContain(sealed.id);
      }
    }
    const entries = await api.send('GET', calendarFeed.parse(feed.json).path);
    expect([entries.status, entries.text.includes(sealed.interview)]).toEqual([200, false]);
  }, 60_000);

  it('does not come back by its own form, sent once more', async () => {
    const job = await api.postJob({ places: [{ town: 'Austin', region: 'Texas', country: 'US' }] });
    const headers = { [idempotencyHeader]: randomUUID() };
    const send = () => apply(api, job, { fields: { applicant_email: 'spam@example.com' }, headers });
    await send();
    const [{ id } = { id: '' }] = (await api.parts.applications.page({ job_id: job }, 1)).items;
    expect((await staff.call(endpoints.deleteApplication, id)).status).toBe(204);
    expect((await send()).status).toBe(201);
    expect([await api.documents('applications'), await mailsAbout(api, id)]).toEqual([[], []]);
  });

  it('opens by a lost link, which is requested as for any other address', async () => {
    const { id, email, link } = await subject('US');
    await own('eraseOwnApplication', link);
    const request = (email: string) => api.call(endpoints.requestLink, '', { json: { email, recaptchaToken: api.solveCaptcha() } });
    const [known, unknown] = [await request(email), await request(email.replace('@', '+tag@'))];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const mails = (await mailsTo(api, email)).filter((one) => one.get('template') === 'application links');
    const [token = ''] = tokensIn(mails[0]);
    expect([mails.length, (await own('readOwnApplication', token)).status]).toEqual([1, 404]);
    await settleMail(api, mails[0]?.id);
    for (const working of [token, link]) expect((await own('readOwnApplication', working)).status).toBe(410);
    expect(sealedView.parse((await own('writeAboutSealed', token, { message: 'Why?' })).json).messages).toHaveLength(1);
    await request(email);
    await runAt(monthsLater(new Date(Date.now() + dayMs), keepingRule('US').months));
    expect([await api.documents('sealedApplications'), await mailsAbout(api, id)]).toEqual([[], []]);
  });

  it('can be opened by an admin with a reason, which is recorded, and goes when its time is over', async () => {
    const { id, link, email, file } = await subject('US');
    const view = (await own('readOwnApplication', link)).json as { sealed_if_erased: string };
    expect((await own('eraseOwnApplication', link)).json).toEqual({ message: responseTexts.sealed });
    const [sealed] = z.array(sealedApplication).parse((await staff.call(endpoints.listSealed)).json);
    const until = new Date(sealed?.kept_until ?? '');
    expect([until.toISOString().slice(0, 10), view.sealed_if_erased.slice(0, 10)]).toEqual(
      Array.from({ length: 2 }, () =>
        monthsLater(new Date(sealed?.sealed_at ?? ''), 48)
          .toISOString()
          .slice(0, 10),
      ),
    );
    expect((await staff.call(endpoints.openSealed, id, { json: { reason: '' } })).status).toBe(400);
    const files = textsIn((await staff.call(endpoints.openSealed, id, { json: { reason: 'A charge' } })).bytes);
    expect(Object.keys(files)).toEqual(['record.html', 'record.json', 'resume.pdf']);
    for (const name of ['record.html', 'record.json'] as const) {
      for (const secret of [...secrets.filter((one) => one !== 'zephyr-reply'), email]) expect(files[name]).toContain(secret);
    }
    const [opened] = z.array(auditEntry).parse((await staff.call(endpoints.readAudit)).json);
    expect(opened).toMatchObject({ action: 'Opened a sealed application', document: id, reason: 'A charge' });

    await runAt(new Date(until.getTime() - 1000));
    expect([(await api.documents('sealedApplications')).length, await api.resumeFiles()]).toEqual([1, [file]]);
    await hold('persons', email);
    await hold('applications', id);
    const kindsFor = async (caller: typeof staff) =>
      ((await caller.call(endpoints.listHolds)).json as { kind: string }[]).map(({ kind }) => kind);
    expect(await kindsFor(staff)).toEqual(['applications', 'persons']);
    const recruiter = adminOf(api, 'recruiting', { role: 'recruiter', jobs: [] });
    expect(await kindsFor(recruiter)).toEqual([]);
    await storeWithLink(api, { applicant_email: email });
    expect(await kindsFor(recruiter)).toEqual(['persons']);
    await lift('applications', id);
    await runAt(new Date(until.getTime() + 1000));
    expect([(await api.documents('sealedApplications')).length, await api.resumeFiles()]).toEqual([1, [file]]);
    await lift('persons', email);
    await runAt(new Date(until.getTime() + dayMs));
    expect([await api.documents('sealedApplications'), await api.resumeFiles()]).toEqual([[], []]);
  });

  it('tells its applicant what is sealed, why and until when, and takes messages for admins', async () => {
    const { id, link } = await subject('US');
    await own('eraseOwnApplication', link);
    const { status, json } = await own('readOwnApplication', link);
    const { sealed } = sealedRefusal.parse(json);
    expect([status, sealed]).toMatchObject([410, { law: keepingRule('US').law, messages: [] }]);
    await Promise.all([storeColleague(api, { role: 'recruiter' }), storeColleague(api, { email: 'boss@example.com' })]);
    for (let again = 0; again < 2; again += 1) {
      const written = sealedView.parse((await own('writeAboutSealed', link, { message: 'Why?' })).json);
      expect(written.messages.map(({ text }) => text)).toEqual(['Why?']);
    }
    const mails = (await api.documents('outbox')).filter((one) => one.get('template') === 'applicant message for staff');
    const admins = (await api.documents('admins'))
      .filter((one) => one.get('role') !== 'recruiter')
      .map((one) => one.get('email') as string);
    expect(mails.map((one) => one.get('to') as string).sort()).toEqual(admins.sort());
    const boss = { email: 'demoted@example.com', username: (await storeColleague(api, { email: 'demoted@example.com' })).username };
    await beforeWrite(async () => (await api.firebase.db()).doc(`admins/${boss.username}`).update({ role: 'recruiter' }));
    expect((await own('writeAboutSealed', link, { message: 'And until when?' })).status).toBe(200);
    expect([(await mailsTo(api, boss.email)).length, (await mailsTo(api, 'boss@example.com')).length]).toEqual([0, 2]);
    expect((await own('writeAboutSealed', newToken(), { message: 'Why?' })).status).toBe(404);
    expect((await own('keepOwnApplication', link, { keep: true })).status).toBe(410);
    expect((await api.documents('sealedApplications')).map((one) => one.id)).toEqual([id]);
  });
});

it('what was advertised goes five years after its end, unless its job is held', async () => {
  const job = await api.postJob();
  const edit = (changes: Partial<JobInput>) => api.parts.jobs.update(job, { ...exampleJob, ...changes }, staff.actor);
  const titles = async () => (await api.parts.jobs.versions(job, 9)).items.map(({ title }) => title);
  for (const title of ['A second text', 'A third text']) await edit({ title });
  await hold('jobs', job);
  const late = monthsLater(new Date(Date.now() + dayMs), retention.versionMonths);
  await runAt(late);
  expect(await titles()).toHaveLength(3);
  await lift('jobs', job);
  await runAt(late);
  expect(await titles()).toEqual(['A third text']);
});

it('an admin reads what is stored about a person, where and until when, by address or name', async () => {
  const { email, id, message } = await subject('IN');
  const db = await api.firebase.db();
  await db.doc('alerts/theirs').set({ email, filter: {}, links: [] });
  const files = [true, false].map((taken, index) => ({ name: `${index}.pdf`, taken }));
  const mailed = (application: string) =>
    db.collection(`applications/${application}/timeline`).add({ kind: 'message', at: new Date(), files });
  await mailed(id);
  const about = async (who: string) =>
    z.array(storedItem).parse((await staff.send('GET', `${endpoints.listStored.path}?who=${encodeURIComponent(who)}`)).json);
  const found = await about(email.replace('@', '+tag@'));
  const withIt = ['application', 'letter', 'resume', 'files', 'written', 'interviews', 'scorecards', 'notes', 'links'];
  expect([...new Set(found.map(({ kind }) => kind))]).toEqual([...withIt, 'mails', 'messages', 'alerts']);
  const ruled = found.filter(({ kind }) => withIt.includes(kind));
  expect(ruled).toMatchObject(ruled.map(() => ({ until: '', rule: keptFor(keepingRule('IN')), held: false, person: email })));
  const [arrived] = await api.documents('contactMessages');
  const until = monthsLater(arrived?.createTime.toDate() ?? new Date(), retention.months)
    .toISOString()
    .slice(0, 10);
  expect(found.find(({ kind }) => kind === 'messages')).toMatchObject({
    place: 'Firestore contactMessages',
    until: expect.stringContaining(until) as string,
  });
  for (const name of ['vega QUIXOTIC', 'Vega・Quixotic']) expect(await about(name)).toEqual(found);
  expect(await about('Quixotic Windchill')).toEqual([]);

  await api.parts.statuses.set(id, { status: 'Withdrawn' }, 'visitor');
  await hold('persons', email);
  await staff.call(endpoints.deleteMessage, message);
  const held = await about(email);
  const due = monthsLater(new Date(application.parse(await api.parts.applications.get(id)).shown_at), retention.months).toISOString();
  expect(held.filter(({ kind }) => withIt.includes(kind))).toMatchObject(ruled.map(() => ({ until: due, rule: '', held: true })));
  expect(held.filter(({ kind }) => kind === 'holds' || kind === 'messages')).toMatchObject([
    { kind: 'messages', held: true },
    { kind: 'holds' },
  ]);

  const sealed = await subject('US');
  await mailed(sealed.id);
  await own('eraseOwnApplication', sealed.link);
  const [kept] = z.array(sealedApplication).parse((await staff.call(endpoints.listSealed)).json);
  expect((await about(sealed.email)).find(({ kind }) => kind === 'sealed')).toMatchObject({ until: kept?.kept_until, count: 1 });
  const named = (await about('vega, quixotic')).filter(({ person }) => person === sealed.id);
  expect(named.map(({ kind, until }) => [kind, until])).toEqual(['sealed', 'resume', 'files'].map((kind) => [kind, kept?.kept_until]));
  expect((await about('Quixotic')).filter(({ kind }) => kind === 'sealed')).toEqual([]);
});
