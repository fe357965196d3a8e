import { type AgingCollection, agingCollections } from '../data/collections.ts';
import type { AgedDocument } from '../data/upkeep.ts';
import type { Parts } from '../parts.ts';
import { type Failure, failureOf } from './failure.ts';

export type RetentionReport = {
  removed: Record<AgingCollection, number>;
  /** The next run tries these again. */
  failed: Failure[];
  /** False if the time ran out or the run ended early; the next run continues. */
  complete: boolean;
};

/** @returns the same day `months` earlier, in UTC, or the last day of a shorter month */
export function monthsBefore(now: number, months: number): Date {
  const time = new Date(now);
  const day = time.getUTCDate();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
  time.setUTCDate(Math.min(day, lastDay));
  return time;
}

export function emptyRetentionReport(): RetentionReport {
  const removed = Object.fromEntries(agingCollections.map(({ name }) => [name, 0])) as RetentionReport['removed'];
  return { removed, failed: [], complete: false };
}

/**
 * Removes old documents with their resumes, and fills in the report. @param now in milliseconds
 * @param limits how many are removed at once; after `timeMs`, no further batch begins
 */
export async function applyRetention(
  { resumes, upkeep }: Parts,
  now: number,
  { batch, timeMs }: { batch: number; timeMs: number },
  report: RetentionReport,
): Promise<void> {
  const started = performance.now();

  async function remove(name: AgingCollection, { id, fileName }: AgedDocument): Promise<void> {
    try {
      // The file is removed first: if the run ends here, the next one finds the document again.
      if (fileName !== undefined) await resumes.remove(fileName);
      if (await upkeep.remove(name, id)) report.removed[name] += 1;
    } catch (error) {
      report.failed.push(failureOf(id, error));
    }
  }

  async function removeOlder(name: AgingCollection, time: Date, unkeptSince?: Date): Promise<boolean> {
    for await (const documents of upkeep.createdBefore(name, time, batch, unkeptSince)) {
      await Promise.all(documents.map((document) => remove(name, document)));
      if (documents.length === batch && performance.now() - started >= timeMs) return false;
    }
    return true;
  }

  // What is kept longer is not read before its time.
  const runs = agingCollections.map(async ({ name, months, keptMonths }) => {
    const before = monthsBefore(now, months);
    if (keptMonths === undefined) return removeOlder(name, before);
    const keptBefore = monthsBefore(now, keptMonths);
    return (await removeOlder(name, keptBefore)) && removeOlder(name, before, keptBefore);
  });
  // Waits for all: the platform stops what still runs when the function returns.
  await Promise.allSettled(runs);
  report.complete = (await Promise.all(runs)).every(Boolean);
}
