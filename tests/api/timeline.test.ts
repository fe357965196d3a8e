import { describe, expect, it } from 'vitest';
import { application, staleApplication } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { notOneOf } from '#rooms/platform/contract/texts.ts';
import { recommendations, timelineEntry } from '#rooms/applications/contract/timeline.ts';
import { storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';

const api = useApi();
const [ada, bob] = [adminOf(api), adminOf(api)];

const addNote = async (id: string, text: string, { call } = ada) =>
  timelineEntry.parse((await call(endpoints.addNote, id, { json: { text } })).json);

const { timelineOf } = ada;

const setStatus = (id: string, json: unknown, { call } = ada) => call(endpoints.updateApplicationStatus, id, { json });

const storedEntries = async (id: string) => (await api.documents(`applications/${id}/timeline`)).length;

describe('a note', () => {
  it('has the recommendation and the role of its author, which an edit leaves as they are', async () => {
    const job_id = await api.postJob();
    const id = await storeApplication(api, { job_id });
    const mia = adminOf(api, undefined, { role: 'manager', jobs: [job_id] });
    const refused = await mia.call(endpoints.addNote, id, { json: { text: 'Hire her', recommendation: 'maybe' } });
    expect(refused).toMatchObject({ status: 400, json: { error: notOneOf('Recommendation', recommendations) } });
    await addNote(id, 'Fine');
    const answer = await mia.call(endpoints.addNote, id, { json: { text: 'Hire her', recommendation: 'yes' } });
    const note = timelineEntry.parse(answer.json);
    await mia.call(endpoints.updateNote, [id, note.id], { json: { text: 'Hire her now', recommendation: 'no' } });
    expect(await timelineOf(id)).toMatchObject([
      { text: 'Hire her now', recommendation: 'yes', role: 'manager' },
      { text: 'Fine', recommendation: '', role: 'admin' },
      { kind: 'received', recommendation: '', role: '' },
    ]);
  });

  it('keeps the latest recommendation of each colleague at the application, also when it is deleted', async () => {
    const job_id = await api.postJob();
    const id = await storeApplication(api, { job_id });
    const [mia, max] = ['mia', 'max'].map((name) => adminOf(api, name, { role: 'manager', jobs: [job_id] }));
    const recommend = async (by = ada, recommendation: string) =>
      timelineEntry.parse((await by.call(endpoints.addNote, id, { json: { text: 'See above', recommendation } })).json);
    const kept = async () => (await api.parts.applications.get(id))?.recommendations;
    await recommend(max, 'no');
    await recommend(mia, 'no');
    const second = await recommend(mia, 'yes');
    await mia?.call(endpoints.addNote, id, { json: { text: 'A note' } });
    expect(await kept()).toEqual({ mia: 'yes', max: 'no' });
    await mia?.call(endpoints.deleteNote, [id, second.id]);
    expect(await kept()).toEqual({ mia: 'no', max: 'no' });
  });

  it('can be edited and deleted by its author', async () => {
    const id = await storeApplication(api);
    const note = await addNote(id, 'Call on Monday');
    const edit = (text: string) => ada.call(endpoints.updateNote, [id, note.id], { json: { text } });
    const edited = timelineEntry.parse((await edit('Call on Tuesday')).json);
    expect(edited).toMatchObject({ text: 'Call on Tuesday', at: note.at, by: ada.username });
    expect(Date.parse(edited.updated_at)).toBeGreaterThan(Date.parse(note.at));
    // A client repeats the edit if its answer gets lost.
    expect((await edit('Call on Tuesday')).status).toBe(200);
    expect((await ada.call(endpoints.deleteNote, [id, note.id])).status).toBe(204);
    expect((await ada.call(endpoints.deleteNote, [id, note.id])).status).toBe(404);
    expect(await storedEntries(id)).toBe(0);
  });

  it('cannot be changed by anybody else', async () => {
    const id = await storeApplication(api);
    const note = await addNote(id, 'Call on Monday');
    const answers = [
      await bob.call(endpoints.updateNote, [id, note.id], { json: { text: 'Mine' } }),
      await bob.call(endpoints.deleteNote, [id, note.id]),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, json: { error: responseTexts.noteOfSomebodyElse } });
    expect((await timelineOf(id))[0]).toEqual(note);
  });

  it('can be changed only through its own application, and no other entry can be changed as a note', async () => {
    const [id, other] = await Promise.all([storeApplication(api), storeApplication(api)]);
    const note = await addNote(id, 'Call on Monday');
    await setStatus(id, { status: 'Reviewed' });
    const change = (await timelineOf(id)).find(({ kind }) => kind === 'status');
    for (const path of [
      [other, note.id],
      [id, change?.id ?? ''],
      [id, 'received'],
      [id, '..'],
      [id, `..%2F..%2F${other}`],
    ]) {
      expect((await ada.call(endpoints.updateNote, path, { json: { text: 'Mine' } })).status).toBe(404);
      expect((await ada.call(endpoints.deleteNote, path)).status).toBe(404);
    }
    expect(await storedEntries(id)).toBe(2);
  });
});

it('a change that is based on an older version is refused with the current application', async () => {
  const id = await storeApplication(api);
  const opened = await api.parts.applications.get(id);
  const current = application.parse((await setStatus(id, { status: 'Shortlisted', updated_at: opened?.updated_at }, bob)).json);
  const refused = await setStatus(id, { status: 'Rejected', updated_at: opened?.updated_at });
  expect(refused.status).toBe(409);
  expect(staleApplication.parse(refused.json)).toEqual({ error: staffTexts.staleApplication, current });
  const remove = (version: string) => ada.call(endpoints.deleteApplication, `${id}?updated_at=${version}`);
  const kept = await remove(opened?.updated_at ?? '');
  expect(kept.status).toBe(409);
  expect(staleApplication.parse(kept.json).current).toEqual(current);
  expect((await remove('yesterday')).status).toBe(400);
  expect(await timelineOf(id)).toHaveLength(2);
  expect((await remove(current.updated_at)).status).toBe(204);
});

it('a deleted application leaves no entry behind, even one that was being written', async () => {
  const id = await storeApplication(api);
  await setStatus(id, { status: 'Reviewed' });
  await addNote(id, 'Call on Monday');
  const [removal, ...others] = await Promise.all([
    ada.call(endpoints.deleteApplication, id),
    ...Array.from({ length: 5 }, (_, i) => bob.call(endpoints.addNote, id, { json: { text: `Note ${i}` } })),
    setStatus(id, { status: 'Rejected' }, bob),
  ]);
  expect(removal.status).toBe(204);
  for (const { status } of others) expect([200, 201, 404]).toContain(status);
  expect(await storedEntries(id)).toBe(0);
  expect(await api.parts.applications.get(id)).toBeUndefined();
});
