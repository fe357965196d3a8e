import type { ApplicationStore } from '../data/applications.ts';
import { resumePath, type ResumeStore, type StoredFile } from '../data/resumes.ts';
import type { NamedResume, ResumeMark, UpkeepStore } from '../data/upkeep.ts';
import { log } from '../log.ts';
import { isTemporaryFailure } from '../errors.ts';
import { type Failure, failureOf, UnsafeRunError } from './failure.ts';

export type SweepParts = { applications: ApplicationStore; resumes: ResumeStore; upkeep: UpkeepStore };

export type SweepSize = { page: number; most: number };

export type SweepReport = {
  /** Removed files that no application referred to on two nights. */
  orphans: number;
  failed: Failure[];
  missing: { id: string; fileName: string }[];
  removed: number;
  found: number;
  /** False if there is too much to compare; nothing is changed then. */
  complete: boolean;
};

const hourMs = 60 * 60 * 1000;

/** Younger files and applications are skipped: their request, or a retry of Firestore's library, may still be running. */
export const minimumAgeMs = hourMs;

/** A night may remove this many files, or this share of all. */
const usualOrphans = { files: 20, share: 0.05 };

/** 1000 names take 40 kB of a document's 1 MB. */
const orphansRemembered = 1000;

export function emptySweepReport(): SweepReport {
  return { orphans: 0, failed: [], missing: [], removed: 0, found: 0, complete: false };
}

/** Removes files without an application on two consecutive nights, and marks applications whose file is missing. @throws {UnsafeRunError} */
export async function sweepResumes(parts: SweepParts, now: number, size: SweepSize, report = emptySweepReport()): Promise<SweepReport> {
  const { resumes, upkeep } = parts;
  // Files first: a file stored by now belongs to an application that is read next, or is new.
  const files = await allFiles(resumes, size);
  const named = await allNamed(upkeep, size);
  if (!files || !named) return report;

  const oldEnough = (time: Date) => time.getTime() < now - minimumAgeMs;
  const names = new Set(named.map(({ fileName }) => fileName));
  const orphans = files.filter(({ fileName, savedAt }) => !names.has(fileName) && oldEnough(savedAt)).map(({ fileName }) => fileName);
  refuseUnusual(orphans, files, names);

  await mark(
    upkeep,
    files,
    named.filter(({ createdAt }) => oldEnough(createdAt)),
    report,
  );

  const before = await upkeep.orphans();
  const age = before ? now - before.notedAt.getTime() : 0;
  // A failed run is repeated in the same night, and a paused schedule leaves a gap.
  const sameNight = before !== undefined && age < 12 * hourMs;
  const nightBefore = new Set(before && !sameNight && age < 36 * hourMs ? before.fileNames : []);
  for (const fileName of orphans.filter((name) => nightBefore.has(name))) await removeOrphan(parts, fileName, report);
  if (!sameNight) await upkeep.keepOrphans(orphans.slice(0, orphansRemembered), new Date(now));
  report.complete = true;
  return report;
}

async function allFiles(resumes: ResumeStore, { page, most }: SweepSize): Promise<StoredFile[] | undefined> {
  const files: StoredFile[] = [];
  for (;;) {
    const found = await resumes.list(files.at(-1)?.fileName, page);
    files.push(...found);
    if (files.length > most) return undefined;
    if (found.length < page) return files;
  }
}

async function allNamed(upkeep: UpkeepStore, { page, most }: SweepSize): Promise<NamedResume[] | undefined> {
  const named: NamedResume[] = [];
  for await (const found of upkeep.namedResumes(page)) {
    named.push(...found);
    if (named.length > most) return undefined;
  }
  return named;
}

/** After an incomplete restore, nearly all files look like orphans. */
function refuseUnusual(orphans: string[], files: StoredFile[], names: Set<string>): void {
  if (orphans.length === 0) return;
  const tooMany = orphans.length > usualOrphans.files && orphans.length > usualOrphans.share * files.length;
  if (!tooMany && files.some(({ fileName }) => names.has(fileName))) return;
  const message = `Clean-up refused: ${orphans.length} of ${files.length} resumes belong to no application`;
  log({ severity: 'WARNING', message, orphans: orphans.slice(0, 100) });
  throw new UnsafeRunError(message);
}

async function mark(upkeep: UpkeepStore, files: StoredFile[], named: NamedResume[], report: SweepReport): Promise<void> {
  const stored = new Map(files.map((file) => [file.fileName, file]));
  const marks: { id: string; to: ResumeMark }[] = [];
  for (const { id, fileName, described, missing, removedBy } of named) {
    if (!described) continue;
    const file = stored.get(fileName);
    if (!file && !missing) {
      report.missing.push({ id, fileName });
      marks.push({ id, to: { missing: true, removed_by: null } });
    } else if (file?.removed && removedBy !== 'scanner') {
      report.removed += 1;
      marks.push({ id, to: { missing: true, removed_by: 'scanner' } });
    } else if (file && !file.removed && missing) {
      report.found += 1;
      marks.push({ id, to: { missing: false, removed_by: null } });
    }
  }
  // Logged before they are marked, since a repeated run skips marked applications. Alerts filter by these words: docs/deployment.md.
  const { missing } = report;
  if (missing.length > 0) log({ severity: 'WARNING', message: `Resumes are missing: ${missing.length}`, missing });
  for (const { id, to } of marks) await upkeep.markResume(id, to);
}

async function removeOrphan({ applications, resumes }: SweepParts, fileName: string, report: SweepReport): Promise<void> {
  try {
    if (await applications.findByResume(resumePath(fileName))) return;
    await resumes.remove(fileName);
    report.orphans += 1;
  } catch (error) {
    // An outage fails every removal.
    if (isTemporaryFailure(error)) throw error;
    report.failed.push(failureOf(fileName, error));
  }
}
