import { beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { exampleJob } from '../example-job.ts';
import { countOperations } from './count-operations.ts';
import { sendMessage, storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import type { Answer } from './http.ts';
import { nextPage, readPages } from './pages.ts';

const api = useApi();
const admin = adminOf(api);
const stored = 12;
const isPaged = ({ access, query }: Endpoint) => access !== 'everyone' && 'cursor' in Object(query?.safeParse({ cursor: 'any' }).data);
const lists = Object.values<Endpoint>(endpoints).filter(isPaged);

let id: string;
let edited: string;
let count: Awaited<ReturnType<typeof countOperations>>;
let readsOfSession: number;

beforeAll(async () => {
  const db = await api.firebase.db();
  const [outbox, sealed] = [db.collection('outbox'), db.collection('sealedApplications')];
  id = await storeApplication(api);
  edited = await api.postJob();
  for (let i = 0; i < stored; i++) {
    await Promise.all([
      api.postJob({ title: `Job ${i}` }),
      admin.call(endpoints.updateJob, edited, { json: { ...exampleJob, title: `Job ${i}` } }),
      admin.call(endpoints.addNote, id, { json: { text: `Note ${i}` } }),
      sendMessage(api),
      outbox.add({ state: 'failed', template: 'confirmation', settled_at: new Date() }),
      sealed.add({ sealed_at: new Date() }),
    ]);
  }
  const namedAda = (_: unknown, i: number) =>
    storeApplication(api, { applicant_name: `Ada ${i}`, applicant_email: `ada${i}@example.com`, job_id: i % 2 === 0 ? 'even' : 'odd' });
  await Promise.all(Array.from({ length: 120 }, namedAda));
  count = await countOperations(api);
  readsOfSession = (await count(() => admin.send('GET', `${endpoints.listApplications.path}?limit=0`))).reads;
});

/** @returns what a call answers with, and how many documents it reads, without its session */
async function read(path: string) {
  let answer: Answer | undefined;
  const { reads } = await count(async () => (answer = await admin.send('GET', path)));
  expect(answer?.status).toBe(200);
  return { reads: reads - readsOfSession, items: answer?.json as unknown[], next: answer && nextPage(answer) };
}

it.each(lists)('$path has each item once, and a page reads one document more than it shows, however many are stored', async (list) => {
  const isOfJob = list === endpoints.readJobVersions;
  const path = list.path.replace(':id', isOfJob ? edited : id);
  // A timeline's application is read as well.
  const applications = list.path.includes(':id') && !isOfJob ? 1 : 0;
  for (const limit of [2, 5, 10]) {
    const { reads, items } = await read(`${path}?limit=${limit}`);
    expect(items).toHaveLength(limit);
    // What an entry of the trail is about says its name.
    const names = list === endpoints.readAudit ? limit : 0;
    expect(reads).toBe(limit + 1 + applications + names);
  }
  const itemsBy = async (limit: number) => (await readPages(admin, `${path}?limit=${limit}`)).flat().map((item) => JSON.stringify(item));
  const all = await itemsBy(100);
  expect((await itemsBy(Math.ceil(all.length / 4))).sort()).toEqual(all.sort());
});

it.each([
  ['a page of the usual size', '', 25],
  ['the largest page', '?limit=100', 100],
  ['a filtered page', '?limit=10&status=Pending', 10],
  ['a page of one job', '?limit=10&job_id=odd', 10],
  ['a search', '?limit=10&q=ada', 10],
  ['a search that finds one', '?limit=10&q=ada+119', 1],
  ['all filters together', '?limit=10&q=ada&status=Pending&job_id=even', 10],
  ['a search that finds nothing', '?limit=10&q=nobody', 0],
  ['a search by domain', '?limit=10&q=example', 10],
  ['the oldest first', '?limit=10&order=oldest', 10],
  ['the oldest of a filter', '?limit=10&order=oldest&status=Pending&job_id=odd', 10],
])('%s of applications reads at most one document more than it shows, and so does the next', async (_, query, shown) => {
  const first = await read(endpoints.listApplications.path + query);
  expect(first.items).toHaveLength(shown);
  for (const { reads, items } of [first, ...(first.next === undefined ? [] : [await read(first.next)])])
    expect(reads).toBeLessThanOrEqual(items.length + 1);
});

it('a search for several words in any order reads at most 300 documents to know who has them all', async () => {
  const { items, reads } = await read(`${endpoints.listApplications.path}?limit=10&q=119+ada+example`);
  expect(items).toMatchObject([{ applicant_name: 'Ada 119' }]);
  expect(reads).toBeLessThanOrEqual(300 + items.length + 1);
});

it('an application is read with its two neighbors, its place and what holds it', async () => {
  const { path } = endpoints.readApplication;
  // The place, the number of all, and whether it is among them are counted by indexes.
  expect((await read(`${path.replace(':id', id)}?status=Pending&job_id=some-job`)).reads).toBeLessThanOrEqual(1 + 2 + 3 + 3);
});

it('the lists of jobs, applications, messages, failed mails, the timeline and the audit trail are paged', () => {
  const { listJobs, listApplications, listMessages, listFailedMails, readTimeline, readAudit } = endpoints;
  expect(lists).toEqual(expect.arrayContaining([listJobs, listApplications, listMessages, listFailedMails, readTimeline, readAudit]));
});
