import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { folderResumes, resumeFileName, resumePath } from '../../functions/src/data/resumes.ts';
import { nothingSwept, settledMs, sweepResumes } from '../../functions/src/maintenance/sweep.ts';
import type { Parts } from '../../functions/src/parts.ts';
import { UnavailableError } from '../../functions/src/problems.ts';
import { apply } from './application-form.ts';
import { storeApplication } from './example-application.ts';
import { type Api, useApi } from './harness.ts';
import { pdfResume } from './resume-files.ts';

const folder = join(tmpdir(), `sysdna-sweep-${randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What happens between the file and the document of an application that is on its way. */
let meanwhile: () => Promise<void>;
let log: MockInstance<typeof console.warn>;
beforeEach(() => {
  log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  meanwhile = () => Promise.resolve();
});
const interruptible = (parts: Parts): Parts => ({
  ...parts,
  applications: {
    ...parts.applications,
    create: async (id, input) => {
      await meanwhile();
      return parts.applications.create(id, input);
    },
  },
});

const usual = { page: 250, pages: 80 };
const later = () => Date.now() + settledMs + 60_000;
const soon = () => Date.now() + settledMs - 60_000;
const newName = () => resumeFileName(randomUUID(), 'pdf');

async function saveFile(api: Api, fileName = newName()): Promise<string> {
  await api.parts.resumes.save(fileName, pdfResume, 'application/pdf');
  return fileName;
}

function nameFile(api: Api, fileName: string): Promise<string> {
  const resume = { file_name: 'cv.pdf', content_type: 'application/pdf', size: pdfResume.length };
  return storeApplication(api, { resume_path: resumePath(fileName), resume });
}

const filesOf = async (api: Api) => (await api.parts.resumes.list(undefined, 1000)).map(({ fileName }) => fileName);
const missing = async (api: Api, id: string) => (await api.parts.applications.get(id))?.resume?.missing;
const nothing = { orphans: 0, failed: [], missing: [], found: 0, complete: true };

const usualStore = useApi({ parts: interruptible });
const folderStore = useApi({ parts: (parts) => interruptible({ ...parts, resumes: folderResumes(folder) }) });

describe.each([
  ['its usual store', usualStore],
  ['a folder', folderStore],
])('the clean-up, with resumes in %s', (_name, api) => {
  it('removes a file that no application names, and no other, and finds nothing to do after that', async () => {
    const named = await saveFile(api);
    const id = await nameFile(api, named);
    await saveFile(api);
    expect(await sweepResumes(api.parts, soon(), usual)).toEqual(nothing);
    expect(await filesOf(api)).toHaveLength(2);
    expect(await sweepResumes(api.parts, later(), usual)).toEqual({ ...nothing, orphans: 1 });
    expect(await filesOf(api)).toEqual([named]);
    expect(await missing(api, id)).toBeUndefined();
    expect(await sweepResumes(api.parts, later(), usual)).toEqual(nothing);
    await api.parts.resumes.remove(named);
    await api.parts.applications.remove(id, 'admin:tests');
  });

  it('goes on past a file that can not be removed, and ends in an outage', async () => {
    const stuck = [await saveFile(api), await saveFile(api), await saveFile(api)].sort()[0] ?? '';
    const { resumes } = api.parts;
    const failing = (error: Error) => ({
      ...api.parts,
      resumes: { ...resumes, remove: (name: string) => (name === stuck ? Promise.reject(error) : resumes.remove(name)) },
    });
    await expect(sweepResumes(failing(new UnavailableError('Storage is down')), later(), { page: 1, pages: 9 })).rejects.toThrow('down');
    const held = Object.assign(new Error('held'), { code: 403 });
    const report = await sweepResumes(failing(held), later(), { page: 1, pages: 9 });
    expect(report).toEqual({ ...nothing, orphans: 2, failed: [{ id: stuck, error: 'Error 403' }] });
    expect(await filesOf(api)).toEqual([stuck]);
    expect(await sweepResumes(api.parts, later(), usual)).toEqual({ ...nothing, orphans: 1 });
  });

  it('leaves an application that is on its way alone', async () => {
    const jobId = await api.postJob();
    const before = (await filesOf(api)).length;
    let swept: unknown;
    meanwhile = async () => {
      expect(await filesOf(api)).toHaveLength(before + 1);
      swept = await sweepResumes(api.parts, soon(), usual);
    };
    expect((await apply(api, jobId, { resume: { name: 'a.pdf', content: pdfResume } })).status).toBe(201);
    expect(swept).toEqual(nothing);
    expect(await filesOf(api)).toHaveLength(before + 1);
    expect(await sweepResumes(api.parts, later(), usual)).toEqual(nothing);
  });

  it('marks an application whose file is gone, for staff to see, once; and unmarks it when the file is back', async () => {
    const token = await api.logIn();
    const fileName = newName();
    const id = await nameFile(api, fileName);
    expect(await sweepResumes(api.parts, soon(), usual)).toEqual(nothing);
    const { upkeep } = api.parts;
    const cutOff = { ...api.parts, upkeep: { ...upkeep, keepPlace: () => Promise.reject(new UnavailableError('Firestore is down')) } };
    const swept = nothingSwept();
    await expect(sweepResumes(cutOff, later(), usual, swept)).rejects.toThrow('down');
    expect(swept).toEqual({ ...nothing, missing: [{ id, fileName }], complete: false });
    expect(log.mock.calls.join()).toContain(`"Resumes are missing: 1","missing":[{"id":"${id}","fileName":"${fileName}"}]`);
    await upkeep.markResume(id, false);
    expect(await sweepResumes(api.parts, later(), usual)).toEqual({ ...nothing, missing: [{ id, fileName }] });
    const resume = { file_name: 'cv.pdf', content_type: 'application/pdf', size: pdfResume.length, missing: true };
    expect((await api.call(endpoints.listApplications, '', { token })).json).toContainEqual(expect.objectContaining({ id, resume }));
    expect(await sweepResumes(api.parts, later(), usual)).toEqual(nothing);
    await saveFile(api, fileName);
    expect(await sweepResumes(api.parts, later(), usual)).toEqual({ ...nothing, found: 1 });
    expect(await missing(api, id)).toBe(false);
  });

  it('does a part at a time, and goes on where it stopped', async () => {
    const named = await Promise.all(Array.from({ length: 7 }, () => saveFile(api)));
    await Promise.all(named.map((name) => nameFile(api, name)));
    await Promise.all(Array.from({ length: 8 }, () => saveFile(api)));
    const lost = await Promise.all(Array.from({ length: 6 }, () => nameFile(api, newName())));
    const small = { page: 3, pages: 2 };
    let orphans = 0;
    const found: string[] = [];
    let runs = 0;
    for (let complete = false; !complete; runs += 1) {
      const swept = await sweepResumes(api.parts, later(), small);
      complete = swept.complete;
      orphans += swept.orphans;
      found.push(...swept.missing.map(({ id }) => id));
    }
    expect(runs).toBeGreaterThan(2);
    expect(orphans).toBe(8);
    expect(found.sort()).toEqual(lost.sort());
    expect(await filesOf(api)).toEqual(expect.arrayContaining(named));
    expect(await sweepResumes(api.parts, later(), usual)).toEqual(nothing);
  });
});
