import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type AnsweredCounts, answeredCounts } from './contract/hiring-process.ts';
import type { Figures } from '../figures/contract/figures.ts';
import { isoDate } from '../platform/contract/days.ts';
import { dayMs, limits, serverLimits } from '../platform/contract/limits.ts';
import { retention } from '../platform/contract/retention.ts';
import { collection, type Firebase } from '../platform/firestore/firebase.ts';
import { countOf } from '../platform/firestore/paging.ts';
import type { CollectionName } from '../platform/registered.ts';
import { summing } from './summing.ts';
import { hashed } from '../platform/firestore/hashed.ts';

/** In milliseconds, for each instance. Firestore takes about one write a second to a document. */
const countsMs = 2000;

const storedCount = z.catch(z.int(), 0);
const viewsRecord = z.object({ days: z.catch(z.record(z.string(), storedCount), {}) });

export function jobNumbersStore(firebase: Firebase, clock: () => number) {
  const count = summing(countsMs);
  const viewsOf = (db: Firestore, jobId: string, month: string) => collection(db, 'jobViews').doc(hashed(jobId, month));

  return {
    /** Counts are written together, at most every 2 s, and are lost if they cannot be written. */
    async countView(jobId: string): Promise<void> {
      const day = isoDate(clock());
      await count(`view ${jobId} ${day}`, async (views) => {
        const [db, { FieldValue }] = await Promise.all([firebase.db(), import('firebase-admin/firestore')]);
        const fields = { job_id: jobId, days: { [day]: FieldValue.increment(views) }, expires_at: numbersExpiry(clock()) };
        await viewsOf(db, jobId, monthOf(day)).set(fields, { merge: true });
      });
    },

    /** Of the last days. Reads at most 3 months. */
    async views(jobId: string): Promise<NonNullable<Figures['views']>> {
      const db = await firebase.db();
      const days = Array.from({ length: serverLimits.viewDays }, (_, ago) => isoDate(clock() - ago * dayMs)).reverse();
      const months = [...new Set(days.map(monthOf))];
      const snapshots = await db.getAll(...months.map((month) => viewsOf(db, jobId, month)));
      const counts = new Map(months.map((month, index) => [month, viewsRecord.parse(snapshots[index]?.data() ?? {}).days]));
      return days.map((day) => ({ day, views: counts.get(monthOf(day))?.[day] ?? 0 }));
    },
  };
}

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

function monthOf(day: string): string {
  return day.slice(0, 'YYYY-MM'.length);
}

/** `numbersMonths` after the end of the month. */
export function numbersExpiry(time: number): Date {
  const date = new Date(time);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1 + retention.numbersMonths, 1));
}
