import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationInList } from '#rooms/applications/contract/applications.ts';
import { email } from '#rooms/platform/contract/email.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import type { ApplicationStatus } from '#rooms/applications/contract/statuses.ts';
import { storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';

const api = useApi();
const admin = adminOf(api);
const job_id = 'listed';
/** Newest first. */
const ids: string[] = [];

beforeAll(async () => {
  for (const applicant_name of ['Ada', 'Grace', 'Alan', 'Adele', 'Barbara']) {
    ids.unshift(await storeApplication(api, { applicant_name, job_id }));
  }
  await storeApplication(api, { job_id: 'other' });
});

const setStatus = (id: string, status: ApplicationStatus) => api.parts.statuses.set(id, { status }, 'admin:tests');

async function place(id: string, query: string) {
  const answer = await admin.send('GET', `${endpoints.readApplication.path.replace(':id', id)}?${query}`);
  expect(answer.status).toBe(200);
  const { application, on_hold, ...rest } = applicationInList.parse(answer.json);
  expect([application.id, on_hold]).toEqual([id, '']);
  return rest;
}

it('an application keeps its neighbours when a change takes it out of the list', async () => {
  await setStatus(ids[2] ?? '', 'Reviewed');
  const query = `job_id=${job_id}&status=Pending`;
  expect(await place(ids[2] ?? '', query)).toEqual({ position: null, total: 4, previous: ids[1], next: ids[3] });
  expect(await place(ids[3] ?? '', query)).toEqual({ position: 3, total: 4, previous: ids[1], next: ids[4] });
});

describe('applications of the same person', () => {
  const applyAs = (entered: string) => storeApplication(api, { applicant_email: email.parse(entered), job_id: 'person' });
  const listOf = async (id: string) => {
    const answer = await admin.send('GET', `${endpoints.listApplications.path}?person=${id}&status=Hired`);
    return (answer.json as { id: string; earlier: number }[]).map((item) => [item.id, item.earlier]);
  };

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
