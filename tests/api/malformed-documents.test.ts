import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { served } from '#contract/served.ts';
import { administer } from '../../functions/src/cli/admin.ts';
import { resumePath } from '../../functions/src/data/resumes.ts';
import { storeApplication } from './example-application.ts';
import { exampleMessage } from './example-message.ts';
import { useApi } from './harness.ts';

/** Somebody may break a document in the console. The others still work, and the log names the malformed one. */
const api = useApi();
let token = '';
let log: MockInstance<typeof console.error>;
beforeAll(async () => {
  token = await api.logIn();
});
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const secret = 'canary-5581';

async function edit(path: string, fields: object): Promise<void> {
  await (await api.firebase.db()).doc(path).update(fields);
}

/** @returns the ids that a list shows */
async function listed(endpoint: Endpoint, query = ''): Promise<unknown[]> {
  const answer = await api.send(endpoint.method, endpoint.path + query, { token });
  expect(answer.status).toBe(200);
  return (answer.json as { id: string }[]).map(({ id }) => id);
}

/** Expects the log to name the document and its fields, but not their values. */
function expectNamed(path: string, field: string): void {
  const text = log.mock.calls.join('\n');
  expect(text).toContain(`{"severity":"ERROR","message":"Firestore's ${path} is malformed: ${field}"}`);
  expect(text).not.toContain(secret);
}

it('leaves a malformed job out of the lists, the feed and the site map', async () => {
  const sound = await api.postJob();
  const broken = await api.postJob();
  await edit(`jobs/${broken}`, { title: [secret] });
  for (const endpoint of [endpoints.listPublicJobs, endpoints.listJobs]) {
    expect(await listed(endpoint)).toEqual([sound]);
    expectNamed(`jobs/${broken}`, 'title');
    log.mockClear();
  }
  for (const path of [served.jobsFeed, served.jobsSitemap]) {
    const { status, text } = await api.send('GET', path);
    expect(status).toBe(200);
    expect(text).toContain(sound);
    expect(text).not.toContain(broken);
  }
});

it('answers 500 for a malformed job', async () => {
  const broken = await api.postJob();
  await edit(`jobs/${broken}`, { title: [secret] });
  expect(await api.call(endpoints.readPublicJob, broken)).toMatchObject({ status: 500 });
  const text = log.mock.calls.join('\n');
  expect(text).toContain(`Firestore's jobs/${broken} is malformed: title`);
  expect(text).not.toContain(secret);
});

it('leaves a malformed application out of every page of the list and of the export', async () => {
  const ids: string[] = [];
  for (const applicant_name of ['Ada One', 'Ada Two', 'Ada Three', 'Ada Four']) {
    ids.unshift(await storeApplication(api, { applicant_name }));
  }
  const [newest = '', second = '', third = '', oldest = ''] = ids;
  await edit(`applications/${second}`, { status: secret, resume: secret });
  await edit(`applications/${third}`, { applicant_name: 7 });
  expect(await listed(endpoints.listApplications)).toEqual([newest, oldest]);
  expectNamed(`applications/${second}`, 'status, resume');
  expectNamed(`applications/${third}`, 'applicant_name');

  const found = [];
  let next: string | undefined = `${endpoints.listApplications.path}?limit=1`;
  for (let pages = 0; next !== undefined && pages < 10; pages++) {
    const answer = await api.send('GET', next, { token });
    found.push(...(answer.json as { id: string }[]).map(({ id }) => id));
    next = /<(.+)>/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  expect(found).toEqual([newest, oldest]);

  const { text } = await api.call(endpoints.exportApplications, '', { token });
  for (const [name, there] of [
    ['One', true],
    ['Two', false],
    ['Three', false],
    ['Four', true],
  ] as const) {
    expect(text.includes(`Ada ${name}`)).toBe(there);
  }
});

it('lists, exports, changes and deletes applications with ids of any form', async () => {
  const db = await api.firebase.db();
  const fields =
    (
      await db
        .collection('applications')
        .doc(await storeApplication(api, { job_id: 'by hand' }))
        .get()
    ).data() ?? {};
  // More than an export reads at a time.
  const ids = Array.from({ length: 251 }, (_, nth) => `Ada’s, no. ${String(nth).padStart(3, '0')}`);
  const batch = db.batch();
  for (const [nth, id] of ids.entries())
    batch.set(db.collection('applications').doc(id), { ...fields, job_id: 'imported', created_at: new Date(-nth) });
  await batch.commit();

  const { text } = await api.send('GET', `${endpoints.exportApplications.path}?job_id=imported`, { token });
  expect(text.match(/Ada’s, no. \d{3}/g)).toEqual(ids);
  const first = await api.send('GET', `${endpoints.listApplications.path}?job_id=imported&limit=100`, { token });
  const next = /<(.+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect((await api.send('GET', next, { token })).json).toMatchObject(ids.slice(100, 200).map((id) => ({ id })));

  const [id = ''] = ids;
  const changed = await api.call(endpoints.updateApplicationStatus, encodeURIComponent(id), { token, json: { status: 'Reviewed' } });
  expect(changed).toMatchObject({ status: 200, json: { id, status: 'Reviewed' } });
  expect((await api.call(endpoints.deleteApplication, encodeURIComponent(id), { token })).status).toBe(204);
});

it('leaves a malformed message out of the list', async () => {
  for (const id of ['sound', 'broken']) await api.parts.contactMessages.create(id, exampleMessage);
  await edit('contactMessages/broken', { email: null });
  expect(await listed(endpoints.listMessages)).toEqual(['sound']);
  expectNamed('contactMessages/broken', 'email');
});

it('leaves a malformed account out of the list, and can still change it', async () => {
  const { admins } = api.parts;
  const password = () => Promise.resolve('a good long password');
  const create = (username: string) => administer({ action: 'create', username }, api.parts, password);
  const [sound, broken] = [`ada-${randomUUID()}`, `bob-${randomUUID()}`];
  await create(broken);
  await edit(`admins/${broken}`, { created_at: secret });
  await create(sound);
  expect((await admins.list()).map(({ username }) => username)).toEqual([sound]);
  expectNamed(`admins/${broken}`, 'created_at');
  await expect(create(broken)).rejects.toThrow('already');
  for (const username of [sound, broken]) {
    expect(await administer({ action: 'password', username }, api.parts, password)).toEqual([
      expect.stringContaining(`${username} has a new password`),
    ]);
  }
});

it('keeps the resume of a malformed application in the clean-up', async () => {
  const id = await storeApplication(api, { resume_path: resumePath('0.pdf') });
  await edit(`applications/${id}`, { created_at: 'today', resume: secret, status: secret });
  const { value } = await api.parts.upkeep.namedResumes(10).next();
  expect(value).toMatchObject([{ id, fileName: '0.pdf', described: false }]);
});
