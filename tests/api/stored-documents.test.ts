import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { served } from '#rooms/platform/contract/paths.ts';
import { readCommand } from '../../local/commands/admin.ts';
import { exampleJob } from '../example-job.ts';
import { storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';

// The documents of these tests were edited in the console.
const api = useApi();
const admin = adminOf(api);
const setDocument = async (path: string, fields: object) => (await api.firebase.db()).doc(path).set(fields);
const updateDocument = async (path: string, fields: object) => (await api.firebase.db()).doc(path).update(fields);

async function listedItem(endpoint: Endpoint, id: string): Promise<unknown> {
  const answer = await admin.call(endpoint, '');
  expect(answer.status).toBe(200);
  return (answer.json as { id: string }[]).find((item) => item.id === id);
}

it('shows and edits a job with values of other types, an unknown one and one that is too long', async () => {
  const { description, ...fields } = exampleJob;
  const title = 'x'.repeat(limits.jobTitleLength + 1);
  const unknownFields = { count: 7, list: [true, null, 1.5], map: { at: new Date(0), bytes: Buffer.from('x') } };
  const odd = { title, job_type: 'Freelance', location: 5, requirements: null, updated_at: 'yesterday' };
  await setDocument('jobs/odd', { ...fields, ...unknownFields, ...odd });
  const shown = { id: 'odd', title, job_type: 'Freelance', location: '', requirements: '', description: '' };
  for (const endpoint of [endpoints.listPublicJobs, endpoints.listJobs]) expect(await listedItem(endpoint, 'odd')).toMatchObject(shown);
  expect(await api.call(endpoints.readPublicJob, 'odd')).toMatchObject({ status: 200, json: shown });
  for (const path of [served.jobsFeed, served.jobsSitemap]) expect((await api.send('GET', path)).text).toContain('odd');

  const { updated_at } = (await listedItem(endpoints.listJobs, 'odd')) as { updated_at: string };
  const edited = await admin.call(endpoints.updateJob, 'odd', { json: { ...fields, description, updated_at } });
  expect(edited).toMatchObject({ status: 200, json: exampleJob });
});

it('lists and exports an application with malformed fields', async () => {
  const applicant = { applicant_email: 'ada@localhost', cover_letter: 'x'.repeat(limits.coverLetterLength + 1) };
  const id = await storeApplication(api, applicant);
  await updateDocument(`applications/${id}`, { applicant_name: 7, resume: 'lost', updated_at: null });
  expect(await listedItem(endpoints.listApplications, id)).toMatchObject({ ...applicant, applicant_name: '', resume: null });
  expect((await admin.call(endpoints.exportApplications)).text).toContain('ada@localhost');
});

const runCommand = (...args: string[]) =>
  readCommand(args).act({ ...api.parts, askPassword: () => Promise.resolve('a good long password') });

it('lists a malformed account as disabled, and can still change it', async () => {
  const { admins } = api.parts;
  const create = (username: string) => runCommand('create', username);
  const username = `ada-${randomUUID()}`;
  await create(username);
  await updateDocument(`admins/${username}`, { created_at: 'yesterday' });
  expect((await admins.list()).find((account) => account.username === username)).toMatchObject({ disabled: true });
  await expect(create(username)).rejects.toThrow('already');
  expect(await runCommand('password', username)).toEqual([expect.stringContaining(`${username} has a new password`)]);
});
