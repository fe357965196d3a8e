import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { application } from '#contract/applications.ts';
import { endpoints, idempotencyHeader, resumesPrefix } from '#contract/endpoints.ts';
import { job } from '#contract/jobs.ts';
import { limits } from '#contract/limits.ts';
import { session } from '#contract/login.ts';
import { texts } from '#contract/texts.ts';
import { timelineEntry } from '#contract/timeline.ts';
import { firestoreTime } from '../../functions/src/data/documents.ts';
import { fileNameOf } from '../../functions/src/data/resumes.ts';
import { apply, exampleApplicant } from './application-form.ts';
import { storeApplication } from './example-application.ts';
import { exampleMessage, sendMessage } from './example-message.ts';
import { useApi } from './harness.ts';
import { exampleJob } from '../example-job.ts';
import { pdfResume } from './resume-files.ts';

const api = useApi();
const password = 'a good long password';

const entry = z.object({
  at: firestoreTime,
  actor: z.string(),
  action: z.string(),
  collection: z.string(),
  document: z.string(),
  entry: z.optional(z.string()),
  expires_at: firestoreTime,
});

async function trail() {
  const { docs } = await (await api.firebase.db()).collection('auditLog').orderBy('at').get();
  return docs.map((snapshot) => entry.strict().parse(snapshot.data()));
}

async function entriesAddedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = (await trail()).length;
  await act();
  return (await trail()).slice(before).map(({ actor, action, collection, document }) => `${actor}: ${action} ${collection}/${document}`);
}

const newAdmin = async () => {
  const username = `ada-${randomUUID()}`;
  return { username, actor: `admin:${username}`, token: await api.logIn(username) };
};

async function applicationWithResume() {
  const jobId = await api.postJob();
  await apply(api, jobId, { resume: { name: 'ada.pdf', content: pdfResume } });
  const [stored] = (await api.parts.applications.page({ job_id: jobId }, 1)).items;
  return { id: stored?.id, fileName: fileNameOf(stored?.resume_path ?? '') };
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
  it('each change of a job', async () => {
    const { token, actor } = await newAdmin();
    let id = '';
    expect(
      await entriesAddedBy(async () => {
        id = job.parse((await api.call(endpoints.createJob, '', { token, json: exampleJob })).json).id;
        await api.call(endpoints.updateJob, id, { token, json: { ...exampleJob, title: 'Architect' } });
        await api.call(endpoints.deleteJob, id, { token });
      }),
    ).toEqual([`${actor}: create jobs/${id}`, `${actor}: update jobs/${id}`, `${actor}: delete jobs/${id}`]);
  });

  it('each accepted change of the hiring process', async () => {
    const { token, actor } = await newAdmin();
    const json = { next_steps: 'We read it.', reply_days: 5 };
    expect(
      await entriesAddedBy(async () => {
        await api.call(endpoints.updateHiringProcess, '', { token, json });
        await api.call(endpoints.updateHiringProcess, '', { token, json: { ...json, reply_days: 0 } });
        await api.call(endpoints.updateHiringProcess, '', { token, json: { ...json, updated_at: '2026-01-01T00:00:00Z', reply_days: 6 } });
      }),
    ).toEqual([`${actor}: update settings/hiringProcess`]);
  });

  it('a new, a reviewed and a deleted application', async () => {
    const { token, actor } = await newAdmin();
    const jobId = await api.postJob();
    let id = '';
    expect(
      await entriesAddedBy(async () => {
        await apply(api, jobId, { resume: { name: 'ada.pdf', content: pdfResume } });
        id = (await api.parts.applications.page({ job_id: jobId }, 1)).items[0]?.id ?? '';
        await api.call(endpoints.updateApplicationStatus, id, { token, json: { status: 'Reviewed' } });
        await api.call(endpoints.deleteApplication, id, { token });
      }),
    ).toEqual([
      `visitor: create applications/${id}`,
      `${actor}: set status to Reviewed applications/${id}`,
      `${actor}: delete applications/${id}`,
    ]);
  });

  it('each note, without its text', async () => {
    const { token, actor } = await newAdmin();
    const id = await storeApplication(api);
    const { addNote, updateNote, deleteNote } = endpoints;
    expect(
      await entriesAddedBy(async () => {
        const note = timelineEntry.parse((await api.call(addNote, id, { token, json: { text: 'Call on Monday' } })).json);
        const at = (path: string) => path.replace(':id', id).replace(':note', note.id);
        await api.send(updateNote.method, at(updateNote.path), { token, json: { text: 'Call on Tuesday' } });
        await api.send(deleteNote.method, at(deleteNote.path), { token });
        expect((await trail()).at(-1)?.entry).toBe(note.id);
      }),
    ).toEqual(['add', 'edit', 'delete'].map((act) => `${actor}: ${act} note applications/${id}`));
  });

  it('a new and a deleted message', async () => {
    const { token, actor } = await newAdmin();
    let id = '';
    expect(
      await entriesAddedBy(async () => {
        await sendMessage(api);
        id = (await api.parts.contactMessages.page(1)).items[0]?.id ?? '';
        await api.call(endpoints.deleteMessage, id, { token });
      }),
    ).toEqual([`visitor: create contactMessages/${id}`, `${actor}: delete contactMessages/${id}`]);
  });

  it('each change of an account, login and logout', async () => {
    const name = `bob-${randomUUID()}`;
    const { admins } = api.parts;
    expect(
      await entriesAddedBy(async () => {
        await admins.create(name, 'an older password');
        await admins.setPassword(name, password);
        await admins.setDisabled(name, true);
        await admins.setDisabled(name, false);
        const json = { username: ` ${name.toUpperCase()}`, password, recaptchaToken: api.solveCaptcha() };
        const { token } = session.parse((await api.call(endpoints.login, '', { json })).json);
        await api.call(endpoints.endOtherSessions, '', { token });
        const passwords = { currentPassword: password, newPassword: 'another good long password' };
        await api.call(endpoints.changePassword, '', { token, json: passwords });
        await api.call(endpoints.logout, '', { token });
      }),
    ).toEqual([
      `command line: create admins/${name}`,
      `command line: set password admins/${name}`,
      `command line: disable admins/${name}`,
      `command line: enable admins/${name}`,
      `admin:${name}: log in admins/${name}`,
      `admin:${name}: end other sessions admins/${name}`,
      `admin:${name}: set password admins/${name}`,
      `admin:${name}: log out admins/${name}`,
    ]);
  });

  it('each export of applications', async () => {
    const { token, actor } = await newAdmin();
    await storeApplication(api);
    expect(await entriesAddedBy(() => api.call(endpoints.exportApplications, '', { token }))).toEqual([`${actor}: export applications/*`]);
  });

  it('each resume that is opened, also by HEAD, which answers with its name', async () => {
    const { token, actor } = await newAdmin();
    const { id, fileName } = await applicationWithResume();
    const opened = `${actor}: open resume applications/${id}`;
    expect(await entriesAddedBy(() => api.call(endpoints.readResume, fileName, { token }))).toEqual([opened]);
    expect(await entriesAddedBy(() => api.send('HEAD', `${resumesPrefix}/${fileName}`, { token }))).toEqual([opened]);
  });

  it('each resume that is loaded for the preview, and each time it is shown', async () => {
    const { token, actor } = await newAdmin();
    const { id, fileName } = await applicationWithResume();
    expect(
      await entriesAddedBy(async () => {
        await api.send('GET', `${resumesPrefix}/${fileName}?preview=1`, { token });
        await api.call(endpoints.showResume, id, { token });
        await api.call(endpoints.showResume, id, { token });
      }),
    ).toEqual(['load', 'open', 'open'].map((act) => `${actor}: ${act} resume applications/${id}`));
  });

  it('each deletion by the retention rule', async () => {
    const id = await storeApplication(api);
    expect(await entriesAddedBy(() => api.parts.upkeep.remove('applications', id))).toEqual([`retention: delete applications/${id}`]);
  });
});

describe('the audit trail has no entry for', () => {
  it('a refused change', async () => {
    const { token } = await newAdmin();
    const created = job.parse((await api.call(endpoints.createJob, '', { token, json: exampleJob })).json);
    const stale = { ...exampleJob, title: 'Architect', updated_at: new Date(0).toISOString() };
    const statuses: number[] = [];
    const call = async (...args: Parameters<typeof api.call>) => statuses.push((await api.call(...args)).status);
    expect(
      await entriesAddedBy(async () => {
        await call(endpoints.updateJob, created.id, { token, json: stale });
        await call(endpoints.updateJob, 'gone', { token, json: exampleJob });
        await call(endpoints.updateJob, created.id, { token, json: {} });
        await call(endpoints.updateJob, created.id, { json: exampleJob });
        await call(endpoints.deleteJob, 'gone', { token });
        await call(endpoints.deleteApplication, 'gone', { token });
        await call(endpoints.updateApplicationStatus, 'gone', { token, json: { status: 'Reviewed' } });
        await call(endpoints.deleteMessage, 'gone', { token });
      }),
    ).toEqual([]);
    expect(statuses).toEqual([409, 404, 400, 401, 404, 404, 404, 404]);
  });

  it('a repeated creation or edit of a job', async () => {
    const { token } = await newAdmin();
    const headers = { [idempotencyHeader]: randomUUID() };
    const send = () => api.call(endpoints.createJob, '', { token, headers, json: exampleJob });
    const { id, updated_at } = job.parse((await send()).json);
    const edit = () => api.call(endpoints.updateJob, id, { token, json: { ...exampleJob, title: 'Architect', updated_at } });
    await edit();
    expect(
      await entriesAddedBy(async () => {
        await Promise.all([send(), edit()]);
      }),
    ).toEqual([]);
  });

  it('a HEAD request for an export, or a resume that does not exist', async () => {
    const { token } = await newAdmin();
    const statuses: number[] = [];
    const send = async (method: string, path: string) => statuses.push((await api.send(method, path, { token })).status);
    expect(
      await entriesAddedBy(async () => {
        await send('HEAD', endpoints.exportApplications.path);
        await send('GET', `${resumesPrefix}/${randomUUID()}.pdf`);
      }),
    ).toEqual([]);
    expect(statuses).toEqual([200, 404]);
  });

  it('an unchanged status', async () => {
    const { token } = await newAdmin();
    const id = await storeApplication(api);
    const review = () => api.call(endpoints.updateApplicationStatus, id, { token, json: { status: 'Reviewed' } });
    const first = application.parse((await review()).json);
    expect(await entriesAddedBy(async () => expect(application.parse((await review()).json)).toEqual(first))).toEqual([]);
  });

  it('a repeated or refused submission', async () => {
    const jobId = await api.postJob();
    const headers = { [idempotencyHeader]: randomUUID() };
    await apply(api, jobId, { headers });
    await sendMessage(api, { headers });
    expect(
      await entriesAddedBy(async () => {
        expect((await apply(api, jobId, { headers })).status).toBe(201);
        expect((await apply(api, 'gone')).status).toBe(404);
        expect((await sendMessage(api, { headers })).status).toBe(200);
        expect((await sendMessage(api, { fields: { email: 'x' } })).status).toBe(400);
      }),
    ).toEqual([]);
  });

  it('a refused login or change of an account', async () => {
    const name = `eve-${randomUUID()}`;
    await api.parts.admins.create(name, password);
    expect(
      await entriesAddedBy(async () => {
        const json = { username: name, password: 'wrong', recaptchaToken: api.solveCaptcha() };
        expect((await api.call(endpoints.login, '', { json })).status).toBe(401);
        expect(await api.parts.admins.create(name, password)).toBe(false);
        expect(await api.parts.admins.setPassword('nobody', password)).toBe(false);
        expect(await api.parts.admins.setDisabled('nobody', true)).toBe(false);
      }),
    ).toEqual([]);
  });
});

describe('when the audit trail cannot be written', () => {
  it('no call succeeds that would add an entry, and none changes anything', async () => {
    const { token } = await newAdmin();
    const id = await api.postJob();
    const { id: applicationId = '', fileName } = await applicationWithResume();
    const jobBefore = await api.parts.jobs.get(id);
    const before = await api.stored();
    const answers = await withBrokenTrail(async () => [
      await apply(api, id, { resume: { name: 'ada.pdf', content: pdfResume } }),
      await sendMessage(api),
      await api.call(endpoints.createJob, '', { token, json: exampleJob }),
      await api.call(endpoints.updateJob, id, { token, json: { ...exampleJob, title: 'Other' } }),
      await api.call(endpoints.deleteJob, id, { token }),
      await api.call(endpoints.updateApplicationStatus, applicationId, { token, json: { status: 'Reviewed' } }),
      await api.call(endpoints.readResume, fileName, { token }),
      await api.call(endpoints.exportApplications, '', { token }),
      await api.call(endpoints.logout, '', { token }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 500, json: { error: texts.internal } });
    expect(await api.stored()).toEqual(before);
    expect(await api.parts.jobs.get(id)).toEqual(jobBefore);
    expect((await api.parts.applications.get(applicationId))?.status).toBe('Pending');
    expect((await api.call(endpoints.listJobs, '', { token })).status).toBe(200);
  });

  it('no application is deleted', async () => {
    const { token } = await newAdmin();
    const id = await storeApplication(api);
    const answer = await withBrokenTrail(() => api.call(endpoints.deleteApplication, id, { token }));
    expect(answer.status).toBe(500);
    expect(await api.parts.applications.get(id)).toBeDefined();
  });

  it('opens no session, and changes no account', async () => {
    const name = `eve-${randomUUID()}`;
    await api.parts.admins.create(name, password);
    const json = { username: name, password, recaptchaToken: api.solveCaptcha() };
    await withBrokenTrail(async () => {
      const answer = await api.call(endpoints.login, '', { json });
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
    expect(Date.parse(expires_at) - Date.parse(at)).toBe(limits.auditMs);
  });

  it('contains nothing that a visitor has entered', async () => {
    await apply(api, await api.postJob(), { resume: { name: 'ada.pdf', content: pdfResume } });
    await sendMessage(api);
    const { docs } = await (await api.firebase.db()).collection('auditLog').get();
    const text = JSON.stringify(docs.map((snapshot) => ({ id: snapshot.id, ...snapshot.data() })));
    expect(text).toContain('visitor');
    for (const written of [...Object.values(exampleApplicant), ...Object.values(exampleMessage), 'ada.pdf', '127.0.0.1']) {
      expect(text).not.toContain(JSON.stringify(written).slice(1, -1));
    }
  });

  it('is written once when the library repeats a write', async () => {
    const id = await api.postJob();
    const db = await api.firebase.db();
    const batch = db.batch.bind(db);
    // The write succeeds, but its answer gets lost. The library repeats the write and finds no document.
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
    expect(await entriesAddedBy(async () => expect(await api.parts.jobs.remove(id, 'admin:tests')).toBe(true))).toHaveLength(1);
    expect(await api.parts.jobs.remove(id, 'admin:tests')).toBe(false);
  });
});
