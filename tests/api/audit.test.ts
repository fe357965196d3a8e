import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { idempotencyHeader, resumesPrefix } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { job } from '#rooms/jobs/contract/jobs.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { session } from '#rooms/accounts/contract/endpoints.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { timelineEntry } from '#rooms/applications/contract/timeline.ts';
import { firestoreTime } from '../../functions/src/platform/firestore/firebase.ts';
import { fileNameOf } from '../../functions/src/applications/resumes.ts';
import {
  apply,
  applyWithResume,
  createAccount,
  exampleApplicant,
  exampleMessage,
  examplePassword as password,
  logIn,
  sendMessage,
  storeApplication,
} from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { exampleJob } from '../example-job.ts';
import { pdfResume } from './resume-files.ts';

const api = useApi();
const admin = adminOf(api);
const { actor } = admin;

const entry = z.object({
  at: firestoreTime,
  actor: z.string(),
  action: z.string(),
  collection: z.string(),
  document: z.string(),
  entry: z.optional(z.string()),
  reason: z.optional(z.string()),
  expires_at: firestoreTime,
});

async function trail() {
  const { docs } = await (await api.firebase.db()).collection('auditLog').orderBy('at').get();
  return docs.map((snapshot) => entry.strict().parse(snapshot.data()));
}

let known = 0;

/** @returns the entries since the last call */
async function newEntries(): Promise<string[]> {
  const added = (await trail()).slice(known);
  known += added.length;
  return added.map(({ actor, action, collection, document }) => `${actor}: ${action} ${collection}/${document}`);
}

beforeEach(async () => {
  await admin.token();
  await newEntries();
});

async function storedApplication(): Promise<string> {
  const id = await storeApplication(api);
  await newEntries();
  return id;
}

async function resumeOfApplication() {
  const { id, resume_path } = await applyWithResume(api);
  await newEntries();
  return { id, fileName: fileNameOf(resume_path ?? '') };
}

async function withBrokenTrail<Result>(act: () => Promise<Result>): Promise<Result> {
  const db = await api.firebase.db();
  const collection = db.collection.bind(db);
  const spy = vi.spyOn(db, 'collection').mockImplementation((path) => {
    if (path !== 'auditLog') return collection(path);
    return Object.assign(collection(path), { doc: () => collection('auditLog').doc('__refused__') });
  });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  try {
    return await act();
  } finally {
    spy.mockRestore();
    log.mockRestore();
  }
}

describe('the audit trail has one entry for', () => {
  it('each accepted change of the hiring process', async () => {
    const input = { next_steps: 'We read it.', reply_days: 5 };
    for (const json of [input, { ...input, reply_days: 0 }, { ...input, updated_at: '2026-01-01T00:00:00Z', reply_days: 6 }]) {
      await admin.call(endpoints.updateHiringProcess, '', { json });
    }
    expect(await newEntries()).toEqual([`${actor}: update settings/hiringProcess`]);
  });

  it('each note, without its text', async () => {
    const id = await storedApplication();
    const note = timelineEntry.parse((await admin.call(endpoints.addNote, id, { json: { text: 'Call on Monday' } })).json);
    await admin.call(endpoints.updateNote, [id, note.id], { json: { text: 'Call on Tuesday' } });
    await admin.call(endpoints.deleteNote, [id, note.id]);
    expect((await trail()).at(-1)?.entry).toBe(note.id);
    expect(await newEntries()).toEqual(['add', 'edit', 'delete'].map((act) => `${actor}: ${act} note applications/${id}`));
  });

  it('each change of an account, login and logout', async () => {
    const name = `bob-${randomUUID()}`;
    const { admins } = api.parts;
    await admins.create(name, 'an older password');
    await admins.setPassword(name, password);
    await admins.setDisabled(name, true);
    await admins.setDisabled(name, false);
    const { token } = session.parse((await logIn(api, ` ${name.toUpperCase()}`)).json);
    await api.call(endpoints.endOtherSessions, '', { token });
    const passwords = { currentPassword: password, newPassword: 'another good long password' };
    await api.call(endpoints.changePassword, '', { token, json: passwords });
    await api.call(endpoints.logout, '', { token });
    expect(await newEntries()).toEqual([
      ...['create', 'set password', 'disable', 'enable'].map((act) => `command line: ${act} admins/${name}`),
      ...['log in', 'end other sessions', 'set password', 'log out'].map((act) => `admin:${name}: ${act} admins/${name}`),
    ]);
  });

  it('each export of applications, and each resume that is opened, by HEAD too, loaded for the preview, or shown', async () => {
    const { id, fileName } = await resumeOfApplication();
    await admin.call(endpoints.exportApplications);
    for (const method of ['GET', 'HEAD']) await admin.send(method, `${resumesPrefix}/${fileName}`);
    await admin.send('GET', `${resumesPrefix}/${fileName}?preview=1`);
    for (let shown = 0; shown < 2; shown += 1) await admin.call(endpoints.showResume, id);
    const ofResume = ['open', 'open', 'load', 'open', 'open'].map((act) => `${actor}: ${act} resume applications/${id}`);
    expect(await newEntries()).toEqual([`${actor}: export applications/*`, ...ofResume]);
  });
});

describe('the audit trail has no entry for', () => {
  it('what is refused', async () => {
    const { id } = await api.parts.jobs.create(exampleJob, actor);
    const username = await createAccount(api);
    await newEntries();
    const stale = { ...exampleJob, title: 'Architect', updated_at: new Date(0).toISOString() };
    const answers = [
      await admin.call(endpoints.updateJob, id, { json: stale }),
      await admin.call(endpoints.deleteApplication, 'gone'),
      await admin.call(endpoints.updateApplicationStatus, 'gone', { json: { status: 'Reviewed' } }),
      await admin.send('GET', `${resumesPrefix}/${randomUUID()}.pdf`),
      await apply(api, 'gone'),
      await logIn(api, username, 'wrong'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 404, 404, 404, 404, 401]);
    expect(await api.parts.admins.setDisabled('nobody', true)).toBe(false);
    expect(await newEntries()).toEqual([]);
  });

  it('what is repeated, and a HEAD request for an export', async () => {
    const headers = { [idempotencyHeader]: randomUUID() };
    const createJob = () => admin.call(endpoints.createJob, '', { headers, json: exampleJob });
    const { id } = job.parse((await createJob()).json);
    await apply(api, id, { headers });
    await newEntries();
    await Promise.all([createJob(), apply(api, id, { headers })]);
    expect((await admin.send('HEAD', endpoints.exportApplications.path)).status).toBe(200);
    expect(await newEntries()).toEqual([]);
  });
});

describe('when the audit trail cannot be written', () => {
  it('no call succeeds that would add an entry, and none changes anything', async () => {
    const id = await api.postJob();
    const { id: applicationId, fileName } = await resumeOfApplication();
    const other = await storedApplication();
    const jobBefore = await api.parts.jobs.get(id);
    const before = await api.stored();
    const answers = await withBrokenTrail(async () => [
      await apply(api, id, { resume: { name: 'ada.pdf', content: pdfResume } }),
      await sendMessage(api),
      await admin.call(endpoints.createJob, '', { json: exampleJob }),
      await admin.call(endpoints.updateJob, id, { json: { ...exampleJob, title: 'Other' } }),
      await admin.call(endpoints.deleteJob, id),
      await admin.call(endpoints.updateApplicationStatus, applicationId, { json: { status: 'Reviewed' } }),
      await admin.call(endpoints.deleteApplication, other),
      await admin.call(endpoints.readResume, fileName),
      await admin.call(endpoints.exportApplications),
      await admin.call(endpoints.logout),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 500, json: { error: texts.internal } });
    expect(await api.stored()).toEqual(before);
    expect(await api.parts.jobs.get(id)).toEqual(jobBefore);
    expect((await api.parts.applications.get(applicationId))?.status).toBe('Pending');
    expect((await admin.call(endpoints.listJobs)).status).toBe(200);
  });

  it('opens no session, and changes no account', async () => {
    const name = await createAccount(api);
    await withBrokenTrail(async () => {
      const answer = await logIn(api, name);
      expect(answer.status).toBe(500);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      await expect(api.parts.admins.setDisabled(name, true)).rejects.toThrow();
      await expect(api.parts.admins.setPassword(name, 'another long password')).rejects.toThrow();
      await expect(api.parts.admins.create(`${name}-2`, password)).rejects.toThrow();
    });
    expect(await api.parts.admins.verify(name, password)).toMatchObject({ username: name });
    expect(await api.parts.admins.verify(`${name}-2`, password)).toBeUndefined();
  });
});

describe('an entry of the audit trail', () => {
  it('is kept for two years', async () => {
    const before = Date.now();
    await api.postJob();
    const { at, expires_at } = (await trail()).at(-1) ?? { at: '', expires_at: '' };
    expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(expires_at) - Date.parse(at)).toBe(serverLimits.auditMs);
  });

  it('contains nothing that a visitor has entered', async () => {
    await apply(api, await api.postJob(), { resume: { name: 'ada.pdf', content: pdfResume } });
    await sendMessage(api);
    const text = JSON.stringify((await api.documents('auditLog')).map((snapshot) => ({ id: snapshot.id, ...snapshot.data() })));
    expect(text).toContain('visitor');
    for (const written of [...Object.values(exampleApplicant), ...Object.values(exampleMessage), 'ada.pdf', '127.0.0.1']) {
      expect(text).not.toContain(JSON.stringify(written).slice(1, -1));
    }
  });

  it('is written once when the library repeats a write', async () => {
    const id = await api.postJob();
    await newEntries();
    const db = await api.firebase.db();
    const batch = db.batch.bind(db);
    // The write succeeds, but its answer gets lost. The repeated write finds no document.
    vi.spyOn(db, 'batch').mockImplementationOnce(() => {
      const real = batch();
      const commit = real.commit.bind(real);
      return Object.assign(real, {
        commit: async () => {
          await commit();
          throw Object.assign(new Error('no such document'), { code: 5 });
        },
      });
    });
    expect(await api.parts.jobs.remove(id, 'admin:tests')).toBe(true);
    expect(await newEntries()).toHaveLength(1);
    expect(await api.parts.jobs.remove(id, 'admin:tests')).toBe(false);
  });
});
