import { z } from 'zod';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sealedView } from '#rooms/applicant/contract/endpoints.ts';
import { application } from '#rooms/applications/contract/applications.ts';
import { keepingRule, keptFor } from '#rooms/applications/contract/keeping-rules.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { JobInput } from '#rooms/jobs/contract/job-input.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { retention } from '#rooms/platform/contract/retention.ts';
import { referenceOf } from '#rooms/platform/contract/reference.ts';
import { auditEntry } from '#rooms/audit/contract/endpoints.ts';
import { storedItem } from '#rooms/records/contract/records.ts';
import { endingTexts, heldText, withApplication } from '#rooms/records/contract/stored-texts.ts';
import { fileNameOf } from '../../functions/src/applications/resumes.ts';
import { inParallel } from '../../functions/src/platform/in-parallel.ts';
import { monthsLater } from '../../functions/src/platform/months-later.ts';
import { hashOf, newToken } from '../../functions/src/platform/tokens.ts';
import { runUpkeep } from '../../functions/src/upkeep/upkeep.ts';
import { exampleJob } from '../example-job.ts';
import { apply, applyWithResume, newEmail, sendMessage, storeApplication, storeColleague, storeWithLink } from './examples.ts';
import { validBodies } from '../valid-bodies.ts';
import { withPlaceholders } from './fuzz-calls.ts';
import { adminOf, useApi } from './harness.ts';
import type { Answer } from './http.ts';
import { interviewCalls } from './interviews.ts';
import { mailSettings, mailsTo, settleMail, tokensIn } from './mail.ts';
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

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

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
const { own, view } = ownCalls(api);
const bulk = async (json: object) => staff.call(endpoints.changeApplications, '', { json });
async function runAt(time: Date) {
  api.clockOffset = time.getTime() - Date.now();
  const report = await runUpkeep(api.parts, time.getTime());
  // The session has expired.
  staff = adminOf(api);
  return report;
}

/** All that is stored, without what ends by itself. */
async function stored() {
  const db = await api.firebase.db();
  const names = ['jobs', 'contactMessages', 'applications', 'interviews', 'scorecards', 'timeline'];
  const found = await Promise.all(names.map((name) => db.collectionGroup(name).get()));
  const documents = found.flatMap(({ docs }) => docs.map((one): [string, unknown] => [one.ref.path, one.data()]));
  return { documents, files: await api.resumeFiles() };
}

const bulkMessages = (json: object) => staff.call(endpoints.changeMessages, '', { json });
const resumeForm = (token: string) => {
  const body = new FormData();
  body.set('token', token);
  body.set('resume', new File([new Uint8Array(pdfResume)], 'new.pdf'));
  return body;
};

/** What removes or overwrites something, or does so in bulk. */
const removing: [name: keyof typeof endpoints, act: (subject: Subject) => Promise<Answer>][] = [
  ['deleteApplication', ({ id }) => staff.call(endpoints.deleteApplication, id)],
  ['changeApplications', ({ id }) => bulk({ ids: [id], delete: true })],
  ['changeApplications', ({ id }) => bulk({ ids: [id], set: 'Shortlisted' })],
  [
    'changeApplications',
    async ({ id }) => bulk({ restore: [{ id, outcome: 'done', updated_at: await version(id), before: { status: 'Interview' } }] }),
  ],
  ['changeApplications', ({ id, interviewer }) => bulk({ ids: [id], assign: interviewer.username })],
  ['eraseOwnApplication', ({ link }) => own('eraseOwnApplication', link)],
  ['replaceOwnResume', ({ link }) => api.call(endpoints.replaceOwnResume, '', { body: resumeForm(link) })],
  [
    'correctAddress',
    async ({ id }) => staff.call(endpoints.correctAddress, id, { json: { applicant_email: newEmail(), updated_at: await version(id) } }),
  ],
  ['updateNote', ({ id, note }) => staff.call(endpoints.updateNote, [id, note], { json: { text: 'Another' } })],
  ['deleteNote', ({ id, note }) => staff.call(endpoints.deleteNote, [id, note])],
  ['deleteJob', ({ job }) => staff.call(endpoints.deleteJob, job)],
  ['deleteMessage', ({ message }) => staff.call(endpoints.deleteMessage, message)],
  ['changeMessages', ({ message }) => bulkMessages({ ids: [message], set: 'Answered' })],
  ['changeMessages', ({ message }) => bulkMessages({ ids: [message], delete: true })],
];

/** What adds something, keeps the old in a timeline or job versions, or is about no record. */
const adding = new Set(
  `addApplication addNote addOwnMessage answerInterview applyForJob assignApplication cancelInterview cancelScheduled correctOwnProfile
   createJob keepOwnApplication markApplicationRead markMessageRead proposeInterview putHold replyToApplication replyToMessage
   requestLink sendMessage sendScorecard setMessageStatus showResume suggestOpening undoMessageReply undoApplicationReply
   updateApplicationStatus updateInterview updateJob countJobView withdrawOwnApplication liftHold readOwnApplication
   archiveOwnApplication openSealed`.split(/\s+/),
);

/** Of staff's accounts, settings and forms. */
const ofNoRecord =
  /\/(team|account|accounts|captcha|login|logout|alerts|session|captcha|mail-templates|hiring-process|calendar|two-step|password|invitation)/;

it('every call that writes is known to remove something, or to add only', () => {
  const writing = Object.entries<Endpoint>(endpoints).filter(([, { method, path }]) => method !== 'GET' && !ofNoRecord.test(path));
  const known = new Set<string>([...adding, ...removing.map(([name]) => name)]);
  expect(writing.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});

const hold = (about: string, reason = 'A complaint') => staff.call(endpoints.putHold, encodeURIComponent(about), { json: { reason } });
const lift = (about: string) => staff.call(endpoints.liftHold, encodeURIComponent(about));

it.each<[what: string, about: (subject: Subject) => string]>([
  ['an application', ({ id }) => id],
  ['a person', ({ email }) => email.replace('@', '+tag@')],
  ['a job', ({ job }) => job],
])(
  'a hold on %s forbids every way to change or remove what it is on, nights included, until it is lifted',
  async (what, aboutOf) => {
    const held = await subject('IN');
    const about = aboutOf(held);
    expect((await hold(about)).status).toBe(204);
    const before = await stored();
    for (const [name, act] of removing) {
      if (name === 'deleteJob' ? what !== 'a job' : /Messages?$/.test(name) && what !== 'a person') continue;
      const { status, json } = await act(held);
      if (status === 200) expect(json, name).toMatchObject({ results: [{ outcome: 'held' }] });
      else expect([status, (json as { error: string }).error], name).toEqual([409, expect.stringMatching(/hold|have to keep/) as string]);
      expect(await stored(), name).toEqual(before);
    }
    const late = monthsLater(new Date(), 70);
    expect(await runAt(late)).toMatchObject({ failed: [], complete: true });
    const isKept = ([path]: [string, unknown]) => what === 'a person' || !path.startsWith('contactMessages');
    expect(await stored()).toEqual({ ...before, documents: before.documents.filter(isKept) });
    for (let again = 0; again < 2; again += 1) expect((await lift(about)).status).toBe(204);
    await api.parts.jobs.remove(held.job, staff.actor);
    await runAt(late);
    await runAt(monthsLater(late, 13));
    expect(await stored()).toEqual({ documents: [], files: [] });
  },
  60_000,
);

it('without a hold, each of them does something', async () => {
  let free: Subject | undefined;
  for (const [name, act] of removing) {
    if (!free) await reset();
    free ??= await subject('IN');
    const before = await stored();
    expect((await act(free)).status, name).toBeLessThan(300);
    const after = await stored();
    expect(after, name).not.toEqual(before);
    // The others need what has just been removed.
    if (after.documents.length < before.documents.length) free = undefined;
  }
});

it('a hold is seen with its reason, recorded, put by admins only, and for what exists', async () => {
  const { id, job } = await subject('IN');
  const recruiter = adminOf(api, 'recruiting', { role: 'recruiter', jobs: [] });
  expect((await recruiter.call(endpoints.putHold, id, { json: { reason: 'Mine' } })).status).toBe(403);
  for (const unknown of ['unknown', 'a/b', '__x__', 'x'.repeat(1495), 'a@b']) expect((await hold(unknown)).status).toBe(404);
  expect((await hold(id, ' ')).status).toBe(400);
  await hold(job);
  await hold(newEmail());
  expect((await recruiter.call(endpoints.listHolds)).json).toEqual({ [job]: 'A complaint' });
  await lift(job);
  await hold(id);
  expect((await recruiter.call(endpoints.readApplication, id)).json).toMatchObject({ on_hold: 'A complaint' });
  const manager = adminOf(api, 'managing', { role: 'manager', jobs: [job] });
  expect((await manager.call(endpoints.readApplication, id)).json).toMatchObject({ on_hold: '' });
  await lift(id);
  const trail = z.array(auditEntry).parse((await staff.call(endpoints.readAudit)).json);
  expect(trail.filter(({ action }) => action.endsWith('hold')).slice(0, 2)).toMatchObject(
    ['Lifted hold', 'Placed hold'].map((action) => ({ action, reason: 'A complaint', actor: staff.username })),
  );
});

/** Does something once a call has read what it relies on, before it writes. */
async function beforeWrite(act: () => Promise<unknown>): Promise<void> {
  const db = await api.firebase.db();
  const run = db.runTransaction.bind(db);
  vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (write) => {
    await act();
    return run(write);
  });
}

it.each<[who: string, act: (id: string) => Promise<unknown>]>([
  ['staff', (id) => api.parts.applications.remove(id, staff.actor)],
  ['the retention rule', () => runUpkeep(api.parts, monthsLater(new Date(), 13).getTime())],
])('a hold that comes just before %s delete an application keeps it whole', async (_who, act) => {
  const { id, job_id } = await applyWithResume(api);
  await api.parts.statuses.set(id, { status: 'Withdrawn' }, 'visitor');
  await beforeWrite(() => api.parts.records.place(job_id, 'A complaint', staff.actor));
  await Promise.allSettled([act(id)]);
  expect(await api.parts.applications.get(id)).toBeDefined();
  expect(await api.resumeFiles()).toHaveLength(1);
});

describe('an application that the law asks to keep', () => {
  const sealing: [string, (subject: Subject) => Promise<Answer>, told: (subject: Subject) => string[]][] = [
    ['its applicant erases it', ({ link }) => own('eraseOwnApplication', link), ({ interviewer }) => [interviewer.email]],
    ['staff delete it', ({ id }) => staff.call(endpoints.deleteApplication, id), ({ email, interviewer }) => [email, interviewer.email]],
  ];

  it.each(sealing)('is gone with its interview and its mails, and whom it concerns is told, once %s', async (_how, act, told) => {
    const sealed = await subject('US');
    const { id: later } = await storeWithLink(api, { applicant_email: sealed.email });
    expect((await api.parts.applications.get(later))?.earlier).toBe(1);
    await act(sealed);
    expect((await api.parts.applications.get(later))?.earlier).toBe(0);
    await api.parts.applications.remove(later, staff.actor);
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
    await own('eraseOwnApplication', sealed.link);
    const callers = [
      () => adminOf(api, 'reads', { role: 'recruiter', jobs: [] }),
      () => adminOf(api, 'manages', { role: 'manager', jobs: [sealed.job] }),
      () => adminOf(api),
      undefined,
    ];
    const named = Object.entries({ ...sealed, application: sealed.id }).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`{${name}}`, value] as const] : [],
    );
    // They end a session or remove what others are about: each has its own session, at the end.
    const ending = /logout|login|session|password|twoStep|delete|^end/i;
    for (const [isEnding, open] of [false, true].flatMap((isEnding) => callers.map((open) => [isEnding, open] as const))) {
      const common = open?.();
      const calls = Object.entries<Endpoint>(endpoints).filter(
        ([called]) => ending.test(called) === isEnding && !(called === 'openSealed' && open === callers[2]),
      );
      await inParallel(calls, 8, async ([called, endpoint]) => {
        const caller = isEnding ? open?.() : common;
        const path = named.reduce((path, [name, value]) => path.replace(name, value), withPlaceholders(endpoint.path));
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
    const entries = await api.send('GET', endpoints.createCalendarFeed.output.parse(feed.json).path);
    expect([entries.status, entries.text.includes(sealed.interview)]).toEqual([200, false]);
  }, 60_000);

  it('opens by a lost link, which is requested as for any other address', async () => {
    const { email, link } = await subject('US');
    await own('eraseOwnApplication', link);
    const request = (email: string) => api.call(endpoints.requestLink, '', { json: { email, recaptchaToken: api.solveCaptcha() } });
    const [known, unknown] = [await request(email), await request(email.replace('@', '+tag@'))];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const mails = (await mailsTo(api, email)).filter((one) => one.get('template') === 'application links');
    const [token = ''] = tokensIn(mails[0]);
    expect([mails.length, (await own('readOwnApplication', token)).status]).toEqual([1, 404]);
    await settleMail(api, mails[0]?.id);
    for (const working of [token, link]) sealedView.parse((await own('readOwnApplication', working)).json);
  });

  it('can be opened by an admin with a reason, which is recorded, and goes when its time is over', async () => {
    const { id, link, email, file } = await subject('US');
    const { sealed_if_erased } = await view(link);
    const sealed = sealedView.parse((await own('eraseOwnApplication', link)).json);
    for (const call of ['readOwnApplication', 'eraseOwnApplication'] as const) expect((await own(call, link)).json).toEqual(sealed);
    const until = new Date(sealed.kept_until);
    const due = monthsLater(new Date(sealed.sealed_at), keepingRule('US').months);
    expect([until.toISOString(), sealed_if_erased].map((time) => time?.slice(0, 10))).toEqual([due, due].map(dayOf));
    expect((await staff.call(endpoints.openSealed, id, { json: { reason: '' } })).status).toBe(400);
    const files = textsIn((await staff.call(endpoints.openSealed, id, { json: { reason: 'A charge' } })).bytes);
    expect(Object.keys(files)).toEqual(['record.txt', 'messages.txt', file]);
    for (const secret of [...secrets.filter((one) => one !== 'zephyr-reply'), email]) expect(files['record.txt']).toContain(secret);
    const [opened] = z.array(auditEntry).parse((await staff.call(endpoints.readAudit)).json);
    expect(opened).toMatchObject({ action: 'Opened a sealed application', document: id, reason: 'A charge' });

    // A form that is sent once more has the same id.
    await storeApplication(api, {}, id);
    expect(await api.documents('applications')).toEqual([]);

    const left = async () => [(await api.documents('sealedApplications')).length, ...(await api.resumeFiles())];
    await runAt(new Date(until.getTime() - 1000));
    expect(await left()).toEqual([1, file]);
    await hold(email);
    await hold(id);
    await lift(id);
    await runAt(new Date(until.getTime() + 1000));
    expect(await left()).toEqual([1, file]);
    await lift(email);
    await runAt(new Date(until.getTime() + dayMs));
    expect(await left()).toEqual([0]);
  });

  it('tells its applicant what is sealed, why and until when, and takes messages for admins', async () => {
    const { link } = await subject('US');
    await own('eraseOwnApplication', link);
    const { status, json } = await own('readOwnApplication', link);
    expect([status, sealedView.parse(json)]).toMatchObject([200, { law: keepingRule('US').law, conversation: [] }]);
    await Promise.all([storeColleague(api, { role: 'recruiter' }), storeColleague(api, { email: 'boss@example.com' })]);
    const write = async (message: string) => sealedView.parse((await own('addOwnMessage', link, { message })).json).conversation;
    for (let again = 0; again < 2; again += 1) expect(await write('Why?')).toMatchObject([{ text: 'Why?' }]);
    const mails = (await api.documents('outbox')).filter((one) => one.get('template') === 'applicant message for staff');
    const admins = (await api.documents('admins')).filter((one) => one.get('role') !== 'recruiter');
    expect(mails.map((one): unknown => one.get('to')).sort()).toEqual(admins.map((one): unknown => one.get('email')).sort());
    expect((await own('addOwnMessage', newToken(), { message: 'Why?' })).status).toBe(404);
    expect((await own('keepOwnApplication', link, { keep: true })).status).toBe(410);
  });
});

it('what was advertised goes five years after its end, unless its job is held', async () => {
  const job = await api.postJob();
  const edit = (changes: Partial<JobInput>) => api.parts.jobs.update(job, { ...exampleJob, ...changes }, staff.actor);
  const titles = async () => (await api.parts.jobs.versions(job, 9)).items.map(({ title }) => title);
  for (const title of ['A second text', 'A third text']) await edit({ title });
  await hold(job);
  const late = monthsLater(new Date(Date.now() + dayMs), retention.versionMonths);
  await runAt(late);
  expect(await titles()).toHaveLength(3);
  await lift(job);
  await runAt(late);
  expect(await titles()).toEqual(['A third text']);
});

it('an admin reads what is stored about a person, where and until when, and what is held and sealed', async () => {
  const { email, id, message } = await subject('IN');
  const db = await api.firebase.db();
  await db.doc('alerts/theirs').set({ email, filter: {}, links: [] });
  const mailed = (application: string) => api.parts.resumes.save(`${application}/mailed.pdf`, pdfResume, 'application/pdf');
  await mailed(id);
  const about = async (who: string) =>
    z.array(storedItem).parse((await staff.send('GET', `${endpoints.listStored.path}?who=${encodeURIComponent(who)}`)).json);
  const found = await about(email.replace('@', '+tag@'));
  const withIt = ['applications', 'resumes', 'interviews', 'scorecards', 'timeline'];
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['alerts', ...withIt, 'outbox', 'contactMessages']));
  const ofKinds = (items: typeof found, ...kinds: string[]) => items.filter(({ kind }) => kinds.includes(kind));
  const ruled = ofKinds(found, ...withIt);
  expect(ruled).toMatchObject(
    ruled.map(({ kind }) => ({
      about: `${referenceOf({ id })}, ${exampleJob.title}`,
      until: kind === 'applications' ? keptFor(keepingRule('IN')) : withApplication,
    })),
  );
  const [arrived] = await api.documents('contactMessages');
  const until = monthsLater(arrived?.createTime.toDate() ?? new Date(), retention.months).toISOString();
  expect(ofKinds(found, 'contactMessages')).toMatchObject([{ place: 'Database: contactMessages', until: officeDate(until) }]);

  await api.parts.statuses.set(id, { status: 'Withdrawn' }, 'visitor');
  await hold(email);
  await staff.call(endpoints.deleteMessage, message);
  const held = await about(email);
  const due = monthsLater(new Date(application.parse(await api.parts.applications.get(id)).shown_at), retention.months).toISOString();
  expect(ofKinds(held, 'applications')).toMatchObject([{ until: heldText('A complaint', officeDate(due)) }]);
  expect(ofKinds(held, 'holds', 'contactMessages')).toMatchObject([
    { kind: 'contactMessages', until: heldText('A complaint', officeDate(until)) },
    { kind: 'holds' },
  ]);

  const sealed = await subject('US');
  await mailed(sealed.id);
  await own('eraseOwnApplication', sealed.link);
  const kept = {
    about: expect.not.stringContaining('@') as string,
    until: officeDate(sealedView.parse((await own('readOwnApplication', sealed.link)).json).kept_until),
  };
  const parts = (items: typeof found) => items.filter((item) => item.id === sealed.id);
  const whole = [
    { ...kept, kind: 'sealedApplications' },
    { ...kept, kind: 'resumes', count: 2, until: withApplication },
  ];
  for (const who of [sealed.email, 'Quixotic Vega']) expect(parts(await about(who))).toMatchObject(whole);
  expect(await about('Quixotic')).toEqual([]);
  expect(await about('')).toMatchObject([{ about: email, place: expect.stringContaining('A complaint') as string }, whole[0]]);
  expect(await about(sealed.job)).toMatchObject([{ kind: 'jobs', id: sealed.job, until: endingTexts['jobs'] }]);
  // What keeps it can be lifted where it is found, and is listed without what it keeps.
  await hold(sealed.job);
  await hold(id);
  expect(ofKinds(await about(sealed.email), 'holds')).toMatchObject([{ id: sealed.job, about: exampleJob.title }]);
  const both = await about(email);
  expect(ofKinds(both, 'holds')).toMatchObject([{ id: email }, { id, about: `${referenceOf({ id })}, ${exampleJob.title}` }]);
  expect(ofKinds(both, 'interviews')).toHaveLength(1);
});
