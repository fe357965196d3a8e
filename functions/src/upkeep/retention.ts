import { codeOf, UnavailableError } from '../platform/errors.ts';
import { agingCollections } from '../rooms.ts';
import { monthsLater } from '../platform/months-later.ts';
import type { Parts } from '../parts.ts';

/** A run stops because it could do harm. The message is for the log. */
export class UnsafeRunError extends Error {
  override name = 'UnsafeRunError';
}

/** @returns the message of ours; name and code of others, whose messages can quote personal data */
export function kindOf(error: unknown): string {
  if (error instanceof UnavailableError || error instanceof UnsafeRunError) return error.message;
  if (!(error instanceof Error)) return typeof error;
  return [error.name, codeOf(error)].filter(Boolean).join(' ');
}

/** What a run has removed, by collection. `orphans`: files that no application named. */
export type Removals = {
  removed: Record<string, number>;
  /** A later run tries these again. */
  failed: { id: string; error: string }[];
  /** False if the time of the retention rule ran out or it ended early; the next run continues. */
  complete: boolean;
};

export function noRemovals(): Removals {
  const names = [...agingCollections.map(({ name }) => name), 'orphans'];
  return { removed: Object.fromEntries(names.map((name) => [name, 0])), failed: [], complete: false };
}

/** A failure is noted, and keeps nothing else from being removed. @param remove false for nothing */
export async function attempt({ removed, failed }: Removals, name: string, id: string, remove: () => Promise<unknown>): Promise<void> {
  try {
    if ((await remove()) !== false) removed[name] = (removed[name] ?? 0) + 1;
  } catch (error) {
    failed.push({ id, error: kindOf(error) });
  }
}

/**
 * Removes old documents with their resumes, and fills in the report. @param now in milliseconds
 * @param limits `page`: how many are removed at once; after `retentionMs`, no further page begins
 */
export async function applyRetention(
  { upkeep }: Pick<Parts, 'upkeep'>,
  now: number,
  { page, retentionMs }: { page: number; retentionMs: number },
  report: Removals,
): Promise<void> {
  const started = performance.now();
  const runs = agingCollections.map(async ({ name, field, months }) => {
    for await (const documents of upkeep.olderThan(name, field, monthsLater(new Date(now), -months), page)) {
      await Promise.all(documents.map((document) => attempt(report, name, document.id, () => upkeep.remove(document, now))));
      if (documents.length === page && performance.now() - started >= retentionMs) return false;
    }
    return true;
  });
  // Waits for all: the platform stops what still runs when the function returns.
  await Promise.allSettled(runs);
  report.complete = (await Promise.all(runs)).every(Boolean);
}
