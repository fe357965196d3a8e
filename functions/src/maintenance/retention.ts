import type { ApplicationStore } from '../data/applications.ts';
import type { ContactMessageStore } from '../data/contact-messages.ts';
import type { ResumeStore } from '../data/resumes.ts';
import type { UpkeepStore } from '../data/upkeep.ts';

export type RetentionParts = {
  applications: ApplicationStore;
  contactMessages: ContactMessageStore;
  resumes: ResumeStore;
  upkeep: UpkeepStore;
};

/** How many are removed at a time, and how often in one run. */
export type RetentionSize = { batch: number; batches: number };

export type Retired = { applications: number; messages: number; complete: boolean };

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
 * Removes what is older: applications with their resumes, and contact messages.
 *
 * A resume goes before its application: the application is what the next run finds, should this one end half way.
 */
export async function retire(parts: RetentionParts, before: Date, { batch, batches }: RetentionSize): Promise<Retired> {
  const { applications, contactMessages, resumes, upkeep } = parts;
  const removeApplication = async ({ id, fileName }: { id: string; fileName?: string }) => {
    if (fileName !== undefined) await resumes.remove(fileName);
    await applications.remove(id, 'retention');
  };
  const removeMessage = async (id: string) => {
    await contactMessages.remove(id, 'retention');
  };

  const [retiredApplications, retiredMessages] = await Promise.all([
    inBatches(batches, batch, () => upkeep.applicationsBefore(before, batch), removeApplication),
    inBatches(batches, batch, () => upkeep.messagesBefore(before, batch), removeMessage),
  ]);
  return {
    applications: retiredApplications.removed,
    messages: retiredMessages.removed,
    complete: retiredApplications.complete && retiredMessages.complete,
  };
}

async function inBatches<Item>(
  batches: number,
  size: number,
  find: () => Promise<Item[]>,
  remove: (item: Item) => Promise<void>,
): Promise<{ removed: number; complete: boolean }> {
  let removed = 0;
  for (let turn = 0; turn < batches; turn += 1) {
    const items = await find();
    // Each on its own: one that can't be removed is in nobody's way.
    const outcomes = await Promise.allSettled(items.map(remove));
    removed += outcomes.filter(({ status }) => status === 'fulfilled').length;
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
    if (items.length < size) return { removed, complete: true };
  }
  return { removed, complete: false };
}
