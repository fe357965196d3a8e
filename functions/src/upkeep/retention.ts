import type { DocumentReference } from 'firebase-admin/firestore';
import type { AgingCollection } from '../platform/registered.ts';
import { agingCollections } from '../rooms.ts';
import { monthsLater } from '../platform/months-later.ts';
import type { Parts } from '../parts.ts';
import { kindOf } from './failure.ts';

/** What a run has removed. `orphans`: files that no application named. */
export type Removals = {
  removed: Record<AgingCollection | 'orphans', number>;
  /** The next run tries these again. */
  failed: { id: string; error: string }[];
  /** False if the time of the retention rule ran out or it ended early; the next run continues. */
  complete: boolean;
};

export function noRemovals(): Removals {
  const names = [...agingCollections.map(({ name }) => name), 'orphans'];
  return { removed: Object.fromEntries(names.map((name) => [name, 0])) as Removals['removed'], failed: [], complete: false };
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

  async function remove(name: AgingCollection, document: DocumentReference): Promise<void> {
    try {
      if (await upkeep.remove(document, now)) report.removed[name] += 1;
    } catch (error) {
      report.failed.push({ id: document.id, error: kindOf(error) });
    }
  }

  const runs = agingCollections.map(async ({ name, field, months }) => {
    for await (const documents of upkeep.olderThan(name, field, monthsLater(new Date(now), -months), page)) {
      await Promise.all(documents.map((document) => remove(name, document)));
      if (documents.length === page && performance.now() - started >= retentionMs) return false;
    }
    return true;
  });
  // Waits for all: the platform stops what still runs when the function returns.
  await Promise.allSettled(runs);
  report.complete = (await Promise.all(runs)).every(Boolean);
}
