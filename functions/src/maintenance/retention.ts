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

/**
 * Removes what is older: applications with their resumes, and contact messages. What can't be removed is reported, and in
 * nobody's way: neither in that of its batch nor of those that follow.
 *
 * A resume goes before its application: the application is what the next run finds, should this one end half way.
 * @throws what Firestore fails with when it is asked for them
 */
export async function retire(parts: RetentionParts, before: Date, { batch, timeMs }: RetentionSize): Promise<Retired> {
  const { applications, contactMessages, resumes, upkeep } = parts;
  const begun = performance.now();
  const inTime = () => performance.now() - begun < timeMs;
  const removeApplication = async ({ id, fileName }: { id: string; fileName?: string }) => {
    if (fileName !== undefined) await resumes.remove(fileName);
    return applications.remove(id, 'retention');
  };
  const removeMessage = ({ id }: { id: string }) => contactMessages.remove(id, 'retention');

  const [retiredApplications, retiredMessages] = await Promise.all([
    removeEach(upkeep.applicationsBefore(before, batch), batch, inTime, removeApplication),
    removeEach(upkeep.messagesBefore(before, batch), batch, inTime, removeMessage),
  ]);
  return {
    applications: retiredApplications.removed,
    messages: retiredMessages.removed,
    failed: [...retiredApplications.failed, ...retiredMessages.failed],
    complete: retiredApplications.complete && retiredMessages.complete,
  };
}

/** @param remove tells whether it was there */
async function removeEach<Item extends { id: string }>(
  pages: AsyncIterable<Item[]>,
  batch: number,
  inTime: () => boolean,
  remove: (item: Item) => Promise<boolean>,
): Promise<{ removed: number; failed: Failure[]; complete: boolean }> {
  let removed = 0;
  let complete = true;
  const failed: Failure[] = [];
  const tryOne = async (item: Item) => {
    try {
      if (await remove(item)) removed += 1;
    } catch (error) {
      failed.push(failureOf(item.id, error));
    }
  };
  for await (const items of pages) {
    await Promise.all(items.map(tryOne));
    // A full batch may have been the last one: that shows when the next is asked for.
    complete = items.length < batch || inTime();
    if (!complete) break;
  }
  return { removed, failed, complete };
}
