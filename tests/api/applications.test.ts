import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Application, application, invalidStatus } from '#rooms/applications/contract/applications.ts';
import { applicationInList } from '#rooms/applications/contract/endpoints.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { email } from '#rooms/platform/contract/email.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { apply, storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { readPages } from './pages.ts';

const api = useApi();
const admin = adminOf(api);
const path = endpoints.listApplications.path;
const ids: string[] = [];

beforeAll(async () => {
  const people = [
    ['Ada Lovelace', 'ada@example.com', 'one'],
    ['Grace Brewster Hopper', 'grace.hopper@navy.example', 'two'],
    ['Łukasz Élan O’Brien', 'luk@example.org', 'one'],
    ['Alan Turing', 'turing@example.com', 'two'],
    ['Adele Goldberg', 'smalltalk@example.com', 'one'],
  ] as const;
  for (const [applicant_name, applicant_email, job_id] of people) {
    const source = applicant_name.startsWith('Ad') ? 'linkedin' : '';
    ids.unshift(await storeApplication(api, { applicant_name, applicant_email, job_id, source }));
  }
  await api.parts.statuses.set(ids[0] ?? '', { status: 'Reviewed' }, 'admin:tests');
  await api.parts.statuses.set(ids[4] ?? '', { status: 'Reviewed' }, 'admin:tests');
});

async function list(query: string): Promise<Application[]> {
  return z.array(application).parse((await readPages(admin, path + query)).flat());
}

async function namesOf(query: string): Promise<string[]> {
  return (await list(query)).map(({ applicant_name }) => applicant_name.split(' ')[0] ?? '');
}

describe('the list of applications', () => {
  it.each([
    ['millisecond', true],
    ['microsecond', false],
  ])('pages through applications of the same %s', async (_, rounded) => {
    const db = await api.firebase.db();
    const job_id = `same-${randomUUID()}`;
    // Firestore's own times have microseconds.
    const { createTime } = await db.doc(`applications/${ids[0]}`).get();
    const created_at = rounded ? createTime?.toDate() : createTime;
    const same = await Promise.all(Array.from({ length: 7 }, () => storeApplication(api, { job_id })));
    await Promise.all(same.map((id) => db.doc(`applications/${id}`).update({ created_at })));
    const seen = await list(`?limit=2&job_id=${job_id}`);
    expect(seen.map(({ id }) => id)).toEqual([...same].sort().reverse());
    await Promise.all(same.map((id) => api.parts.applications.remove(id, 'admin:tests')));
  });

  it.each([
    ['?status=Reviewed', ['Adele', 'Ada']],
    ['?status=Pending', ['Alan', 'Łukasz', 'Grace']],
    ['?job_id=two', ['Alan', 'Grace']],
    ['?job_id=one&status=Reviewed', ['Adele', 'Ada']],
    ['?job_id=none', []],
    ['?q=ad', ['Adele', 'Ada']],
    ['?q=%C3%89lan%20o', ['Łukasz']],
    ['?q=smalltalk@ex', ['Adele']],
    ['?q=example', ['Adele', 'Alan', 'Łukasz', 'Grace', 'Ada']],
    ['?q=dev&job_id=two', ['Alan', 'Grace']],
    ['?order=oldest', ['Ada', 'Grace', 'Łukasz', 'Alan', 'Adele']],
    ['?order=oldest&status=Reviewed', ['Ada', 'Adele']],
    ['?order=oldest&q=al', ['Alan']],
    ['?q=%20%20', ['Adele', 'Alan', 'Łukasz', 'Grace', 'Ada']],
    ['?q=al&status=Pending', ['Alan']],
    ['?q=al&job_id=one', []],
    ['?q=ad&job_id=one&status=Reviewed&limit=100', ['Adele', 'Ada']],
    ['?q=program%20love%20ada', ['Ada']],
    ['?q=written%20Program&job_id=two', ['Alan', 'Grace']],
    ['?q=program%20hop&status=Pending,Reviewed', ['Grace']],
    ['?q=program%20nobody', []],
    ['?source=linkedin', ['Adele', 'Ada']],
    ['?source=linkedin&job_id=one&status=Reviewed,Pending&order=oldest', ['Adele', 'Ada']],
    ['?source=linkedin&status=Pending', []],
    ['?status=Reviewed,Hired', ['Adele', 'Ada']],
    ['?status=Pending,Reviewed&q=ad', ['Adele', 'Ada']],
    ['?source=newsletter&answer=late&from=2100-01-01&q=ade', ['Adele']],
    ['?from=2020-02-29&to=2100-01-01&status=Reviewed', ['Adele', 'Ada']],
    ['?to=2020-02-29', []],
    ['?from=2100-01-01', []],
    ['?answer=late', []],
    ['?q=example&order=oldest', ['Adele', 'Alan', 'Łukasz', 'Grace', 'Ada']],
    ['?source=newsletter', []],
  ])('is filtered by %s', async (query, names) => {
    expect(await namesOf(query)).toEqual(names);
    const count = await admin.send('GET', `${endpoints.countApplications.path}${query.replace('&limit=100', '')}`);
    expect(count.json).toEqual({ count: names.length });
  });
});

const set = (id: string, json: unknown) => admin.call(endpoints.updateApplicationStatus, id, { json });

it.each(['Withdrawn', 'Unknown status'])('a status %s can be restored by the version that replaced it', async (before) => {
  const id = await storeApplication(api);
  await (await api.firebase.db()).doc(`applications/${id}`).update({ status: before });
  const { updated_at } = application.parse((await set(id, { status: 'Rejected' })).json);
  expect(await set(id, { status: before })).toMatchObject({ status: 400, json: { error: invalidStatus } });
  expect(await set(id, { status: 'No status', updated_at })).toMatchObject({ status: 400, json: { error: invalidStatus } });
  const restored = await set(id, { status: before, updated_at });
  expect(restored).toMatchObject({ status: 200, json: { id, status: before } });
  // A client repeats the call if its answer gets lost.
  expect((await set(id, { status: before, updated_at })).json).toEqual(restored.json);
  expect(await set(id, { status: 'Offer' })).toMatchObject({ status: 200 });
  const refused = await set(id, { status: before, updated_at });
  expect(refused).toMatchObject({ status: 409, json: { error: staffTexts.staleApplication, current: { status: 'Offer' } } });
  await api.parts.applications.remove(id, 'admin:tests');
});

it('deleting a job keeps its applications', async () => {
  const jobId = await api.postJob();
  await apply(api, jobId);
  await admin.call(endpoints.deleteJob, jobId);
  expect(await list(`?job_id=${jobId}`)).toMatchObject([{ job_title: 'Windchill Developer' }]);
});

async function place(id: string, query: string) {
  const answer = await admin.send('GET', `${endpoints.readApplication.path.replace(':id', id)}?${query}`);
  expect(answer.status).toBe(200);
  const { application, on_hold, ...rest } = applicationInList.parse(answer.json);
  expect([application.id, on_hold]).toEqual([id, '']);
  return rest;
}

it('an application keeps its neighbours when a change takes it out of the list', async () => {
  const stored: string[] = [];
  while (stored.length < 5) stored.unshift(await storeApplication(api, { job_id: 'listed' }));
  const [, before, changed = '', after = '', last] = stored;
  await set(changed, { status: 'Reviewed' });
  const query = 'job_id=listed&status=Pending';
  expect(await place(changed, query)).toEqual({ position: null, total: 4, previous: before, next: after });
  expect(await place(after, query)).toEqual({ position: 3, total: 4, previous: before, next: last });
});

describe('applications of the same person', () => {
  const applyAs = (entered: string) => storeApplication(api, { applicant_email: email.parse(entered), job_id: 'person' });
  const listOf = async (id: string) => (await list(`?person=${id}&status=Hired`)).map((item) => [item.id, item.earlier]);

  it('are found by their address however it was entered, and know how many came earlier', async () => {
    const first = await applyAs('mary@example.com');
    const second = await applyAs('Mary+jobs@Example.com');
    const third = await applyAs('MARY＠example。com');
    await applyAs('mary@example.org');
    const all = [
      [third, 2],
      [second, 1],
      [first, 0],
    ];
    for (const id of [first, second, third]) expect(await listOf(id)).toEqual(all);
    expect(await place(second, `person=${third}`)).toEqual({ position: 2, total: 3, previous: third, next: first });
  });

  it('are none for an unknown application', async () => {
    expect(await listOf(randomUUID())).toEqual([]);
  });
});
