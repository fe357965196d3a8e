import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { application } from '#rooms/applications/contract/applications.ts';
import { type Endpoint, idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { job } from '#rooms/jobs/contract/jobs.ts';
import { mailTemplatesDefaults } from '#rooms/answers/contract/stored-mail-templates.ts';
import { fileNameOf } from '../../functions/src/applications/resumes.ts';
import { apply, applyWithResume, storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { exampleJob } from '../example-job.ts';
import { type Answer, type RequestOptions, untilAvailable } from './http.ts';
import { mailSettings } from './mail.ts';
import { pdfResume } from './resume-files.ts';

const api = useApi({ mail: mailSettings });
const secondInstance = useApi({ mail: mailSettings }, api.projectId);
const admin = adminOf(api);
const adminOfSecondInstance = adminOf(secondInstance);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const resume = { name: 'ada.pdf', content: pdfResume };

const callCount = 10;

function callAtOnce(endpoint: Endpoint, id: string, optionsOf: (i: number) => RequestOptions = () => ({})): Promise<Answer[]> {
  const call = (i: number) => untilAvailable(() => (i % 2 ? admin : adminOfSecondInstance).call(endpoint, id, optionsOf(i)));
  return Promise.all(Array.from({ length: callCount }, (_, i) => call(i)));
}

function statuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const actionsOn = async (id: string) => (await api.trailOf(id)).map((entry) => entry.replace(/^.*?: /, ''));

const createJob = () => api.parts.jobs.create(exampleJob, 'admin:tests');

it('40 simultaneous applications with 10 keys are stored as 10 applications with one resume each', async () => {
  const jobId = await api.postJob();
  const before = await api.stored();
  const keys = Array.from({ length: 10 }, () => randomUUID());
  const send = (key: string, i: number) =>
    untilAvailable(() => apply(i % 3 ? api : secondInstance, jobId, { resume, headers: { [idempotencyHeader]: key } }));
  const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => send(keys[i % keys.length] ?? '', i)));
  expect(statuses(answers)).toEqual({ 201: 40 });
  const after = await api.stored();
  expect(after['applications'] ?? 0).toBe((before['applications'] ?? 0) + 10);
  expect(after['files']).toBe((before['files'] ?? 0) + 10);
  const { items } = await api.parts.applications.page({ job_id: jobId }, 100);
  expect(items).toHaveLength(10);
  for (const { id, resume_path } of items) {
    expect(await api.parts.resumes.read(fileNameOf(resume_path ?? ''))).toBeDefined();
    expect(await actionsOn(id)).toEqual(['create']);
  }
}, 90_000);

describe('simultaneous edits of a job', () => {
  it('of the same version succeed once, and the others get 409', async () => {
    const { id, updated_at } = await createJob();
    const answers = await callAtOnce(endpoints.updateJob, id, (i) => ({ json: { ...exampleJob, title: `Title ${i}`, updated_at } }));
    expect(statuses(answers)).toEqual({ 200: 1, 409: callCount - 1 });
    const winner = job.parse(answers.find(({ status }) => status === 200)?.json);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ error: responseTexts.staleJob });
    expect(await api.parts.jobs.get(id)).toEqual(winner);
    expect(await actionsOn(id)).toEqual(expect.arrayContaining(['create', 'update']));
    expect(await actionsOn(id)).toHaveLength(2);
  });

  it('do not restore a job that is deleted', async () => {
    const { id } = await createJob();
    const edits = callAtOnce(endpoints.updateJob, id, (i) => ({ json: { ...exampleJob, title: `Title ${i}` } }));
    const deletions = callAtOnce(endpoints.deleteJob, id);
    const done = statuses(await edits);
    expect(statuses(await deletions)).toEqual({ 204: 1, 404: callCount - 1 });
    expect(Object.keys(done).every((status) => status === '200' || status === '404')).toBe(true);
    expect(await api.parts.jobs.get(id)).toBeUndefined();
    expect(await actionsOn(id)).toHaveLength(2 + (done[200] ?? 0));
  });
});

describe('simultaneous calls', () => {
  it('to review an application change it once', async () => {
    const id = await storeApplication(api);
    const answers = await callAtOnce(endpoints.updateApplicationStatus, id, () => ({ json: { status: 'Reviewed' } }));
    expect(statuses(answers)).toEqual({ 200: callCount });
    const versions = new Set(answers.map(({ json }) => application.parse(json).updated_at));
    expect([...versions]).toEqual([(await api.parts.applications.get(id))?.updated_at]);
    expect((await actionsOn(id)).sort()).toEqual(['create', 'set status to Reviewed']);
  });

  it('to reply to an application send one mail', async () => {
    const id = await storeApplication(api);
    const updated_at = (await api.parts.applications.get(id))?.updated_at;
    const json = { ...mailTemplatesDefaults.invite, template: 'invite', updated_at };
    expect(statuses(await callAtOnce(endpoints.replyToApplication, id, () => ({ json })))).toEqual({ 201: 1, 409: callCount - 1 });
    expect((await api.documents(`applications/${id}/timeline`)).map((entry) => entry.get('kind') as string)).toEqual(['mail']);
  });

  it('to delete an application delete it once, with its resume', async () => {
    const { id, resume_path } = await applyWithResume(api);
    const answers = await callAtOnce(endpoints.deleteApplication, id);
    expect(statuses(answers)).toEqual({ 204: 1, 404: callCount - 1 });
    expect(await api.parts.resumes.read(fileNameOf(resume_path ?? ''))).toBeUndefined();
    expect((await actionsOn(id)).sort()).toEqual(['create', 'delete']);
  });
});
