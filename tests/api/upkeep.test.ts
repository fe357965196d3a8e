import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keeping } from '../../functions/src/applications/keeping.ts';
import { resumeFileName, resumePath } from '../../functions/src/applications/resumes.ts';
import type { Parts } from '../../functions/src/parts.ts';
import { retention } from '../../functions/src/platform/contract/retention.ts';
import { monthsLater } from '../../functions/src/platform/months-later.ts';
import { cleanUpResumes, minimumAgeMs } from '../../functions/src/upkeep/resume-clean-up.ts';
import { noRemovals, UnsafeRunError } from '../../functions/src/upkeep/retention.ts';
import { reportUpkeep, runUpkeep } from '../../functions/src/upkeep/upkeep.ts';
import { exampleMessage, storeApplication } from './examples.ts';
import { useApi } from './harness.ts';
import { pdfResume } from './resume-files.ts';
import { overridden } from './overridden.ts';

const api = useApi();
const now = Date.parse('2026-11-20T03:00:00Z');
const size = { page: 2, cleanUpPage: 250, expiredPages: 10, retentionMs: 60_000 };
// Messages and applications are kept for 12 months.
const old = new Date('2025-11-20T02:59:59Z');
const young = new Date('2025-11-20T03:00:01Z');

const reportOf = (applications: number, contactMessages: number) => ({
  removed: { applications, contactMessages },
  failed: [],
  complete: true,
});

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await api.clear();
});

const backdate = async (path: string, fields: { created_at: Date; kept_until?: Date }) =>
  (await api.firebase.db()).doc(path).update(fields);

async function createApplication(created_at: Date, withResume: boolean): Promise<string> {
  const fileName = resumeFileName(randomUUID(), 'pdf');
  if (withResume) await api.parts.resumes.save(fileName, pdfResume, 'application/pdf');
  const resume = { file_name: 'cv.pdf', content_type: 'application/pdf', size: pdfResume.length };
  const id = await storeApplication(api, { ...(withResume && { resume_path: resumePath(fileName), resume }) });
  const { kept_until } = keeping(false, { created_at: created_at.toISOString(), kept_in: '' }, created_at);
  await backdate(`applications/${id}`, { created_at, kept_until });
  return id;
}

/** Also creates a waiting mail. */
async function createMessage(created_at: Date): Promise<string> {
  const id = randomUUID();
  const mail = { to: exampleMessage.email, about: [id], template: 'message received', values: {} };
  await api.parts.messages.create(id, exampleMessage, [mail]);
  await backdate(`contactMessages/${id}`, { created_at });
  return id;
}

async function remaining() {
  const [applications, messages, files] = await Promise.all([
    api.parts.applications.page({}, 100),
    api.parts.messages.page(100),
    api.parts.resumes.list(undefined, 100),
  ]);
  return {
    applications: applications.items.map(({ id }) => id).sort(),
    messages: messages.items.map(({ id }) => id).sort(),
    files: files.length,
  };
}

/** @returns the ids of the documents that the audit trail says the rule has deleted */
async function deletedIds(): Promise<string[]> {
  const entries = (await api.documents('auditLog')).filter((entry) => entry.get('actor') === 'retention');
  return entries.map((entry) => entry.get('document') as string);
}

describe('the retention rule', () => {
  it('deletes old applications and messages with their files and mails, and records each', async () => {
    const gone = await Promise.all([
      createApplication(old, true),
      createApplication(old, false),
      createApplication(new Date(0), true),
      createMessage(old),
      createMessage(old),
    ]);
    const kept = await Promise.all([createApplication(young, true), createApplication(young, false)]);
    const keptMessage = await createMessage(young);
    const ofApplications = ['interviews', 'interviewSlots', 'scorecards'];
    const db = await api.firebase.db();
    for (const name of ofApplications) {
      await Promise.all([gone[0], kept[0]].map((application) => db.collection(name).add({ application, expires_at: new Date(now + 1) })));
    }
    const report = await runUpkeep(api.parts, now, size);
    expect(report).toMatchObject(reportOf(3, 2));
    expect(await remaining()).toEqual({ applications: kept.toSorted(), messages: [keptMessage], files: 1 });
    expect((await api.documents('outbox')).map((waiting) => waiting.get('about') as unknown)).toEqual([[keptMessage]]);
    for (const name of ofApplications) {
      expect((await api.documents(name)).map((left) => left.get('application') as string)).toEqual([kept[0]]);
    }
    expect((await deletedIds()).sort()).toEqual(gone.sort());
    expect(await runUpkeep(api.parts, now, size)).toMatchObject(reportOf(0, 0));
  });

  it('continues in the next run when its time is over', async () => {
    await Promise.all(Array.from({ length: 5 }, () => createApplication(old, true)));
    const small = { ...size, retentionMs: 0 };
    const done = [];
    for (let run = 0; run < 3; run += 1) done.push(await runUpkeep(api.parts, now, small));
    expect(done.map(({ removed }) => removed.applications)).toEqual([2, 2, 1]);
    expect(done.map(({ complete }) => complete)).toEqual([false, false, true]);
    expect(await remaining()).toEqual({ applications: [], messages: [], files: 0 });
  });

  it('continues after an application that cannot be deleted, and deletes it in a later run', async () => {
    const stuck = await createApplication(new Date(0), true);
    await Promise.all([createApplication(old, true), createApplication(old, true), createApplication(old, true), createMessage(old)]);
    const { upkeep } = api.parts;
    const failure = () => Promise.reject(Object.assign(new Error('lost'), { code: 403 }));
    const remove: typeof upkeep.remove = (document, ...more) => (document.id === stuck ? failure() : upkeep.remove(document, ...more));
    const parts = { ...api.parts, upkeep: overridden(upkeep, { remove }) };
    const report = await runUpkeep(parts, now, { ...size, page: 1 });
    expect(report).toMatchObject({
      removed: { applications: 3, contactMessages: 1 },
      failed: [{ id: stuck, error: 'Error 403' }],
      complete: true,
    });
    expect(await remaining()).toEqual({ applications: [stuck], messages: [], files: 1 });
    expect(() => reportUpkeep(report)).toThrow(stuck);
    await runUpkeep(api.parts, now, size);
    expect(await remaining()).toEqual({ applications: [], messages: [], files: 0 });
  });

  it('finishes and reports the deletions in progress when the next page cannot be read', async () => {
    const stuck = await createApplication(new Date(0), false);
    await Promise.all([createApplication(old, false), createApplication(old, false), createMessage(old)]);
    const { upkeep } = api.parts;
    const failure = () => Promise.reject(Object.assign(new Error('lost'), { code: 7 }));
    const parts: Parts = {
      ...api.parts,
      upkeep: overridden(upkeep, {
        remove: async (document, ...more) => {
          if (document.parent.id === 'applications') await sleep(200);
          return document.id === stuck ? failure() : upkeep.remove(document, ...more);
        },
        olderThan: async function* (name, ...more) {
          yield* upkeep.olderThan(name, ...more);
          if (name === 'contactMessages') await failure();
        },
      }),
    };
    await upkeep.noteCleanedUpTo({ fileName: resumeFileName(randomUUID(), 'pdf'), savedAt: new Date() });
    const report = await runUpkeep(parts, now, size);
    expect(report.stopped?.message).toBe('The upkeep ended early: Error 7');
    expect(await upkeep.cleanedUpTo()).toBeUndefined();
    expect(report).toMatchObject({
      removed: { applications: 2, contactMessages: 1 },
      failed: [{ id: stuck, error: 'Error 7' }],
      complete: false,
    });
    expect(await remaining()).toEqual({ applications: [stuck], messages: [], files: 0 });
  });
});

it('deletes expired rate limits, versions of postings that were public five years ago, and no others', async () => {
  const versions = (await api.firebase.db()).collection('jobs/deleted/versions');
  await versions.doc('old').set({ until: monthsLater(new Date(now - 1), -retention.versionMonths) });
  await versions.doc('live').set({ until: monthsLater(new Date(now + 1000), -retention.versionMonths) });
  const limits = (await api.firebase.db()).collection('rateLimits');
  await Promise.all([1, 2, 3, 4, 5].map((ago) => limits.doc(`old-${ago}`).set({ count: 1, expires_at: new Date(now - ago) })));
  await limits.doc('live').set({ count: 1, expires_at: new Date(now + 1000) });
  expect(await runUpkeep(api.parts, now, { ...size, expiredPages: 1 })).toMatchObject({ expired: 2, removed: { versions: 1 } });
  expect(await runUpkeep(api.parts, now, size)).toMatchObject({ expired: 3 });
  for (const left of [limits, versions]) expect((await left.get()).docs.map(({ id }) => id)).toEqual(['live']);
});

/** At this time, all files are old enough to be deleted. */
const later = () => Date.now() + minimumAgeMs + 60_000;

/** @returns how many files are removed, and which could not be */
async function cleanUp(pageSize = 100, parts: Partial<Parts> = {}, now = later()) {
  const report = noRemovals();
  await cleanUpResumes({ ...api.parts, ...parts }, now, pageSize, report);
  return [report.removed.orphans, report.failed];
}

async function saveFile(fileName = resumeFileName(randomUUID(), 'pdf')): Promise<string> {
  await api.parts.resumes.save(fileName, pdfResume, 'application/pdf');
  return fileName;
}

async function saveNamedFiles(count: number): Promise<string[]> {
  const names = await Promise.all(Array.from({ length: count }, () => saveFile()));
  await Promise.all(names.map((fileName) => storeApplication(api, { resume_path: resumePath(fileName) })));
  return names;
}

const filesOf = async () => (await api.parts.resumes.list(undefined, 1000)).map(({ fileName }) => fileName);

describe('the clean-up', () => {
  it('deletes a file that no application names, and no other, even of a malformed application', async () => {
    const [named = ''] = await saveNamedFiles(1);
    const { id = '' } = (await api.parts.applications.findByResume(resumePath(named))) ?? {};
    await (await api.firebase.db()).doc(`applications/${id}`).update({ created_at: 'today', resume: 'lost', status: 5 });
    await saveFile();
    expect(await cleanUp()).toEqual([1, []]);
    expect(await filesOf()).toEqual([named]);
  });

  it('takes the next page each night, and begins again after the last one', async () => {
    const names = (await saveNamedFiles(5)).toSorted();
    const compared: string[][] = [];
    const { upkeep } = api.parts;
    const namedResumes: typeof upkeep.namedResumes = (files) => {
      compared.push(files.map(({ fileName }) => fileName));
      return upkeep.namedResumes(files);
    };
    for (let night = 0; night < 4; night += 1) await cleanUp(2, { upkeep: overridden(upkeep, { namedResumes }) });
    expect(compared).toEqual([names.slice(0, 2), names.slice(2, 4), names.slice(4), names.slice(0, 2)]);
  });

  it('refuses to delete more than one file of a page if they are more than 5 % of it, as after an incomplete restore', async () => {
    const orphans = [await saveFile(), await saveFile()];
    await expect(cleanUp()).rejects.toThrow(new UnsafeRunError('Clean-up refused: 2 of 2 resumes belong to no application'));
    expect(await filesOf()).toEqual(orphans.toSorted());
    const named = await saveNamedFiles(38);
    expect(await cleanUp()).toEqual([2, []]);
    expect(await filesOf()).toEqual(named.toSorted());
  });

  it('continues after a file that cannot be deleted, and tries it again later', async () => {
    await saveNamedFiles(38);
    const [stuck] = [await saveFile(), await saveFile()].toSorted();
    const { resumes } = api.parts;
    const failure = () => Promise.reject(Object.assign(new Error('held'), { code: 403 }));
    const remove = (name: string) => (name === stuck ? failure() : resumes.remove(name));
    expect(await cleanUp(100, { resumes: overridden(resumes, { remove }) })).toEqual([1, [{ id: stuck, error: 'Error 403' }]]);
    expect(await cleanUp()).toEqual([1, []]);
  });

  it('does not touch the file of an application that is being stored', async () => {
    const stored = await saveFile();
    expect(await cleanUp(100, {}, Date.now() + minimumAgeMs - 60_000)).toEqual([0, []]);
    expect(await filesOf()).toEqual([stored]);
  });
});
