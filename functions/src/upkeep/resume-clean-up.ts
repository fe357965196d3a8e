import { resumePath, type StoredFile } from '../applications/resumes.ts';
import type { ResumeReference, ResumeMark, UpkeepStore } from '../platform/firestore/upkeep.ts';
import { log } from '../platform/log.ts';
import { isTemporaryFailure } from '../platform/errors.ts';
import type { Parts } from '../parts.ts';
import { type Failure, failureOf, UnsafeRunError } from './failure.ts';

export type CleanUpReport = {
  /** Files that no application named, neither when they were found nor now. */
  orphansRemoved: number;
  failed: Failure[];
  missing: number;
  removedByScanner: number;
  foundAgain: number;
};

const hourMs = 60 * 60 * 1000;

/** The request of a younger file or application, or a retry of its write, may still be running. */
export const minimumAgeMs = hourMs;

/** The first digits of the random file names. Each run compares the files with one of them. */
export const slices = Array.from('0123456789abcdef');

/** A run stops if more files of its slice than this, and more than this share, are orphans. */
const usualOrphans = { files: 1, share: 0.05 };

/** 1000 names take 40 kB of a document's 1 MB. */
const notedOrphansMax = 1000;

export function emptyCleanUpReport(): CleanUpReport {
  return { orphansRemoved: 0, failed: [], missing: 0, removedByScanner: 0, foundAgain: 0 };
}

/**
 * Removes the orphans that the run of an earlier night has found, then compares the next slice.
 * @param pageSize how many files or applications are in memory at once @throws {UnsafeRunError}
 */
export async function cleanUpResumes(parts: Parts, now: number, pageSize: number, report = emptyCleanUpReport()): Promise<CleanUpReport> {
  const { upkeep } = parts;
  const noted = await upkeep.notedOrphans();
  // A failed run is repeated in the same night.
  if (noted && now - noted.notedAt.getTime() < 12 * hourMs) return report;
  for (const fileName of noted?.fileNames ?? []) await removeOrphan(parts, fileName, report);

  const slice = slices[(slices.indexOf(noted?.slice ?? '') + 1) % slices.length] ?? '';
  const orphans = await compareSlice(parts, slice, now, pageSize, report);
  await upkeep.noteOrphans({ fileNames: [...report.failed.map(({ id }) => id), ...orphans], slice, notedAt: new Date(now) });
  return report;
}

/** Marks the applications whose files are missing. @returns the orphans */
async function compareSlice(
  { resumes, upkeep }: Parts,
  slice: string,
  now: number,
  pageSize: number,
  report: CleanUpReport,
): Promise<string[]> {
  const oldEnough = (time: Date) => time.getTime() < now - minimumAgeMs;
  const orphans: string[] = [];
  let fileCount = 0;
  let after: string | undefined = slice;
  while (after !== undefined) {
    const files = await resumes.list(after, pageSize, slice);
    const upTo = files.length === pageSize ? files.at(-1)?.fileName : undefined;
    const stored = new Map(files.map((file) => [file.fileName, file]));
    const unreferenced = new Map(stored);
    for await (const references of upkeep.resumeReferences({ slice, after, upTo }, pageSize)) {
      for (const { fileName } of references) unreferenced.delete(fileName);
      const aged = references.filter(({ savedAt }) => oldEnough(savedAt));
      await markResumes(upkeep, stored, aged, report);
    }
    fileCount += files.length;
    for (const { fileName, savedAt } of unreferenced.values()) if (oldEnough(savedAt)) orphans.push(fileName);
    after = upTo;
  }
  await refuseUnusual(upkeep, orphans, fileCount);
  return orphans.slice(0, notedOrphansMax);
}

/** After an incomplete restore, nearly all files look like orphans. @throws {UnsafeRunError} */
async function refuseUnusual(upkeep: UpkeepStore, orphans: string[], fileCount: number): Promise<void> {
  if (orphans.length === 0) return;
  const tooMany = orphans.length > usualOrphans.files && orphans.length > usualOrphans.share * fileCount;
  if (!tooMany && (await upkeep.hasReferences())) return;
  const message = `Clean-up refused: ${orphans.length} of ${fileCount} resumes belong to no application`;
  log({ severity: 'WARNING', message, orphans: orphans.slice(0, 100) });
  throw new UnsafeRunError(message);
}

async function markResumes(
  upkeep: UpkeepStore,
  stored: Map<string, StoredFile>,
  references: ResumeReference[],
  report: CleanUpReport,
): Promise<void> {
  const found: { id: string; fileName: string }[] = [];
  const marks: { id: string; mark: ResumeMark }[] = [];
  for (const { id, fileName, missing, removedBy } of references) {
    const file = stored.get(fileName);
    if (!file && !missing) {
      found.push({ id, fileName });
      marks.push({ id, mark: { missing: true, removed_by: null } });
    } else if (file?.removed && removedBy !== 'scanner') {
      report.removedByScanner += 1;
      marks.push({ id, mark: { missing: true, removed_by: 'scanner' } });
    } else if (file && !file.removed && missing) {
      report.foundAgain += 1;
      marks.push({ id, mark: { missing: false, removed_by: null } });
    }
  }
  // Logged first, since a repeated run skips marked applications. Alerts: local/alerts/policies.ts.
  if (found.length > 0) log({ severity: 'WARNING', message: `Resumes are missing: ${found.length}`, missing: found });
  report.missing += found.length;
  for (const { id, mark } of marks) await upkeep.markResume(id, mark);
}

async function removeOrphan({ applications, resumes }: Parts, fileName: string, report: CleanUpReport): Promise<void> {
  try {
    if (await applications.findByResume(resumePath(fileName))) return;
    await resumes.remove(fileName);
    report.orphansRemoved += 1;
  } catch (error) {
    // During an outage, every removal would fail.
    if (isTemporaryFailure(error)) throw error;
    report.failed.push(failureOf(fileName, error));
  }
}
