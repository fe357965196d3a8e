import type { ApplicationStore } from '../data/applications.ts';
import type { ContactMessageStore } from '../data/contact-messages.ts';
import type { ResumeStore } from '../data/resumes.ts';
import type { UpkeepStore } from '../data/upkeep.ts';
import { type Failure, failureOf } from './failure.ts';

export type RetentionParts = {
  applications: ApplicationStore;
  contactMessages: ContactMessageStore;
  resumes: ResumeStore;
  upkeep: UpkeepStore;
};

/** How many of each kind are removed at a time, and for how many milliseconds another batch may begin. The first always does. */
export type RetentionSize = { batch: number; timeMs: number };

export type Retired = {
  /** How many it removed; not those that somebody else had removed by then. */
  applications: number;
  messages: number;
  /** The next run tries them again. */
  failed: Failure[];
  /** Whether all was tried; else the next run goes on, with the oldest. */
  complete: boolean;
};

/**
 * @param months at least 1
 * @returns the moment so many calendar months earlier, in UTC; of a month that is too short its last day
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

/** @returns what a run has to tell before its first step */
export function nothingRetired(): Retired {
  return { applications: 0, messages: 0, failed: [], complete: false };
}

/**
 * Removes what is older: applications with their resumes, and contact messages. What can't be removed is reported, and in
 * nobody's way: neither in that of its batch nor of those that follow.
 *
 * A resume goes before its application: the application is what the next run finds, should this one end half way.
 * @param retired written to as it goes on, so that it tells of a run that ends early too
 * @throws what Firestore fails with when it is asked for them
 */
export async function retire(parts: RetentionParts, before: Date, { batch, timeMs }: RetentionSize, retired: Retired): Promise<void> {
  const { applications, contactMessages, resumes, upkeep } = parts;
  const begun = performance.now();
  const inTime = () => performance.now() - begun < timeMs;

  /** @param remove tells whether it was there. @returns whether all were tried */
  async function removeEach<Item extends { id: string }>(
    kind: 'applications' | 'messages',
    pages: AsyncIterable<Item[]>,
    remove: (item: Item) => Promise<boolean>,
  ): Promise<boolean> {
    const tryOne = async (item: Item) => {
      try {
        if (await remove(item)) retired[kind] += 1;
      } catch (error) {
        retired.failed.push(failureOf(item.id, error));
      }
    };
    for await (const items of pages) {
      await Promise.all(items.map(tryOne));
      // A full batch may have been the last one: that shows when the next is asked for.
      if (items.length === batch && !inTime()) return false;
    }
    return true;
  }

  const walks = [
    removeEach('applications', upkeep.applicationsBefore(before, batch), async ({ id, fileName }) => {
      if (fileName !== undefined) await resumes.remove(fileName);
      return applications.remove(id, 'retention');
    }),
    removeEach('messages', upkeep.messagesBefore(before, batch), ({ id }) => contactMessages.remove(id, 'retention')),
  ];
  // Where one fails the other is waited for: what goes on after a run is stopped by the platform wherever it is.
  await Promise.allSettled(walks);
  retired.complete = (await Promise.all(walks)).every(Boolean);
}
