import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { application, bulkOutput } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { type Counted, type Figures, figures } from '#rooms/figures/contract/figures.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { startOfOfficeDay } from '#rooms/platform/contract/office.ts';
import { type ApplicationStatus, applicationStatuses, staffStatuses } from '#rooms/applications/contract/statuses.ts';
import { answerFields, newAnswerFacts, promisedFrom, withSentMail, withStatus } from '../../functions/src/answers/decide.ts';
import type { ListFilter } from '../../functions/src/applications/list.ts';
import { countingStore } from '../../functions/src/figures/counting.ts';
import { isTimestamp } from '../../functions/src/platform/firestore/documents.ts';
import { keeping } from '../../functions/src/applications/keeping.ts';
import { applyRetention, emptyRetentionReport } from '../../functions/src/upkeep/retention.ts';
import { runUpkeep } from '../../functions/src/upkeep/upkeep.ts';
import { testSeed } from '../seed.ts';
import { countOperations } from './count-operations.ts';
import { exampleApplicant, storeApplication } from './examples.ts';
import { type Known, pathTo, recount, sorted } from './figures.ts';
import { adminOf, useApi } from './harness.ts';

const api = useApi();
const replyDays = 10;
const jobs = ['job-a', 'job-b'];
const sources = ['', 'linkedin', 'newsletter'];

beforeEach(() => api.clear());

const now = () => Date.now() + api.clockOffset;

/** Of a new admin, because a session ends while the clock moves on. */
async function report(job_id?: string): Promise<Figures> {
  const { json } = await adminOf(api).send('GET', `${endpoints.readFigures.path}${job_id === undefined ? '' : `?job_id=${job_id}`}`);
  return figures.parse(json);
}

async function expectRecount(known: readonly Known[]): Promise<void> {
  for (const job of [undefined, ...jobs]) {
    const { due: _due, views: _views, ...counted } = await report(job);
    expect(sorted(counted)).toEqual(sorted(recount(known, now(), job)));
  }
}

type Stored = { get: (field: string) => unknown };

function timeIn(snapshot: Stored, field: string): Date {
  const value: unknown = snapshot.get(field);
  return isTimestamp(value) ? value.toDate() : new Date(NaN);
}

function answerIn(snapshot: Stored): Known['answer'] {
  const how: unknown = snapshot.get('first_answer');
  if (how !== 'in time' && how !== 'late') return undefined;
  return { how, at: timeIn(snapshot, snapshot.get('first_mail_at') ? 'first_mail_at' : 'status_at') };
}

function dueIn(snapshot: Stored): Known['due'] {
  return snapshot.get('first_answer') === '' && snapshot.get('first_due_at') ? timeIn(snapshot, 'first_due_at') : undefined;
}

/** The applications that a test has stored, by id. */
class History {
  readonly known = new Map<string, Known>();

  get stored(): string[] {
    return [...this.known].flatMap(([id, { removed }]) => (removed ? [] : [id]));
  }

  async arrive(job_id: string, source: string): Promise<void> {
    const id = await storeApplication(api, { job_id, source, promised_at: promisedFrom(now(), replyDays) });
    const created = new Date(application.parse(await api.parts.applications.get(id)).created_at);
    const path = [{ status: 'Pending', at: created }];
    const due = promisedFrom(created.getTime(), replyDays);
    this.known.set(id, { job_id, source, created, status: 'Pending', due, answer: undefined, path, removed: false });
  }

  /** Notes what has become of an application. */
  async follow(id: string): Promise<void> {
    const known = this.known.get(id);
    const snapshot = await (await api.firebase.db()).doc(`applications/${id}`).get();
    if (!known || !snapshot.exists) return;
    known.status = String(snapshot.get('status'));
    known.path = pathTo(known.path, known.status, timeIn(snapshot, 'status_at'));
    known.answer = answerIn(snapshot);
    known.due = dueIn(snapshot);
  }

  async remove(id: string, by: 'visitor' | 'retention'): Promise<void> {
    await this.follow(id);
    if (by === 'retention') await api.parts.upkeep.remove('applications', id);
    else await api.parts.applications.remove(id, by);
    const known = this.known.get(id);
    if (known) known.removed = true;
  }

  async setStatus(id: string, status: ApplicationStatus, undo: boolean): Promise<void> {
    const set = (to: string) => api.parts.statuses.set(id, { status: to, telling: { told: 'told in person' } }, 'admin:tests');
    const change = await set(status);
    await this.follow(id);
    if (undo && change.outcome === 'done' && change.before) await set(change.before.status);
    await this.follow(id);
  }

  async bulk(set: ApplicationStatus, undo: boolean): Promise<void> {
    const ids = this.stored;
    if (ids.length === 0) return;
    const token = await api.logIn();
    const { json } = await api.call(endpoints.changeApplications, '', { token, json: { ids, set } });
    await Promise.all(ids.map((id) => this.follow(id)));
    const { results } = bulkOutput.parse(json);
    if (undo) await api.call(endpoints.changeApplications, '', { token, json: { restore: results } });
    await Promise.all(ids.map((id) => this.follow(id)));
  }

  async mail(id: string, status: ApplicationStatus, becomes: 'sent' | 'failed' | 'taken back'): Promise<void> {
    const { applicationReplies, applications, outbox } = api.parts;
    const reply = randomUUID();
    const text = { template: 'ask', subject: 'Hello', body: 'Come' };
    const seen = application.parse(await applications.get(id)).updated_at;
    const mail = { to: 'ada@example.com', about: [id], template: 'reply', values: {}, promises_days: replyDays };
    await applicationReplies.send({ id, reply, actor: 'admin:tests', seen }, () => ({ ...text, status, mail }));
    await this.follow(id);
    api.clockOffset += 60_000;
    const leased = becomes === 'taken back' ? undefined : await outbox.lease(reply);
    if (becomes === 'taken back') await applicationReplies.takeBack(id, reply, 'admin:tests');
    else if (leased) await outbox.settle(leased, becomes);
    await this.follow(id);
  }
}

type Step = (history: History) => Promise<void>;

const change = { pick: fc.nat(), status: fc.constantFrom(...applicationStatuses), undo: fc.boolean() };

/** @returns a step with one of the applications, if there is any */
const withOne =
  (pick: number, act: (history: History, id: string) => Promise<void>): Step =>
  async (history) => {
    const id = history.stored[pick % history.stored.length];
    if (id !== undefined) await act(history, id);
  };

const step = fc.oneof(
  fc.record({ job: fc.constantFrom(...jobs), source: fc.constantFrom(...sources) }).map(
    ({ job, source }): Step =>
      (history) =>
        history.arrive(job, source),
  ),
  fc.record(change).map(({ pick, status, undo }) => withOne(pick, (history, id) => history.setStatus(id, status, undo))),
  fc.record({ ...change, status: fc.constantFrom(...staffStatuses) }).map(
    ({ status, undo }): Step =>
      (history) =>
        history.bulk(status, undo),
  ),
  fc
    .record({ ...change, becomes: fc.constantFrom('sent', 'failed', 'taken back') })
    .map(({ pick, status, becomes }) => withOne(pick, (history, id) => history.mail(id, status, becomes))),
  fc
    .record({ ...change, by: fc.constantFrom('visitor', 'retention') })
    .map(({ pick, by }) => withOne(pick, (history, id) => history.remove(id, by))),
  fc.integer({ min: 1, max: 40 }).map((days): Step => async () => {
    await Promise.resolve((api.clockOffset += days * dayMs));
  }),
  fc.constant<Step>(async () => {
    await api.parts.counting.count();
  }),
);

/** Each counted number that leads to a list, with the filter of that list. */
function linksOf({ months: ofMonths, weeks, sources: ofSources }: Figures): [ListFilter, Counted][] {
  const lastDay = (first: string, days: number) => new Date(Date.parse(first) + days * dayMs).toISOString().slice(0, 10);
  const from = `${ofMonths[0]?.month}-01`;
  return [
    ...ofMonths.flatMap(({ month, received, answered, hired }): [ListFilter, Counted][] => {
      const [year, number] = month.split('-').map(Number);
      const days = { from: `${month}-01`, to: new Date(Date.UTC(year ?? 0, number ?? 0, 0)).toISOString().slice(0, 10) };
      return [
        [days, received],
        [{ ...days, answer: 'in time' }, answered['in time']],
        [{ ...days, answer: 'late' }, answered.late],
        [{ ...days, status: ['Hired'] }, hired],
      ];
    }),
    ...weeks.map(({ monday, received }): [ListFilter, Counted] => [{ from: monday, to: lastDay(monday, 6) }, received]),
    ...ofSources.flatMap(({ source, received, hired }): [ListFilter, Counted][] =>
      source === ''
        ? []
        : [
            [{ from, source }, received],
            [{ from, source, status: ['Hired'] }, hired],
          ],
    ),
  ];
}

describe('the figures', () => {
  it('equal a recount after any history, and the lists that they lead to', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        const history = new History();
        await api.clear();
        api.clockOffset = 0;
        for (const each of steps) await each(history);
        await expectRecount([...history.known.values()]);
        for (const job_id of [undefined, 'job-a']) {
          for (const [filter, { count, stored }] of linksOf(await report(job_id))) {
            if (count > 0) expect(await api.parts.applications.count({ ...filter, job_id }), JSON.stringify(filter)).toBe(stored);
          }
        }
      }),
      { numRuns: 8, seed: testSeed, endOnFailure: true },
    );
  }, 240_000);

  it('count no change twice and lose none, if the function is killed before or after it counts', async () => {
    const history = new History();
    for (const source of sources) await history.arrive('job-a', source);
    const [gone = '', hired = ''] = history.stored;
    await history.setStatus(hired, 'Hired', false);
    await history.remove(gone, 'visitor');
    const client = (await api.firebase.db()) as unknown as { request: (method: string, ...more: unknown[]) => Promise<unknown> };
    const { request } = client;
    for (const killed of ['before', 'after']) {
      client.request = async (method, ...more) => {
        if (method === 'commit' && killed === 'after') await request.call(client, method, ...more);
        if (method === 'commit') throw new Error('killed');
        return request.call(client, method, ...more);
      };
      await expect(api.parts.counting.count()).rejects.toThrow('killed');
      client.request = request;
    }
    await Promise.all([api.parts.counting.count(), api.parts.counting.count()]);
    await expectRecount([...history.known.values()]);
    expect(await api.documents('removedApplications')).toEqual([]);
  });

  it('are counted each night', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await storeApplication(api);
    await runUpkeep(api.parts, now());
    const { months } = await api.parts.figures.read();
    expect(months.at(-1)?.received).toEqual({ count: 1, stored: 1 });
  });

  it('are stored without anything about a person', async () => {
    const history = new History();
    for (const source of sources) await history.arrive('job-a', source);
    await history.remove(history.stored[0] ?? '', 'visitor');
    const fieldsOf = async (name: string) => new Set((await api.documents(name)).flatMap((stored) => Object.keys(stored.data())));
    expect(await fieldsOf('removedApplications')).toEqual(new Set(['job_id', 'source', 'counted', 'keys']));
    await api.parts.counting.count();
    const counts = ['counted', 'removed', 'applications', 'expires_at', 'job_id'];
    expect(await fieldsOf('applicationFigures')).toEqual(new Set([...counts, 'year']));
    expect(await fieldsOf('jobSources')).toEqual(new Set([...counts, 'source']));
    const stored = (await Promise.all(['applicationFigures', 'jobSources'].map((name) => api.documents(name)))).flat();
    const text = JSON.stringify(stored.map((snapshot) => snapshot.data()));
    for (const person of [...history.known.keys(), ...Object.values(exampleApplicant)]) expect(text).not.toContain(person);
  });
});

const total = 20_000;
const generated = fc.record({
  minutesAgo: fc.integer({ min: 0, max: 366 * 24 * 60 + 600 }),
  job_id: fc.integer({ min: 0, max: 11 }).map((number) => `job-${number}`),
  source: fc.integer({ min: 0, max: 9 }).map((number) => (number === 0 ? '' : `source-${number}`)),
  steps: fc.array(fc.record({ minutes: fc.integer({ max: 20_000, min: 1 }), status: fc.option(fc.constantFrom(...applicationStatuses)) }), {
    maxLength: 6,
  }),
});

/** @returns the fields of an application with such a past. A step without a status is a mail. */
function historyOf({ minutesAgo, job_id, source, steps }: typeof generated extends fc.Arbitrary<infer Past> ? Past : never) {
  const created = new Date(Date.now() - minutesAgo * 60_000);
  let at = created;
  let facts = newAnswerFacts(at, promisedFrom(at.getTime(), replyDays));
  let path = [{ status: 'Pending', at }];
  for (const { minutes, status } of steps) {
    const next = new Date(at.getTime() + minutes * 60_000);
    if (next.getTime() > Date.now()) break;
    at = next;
    if (status === null) facts = withSentMail(facts, 'mail', at, promisedFrom(at.getTime(), replyDays));
    else {
      facts = withStatus(facts, status, at, 'told in person');
      path = pathTo(path, status, at);
    }
  }
  const { first_answer: how, first_mail_at, status_at, status, ...fields } = answerFields(facts, at);
  const answer = how === '' ? undefined : ({ how, at: first_mail_at ?? status_at ?? at } as Known['answer']);
  const stored = { ...exampleApplicant, ...keeping(false, created, created), job_id, source, created_at: created, updated_at: at };
  return {
    fields: { ...stored, ...fields, first_answer: how, first_mail_at, status_at, status },
    known: { job_id, source, created, status, answer, due: (how === '' && fields.first_due_at) || undefined, path, removed: false },
  };
}

function recountDue(times: Date[]): Figures['due'] {
  const [tomorrow, nextWeek] = [startOfOfficeDay(now(), 1), startOfOfficeDay(now(), 7)];
  const between = (from: Date, to: Date) => times.filter((time) => time >= from && time < to).length;
  return {
    late: between(new Date(0), new Date(now())),
    today: between(new Date(now()), tomorrow),
    week: between(tomorrow, nextWeek),
    later: between(nextWeek, new Date('9999-01-01')),
  };
}

it('the figures of 20,000 applications equal a recount, and read at most 60 documents', async () => {
  const db = await api.firebase.db();
  const writer = db.bulkWriter({ throttling: false });
  const known = new Map<string, Known>();
  for (const past of fc.sample(generated, { numRuns: total, seed: testSeed })) {
    const id = randomUUID();
    const made = historyOf(past);
    known.set(id, made.known);
    void writer.create(db.doc(`applications/${id}`), made.fields);
  }
  await writer.close();
  // The emulator reads all of a collection for each query.
  const counting = countingStore(api.firebase, now, 2000);
  while (await counting.count());
  const token = await api.logIn();
  const [erased, changed] = [[...known.keys()].slice(0, 50), [...known.keys()].slice(50, 250)];
  await api.call(endpoints.changeApplications, '', { token, json: { ids: changed, set: 'Hired' } });
  for (const snapshot of await db.getAll(...changed.map((id) => db.doc(`applications/${id}`)))) {
    const one = known.get(snapshot.id);
    if (!one) continue;
    const path = pathTo(one.path, 'Hired', timeIn(snapshot, 'status_at'));
    known.set(snapshot.id, { ...one, status: 'Hired', path, answer: answerIn(snapshot), due: dueIn(snapshot) });
  }
  await Promise.all(erased.map((id) => api.parts.applications.remove(id, 'visitor')));
  await applyRetention(api.parts, now(), { batch: 50, timeMs: 60_000 }, emptyRetentionReport());
  const { docs } = await db.collection('applications').select('due_at', 'job_id').get();
  const stored = new Set(docs.map(({ id }) => id));
  expect(stored.size).toBeLessThan(total - erased.length);
  for (const [id, one] of known) one.removed = !stored.has(id);
  while (await counting.count());

  const measure = await countOperations(api);
  for (const job of [undefined, 'job-1']) {
    let read: Figures | undefined;
    const { reads } = await measure(async () => (read = await report(job)));
    const { due, views: _views, ...counted } = read ?? (await report(job));
    expect(sorted(counted)).toEqual(sorted(recount([...known.values()], now(), job)));
    const ofJob = docs.filter((snapshot) => job === undefined || snapshot.get('job_id') === job);
    expect(due).toEqual(recountDue(ofJob.map((snapshot) => timeIn(snapshot, 'due_at'))));
    expect(reads).toBeLessThanOrEqual(60);
  }
}, 240_000);
