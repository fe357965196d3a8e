import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Firebase } from './firebase.ts';

/** One thing that is counted. */
export type Counter = {
  /** What is limited: the name of a form, say. */
  scope: string;
  /** Whose attempts: an address, an account. Only a hash of it is stored. */
  key: string;
  /** Attempts allowed within one window. */
  max: number;
};

export type RateLimitStore = {
  /**
   * Counts one attempt on each counter.
   * @returns milliseconds to wait where one of them has had too many; else 0
   */
  take: (counters: Counter[]) => Promise<number>;
  /** Like `take`, but only looks whether another attempt would be one too many. */
  wait: (counters: Counter[]) => Promise<number>;
  /** Uncounts an attempt that turned out not to be one. */
  giveBack: (counters: Counter[]) => Promise<void>;
};

const record = z.object({ count: z.number() });

/**
 * Counts attempts in Firestore, so that a limit holds across instances. Windows are fixed: the clock's time divided by
 * their length. Each has a document of its own, which Firestore's TTL policy on `expires_at` removes.
 *
 * Counting is an increment and then a look, not a transaction: those of one address that come at once would wait for each
 * other's locks and fail. Together they can be refused a little early, never let through too many.
 * @param windowMs how long a window is
 * @param now the clock, in milliseconds
 */
export function rateLimitStore(firebase: Firebase, windowMs: number, now: () => number): RateLimitStore {
  function windowAt(time: number) {
    const number = Math.floor(time / windowMs);
    const endsAt = (number + 1) * windowMs;
    return { number, endsAt, wait: endsAt - time };
  }

  async function documentsOf(counters: Counter[], window: number) {
    const limits = (await firebase.db()).collection('rateLimits');
    return counters.map(({ scope, key }) => {
      const id = createHash('sha256').update(JSON.stringify([scope, key, window])).digest('hex');
      return limits.doc(id);
    });
  }

  async function add(amount: number, counters: Counter[], time: number): Promise<void> {
    const [db, { FieldValue }] = await Promise.all([firebase.db(), import('firebase-admin/firestore')]);
    const { number, endsAt } = windowAt(time);
    const batch = db.batch();
    for (const document of await documentsOf(counters, number)) {
      batch.set(document, { count: FieldValue.increment(amount), expires_at: new Date(endsAt) }, { merge: true });
    }
    await batch.commit();
  }

  /** @returns whether one of the counts is above its counter's maximum, less what is about to come */
  async function exceeded(counters: Counter[], coming: number, time: number): Promise<boolean> {
    const documents = await documentsOf(counters, windowAt(time).number);
    const snapshots = await (await firebase.db()).getAll(...documents);
    return snapshots.some((snapshot, index) => {
      const count = record.safeParse(snapshot.data()).data?.count ?? 0;
      return count + coming > (counters[index]?.max ?? 0);
    });
  }

  return {
    async take(counters) {
      const time = now();
      await add(1, counters, time);
      return (await exceeded(counters, 0, time)) ? windowAt(time).wait : 0;
    },

    async wait(counters) {
      const time = now();
      return (await exceeded(counters, 1, time)) ? windowAt(time).wait : 0;
    },

    async giveBack(counters) {
      await add(-1, counters, now());
    },
  };
}
