import type { ApplicationStore } from '../data/applications.ts';
import { resumePath, type ResumeStore, type StoredFile } from '../data/resumes.ts';
import type { ResumeReference, ResumeMark, UpkeepStore } from '../data/upkeep.ts';
import { log } from '../log.ts';
import { isTemporaryFailure } from '../errors.ts';
import { type Failure, failureOf, UnsafeRunError } from './failure.ts';

export type CleanUpParts = { applications: ApplicationStore; resumes: ResumeStore; upkeep: UpkeepStore };

/** How many files or applications are read at once, and how many of each are compared at most. */
export type CleanUpLimits = { pageSize: number; max: number };

export type CleanUpReport = {
  /** Files that no application referred to on two nights. */
  orphansRemoved: number;
  failed: Failure[];
  missing: { id: string; fileName: string }[];
  removedByScanner: number;
  foundAgain: number;
  /** False if there was too much to compare, so that nothing changed, or if the run ended early. */
  complete: boolean;
};

const hourMs = 60 * 60 * 1000;

/** The request of a younger file or application, or a retry of its write, may still be running. */
export const minimumAgeMs = hourMs;

/** A run stops if more files than this, and more than this share of all, are orphans. */
const usualOrphans = { files: 20, share: 0.05 };

/** 1000 names take 40 kB of a document's 1 MB. */
const notedOrphansMax = 1000;

export function emptyCleanUpReport(): CleanUpReport {
  return { orphansRemoved: 0, failed: [], missing: [], removedByScanner: 0, foundAgain: 0, complete: false };
}

/** Removes orphans of two consecutive nights, and marks missing files. @throws {UnsafeRunError} */
export async function cleanUpResumes(
  parts: CleanUpParts,
  now: number,
  limits: CleanUpLimits,
  report = emptyCleanUpReport(),
): Promise<CleanUpReport> {
  const { resumes, upkeep } = parts;
  // Files are read first: an application that is stored meanwhile is then read too.
  const files = await allFiles(resumes, limits);
  const references = await allReferences(upkeep, limits);
  if (!files || !references) return report;

  const oldEnough = (time: Date) => time.getTime() < now - minimumAgeMs;
  const referenced = new Set(references.map(({ fileName }) => fileName));
  const orphans = files.filter(({ fileName, savedAt }) => !referenced.has(fileName) && oldEnough(savedAt)).map(({ fileName }) => fileName);
  refuseUnusual(orphans, files, referenced);

  await markResumes(
    upkeep,
    files,
    references.filter(({ createdAt }) => oldEnough(createdAt)),
    report,
  );

  const noted = await upkeep.notedOrphans();
  const age = noted ? now - noted.notedAt.getTime() : 0;
  // A failed run is repeated in the same night, and a pause of the schedule skips nights.
  const sameNight = noted !== undefined && age < 12 * hourMs;
  const orphansNightBefore = new Set(noted && !sameNight && age < 36 * hourMs ? noted.fileNames : []);
  for (const fileName of orphans.filter((name) => orphansNightBefore.has(name))) await removeOrphan(parts, fileName, report);
  if (!sameNight) await upkeep.noteOrphans(orphans.slice(0, notedOrphansMax), new Date(now));
  report.complete = true;
  return report;
}

async function allFiles(resumes: ResumeStore, { pageSize, max }: CleanUpLimits): Promise<StoredFile[] | undefined> {
  const files: StoredFile[] = [];
  for (;;) {
    const found = await resumes.list(files.at(-1)?.fileName, pageSize);
    files.push(...found);
    if (files.length > max) return undefined;
    if (found.length < pageSize) return files;
  }
}

async function allReferences(upkeep: UpkeepStore, { pageSize, max }: CleanUpLimits): Promise<ResumeReference[] | undefined> {
  const references: ResumeReference[] = [];
  for await (const found of upkeep.resumeReferences(pageSize)) {
    references.push(...found);
    if (references.length > max) return undefined;
  }
  return references;
}

/** After an incomplete restore, nearly all files look like orphans. @throws {UnsafeRunError} */
function refuseUnusual(orphans: string[], files: StoredFile[], referenced: Set<string>): void {
  if (orphans.length === 0) return;
  const tooMany = orphans.length > usualOrphans.files && orphans.length > usualOrphans.share * files.length;
  if (!tooMany && files.some(({ fileName }) => referenced.has(fileName))) return;
  const message = `Clean-up refused: ${orphans.length} of ${files.length} resumes belong to no application`;
  log({ severity: 'WARNING', message, orphans: orphans.slice(0, 100) });
  throw new UnsafeRunError(message);
}

async function markResumes(upkeep: UpkeepStore, files: StoredFile[], references: ResumeReference[], report: CleanUpReport): Promise<void> {
  const stored = new Map(files.map((file) => [file.fileName, file]));
  const marks: { id: string; mark: ResumeMark }[] = [];
  for (const { id, fileName, missing, removedBy } of references) {
    const file = stored.get(fileName);
    if (!file && !missing) {
      report.missing.push({ id, fileName });
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
  const { missing } = report;
  if (missing.length > 0) log({ severity: 'WARNING', message: `Resumes are missing: ${missing.length}`, missing });
  for (const { id, mark } of marks) await upkeep.markResume(id, mark);
}

async function removeOrphan({ applications, resumes }: CleanUpParts, fileName: string, report: CleanUpReport): Promise<void> {
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
