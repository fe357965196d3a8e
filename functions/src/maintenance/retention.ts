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

/** How many documents are removed at once, and for how many milliseconds another batch may begin. The first one always does. */
export type RetentionSize = { batch: number; timeMs: number };

export type RetentionReport = {
  /** How many documents this run removed, by collection. */
  removed: Record<AgingCollection, number>;
  /** The next run tries these again. */
  failed: Failure[];
  /** False if the time was over first; the next run continues with the oldest. */
  complete: boolean;
};

/**
 * @param months at least 1
 * @returns the moment that many calendar months before `now`, in UTC; the last day of a month that is too short
 */
export function monthsBefore(now: number, months: number): Date {
  const time = new Date(now);
  const day = time.getUTCDate();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
  time.setUTCDate(Math.min(day, lastDay));
  return time;
}

/** @returns the report of a run before its first step */
export function emptyRetentionReport(): RetentionReport {
  return { removed: { applications: 0, contactMessages: 0 }, failed: [], complete: false };
}

/**
 * Removes applications, with their resumes, and contact messages that were created before a time. A failed removal is reported and does
 * not stop the others.
 * @param report is updated during the run, so that it also describes a run that ends early
 * @throws if Firestore can't list the documents
 */
export async function applyRetention(
  { applications, contactMessages, resumes, upkeep }: RetentionParts,
  before: Date,
  { batch, timeMs }: RetentionSize,
  report: RetentionReport,
): Promise<void> {
  const started = performance.now();

  /** How to remove a document of each collection. They return false if it is already gone. */
  const removals: Record<AgingCollection, (document: AgedDocument) => Promise<boolean>> = {
    applications: async ({ id, fileName }) => {
      // The file first: the next run finds the application again if this one fails halfway.
      if (fileName !== undefined) await resumes.remove(fileName);
      return applications.remove(id, 'retention');
    },
    contactMessages: ({ id }) => contactMessages.remove(id, 'retention'),
  };

  /** @returns whether all documents were tried */
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
  // The platform stops whatever is left when the function returns, so a failure waits for the others.
  await Promise.allSettled(runs);
  report.complete = (await Promise.all(runs)).every(Boolean);
}
