import { log } from '../platform/log.ts';
import type { Parts } from '../parts.ts';
import { attempt, type Removals, UnsafeRunError } from './retention.ts';

/** The request that stores a younger file may still be running. */
export const minimumAgeMs = 60 * 60 * 1000;

/** A run stops if more files of its page than this, and more than this share, are orphans. */
const usualOrphans = { files: 1, share: 0.05 };

/**
 * Removes the orphans from one page of the files, and fills in the report. The next run takes the next page.
 * @param pageSize in files @throws {UnsafeRunError}
 */
export async function cleanUpResumes({ resumes, upkeep }: Parts, now: number, pageSize: number, report: Removals): Promise<void> {
  const files = await resumes.list(await upkeep.cleanedUpTo(), pageSize);
  const named = await upkeep.namedResumes(files);
  const orphans = files.filter(({ fileName, savedAt }) => !named.has(fileName) && savedAt.getTime() < now - minimumAgeMs);
  refuseUnusual(orphans, files.length);
  await Promise.all(orphans.map(({ fileName }) => attempt(report, 'orphans', fileName, () => resumes.remove(fileName))));
  await upkeep.noteCleanedUpTo(files.length === pageSize ? files.at(-1) : undefined);
}

/** After an incomplete restore, nearly all files look like orphans. @throws {UnsafeRunError} */
function refuseUnusual(orphans: { fileName: string }[], fileCount: number): void {
  if (orphans.length <= usualOrphans.files || orphans.length <= usualOrphans.share * fileCount) return;
  const message = `Clean-up refused: ${orphans.length} of ${fileCount} resumes belong to no application`;
  log({ severity: 'WARNING', message, orphans: orphans.slice(0, 100).map(({ fileName }) => fileName) });
  throw new UnsafeRunError(message);
}
