import { expect, it } from 'vitest';
import { runUpkeep } from '../../functions/src/maintenance/upkeep.ts';
import { removeFields, storeApplication } from './example-application.ts';
import { exampleMessage } from './example-message.ts';
import { useApi } from './harness.ts';

const api = useApi();
const size = { retention: { batch: 2, timeMs: 60_000 }, expired: { batch: 2, maxBatches: 1 }, sweep: { pageSize: 100, max: 100 } };
const upkeep = () => runUpkeep(api.parts, Date.now(), size);

it('one run of the upkeep makes documents of earlier versions findable by the newer filters', async () => {
  const db = await api.firebase.db();
  const ids: string[] = [];
  for (const applicant_email of ['ada@example.com', 'grace@navy.example', 'Ada+x@example.com', 'ada@example.com']) {
    ids.push(await storeApplication(api, { applicant_email }));
  }
  const [first = '', , third = '', last = ''] = ids;
  for (const id of ids.slice(0, 3)) {
    await db.doc(`applications/${id}`).update({ search: ['a', 'ad', 'ada'] });
    await removeFields(api, `applications/${id}`, ['email_key', 'earlier']);
  }
  await api.parts.contactMessages.create('old', exampleMessage);
  await removeFields(api, 'contactMessages/old', ['status']);
  await api.parts.contactMessages.create('new', exampleMessage);
  const before = await api.parts.applications.get(first);

  // Three applications and one message.
  expect((await upkeep()).completed).toBe(4);
  const ofSamePerson = (await api.parts.applications.page({ person: last }, 10)).items;
  expect(ofSamePerson.map(({ id, earlier }) => [id, earlier])).toEqual([
    [last, 2],
    [third, 1],
    [first, 0],
  ]);
  expect((await api.parts.applications.page({ q: 'navy' }, 10)).items).toHaveLength(1);
  expect(await api.parts.contactMessages.countOpen()).toBe(2);
  expect((await api.parts.contactMessages.page(10, undefined, 'Open')).items).toHaveLength(2);
  expect(await api.parts.applications.get(first)).toMatchObject({ status: before?.status, updated_at: before?.updated_at });
  expect((await upkeep()).completed).toBe(0);
});
