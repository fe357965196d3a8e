import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { resumeFileName, resumePath } from '../../functions/src/applications/resumes.ts';
import { UnsafeRunError } from '../../functions/src/upkeep/failure.ts';
import {
  type CleanUpReport,
  cleanUpResumes,
  emptyCleanUpReport,
  minimumAgeMs,
  slices,
} from '../../functions/src/upkeep/resume-clean-up.ts';
import { usedMemory } from '../../functions/testing/used-memory.ts';
import type { Parts } from '../../functions/src/parts.ts';
import { UnavailableError } from '../../functions/src/platform/errors.ts';
import { storeApplication } from './examples.ts';
import { useApi } from './harness.ts';
import { pdfResume } from './resume-files.ts';

let log: MockInstance<typeof console.warn>;
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const api = useApi();

const pageSize = 250;
const hourMs = 60 * 60 * 1000;
const nights = slices.length + 1;
const newName = () => resumeFileName(randomUUID(), 'pdf');

/** On this night and the later ones, all files are old enough to be deleted. */
const firstNight = () => Date.now() + minimumAgeMs + 60_000;

/** Runs nightly until everything is compared and removed. @returns the sums of the reports */
async function cleanUp(first = firstNight(), parts: Partial<Parts> = {}): Promise<CleanUpReport> {
  const report = emptyCleanUpReport();
  await api.parts.upkeep.noteOrphans({ fileNames: [], slice: '', notedAt: new Date(0) });
  for (let night = 0; night < nights; night += 1) await cleanUpAt(first + night * 24 * hourMs, parts, report);
  return report;
}

const cleanUpAt = (now: number, parts: Partial<Parts> = {}, report = emptyCleanUpReport()) =>
  cleanUpResumes({ ...api.parts, ...parts }, now, pageSize, report);

async function saveFile(fileName = newName()): Promise<string> {
  await api.parts.resumes.save(fileName, pdfResume, 'application/pdf');
  return fileName;
}

function storeApplicationWithFile(fileName: string): Promise<string> {
  const resume = { file_name: 'cv.pdf', content_type: 'application/pdf', size: pdfResume.length };
  return storeApplication(api, { resume_path: resumePath(fileName), resume });
}

const filesOf = async () => (await api.parts.resumes.list(undefined, 1000)).map(({ fileName }) => fileName);
const resumeOf = async (id: string) => (await api.parts.applications.get(id))?.resume;
const nothing = emptyCleanUpReport();

async function startWithOneResume(): Promise<{ id: string; namedFile: string }> {
  await api.clear();
  await api.parts.upkeep.noteOrphans({ fileNames: [], slice: '', notedAt: new Date(0) });
  const namedFile = await saveFile();
  return { id: await storeApplicationWithFile(namedFile), namedFile };
}

describe('the clean-up', () => {
  let id: string;
  let namedFile: string;
  beforeEach(async () => {
    ({ id, namedFile } = await startWithOneResume());
  });

  it('deletes a file that no application names within 17 nights, and no other', async () => {
    await Promise.all(slices.map((digit) => saveFile(digit + newName().slice(1))));
    expect(await cleanUp()).toEqual({ ...nothing, orphansRemoved: slices.length });
    expect(await filesOf()).toEqual([namedFile]);
    expect(await resumeOf(id)).not.toHaveProperty('missing', true);
  });

  it('keeps a file that an application names on the night after it was found', async () => {
    const late = await saveFile(`0${newName().slice(1)}`);
    await cleanUpAt(firstNight());
    expect(await api.parts.upkeep.notedOrphans()).toMatchObject({ fileNames: [late], slice: '0' });
    await storeApplicationWithFile(late);
    expect(await cleanUpAt(firstNight() + 24 * hourMs)).toEqual(nothing);
    expect(await filesOf()).toContain(late);
  });

  it('deletes nothing when it runs again later in the same night', async () => {
    await saveFile(`0${newName().slice(1)}`);
    await cleanUpAt(firstNight());
    expect(await cleanUpAt(firstNight() + hourMs)).toEqual(nothing);
    expect(await filesOf()).toHaveLength(2);
  });

  it('refuses to delete every file, as after an incomplete restore', async () => {
    await api.parts.applications.remove(id, 'admin:tests');
    await expect(cleanUp()).rejects.toThrow(new UnsafeRunError('Clean-up refused: 1 of 1 resumes belong to no application'));
    expect(await filesOf()).toEqual([namedFile]);
  });

  it('refuses to delete more than one file of a night if they are more than 5 % of it', async () => {
    const name = () => `7${newName().slice(1)}`;
    const orphans = await Promise.all([saveFile(name()), saveFile(name())]);
    await expect(cleanUp()).rejects.toThrow(/Clean-up refused: 2 of [23] /);
    await Promise.all(Array.from({ length: 38 }, async () => storeApplicationWithFile(await saveFile(name()))));
    expect(await cleanUp()).toEqual({ ...nothing, orphansRemoved: 2 });
    for (const orphan of orphans) expect(await filesOf()).not.toContain(orphan);
  });

  it('tries a file that cannot be deleted again the next night, and stops in an outage', async () => {
    const [stuck, other] = [await saveFile(`0${newName().slice(1)}`), await saveFile(`1${newName().slice(1)}`)];
    const { resumes } = api.parts;
    const failing = (error: Error) => ({
      resumes: { ...resumes, remove: (name: string) => (name === stuck ? Promise.reject(error) : resumes.remove(name)) },
    });
    await cleanUpAt(firstNight());
    const secondNight = firstNight() + 24 * hourMs;
    await expect(cleanUpAt(secondNight, failing(new UnavailableError('Storage is down')))).rejects.toThrow('down');
    const failed = [{ id: stuck, error: 'Error 403' }];
    expect(await cleanUpAt(secondNight, failing(Object.assign(new Error('held'), { code: 403 })))).toEqual({ ...nothing, failed });
    expect(await api.parts.upkeep.notedOrphans()).toMatchObject({ fileNames: [stuck, other] });
    expect(await cleanUpAt(secondNight + 24 * hourMs)).toEqual({ ...nothing, orphansRemoved: 2 });
  });

  it('does not touch the file of an application that is being stored', async () => {
    await saveFile(`0${newName().slice(1)}`);
    await storeApplicationWithFile(`0${newName().slice(1)}`);
    expect(await cleanUpAt(Date.now() + minimumAgeMs - 60_000)).toEqual(nothing);
    expect(await api.parts.upkeep.notedOrphans()).toMatchObject({ fileNames: [] });
  });

  it('marks an application whose file is missing, and unmarks it when the file is back', async () => {
    const token = await api.logIn();
    const fileName = newName();
    const lost = await storeApplicationWithFile(fileName);
    expect(await cleanUp()).toEqual({ ...nothing, missing: 1 });
    expect(log.mock.calls.join()).toContain(`"Resumes are missing: 1","missing":${JSON.stringify([{ id: lost, fileName }])}`);
    const listed = (await api.call(endpoints.listApplications, '', { token })).json;
    expect(listed).toContainEqual(
      expect.objectContaining({ id: lost, resume: expect.objectContaining({ missing: true, removed_by: null }) as unknown }),
    );
    expect(await cleanUp()).toEqual(nothing);
    await saveFile(fileName);
    expect(await cleanUp()).toEqual({ ...nothing, foundAgain: 1 });
    expect(await resumeOf(lost)).toMatchObject({ missing: false });
  });

  it('compares files and applications page by page', async () => {
    const name = () => `a${newName().slice(1)}`;
    const [orphan] = await Promise.all([
      saveFile(name()),
      ...Array.from({ length: 39 }, async () => storeApplicationWithFile(await saveFile(name()))),
    ]);
    const lost = await storeApplicationWithFile(name());
    await api.parts.upkeep.noteOrphans({ fileNames: [], slice: '9', notedAt: new Date(0) });
    expect(await cleanUpResumes(api.parts, firstNight(), 8)).toEqual({ ...nothing, missing: 1 });
    expect(await api.parts.upkeep.notedOrphans()).toMatchObject({ fileNames: [orphan] });
    expect(await resumeOf(lost)).toMatchObject({ missing: true });
  });
});

it('takes less than 200 MB for 150,000 resumes, and finds every orphan within 17 nights', async () => {
  const savedAt = new Date(0);
  const names = Array.from({ length: 150_000 }, newName).sort();
  const orphans = new Set(names.filter((_, index) => index % 100 === 0));
  const removed = new Set<string>();
  const start = usedMemory().heapUsed;
  let most = 0;
  const resumes: Parts['resumes'] = {
    ...api.parts.resumes,
    list: (after = '', limit, start) => {
      const found = names
        .filter((fileName) => fileName > after && fileName.startsWith(start ?? '') && !removed.has(fileName))
        .slice(0, limit);
      return Promise.resolve(found.map((fileName) => ({ fileName, savedAt, removed: false })));
    },
    remove: (fileName) => Promise.resolve(void removed.add(fileName)),
  };
  const upkeep: Parts['upkeep'] = {
    ...api.parts.upkeep,
    hasReferences: () => Promise.resolve(true),
    // oxlint-disable-next-line typescript/require-await -- The store's is asynchronous.
    async *resumeReferences({ slice, after, upTo = `${slice}~` }) {
      if (after === slice) most = Math.max(most, usedMemory().heapUsed - start);
      yield names
        .filter((fileName) => fileName > after && fileName <= upTo && !orphans.has(fileName))
        .map((fileName) => ({ id: fileName, fileName, savedAt, missing: false }));
    },
  };
  const applications = { ...api.parts.applications, findByResume: () => Promise.resolve(undefined) };
  expect(await cleanUp(firstNight(), { resumes, upkeep, applications })).toEqual({ ...nothing, orphansRemoved: orphans.size });
  expect(removed).toEqual(orphans);
  expect(most).toBeLessThan(200 * 2 ** 20);
}, 120_000);

it('marks an application whose file the malware scanner has removed', async () => {
  const { id, namedFile } = await startWithOneResume();
  await api.parts.resumes.remove(namedFile);
  const bucket = await api.firebase.bucket();
  await bucket.file(`resumes/${namedFile}`).save('', { resumable: false, metadata: { metadata: { 'removed-by': 'scanner' } } });
  const read = await api.send('GET', `/${resumePath(namedFile)}`, { token: await api.logIn() });
  expect(read).toMatchObject({ status: 404, json: { error: staffTexts.resumeRemoved } });
  expect(await cleanUp()).toEqual({ ...nothing, removedByScanner: 1 });
  expect(await resumeOf(id)).toMatchObject({ missing: true, removed_by: 'scanner' });
  expect(await cleanUp()).toEqual(nothing);
  await (await api.firebase.db()).doc(`applications/${id}`).update({ 'resume.removed_by': 'somebody else' });
  expect(await resumeOf(id)).toMatchObject({ missing: true, removed_by: null });
});
