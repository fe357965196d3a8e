import type { ApplicationStore } from '../data/applications.ts';
import type { AgingCollection } from '../data/collections.ts';
import type { ContactMessageStore } from '../data/contact-messages.ts';
import type { ResumeStore } from '../data/resumes.ts';
import type { AgedDocument, UpkeepStore } from '../data/upkeep.ts';
import { type Failure, failureOf } from './failure.ts';

export type RetentionParts = {
  applications: ApplicationStore;
  contactMessages: ContactMessageStore;
  resumes: ResumeStore;
  upkeep: UpkeepStore;
};

/** Documents removed at once, and the time in milliseconds after which no further batch begins. */
export type RetentionSize = { batch: number; timeMs: number };

export type RetentionReport = {
  removed: Record<AgingCollection, number>;
  /** The next run tries these again. */
  failed: Failure[];
  /** False if the time ran out; the next run continues. */
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
  return { removed: { applications: 0, contactMessages: 0 }, failed: [], complete: false };
}

/** Removes applications, with their resumes, and contact messages created before a time. @param report is filled in during the run */
export async function applyRetention(
  { applications, contactMessages, resumes, upkeep }: RetentionParts,
  before: Date,
  { batch, timeMs }: RetentionSize,
  report: RetentionReport,
): Promise<void> {
  const started = performance.now();

  /** They return false if the document is already gone. */
  const removals: Record<AgingCollection, (document: AgedDocument) => Promise<boolean>> = {
    applications: async ({ id, fileName }) => {
      // The file first: if the run ends here, the next one finds the application again.
      if (fileName !== undefined) await resumes.remove(fileName);
      return applications.remove(id, 'retention');
    },
    contactMessages: ({ id }) => contactMessages.remove(id, 'retention'),
  };

  async function removeAll(name: AgingCollection): Promise<boolean> {
    const remove = async (document: AgedDocument) => {
      try {
        if (await removals[name](document)) report.removed[name] += 1;
      } catch (error) {
        report.failed.push(failureOf(document.id, error));
      }
    };
    for await (const documents of upkeep.createdBefore(name, before, batch)) {
      await Promise.all(documents.map(remove));
      if (documents.length === batch && performance.now() - started >= timeMs) return false;
    }
    return true;
  }

  const runs = (Object.keys(removals) as AgingCollection[]).map(removeAll);
  // The platform stops whatever is left when the function returns.
  await Promise.allSettled(runs);
  report.complete = (await Promise.all(runs)).every(Boolean);
}
