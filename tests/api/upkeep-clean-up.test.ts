import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resumeFileName, resumePath } from '../../functions/src/applications/resumes.ts';
import { UnsafeRunError } from '../../functions/src/upkeep/failure.ts';
import { cleanUpResumes, emptyCleanUpReport, minimumAgeMs } from '../../functions/src/upkeep/resume-clean-up.ts';
import type { Parts } from '../../functions/src/parts.ts';
import { UnavailableError } from '../../functions/src/platform/errors.ts';
import { storeApplication } from './examples.ts';
import { useApi } from './harness.ts';
import { pdfResume } from './resume-files.ts';
import { overridden } from './overridden.ts';

const api = useApi();

/** At this time, all files are old enough to be deleted. */
const later = () => Date.now() + minimumAgeMs + 60_000;

const cleanUp = (pageSize = 100, parts: Partial<Parts> = {}, now = later()) => cleanUpResumes({ ...api.parts, ...parts }, now, pageSize);

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
const nothing = emptyCleanUpReport();

describe('the clean-up', () => {
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await api.clear();
  });

  it('deletes a file that no application names, and no other, even of a malformed application', async () => {
    const [named = ''] = await saveNamedFiles(1);
    const { id = '' } = (await api.parts.applications.findByResume(resumePath(named))) ?? {};
    await (await api.firebase.db()).doc(`applications/${id}`).update({ created_at: 'today', resume: 'lost', status: 5 });
    await saveFile();
    expect(await cleanUp()).toEqual({ ...nothing, orphansRemoved: 1 });
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
    expect(await cleanUp()).toEqual({ ...nothing, orphansRemoved: 2 });
    expect(await filesOf()).toEqual(named.toSorted());
  });

  it('continues after a file that cannot be deleted, tries it again later, and stops in an outage', async () => {
    await saveNamedFiles(38);
    const [stuck] = [await saveFile(), await saveFile()].toSorted();
    const { resumes } = api.parts;
    const failing = (error: Error) => ({
      resumes: overridden(resumes, { remove: (name: string) => (name === stuck ? Promise.reject(error) : resumes.remove(name)) }),
    });
    await expect(cleanUp(100, failing(new UnavailableError('Storage is down')))).rejects.toThrow('down');
    const failed = [{ id: stuck, error: 'Error 403' }];
    expect(await cleanUp(100, failing(Object.assign(new Error('held'), { code: 403 })))).toEqual({ orphansRemoved: 1, failed });
    expect(await cleanUp()).toEqual({ ...nothing, orphansRemoved: 1 });
  });

  it('does not touch the file of an application that is being stored', async () => {
    const stored = await saveFile();
    expect(await cleanUp(100, {}, Date.now() + minimumAgeMs - 60_000)).toEqual(nothing);
    expect(await filesOf()).toEqual([stored]);
  });
});
