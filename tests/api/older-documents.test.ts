import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { endpoints, idempotencyHeader } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { apply, exampleApplicant } from './application-form.ts';
import { storeApplication } from './example-application.ts';
import { exampleMessage, sendMessage } from './example-message.ts';
import { useApi } from './harness.ts';
import { exampleJob } from '../example-job.ts';

/** Stored documents may break rules that are newer than they are. */
const api = useApi();
let token = '';
beforeAll(async () => {
  token = await api.logIn();
});

const longer = (limit: number) => 'x'.repeat(limit + 1);

async function put(path: string, fields: object): Promise<void> {
  await (await api.firebase.db()).doc(path).set(fields);
}

it('accepts a repeated submission that was stored without a digest', async () => {
  const headers = { [idempotencyHeader]: randomUUID() };
  const jobId = await api.postJob();
  const calls = [
    () => sendMessage(api, { headers }),
    () => apply(api, jobId, { headers }),
    () => api.call(endpoints.createJob, '', { token, headers, json: exampleJob }),
  ];
  const db = await api.firebase.db();
  for (const call of calls) {
    const { status } = await call();
    for (const collection of ['contactMessages', 'applications', 'jobs']) {
      for (const snapshot of (await db.collection(collection).get()).docs) {
        const fields = snapshot.data();
        delete fields['content_digest'];
        await snapshot.ref.set(fields);
      }
    }
    expect((await call()).status).toBe(status);
  }
  for (const name of ['contactMessages', 'applications', 'jobs'])
    await Promise.all((await db.collection(name).listDocuments()).map((document) => document.delete()));
});

it('lists a job that is longer than the limit', async () => {
  const now = new Date();
  const posting = { ...exampleJob, title: longer(limits.jobTitleLength), requirements: '' };
  await put('jobs/older', { ...posting, created_at: now, updated_at: now });
  for (const endpoint of [endpoints.listJobs, endpoints.listPublicJobs]) {
    const answer = await api.call(endpoint, '', { token });
    expect(answer).toMatchObject({ status: 200, json: [{ id: 'older', title: posting.title, requirements: '' }] });
  }
});

it('lists and exports an application with an invalid email', async () => {
  const applicant = { ...exampleApplicant, applicant_email: 'ada@localhost', cover_letter: longer(limits.coverLetterLength) };
  const id = await storeApplication(api, applicant);
  expect(await api.call(endpoints.listApplications, '', { token })).toMatchObject({ status: 200, json: [{ id, ...applicant }] });
  expect((await api.call(endpoints.exportApplications, '', { token })).text).toContain(applicant.applicant_email);
});

it('lists a message without a subject', async () => {
  await put('contactMessages/older', { ...exampleMessage, subject: '', created_at: new Date() });
  expect(await api.call(endpoints.listMessages, '', { token })).toMatchObject({ status: 200, json: [{ id: 'older', subject: '' }] });
});
