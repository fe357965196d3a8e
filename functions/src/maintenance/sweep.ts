import type { ApplicationStore } from '../data/applications.ts';
import { resumePath, type ResumeStore, type StoredFile } from '../data/resumes.ts';
import type { NamedResume, UpkeepStore } from '../data/upkeep.ts';
import { log } from '../log.ts';
import { isUnavailable } from '../problems.ts';
import { type Failure, failureOf } from './failure.ts';

export type SweepParts = { applications: ApplicationStore; resumes: ResumeStore; upkeep: UpkeepStore };

/** What one run may read at a time, and in all. */
export type SweepSize = { page: number; pages: number };

export type Swept = {
  /** Files that no application named; removed. */
  orphans: number;
  /** Such files that can't be removed. The walk goes on past them; the next one tries them again. */
  failed: Failure[];
  /** Applications that were found to name a file that isn't there, and are marked now. */
  missing: { id: string; fileName: string }[];
  /** Applications whose file is there again. */
  found: number;
  /** Whether it came to the end; else the next run goes on from there. */
  complete: boolean;
};

/**
 * How old a file or an application must be before it is judged, in milliseconds. A request ends within minutes, and so does
 * a write that Firestore's library goes on trying after its request was given up.
 */
export const settledMs = 60 * 60 * 1000;

/** @returns what a walk has to tell before its first step */
export function nothingSwept(): Swept {
  return { orphans: 0, failed: [], missing: [], found: 0, complete: false };
}

/**
 * Walks through files and applications side by side, by name: a file that nobody names is removed, an application whose file
 * is missing is marked, and kept: what the applicant has written is worth having, and staff can ask for the resume again.
 * @param now in milliseconds
 * @param swept written to as the walk goes on, for whoever wants to tell of one that ends early
 * @returns that
 */
export async function sweepResumes(parts: SweepParts, now: number, { page, pages }: SweepSize, swept = nothingSwept()): Promise<Swept> {
  const { resumes, upkeep } = parts;
  const settled = (time: Date) => time.getTime() < now - settledMs;
  let after = await upkeep.place();

  for (let turn = 0; turn < pages && !swept.complete; turn += 1) {
    // Files first: whatever was saved by then, and is to be named, is named by one of the documents that are read next, or
    // it is new.
    const files = await resumes.list(after, page);
    const named = await upkeep.namedResumes(after, page);
    const end = commonEnd(files, named, page);
    const inReach = ({ fileName }: { fileName: string }) => end === undefined || fileName <= end;
    const stored = new Set(files.map(({ fileName }) => fileName));
    const names = new Set(named.map(({ fileName }) => fileName));

    const orphans = files.filter((file) => inReach(file) && !names.has(file.fileName) && settled(file.savedAt));
    const lost = named.filter((one) => inReach(one) && !stored.has(one.fileName) && one.described && !one.missing && settled(one.createdAt));
    const back = named.filter((one) => inReach(one) && stored.has(one.fileName) && one.missing);
    for (const { fileName } of orphans) {
      try {
        swept.orphans += Number(await removeOrphan(parts, fileName));
      } catch (error) {
        // In an outage none can be.
        if (isUnavailable(error)) throw error;
        swept.failed.push(failureOf(fileName, error));
      }
    }
    const missing = lost.map(({ id, fileName }) => ({ id, fileName }));
    // Before they are marked: a run that ends half way, and is tried again, passes over what is marked. Alerts look for these
    // words: docs/deployment.md, "What to watch".
    if (missing.length > 0) log({ severity: 'WARNING', message: `Resumes are missing: ${missing.length}`, missing });
    for (const { id } of lost) await upkeep.markResume(id, true);
    for (const { id } of back) await upkeep.markResume(id, false);
    swept.missing.push(...missing);
    swept.found += back.length;

    await upkeep.keepPlace(end);
    after = end;
    swept.complete = end === undefined;
  }
  return swept;
}

/** @returns the name up to which both pages are known; undefined where both came to the end */
function commonEnd(files: StoredFile[], named: NamedResume[], page: number): string | undefined {
  const ends = [files, named].filter(({ length }) => length === page).map((items) => items.at(-1)?.fileName ?? '');
  return ends.sort()[0];
}

/** Asks once more before what can't be undone. @returns whether it was removed */
async function removeOrphan({ applications, resumes }: SweepParts, fileName: string): Promise<boolean> {
  if (await applications.findByResume(resumePath(fileName))) return false;
  await resumes.remove(fileName);
  return true;
}
