import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { resumeFileName, resumePath } from '../../functions/src/data/resumes.ts';
import { UnsafeRunError } from '../../functions/src/upkeep/failure.ts';
import { minimumAgeMs, cleanUpResumes } from '../../functions/src/upkeep/resume-clean-up.ts';
import type { Parts } from '../../functions/src/parts.ts';
import { UnavailableError } from '../../functions/src/errors.ts';
import { storeApplication } from './example-application.ts';
import { useApi } from './harness.ts';
import { pdfResume } from './resume-files.ts';

let log: MockInstance<typeof console.warn>;
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const api = useApi();

const size = { pageSize: 250, max: 1000 };
const hourMs = 60 * 60 * 1000;
const newName = () => resumeFileName(randomUUID(), 'pdf');

/** On both nights, all files are old enough to be deleted. */
const firstNight = () => Date.now() + minimumAgeMs + 60_000;
const secondNight = () => firstNight() + 24 * hourMs;
const tooSoon = () => Date.now() + minimumAgeMs - 60_000;

const cleanUp = (now: number, parts: Partial<Parts> = {}) => cleanUpResumes({ ...api.parts, ...parts }, now, size);

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
const emptyReport = { orphansRemoved: 0, failed: [], missing: [], removedByScanner: 0, foundAgain: 0, complete: true };

async function startWithOneResume(): Promise<{ id: string; namedFile: string }> {
  for (const fileName of await filesOf()) await api.parts.resumes.remove(fileName);
  for (const { id } of (await api.parts.applications.page({}, 100)).items) await api.parts.applications.remove(id, 'admin:tests');
  await api.parts.upkeep.noteOrphans([], new Date(0));
  const namedFile = await saveFile();
  return { id: await storeApplicationWithFile(namedFile), namedFile };
}

describe('the clean-up', () => {
  let id: string;
  let namedFile: string;
  beforeEach(async () => {
    ({ id, namedFile } = await startWithOneResume());
  });

  it('deletes a file that no application names on two nights, and no other', async () => {
    await saveFile();
    expect(await cleanUp(firstNight())).toEqual(emptyReport);
    const younger = await saveFile();
    expect(await cleanUp(secondNight())).toEqual({ ...emptyReport, orphansRemoved: 1 });
    expect(await filesOf()).toEqual([namedFile, younger].sort());
    expect(await resumeOf(id)).not.toHaveProperty('missing', true);
  });

  it('keeps a file that an application names on the second night', async () => {
    const late = await saveFile();
    await cleanUp(firstNight());
    await storeApplicationWithFile(late);
    expect(await cleanUp(secondNight())).toEqual(emptyReport);
    expect(await filesOf()).toContain(late);
  });

  it.each([
    ['later in the same night', 1],
    ['after a night without a run', 48],
  ])('deletes nothing when it runs again %s', async (_when, hours) => {
    await saveFile();
    await cleanUp(firstNight());
    expect(await cleanUp(firstNight() + hours * hourMs)).toEqual(emptyReport);
    expect(await filesOf()).toHaveLength(2);
  });

  it('refuses to delete every file, as after an incomplete restore', async () => {
    await saveFile();
    await cleanUp(firstNight());
    await api.parts.applications.remove(id, 'admin:tests');
    await expect(cleanUp(secondNight())).rejects.toThrow(new UnsafeRunError('Clean-up refused: 2 of 2 resumes belong to no application'));
    expect(await filesOf()).toHaveLength(2);
  });

  it('refuses to delete more than 20 files if they are more than 5 % of all', async () => {
    const orphans = await Promise.all(Array.from({ length: 20 }, () => saveFile()));
    await cleanUp(firstNight());
    expect(await cleanUp(secondNight())).toEqual({ ...emptyReport, orphansRemoved: 20 });
    await Promise.all([...orphans, newName()].map((name) => saveFile(name)));
    await expect(cleanUp(firstNight())).rejects.toThrow('Clean-up refused: 21 of 22');
    await expect(cleanUp(secondNight())).rejects.toThrow('Clean-up refused');
    expect(await filesOf()).toHaveLength(22);
  });

  it('continues after a file that cannot be deleted, and stops in an outage', async () => {
    const orphans = [await saveFile(), await saveFile(), await saveFile()].sort();
    const stuck = orphans[0] ?? '';
    await cleanUp(firstNight());
    const { resumes } = api.parts;
    const failing = (error: Error) => ({
      resumes: { ...resumes, remove: (name: string) => (name === stuck ? Promise.reject(error) : resumes.remove(name)) },
    });
    await expect(cleanUp(secondNight(), failing(new UnavailableError('Storage is down')))).rejects.toThrow('down');
    const held = Object.assign(new Error('held'), { code: 403 });
    const report = await cleanUp(secondNight(), failing(held));
    expect(report).toEqual({ ...emptyReport, orphansRemoved: 2, failed: [{ id: stuck, error: 'Error 403' }] });
    expect(await filesOf()).toEqual([namedFile, stuck].sort());
  });

  it('does not touch the file of an application that is being stored', async () => {
    const fileName = await saveFile();
    expect(await cleanUp(tooSoon())).toEqual(emptyReport);
    await storeApplicationWithFile(fileName);
    await cleanUp(firstNight());
    expect(await cleanUp(secondNight())).toEqual(emptyReport);
    expect(await filesOf()).toHaveLength(2);
  });

  it('marks an application whose file is missing, and unmarks it when the file is back', async () => {
    const token = await api.logIn();
    const fileName = newName();
    const lost = await storeApplicationWithFile(fileName);
    expect(await cleanUp(tooSoon())).toEqual(emptyReport);
    const missing = [{ id: lost, fileName }];
    expect(await cleanUp(firstNight())).toEqual({ ...emptyReport, missing });
    expect(log.mock.calls.join()).toContain(`"Resumes are missing: 1","missing":${JSON.stringify(missing)}`);
    const listed = (await api.call(endpoints.listApplications, '', { token })).json;
    expect(listed).toContainEqual(
      expect.objectContaining({ id: lost, resume: expect.objectContaining({ missing: true, removed_by: null }) as unknown }),
    );
    expect(await cleanUp(firstNight())).toEqual(emptyReport);
    await saveFile(fileName);
    expect(await cleanUp(firstNight())).toEqual({ ...emptyReport, foundAgain: 1 });
    expect(await resumeOf(lost)).toMatchObject({ missing: false });
  });

  it('deletes nothing when there are more files than one run can compare', async () => {
    const names = await Promise.all(Array.from({ length: 6 }, () => saveFile()));
    await Promise.all(names.map((name) => storeApplicationWithFile(name)));
    await saveFile();
    await cleanUpResumes(api.parts, firstNight(), { pageSize: 3, max: 8 });
    expect(await cleanUpResumes(api.parts, secondNight(), { pageSize: 3, max: 7 })).toEqual({ ...emptyReport, complete: false });
    expect(await filesOf()).toHaveLength(8);
    expect(await cleanUpResumes(api.parts, secondNight(), { pageSize: 3, max: 8 })).toEqual({ ...emptyReport, orphansRemoved: 1 });
  });
});

it('marks an application whose file the malware scanner has removed', async () => {
  const { id, namedFile } = await startWithOneResume();
  await api.parts.resumes.remove(namedFile);
  const bucket = await api.firebase.bucket();
  await bucket.file(`resumes/${namedFile}`).save('', { resumable: false, metadata: { metadata: { 'removed-by': 'scanner' } } });
  const read = await api.send('GET', `/${resumePath(namedFile)}`, { token: await api.logIn() });
  expect(read).toMatchObject({ status: 404, json: { error: texts.resumeRemoved } });
  expect(await cleanUp(firstNight())).toEqual({ ...emptyReport, removedByScanner: 1 });
  expect(await resumeOf(id)).toMatchObject({ missing: true, removed_by: 'scanner' });
  expect(await cleanUp(secondNight())).toEqual(emptyReport);
  await (await api.firebase.db()).doc(`applications/${id}`).update({ 'resume.removed_by': 'somebody else' });
  expect(await resumeOf(id)).toMatchObject({ missing: true, removed_by: null });
});
