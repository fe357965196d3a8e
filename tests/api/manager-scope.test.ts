import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { firstAnswers } from '#rooms/answers/contract/answers.ts';
import {
  type Application,
  applicationFilter,
  applicationViews,
  appliedFilter,
  dueTimes,
  soonTimes,
} from '#rooms/applications/contract/applications.ts';
import { applicationInList } from '#rooms/applications/contract/endpoints.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { countedStatuses } from '#rooms/jobs/contract/job-numbers.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { officeIsoDate } from '#rooms/platform/contract/office.ts';
import { applicationStatuses, openStatuses } from '#rooms/applications/contract/statuses.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { timelineOf } from '../../functions/src/platform/firestore/firebase.ts';
import { encodeCursor } from '../../functions/src/platform/firestore/paging.ts';
import { resumePath } from '../../functions/src/applications/resumes.ts';
import { exampleJob } from '../example-job.ts';
import { testSeed } from '../seed.ts';
import { exampleMessage } from './examples.ts';
import { validBodies } from '../valid-bodies.ts';
import { withPlaceholders } from './fuzz-calls.ts';
import { fillPlaceholders } from './fuzz-run.ts';
import { adminEndpoints, adminOf, useApi } from './harness.ts';
import type { Answer } from './http.ts';
import { mailSettings } from './mail.ts';
import { nextPage, readPages } from './pages.ts';
import { pdfResume } from './resume-files.ts';

const api = useApi({ mail: mailSettings });
const admin = adminOf(api);
const bodies: Record<string, object | undefined> = validBodies;

/** Each id and text of a job and of its applications has the job's mark. */
const markOf = (job: number | string) => `qxz${job}zxq`;
const anyMark = /qxz\w+zxq/g;
const jobIds = Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? `ü, "${markOf(index)}" 100%` : markOf(index)));
const deletedJob = jobIds[4] ?? '';

const managers = [jobIds.slice(0, 0), jobIds.slice(0, 1), jobIds.slice(1, 4), jobIds.slice(2, 2 + limits.jobsOfManager)].map(
  (jobs, index) => ({
    jobs,
    ...adminOf(api, `manager-${index}`, { role: 'manager', jobs }),
  }),
);
type Manager = (typeof managers)[number];

const randomApplication = fc.record({
  job: fc.nat({ max: jobIds.length - 1 }),
  person: fc.nat({ max: 19 }),
  status: fc.constantFrom(...applicationStatuses),
  keep: fc.boolean(),
  source: fc.constantFrom('', 'linkedin', 'marked'),
  assignee: fc.constantFrom('', ...managers.map(({ username }) => username)),
  promisedDays: fc.integer({ min: -3, max: 12 }),
  hasResume: fc.boolean(),
  first_answer: fc.constantFrom(null, ...firstAnswers),
  isDeleted: fc.nat({ max: 9 }).map((number) => number === 0),
});
const applications = fc.sample(randomApplication, { seed: testSeed, numRuns: 70 }).map((random, index) => {
  const mark = markOf(random.job);
  const id = `${mark}-${index}`;
  return { ...random, mark, id, note: `note-${id}`, job_id: jobIds[random.job] ?? '', file: `${randomUUID()}.pdf` };
});
type Stored = (typeof applications)[number];
const interviewOf = (id: string) => `interview-${id}`;
const meetingAt = new Date();
const daysFrom = (time: Date, days: number) => new Date(time.getTime() + days * 24 * 60 * 60 * 1000).toISOString();
const monthOf = (time: Date) => ({ from: daysFrom(time, -15), to: daysFrom(time, 15) });

async function store({ id, job_id, mark, file, note, ...random }: Stored): Promise<void> {
  const { person, source, keep, status, assignee, first_answer, hasResume, promisedDays } = random;
  if (hasResume) await api.parts.resumes.save(file, pdfResume, 'application/pdf');
  await api.parts.applications.create(id, {
    job_id,
    job_title: `Tester of ${mark}`,
    job_version: '',
    kept_in: '',
    applicant_name: `Ada ${mark}`,
    applicant_email: `person${person}+${mark}@example.com`,
    phone: '',
    cover_letter: mark,
    source: source.replace('marked', mark),
    keep,
    resume_path: hasResume ? resumePath(file) : null,
    resume: hasResume ? { file_name: `${mark}.pdf`, content_type: 'application/pdf', size: pdfResume.length } : null,
    promised_at: new Date(Date.now() + promisedDays * 24 * 60 * 60 * 1000),
  });
  if (status !== 'Rejected' && status !== 'Pending') await api.parts.statuses.set(id, { status }, admin.actor);
  const author = managers.findLast(({ jobs }) => jobs.includes(job_id)) ?? admin;
  await api.parts.timeline.addNote(id, note, { text: `Ask about ${mark}` }, author.actor);
  const document = (await api.firebase.db()).doc(`applications/${id}`);
  await document.update({ assignee, first_answer });
  await timelineOf(document).add({ kind: 'message', at: new Date(), by: 'visitor', text: `About ${mark}` });
  const interview = { application: id, job_id, interviewers: [`${mark}-interviewer`], place: mark, minutes: 30, text: mark };
  const time = keep ? { at: meetingAt } : { at: null, offered_until: meetingAt, times: [meetingAt.toISOString()] };
  await (await api.firebase.db()).doc(`interviews/${interviewOf(id)}`).set({ ...interview, ...time, state: keep ? 'booked' : 'proposed' });
}

beforeAll(async () => {
  const newJob = { ...exampleJob, status: 'Active' } as const;
  await Promise.all(jobIds.map((id, index) => api.parts.jobs.create({ ...newJob, title: `Tester of ${markOf(index)}` }, admin.actor, id)));
  await Promise.all(applications.map(store));
  const idsOf = (chosen: Stored[]) => chosen.map(({ id }) => id);
  const reject = { ids: idsOf(applications.filter(({ status }) => status === 'Rejected')), set: 'Rejected', tell: 'morning' };
  await admin.call(endpoints.changeApplications, '', { json: reject });
  const kept = idsOf(applications.filter(({ keep }) => keep).slice(0, 8));
  const invite = { ...mailTemplatesDefaults.opening, ids: kept, job_id: await api.postJob() };
  expect((await admin.call(endpoints.suggestOpening, '', { json: invite })).text).toContain('done');
  await api.parts.messages.create(markOf('message'), exampleMessage);
  await api.parts.jobs.remove(deletedJob, admin.actor);
  await Promise.all(applications.map(async ({ id, isDeleted }) => isDeleted && api.parts.applications.remove(id, admin.actor)));
}, 180_000);

const cursorIn = (answer: Answer) => new URL(nextPage(answer) ?? '', 'http://localhost').searchParams.get('cursor') ?? '';

/** All that an answer says. The link to the next page repeats the call, but for the cursor. */
function contentOf(answer: Answer): string {
  const headers = [...answer.headers].filter(([name]) => !['date', 'link'].includes(name));
  const cursor = Buffer.from(cursorIn(answer), 'base64url').toString();
  return [answer.status, JSON.stringify(headers), cursor, answer.text].join('\n');
}

function expectNothingForeign(answer: Answer, { jobs }: Manager, call: string): void {
  const ownMarks = jobIds.flatMap((id, index) => (jobs.includes(id) ? [markOf(index)] : []));
  const content = contentOf(answer).toLowerCase();
  const marks = (content.match(anyMark) ?? []).filter((mark) => !ownMarks.includes(mark));
  const files = applications.filter(({ job_id, file }) => !jobs.includes(job_id) && content.includes(file));
  expect([...marks, ...files], call).toEqual([]);
}

const oneOf = <Value>(values: readonly Value[]) => fc.constantFrom(...values);
const day = fc.integer({ min: -2, max: 2 }).map((days) => officeIsoDate(Date.now(), days));

/** @param options the values of further options */
function randomFilter(options: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<Record<string, string>> {
  const all = {
    view: oneOf(applicationViews),
    due: oneOf(dueTimes),
    status: fc.subarray(applicationStatuses, { minLength: 1, maxLength: 3 }).map((statuses) => statuses.join()),
    assignee: oneOf(managers.map(({ username }) => username)),
    answer: oneOf(firstAnswers),
    from: day,
    to: day,
    order: fc.constant('oldest'),
    ...options,
  };
  return fc.subarray(Object.entries(all), { maxLength: 4 }).chain((chosen) => fc.record(Object.fromEntries(chosen)));
}

const listOf = (filter: Record<string, string>) => admin.listed({ ...filter, limit: String(limits.pageSizeMax) });
const mineOf = ({ username }: Manager, { job_id }: Record<string, string> = {}) => ({
  assignee: username,
  status: openStatuses.join(),
  ...(job_id !== undefined && { job_id }),
});
const ofJobs = (list: Application[], { jobs }: Manager) => list.filter(({ job_id }) => jobs.includes(job_id));

describe('a manager', () => {
  it('sees of every list what is theirs, in its order, and the same in counts and places', { timeout: 180_000 }, async () => {
    const { path } = endpoints.listApplications;
    const anyApplication = oneOf(applications);
    const filters = randomFilter({
      job_id: oneOf(jobIds),
      person: anyApplication.map(({ id }) => id),
      source: fc.oneof(
        fc.constant('linkedin'),
        anyApplication.map(({ mark }) => mark),
      ),
      q: fc.oneof(
        oneOf(['ada', 'tester', 'person1']),
        anyApplication.map(({ mark }) => mark),
      ),
    });
    let compared = 0;
    const sizes = fc.integer({ min: 15, max: limits.pageSizeMax });
    await fc.assert(
      fc.asyncProperty(oneOf(managers), filters, sizes, anyApplication, async (manager, filter, limit, { id, job_id, isDeleted }) => {
        const { person } = appliedFilter(applicationFilter.parse(filter));
        const asked = filter['view'] === 'mine' ? mineOf(manager, filter) : filter;
        const isForeign = person !== undefined && !applications.some((one) => one.id === person && manager.jobs.includes(one.job_id));
        const expected =
          isForeign || filter['view'] === 'unread' ? [] : ofJobs(await listOf(asked), manager).map((one) => ({ ...one, earlier: 0 }));
        compared += expected.length;
        const query = new URLSearchParams(filter);
        expect((await readPages(manager, `${path}?${query}&limit=${limit}`)).flat()).toEqual(expected);
        const count = await manager.send('GET', `${endpoints.countApplications.path}?${query}`);
        expect(count.json).toEqual({ count: expected.length });
        const answer = await manager.send('GET', `${path}/${id}?${query}`);
        expectNothingForeign(answer, manager, query.toString());
        if (isDeleted || !manager.jobs.includes(job_id)) expect(answer.status).toBe(404);
        else expectPlace(applicationInList.parse(answer.json), expected);
      }),
      { numRuns: 40 },
    );
    expect(compared).toBeGreaterThan(40);
  });

  function expectPlace(place: z.infer<typeof applicationInList>, list: Application[]): void {
    const { total, position, previous, next } = place;
    const index = list.findIndex(({ id }) => id === place.application.id);
    expect({ total, position }).toEqual({ total: list.length, position: index < 0 ? null : index + 1 });
    const neighbours = [list[index - 1]?.id ?? null, list[index + 1]?.id ?? null];
    if (index >= 0) expect([previous, next]).toEqual(neighbours);
    else expect([null, ...list.map(({ id }) => id)]).toEqual(expect.arrayContaining([previous, next]));
  }

  it('gets counts that equal a recount of what is theirs', async () => {
    const all = await listOf({});
    for (const manager of managers) {
      const counts = await manager.counts();
      const { applications: byStatus, due, arrived, mine, ...others } = counts;
      const theirs = ofJobs(all, manager);
      const countOf = (statuses: readonly string[], list = theirs) => list.filter(({ status }) => statuses.includes(status)).length;
      expect(byStatus).toEqual(Object.fromEntries(applicationStatuses.map((status) => [status, countOf([status])])));
      for (const time of soonTimes) expect(due[time]).toBe(ofJobs(await listOf({ view: 'due', due: time }), manager).length);
      expect(arrived).toBe(theirs.length);
      expect(mine).toBe(ofJobs(await listOf(mineOf(manager)), manager).length);
      expect(JSON.stringify(others)).not.toMatch(/[1-9]/);

      const ids = jobIds.filter((id) => /^\w+$/.test(id));
      const expected = ids.flatMap((id) => {
        const ofJob = theirs.filter(({ job_id }) => job_id === id);
        const counts = Object.entries(countedStatuses).map(([name, statuses]) => [name, countOf(statuses, ofJob)]);
        return manager.jobs.includes(id) ? [[id, { ...Object.fromEntries(counts), total: ofJob.length }]] : [];
      });
      expect((await manager.send('GET', `${endpoints.readJobCounts.path}?ids=${ids.join()}`)).json).toEqual(Object.fromEntries(expected));
      const jobs = z.array(z.object({ id: z.string() })).parse((await manager.call(endpoints.listJobs)).json);
      expect(jobs.map(({ id }) => id).sort()).toEqual(manager.jobs.filter((id) => id !== deletedJob).sort());
      const pages = await readPages(manager, `${endpoints.listJobs.path}?texts=none&limit=1`);
      expect(
        z
          .array(z.object({ id: z.string() }))
          .parse(pages.flat())
          .map(({ id }) => id)
          .sort(),
      ).toEqual(jobs.map(({ id }) => id).sort());
    }
  });

  it('sees interviews of their jobs, and no others', async () => {
    for (const manager of managers) {
      const path = `${endpoints.listInterviews.path}?${new URLSearchParams(monthOf(meetingAt))}`;
      const seen = z.array(z.object({ application: z.string() })).parse((await manager.send('GET', path)).json);
      const theirs = applications.filter(({ job_id, isDeleted }) => manager.jobs.includes(job_id) && !isDeleted);
      expect(seen.map(({ application }) => application).sort()).toEqual(theirs.map(({ id }) => id).sort());
    }
  });

  it('sees in timelines that a mail about another opening was sent, but not about which', async () => {
    const timelines = managers.flatMap((manager) =>
      applications.flatMap(({ id, job_id }) => (manager.jobs.includes(job_id) ? [{ manager, id }] : [])),
    );
    const answers = await Promise.all(
      timelines.map(async ({ manager, id }) => [manager, await manager.call(endpoints.readTimeline, id)] as const),
    );
    for (const [manager, answer] of answers) expectNothingForeign(answer, manager, answer.text);
    expect(answers.filter(([, { text }]) => text.includes('"opening"')).length).toBeGreaterThan(0);
  });

  it('gets nothing of other jobs from any call, and the same answer to their ids as to unknown ones', { timeout: 180_000 }, async () => {
    // A logout would end the session of the run.
    const calls = adminEndpoints.filter(([name, { access }]) => access === 'staff: their account' && name !== 'logout');
    const callsOfJobs = adminEndpoints.filter(([, { access }]) => access === 'staff: their jobs');
    const anyCall = fc.oneof({ weight: 1, arbitrary: oneOf(calls) }, { weight: 9, arbitrary: oneOf(callsOfJobs) });
    const valuesOf = ({ id, note, file, job_id, mark }: Stored) => ({
      application: id,
      note,
      file,
      job: job_id,
      word: mark,
      interview: interviewOf(id),
    });
    const names = ['application', 'note', 'file', 'job', 'word', 'interview'] as const;
    const unknownFile = `${randomUUID()}.pdf`;
    const unknown = (value: string) => (value.endsWith('.pdf') ? unknownFile : value.replace(anyMark, markOf('unknown')));
    const targets = fc.oneof(
      oneOf(applications).map((one) => names.map((name) => ({ name, one }))),
      fc.tuple(...names.map((name) => oneOf(applications).map((one) => ({ name, one })))),
    );
    const queries = randomFilter({
      job_id: fc.constant('{job}'),
      person: fc.constant('{application}'),
      source: fc.constant('{word}'),
      q: fc.constant('{word}'),
      limit: oneOf(['1', '3', '100']),
      preview: fc.constant('1'),
      cursor: oneOf(applications).map(({ id }) => encodeCursor({ seconds: Math.floor(Date.now() / 1000), nanoseconds: 0, id })),
    });
    let succeeded = 0;
    await fc.assert(
      fc.asyncProperty(oneOf(managers), anyCall, fc.nat({ max: 5 }), queries, targets, async (manager, call, method, filter, chosen) => {
        const [name, endpoint] = call;
        const isRead = endpoint.method === 'GET';
        const isPeriod = endpoint === endpoints.listInterviews;
        const query: Record<string, string> = endpoint.query ? { ids: '{job}', ...filter, ...(isPeriod && monthOf(meetingAt)) } : {};
        const path = withPlaceholders(endpoint.path);
        const body = bodies[name];
        const isForeign = ({ job_id }: Stored) => !manager.jobs.includes(job_id);
        const send = (replaced: (value: string) => string) => {
          const values = chosen.map(
            ({ name, one }) => [name, isForeign(one) ? replaced(valuesOf(one)[name]) : valuesOf(one)[name]] as const,
          );
          const fill = (text: string) => fillPlaceholders(text, Object.fromEntries(values), api);
          const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, fill(value)]));
          const json: unknown = body && JSON.parse(fill(JSON.stringify(body)));
          return manager.send(isRead && method === 0 ? 'HEAD' : endpoint.method, `${fill(path)}?${search}`, { json });
        };
        const answer = await send((value) => value);
        const label = `${name} ${JSON.stringify([path, query, chosen.map(({ name, one }) => [name, one.id])])}`;
        expect(answer.status, label).toBeLessThan(500);
        expect(answer.text, label).not.toContain(responseTexts.roleForbidden);
        expectNothingForeign(answer, manager, label);
        if (answer.status < 300) succeeded += 1;
        const text = JSON.stringify([path, query, body]);
        if (!chosen.some(({ name, one }) => isForeign(one) && text.includes(`{${name}}`))) return;
        expect(contentOf(await send(unknown)), label).toBe(contentOf(answer));
      }),
      { numRuns: 150 },
    );
    expect(succeeded).toBeGreaterThan(36);
  });
});
