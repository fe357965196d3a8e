import { type AnsweredCounts, answeredCounts } from './contract/hiring-process.ts';
import { dayMs, limits } from '../platform/contract/limits.ts';
import type { CollectionName } from '../platform/registered.ts';
import { collection, type Firebase } from '../platform/firestore/firebase.ts';
import { countOf } from '../platform/firestore/paging.ts';

/** How many applicants got their first answer in time: docs/decisions/0012-answers.md */
export function answeredStore(firebase: Firebase) {
  return {
    /** Counts in the indexes of two fields, each of which `answerFields` sets. */
    async count(now: Date): Promise<AnsweredCounts> {
      const db = await firebase.db();
      const applications = collection(db, 'applications');
      const since = new Date(now.getTime() - limits.answeredDays * dayMs);
      const within = (field: string) => countOf(applications.where(field, '>', since).where(field, '<=', now));
      const [due, in_time] = await Promise.all([within('first_due_at'), within('in_time_due_at')]);
      await collection(db, 'progress').doc('answers').set({ due, in_time, counted_at: now });
      return { due, in_time };
    },

    /** As counted last. */
    async read(): Promise<AnsweredCounts | null> {
      return answeredCounts.safeParse((await firebase.rest().get(`${'progress' satisfies CollectionName}/answers`))?.fields).data ?? null;
    },
  };
}
