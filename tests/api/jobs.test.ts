import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { type Job, job, jobStatuses, jobTypes, publicJob, workplaces } from '#rooms/jobs/contract/jobs.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { notOneOf, texts, tooLong } from '#rooms/platform/contract/texts.ts';
import { adminOf, useApi } from './harness.ts';
import { exampleJob } from '../example-job.ts';
import { readPages } from './pages.ts';

const api = useApi();
const admin = adminOf(api);
async function createJob(changes: object = {}): Promise<Job> {
  const answer = await admin.call(endpoints.createJob, '', { json: { ...exampleJob, ...changes } });
  expect(answer.status).toBe(201);
  return job.parse(answer.json);
}

const updateJob = (id: string, json: object) => admin.call(endpoints.updateJob, id, { json });

async function list(): Promise<Job[]> {
  return z.array(job).parse((await admin.call(endpoints.listJobs)).json);
}

describe('an admin', () => {
  it('creates a job with trimmed texts and blank optional fields', async () => {
    const { title, location, job_type, description, requirements } = exampleJob;
    const created = await admin.call(endpoints.createJob, '', {
      json: { title: `  ${title} `, location, job_type, description, requirements },
    });
    const optional = { department: '', country: '', workplace: '', experience_level: '', salary_range: '', closes_on: '', general: false };
    expect(created.json).toMatchObject({ title, ...optional, status: 'Active' });
  });

  it('lists jobs in pages, each job once, without paragraphs on request, and reads one whole', async () => {
    const long = {
      description: 'Nobody reads this.',
      requirements: 'Nor this.',
      criteria: 'Finds faults\nReports them\nIs patient\nIs curious',
    };
    const created = await createJob(long);
    await createJob();
    const all = await list();
    const limit = Math.ceil(all.length / 3);
    const pages = z.array(z.array(job)).parse(await readPages(admin, `${endpoints.listJobs.path}?texts=none&limit=${limit}`));
    expect(pages.map(({ length }) => length)).toEqual([limit, limit, all.length - 2 * limit]);
    const paged = new Map(pages.flat().map((one) => [one.id, one]));
    for (const one of all) expect(paged.get(one.id)).toEqual({ ...one, description: '', requirements: '', criteria: '' });
    expect(await admin.call(endpoints.readJob, created.id)).toMatchObject({ status: 200, json: created });
    expect(created).toMatchObject(long);
  });

  it.each(['limit=0', `limit=${limits.jobPageSize + 1}`, 'texts=all', 'cursor=a%2Fb'])('cannot list jobs with %s', async (query) => {
    const answer = await admin.send('GET', `${endpoints.listJobs.path}?${query}`);
    expect(answer).toMatchObject({ status: 400, json: { error: responseTexts.invalidOption(query.replace(/=.*/, '')) } });
  });

  it('lists all jobs, newest first', async () => {
    const older = await createJob({ status: 'Inactive' });
    const newer = await createJob();
    const ids = (await list()).map(({ id }) => id);
    expect(ids).toContain(older.id);
    expect(ids.indexOf(newer.id)).toBeLessThan(ids.indexOf(older.id));
  });

  it('edits a job, which changes its updated_at but not its created_at', async () => {
    const before = await createJob();
    const answer = await updateJob(before.id, { ...exampleJob, title: 'Architect', updated_at: before.updated_at });
    expect(answer.status).toBe(200);
    const after = job.parse(answer.json);
    expect(after).toMatchObject({ id: before.id, title: 'Architect', created_at: before.created_at });
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    expect(await list()).toContainEqual(after);
  });

  it('gets 400 for an edit without a status', async () => {
    const inactive = await createJob({ status: 'Inactive' });
    const answer = await updateJob(inactive.id, { ...exampleJob, status: undefined });
    expect(answer).toMatchObject({ status: 400, json: { error: texts.requiredFields } });
    expect(await list()).toContainEqual(inactive);
  });

  it('creates a job once when it is sent again with the same key', async () => {
    const headers = { [idempotencyHeader]: randomUUID() };
    const send = (changes = {}) => admin.call(endpoints.createJob, '', { headers, json: { ...exampleJob, ...changes } });
    const before = (await list()).length;
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [created] = answers.map(({ json }) => job.parse(json));
    for (const { json } of answers) expect(json).toEqual(created);
    expect(created?.id).toMatch(/^[0-9a-f]{20}$/);
    expect(await list()).toHaveLength(before + 1);
    expect(await send({ title: 'Architect' })).toMatchObject({ status: 422, json: { error: responseTexts.keyUsed } });
    expect(await list()).toContainEqual(created);
  });

  it('gets the current job for a repeated creation', async () => {
    const headers = { [idempotencyHeader]: randomUUID() };
    const send = () => admin.call(endpoints.createJob, '', { headers, json: exampleJob });
    const { id, updated_at } = job.parse((await send()).json);
    const edited = await updateJob(id, { ...exampleJob, title: 'Architect', updated_at });
    expect(await send()).toMatchObject({ status: 201, json: edited.json });
  });

  it('creates a job with a key that another admin has used', async () => {
    const headers = { [idempotencyHeader]: randomUUID() };
    const created = await Promise.all(
      [admin, adminOf(api)].map(({ call }) => call(endpoints.createJob, '', { headers, json: exampleJob })),
    );
    const [mine, theirs] = created.map(({ json }) => job.parse(json).id);
    expect(mine).not.toBe(theirs);
  });

  it('gets 200 for a repeated edit', async () => {
    const { id, updated_at } = await createJob();
    const first = await updateJob(id, { ...exampleJob, title: 'Architect', updated_at });
    const again = await updateJob(id, { ...exampleJob, title: 'Architect', updated_at });
    expect(again).toMatchObject({ status: 200, json: first.json });
  });

  it('deletes a job, and gets 404 the second time', async () => {
    const { id } = await createJob();
    expect(await admin.call(endpoints.deleteJob, id)).toMatchObject({ status: 204, text: '' });
    expect(await admin.call(endpoints.deleteJob, id)).toMatchObject({ status: 404, json: { error: texts.jobNotFound } });
    expect((await list()).map(({ id: listed }) => listed)).not.toContain(id);
  });
});

describe('a job whose closing date is over', () => {
  it('can be edited and closed, but not opened again', async () => {
    const closed = { ...exampleJob, closes_on: '2026-01-31' };
    const id = await api.postJob(closed);
    expect(await updateJob(id, { ...closed, title: 'Edited' })).toMatchObject({ status: 200 });
    expect(await updateJob(id, { ...closed, closes_on: '2026-02-01' })).toMatchObject({ status: 400 });
    expect(await updateJob(id, { ...closed, status: 'Inactive' })).toMatchObject({ status: 200 });
    expect(await updateJob(id, closed)).toMatchObject({ status: 400, json: { error: staffTexts.closingDateOver } });
  });
});

describe('an invalid job', () => {
  const required = ['title', 'description', 'requirements', 'location', 'job_type'];

  it.each<[string, unknown, string]>([
    ...required.map((name): [string, unknown, string] => [`without ${name}`, { ...exampleJob, [name]: undefined }, texts.requiredFields]),
    ...required.map((name): [string, unknown, string] => [`with blank ${name}`, { ...exampleJob, [name]: ' \n ' }, texts.requiredFields]),
    ['of an unknown type', { ...exampleJob, job_type: 'Any' }, notOneOf('Job type', jobTypes)],
    ['of an unknown status', { ...exampleJob, status: 'active' }, notOneOf('Status', jobStatuses)],
    ['of an unknown workplace', { ...exampleJob, workplace: 'Home' }, notOneOf('Workplace', workplaces)],
    ['in an unknown country', { ...exampleJob, country: 'in' }, texts.invalidCountry],
    ['that closes on a day that does not exist', { ...exampleJob, closes_on: '2026-02-30' }, texts.invalidDay],
    ['that closes on a day that is over', { ...exampleJob, closes_on: '2026-01-31' }, staffTexts.closingDateOver],
    ['with text instead of a flag', { ...exampleJob, general: 'true' }, texts.expectedFlag],
    ['with a number for a title', { ...exampleJob, title: 1 }, texts.expectedText],
    ['with an object for a title', { ...exampleJob, title: { $ne: '' } }, texts.expectedText],
    ['with a long title', { ...exampleJob, title: 'x'.repeat(151) }, tooLong('Title', limits.jobTitleLength)],
    ['with a lone surrogate', { ...exampleJob, title: 'a\ud800' }, texts.unprintable],
    ['when it is an array', [exampleJob], responseTexts.expectedObject],
    ['when it is null', null, responseTexts.expectedObject],
    ['when it is a string', 'job', responseTexts.expectedObject],
    ['when it is empty', {}, texts.requiredFields],
  ])('is refused %s', async (_, json, error) => {
    const existing = await createJob();
    const before = await api.stored();
    const refusal = { status: 400, json: { error } };
    expect(await admin.call(endpoints.createJob, '', { json })).toMatchObject(refusal);
    expect(await admin.call(endpoints.updateJob, existing.id, { json })).toMatchObject(refusal);
    expect(await api.stored()).toEqual(before);
    expect(await list()).toContainEqual(existing);
  });

  it.each([[[]], [{}], [5], [null], ['yesterday'], ['']])('is refused with the version %j', async (updated_at) => {
    const answer = await updateJob((await createJob()).id, { ...exampleJob, updated_at });
    expect(answer).toMatchObject({ status: 400, json: { error: texts.invalidVersion } });
  });

  it('is stored without unknown fields', async () => {
    const json = { ...exampleJob, id: 'mine', created_at: '2000-01-01T00:00:00Z', ['__proto__']: { x: 1 }, extra: 'x' };
    const answer = await admin.call(endpoints.createJob, '', { json });
    const { id, created_at } = z.strictObject(job.shape).parse(answer.json);
    expect(id).not.toBe('mine');
    expect(created_at > '2020').toBe(true);
    const document = await (await api.firebase.db()).doc(`jobs/${id}`).get();
    expect(Object.keys(document.data() ?? {}).sort()).toEqual(
      [...Object.keys(exampleJob), 'content_digest', 'created_at', 'published_at', 'updated_at'].sort(),
    );
  });
});

describe('a visitor', () => {
  it('sees the active jobs, newest first, without their status, and a CDN may cache them for 30 seconds', async () => {
    const hidden = await createJob({ status: 'Inactive' });
    const older = await createJob();
    const newer = await createJob();
    const answer = await api.call(endpoints.listPublicJobs);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toMatch(/^public\b.*\bs-maxage=30\b/);
    const listed = z.array(publicJob).parse(answer.json);
    const ids = listed.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([newer.id, older.id]);
    expect(ids).not.toContain(hidden.id);
    expect(answer.text).not.toContain('"status"');
  });
});
