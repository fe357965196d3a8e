import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { application } from '#contract/applications.ts';
import { type Endpoint, endpoints, idempotencyHeader } from '#contract/endpoints.ts';
import { type Job, job } from '#contract/jobs.ts';
import { fileNameOf } from '../../functions/src/data/resumes.ts';
import { apply } from './application-form.ts';
import { storeApplication } from './example-application.ts';
import { exampleMessage } from './example-message.ts';
import { exampleJob, useApi } from './harness.ts';
import type { Answer, Sent } from './http.ts';
import { pdfResume } from './resume-files.ts';

const api = useApi();
/** Another instance of the function: of what comes at once, half goes there. */
const twin = useApi({}, api.projectId);
const timeout = 180_000;
let token = '';
beforeAll(async () => {
  token = await api.logIn();
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const resume = { name: 'ada.pdf', content: pdfResume };

/** Makes a call many times at once. */
function atOnce(times: number, endpoint: Endpoint, id: string, sent: (i: number) => Sent = () => ({})): Promise<Answer[]> {
  const calls = Array.from({ length: times }, (_, i) => (i % 2 ? api : twin).call(endpoint, id, { token, ...sent(i) }));
  return Promise.all(calls);
}

/** @returns how often each status came */
function statuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** @returns what the audit trail says was done to a document */
async function acts(id: string): Promise<unknown[]> {
  const { docs } = await (await api.firebase.db()).collection('auditLog').where('document', '==', id).get();
  return docs.map((entry) => entry.get('action') as unknown);
}

async function create(): Promise<Job> {
  return job.parse((await api.call(endpoints.createJob, '', { token, json: exampleJob })).json);
}

/** An edit that changes every text, so that a mixture of two shows. */
const edited = (i: number) => ({
  ...exampleJob,
  title: `Title ${i}`,
  description: `Description ${i}`,
  requirements: `Requirements ${i}`,
  location: `Location ${i}`,
  salary_range: `Salary ${i}`,
});

function editOf(posting: Job | undefined): string {
  const { title = '', description, requirements, location, salary_range } = posting ?? {};
  const number = title.replace('Title ', '');
  expect({ title, description, requirements, location, salary_range }).toMatchObject({
    title: `Title ${number}`,
    description: `Description ${number}`,
    requirements: `Requirements ${number}`,
    location: `Location ${number}`,
    salary_range: `Salary ${number}`,
  });
  return number;
}

describe('200 applications at once', () => {
  it(
    'with 20 keys are 20 applications, each with its resume, and no file besides',
    async () => {
      const jobId = await api.postJob();
      const before = await api.stored();
      const keys = Array.from({ length: 20 }, () => randomUUID());
      const send = async (key: string, i: number): Promise<Answer> => {
        const answer = await apply(i % 3 ? api : twin, jobId, { resume, headers: { [idempotencyHeader]: key } });
        // On a busy machine the captcha's answer may come too late: then whoever is told so tries again.
        return answer.status === 503 ? send(key, i + 1) : answer;
      };
      const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => send(keys[i % keys.length] ?? '', i)));
      expect(statuses(answers)).toEqual({ 201: 200 });
      const after = await api.stored();
      expect(after['applications'] ?? 0).toBe((before['applications'] ?? 0) + 20);
      expect(after['files']).toBe((before['files'] ?? 0) + 20);
      const { items } = await api.parts.applications.page({ job_id: jobId }, 100);
      expect(items).toHaveLength(20);
      for (const { id, resume_path } of items) {
        expect(await api.parts.resumes.read(fileNameOf(resume_path ?? ''))).toBeDefined();
        expect(await acts(id)).toEqual(['create']);
      }
    },
    timeout,
  );
});

describe('50 edits of a posting at once', () => {
  it(
    'based on one version leave one winner, 49 conflicts, and what the winner wrote',
    async () => {
      const { id, updated_at } = await create();
      const answers = await atOnce(50, endpoints.updateJob, id, (i) => ({ json: { ...edited(i), updated_at } }));
      expect(statuses(answers)).toEqual({ 200: 1, 409: 49 });
      const winner = job.parse(answers.find(({ status }) => status === 200)?.json);
      expect(await api.parts.jobs.get(id)).toEqual(winner);
      editOf(winner);
      expect(await acts(id)).toEqual(expect.arrayContaining(['create', 'update']));
      expect(await acts(id)).toHaveLength(2);
    },
    timeout,
  );

  it(
    'based on none are all done one after the other, and the last one stands unmixed',
    async () => {
      const { id } = await create();
      const answers = await atOnce(50, endpoints.updateJob, id, (i) => ({ json: edited(i) }));
      expect(statuses(answers)).toEqual({ 200: 50 });
      const versions = answers.map(({ json }) => job.parse(json)).sort((a, b) => Date.parse(a.updated_at) - Date.parse(b.updated_at));
      expect(new Set(versions.map(({ updated_at }) => updated_at)).size).toBe(50);
      expect(new Set(versions.map(editOf)).size).toBe(50);
      expect(await api.parts.jobs.get(id)).toEqual(versions.at(-1));
      expect(await acts(id)).toHaveLength(51);
    },
    timeout,
  );

  it(
    'while it is deleted leave nothing of it',
    async () => {
      const { id } = await create();
      const edits = atOnce(20, endpoints.updateJob, id, (i) => ({ json: edited(i) }));
      const deletions = atOnce(5, endpoints.deleteJob, id);
      const done = statuses(await edits);
      expect(statuses(await deletions)).toEqual({ 204: 1, 404: 4 });
      expect(Object.keys(done).every((status) => status === '200' || status === '404')).toBe(true);
      expect(await api.parts.jobs.get(id)).toBeUndefined();
      expect(await acts(id)).toHaveLength(2 + (done[200] ?? 0));
    },
    timeout,
  );
});

describe('50 at once', () => {
  it(
    'who review an application change it once',
    async () => {
      const id = await storeApplication(api);
      const answers = await atOnce(50, endpoints.updateApplicationStatus, id, () => ({ json: { status: 'Reviewed' } }));
      expect(statuses(answers)).toEqual({ 200: 50 });
      const versions = new Set(answers.map(({ json }) => application.parse(json).updated_at));
      expect([...versions]).toEqual([(await api.parts.applications.get(id))?.updated_at]);
      expect((await acts(id)).sort()).toEqual(['create', 'set status to Reviewed']);
    },
    timeout,
  );

  it(
    'who delete an application delete it once, with its resume',
    async () => {
      const jobId = await api.postJob();
      await apply(api, jobId, { resume });
      const [stored] = (await api.parts.applications.page({ job_id: jobId }, 1)).items;
      const answers = await atOnce(50, endpoints.deleteApplication, stored?.id ?? '');
      expect(statuses(answers)).toEqual({ 204: 1, 404: 49 });
      expect(await api.parts.resumes.read(fileNameOf(stored?.resume_path ?? ''))).toBeUndefined();
      expect((await acts(stored?.id ?? '')).sort()).toEqual(['create', 'delete']);
    },
    timeout,
  );

  it(
    'who delete a posting, or a message, delete it once',
    async () => {
      const { id } = await create();
      expect(statuses(await atOnce(50, endpoints.deleteJob, id))).toEqual({ 204: 1, 404: 49 });
      expect((await acts(id)).sort()).toEqual(['create', 'delete']);

      const message = randomUUID();
      await api.parts.contactMessages.create(message, exampleMessage);
      expect(statuses(await atOnce(50, endpoints.deleteMessage, message))).toEqual({ 204: 1, 404: 49 });
      expect((await acts(message)).sort()).toEqual(['create', 'delete']);
    },
    timeout,
  );
});
