import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { collection } from './collections.ts';
import { outcomeOf, storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './hashed.ts';

/** One thing that is counted. */
export type Counter = {
  /** What is limited: the name of a form, say. */
  scope: string;
  /** Whose attempts: an address, an account. Only a hash of it is stored. */
  key: string;
  /** Attempts allowed within one window. */
  max: number;
  /** The longest wait, in milliseconds. */
  waitMaxMs: number;
};

/** What became of an attempt. */
export type Attempt = {
  /** Milliseconds to wait, where it was one too many; else 0. */
  waitMs: number;
  /** The document that counts it, or would have. */
  countId: string;
  /** When that document's window ends, in milliseconds since 1970. */
  countEnds: number;
};

export type RateLimitStore = {
  /** Counts one attempt, unless there is a wait already. */
  take: (counter: Counter) => Promise<Attempt>;
  /** Takes back an attempt that was counted and let through, but turned out not to be one. */
  undo: (attempt: Attempt) => Promise<void>;
  /** As `take`, but counts nothing: where another attempt would be one too many, the wait begins. @returns milliseconds to wait; else 0 */
  wait: (counter: Counter) => Promise<number>;
};

export type RateLimitTimes = {
  /** In how many milliseconds a counter's attempts are counted together, and after how many of quiet a wait is forgiven. */
  windowMs: number;
  /** The first wait, in milliseconds; each further one is twice as long. */
  firstWaitMs: number;
};

const counted = z.object({ count: z.number() });
const refused = z.object({ waits: z.number(), until: storedTime });

/** Where a counter stands: how many waits it had of late, when the last one ends or ended, and where attempts are counted now. */
type Standing = {
  document: DocumentReference;
  /** Undefined before the first wait. */
  version: Timestamp | undefined;
  waits: number;
  until: number;
  countId: string;
  countEnds: number;
};

/**
 * Counts attempts in Firestore, so that a limit holds across instances.
 *
 * A counter has a document for its waits and one for each window's count. Windows follow each other from the end of the last wait
 * on; before the first, from 1970 on. The first attempt that is one too many begins a wait; those during it are not
 * counted and don't prolong it. After it a new count begins, so that stragglers of the old one do no harm. Firestore's
 * TTL policy on `expires_at` removes the documents.
 *
 * Counting is an increment and then a look, not a transaction: those of one address that come at once would wait for each
 * other's locks and fail. Together they can be refused a little early, never let through too many. Of those who begin the
 * same wait one gets through.
 * @param now the clock, in milliseconds
 */
export function rateLimitStore(firebase: Firebase, times: RateLimitTimes, now: () => number): RateLimitStore {
  const { windowMs, firstWaitMs } = times;

  const limitDocument = async (id: string) => collection(await firebase.db(), 'rateLimits').doc(id);

  async function standing({ scope, key }: Counter): Promise<Standing> {
    const snapshot = await (await limitDocument(hashed(scope, key))).get();
    const time = now();
    const { waits, until } = waitsOf(snapshot, time);
    const window = Math.max(0, Math.floor((time - until) / windowMs));
    return {
      document: snapshot.ref,
      version: snapshot.updateTime,
      waits,
      until,
      countId: hashed(scope, key, until, window),
      countEnds: until + (window + 1) * windowMs,
    };
  }

  /** A wait is forgiven for each window that has gone by in quiet. */
  function waitsOf(snapshot: DocumentSnapshot, time: number): { waits: number; until: number } {
    const { data } = refused.safeParse(snapshot.data());
    if (!data) return { waits: 0, until: 0 };
    const until = Date.parse(data.until);
    const quiet = Math.max(0, Math.floor((time - until) / windowMs));
    return { waits: Math.max(0, data.waits - quiet), until };
  }

  async function add(amount: number, { countId, countEnds }: Pick<Standing, 'countId' | 'countEnds'>): Promise<void> {
    const { FieldValue } = await import('firebase-admin/firestore');
    await (await limitDocument(countId)).set({ count: FieldValue.increment(amount), expires_at: new Date(countEnds) }, { merge: true });
  }

  async function exceeds(max: number, coming: number, { countId }: Standing): Promise<boolean> {
    const sum = counted.safeParse((await (await limitDocument(countId)).get()).data()).data?.count ?? 0;
    return sum + coming > max;
  }

  /** Begins the next wait, unless somebody else just has. @returns how long it still is, in milliseconds */
  async function beginWait({ waitMaxMs }: Counter, { document, version, waits }: Standing): Promise<number> {
    const waitMs = Math.min(firstWaitMs * 2 ** waits, waitMaxMs);
    const until = now() + waitMs;
    const fields = { waits: waits + 1, until: new Date(until), expires_at: new Date(until + (waits + 1) * windowMs) };
    const write = version ? document.update(fields, { lastUpdateTime: version }) : document.create(fields);
    if ((await outcomeOf(write)) === 'done') return waitMs;
    const { data } = refused.safeParse((await document.get()).data());
    // It may be over already where this attempt was on its way for long. Then the caller may try again at once.
    return Math.max(1, data ? Date.parse(data.until) - now() : 0);
  }

  return {
    async take(counter) {
      const current = await standing(counter);
      const { countId, countEnds } = current;
      const left = current.until - now();
      if (left > 0) return { waitMs: left, countId, countEnds };
      await add(1, current);
      const waitMs = (await exceeds(counter.max, 0, current)) ? await beginWait(counter, current) : 0;
      return { waitMs, countId, countEnds };
    },

    async undo(attempt) {
      await add(-1, attempt);
    },

    async wait(counter) {
      const current = await standing(counter);
      const left = current.until - now();
      if (left > 0) return left;
      return (await exceeds(counter.max, 1, current)) ? beginWait(counter, current) : 0;
    },
  };
}
