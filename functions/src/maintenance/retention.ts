import { type AgingCollection, agingCollections } from '../data/collections.ts';
import type { ResumeStore } from '../data/resumes.ts';
import type { AgedDocument, UpkeepStore } from '../data/upkeep.ts';
import { type Failure, failureOf } from './failure.ts';

export type RetentionParts = { resumes: ResumeStore; upkeep: UpkeepStore };

/** How many documents are removed at once, and the milliseconds after which no further batch begins. */
export type RetentionLimits = { batch: number; timeMs: number };

export type RetentionReport = {
  removed: Record<AgingCollection, number>;
  /** The next run tries these again. */
  failed: Failure[];
  /** False if the time ran out or the run ended early; the next run continues. */
  complete: boolean;
};

/** @param months at least 1 @returns the same day that many months earlier, in UTC, or the last day of a shorter month */
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
 * Removes old documents, and the resumes that they refer to.
 * @param now in milliseconds @param report is filled in during the run
 */
export async function applyRetention(
  { resumes, upkeep }: RetentionParts,
  now: number,
  { batch, timeMs }: RetentionLimits,
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

  async function removeAll({ name, months, keptMonths = months }: (typeof agingCollections)[number]): Promise<boolean> {
    const before = monthsBefore(now, months);
    const keptBefore = monthsBefore(now, keptMonths);
    for await (const documents of upkeep.createdBefore(name, before, batch)) {
      const due = documents.filter(({ keep, createdAt }) => !keep || createdAt < keptBefore);
      await Promise.all(due.map((document) => remove(name, document)));
      if (documents.length === batch && performance.now() - started >= timeMs) return false;
    }
    return true;
  }

  const runs = agingCollections.map(removeAll);
  // Waits for all: the platform stops what still runs when the function returns.
  await Promise.allSettled(runs);
  report.complete = (await Promise.all(runs)).every(Boolean);
}
