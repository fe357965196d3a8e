import { beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { exampleJob } from '../example-job.ts';
import { countOperations } from './count-operations.ts';
import { sendMessage, storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';

const api = useApi();
const admin = adminOf(api);
const stored = 12;
const isPaged = ({ access, query }: Endpoint) => access !== 'everyone' && 'cursor' in Object(query?.safeParse({ cursor: 'any' }).data);
const lists = Object.values<Endpoint>(endpoints).filter(isPaged);

let id: string;
let edited: string;
let count: Awaited<ReturnType<typeof countOperations>>;

beforeAll(async () => {
  const db = await api.firebase.db();
  const [outbox, sealed] = [db.collection('outbox'), db.collection('sealedApplications')];
  id = await storeApplication(api);
  edited = await api.postJob();
  for (let i = 0; i < stored; i++) {
    await api.postJob({ title: `Job ${i}` });
    await admin.call(endpoints.updateJob, edited, { json: { ...exampleJob, title: `Job ${i}` } });
    await storeApplication(api);
    await sendMessage(api);
    await admin.call(endpoints.addNote, id, { json: { text: `Note ${i}` } });
    await outbox.add({ state: 'failed', template: 'confirmation', settled_at: new Date() });
    await sealed.add({ sealed_at: new Date() });
  }
  count = await countOperations(api);
});

it.each(lists)('a page of $path reads one document more than it shows, however many are stored', async (list) => {
  const isOfJob = list === endpoints.readJobVersions;
  const read = async (query: string, status: number) => {
    let items: unknown;
    const { reads } = await count(async () => {
      const answer = await admin.send('GET', `${list.path.replace(':id', isOfJob ? edited : id)}?${query}`);
      expect(answer.status).toBe(status);
      items = answer.json;
    });
    return { reads, items };
  };
  // A timeline's application is read as well.
  const applications = list.path.includes(':id') && !isOfJob ? 1 : 0;
  // Reads the session alone.
  const refused = await read('limit=0', 400);
  for (const limit of [2, 5, 10]) {
    const { reads, items } = await read(`limit=${limit}`, 200);
    expect(items).toHaveLength(limit);
    expect(reads - refused.reads).toBe(limit + 1 + applications);
  }
});

it('the lists of jobs, applications, messages, failed mails, the timeline and the audit trail are paged', () => {
  const { listJobs, listApplications, readTimeline, listFailedMails, readAudit } = endpoints;
  expect(lists).toEqual(expect.arrayContaining([listJobs, listApplications, readTimeline, listFailedMails, readAudit]));
  expect(lists).toContain(endpoints.listMessages);
});
