import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { collection } from './collections.ts';
import { outcomeOf, storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './hashed.ts';

export type Counter = {
  scope: string;
  /** Whose attempts are counted, such as an address. Only its hash is stored. */
  key: string;
  max: number;
  waitMaxMs: number;
};

export type Attempt = {
  /** Milliseconds to wait if it was one too many, otherwise 0. */
  waitMs: number;
  countId: string;
  /** When its window ends, in milliseconds since 1970. */
  countEnds: number;
};

export type RateLimitStore = {
  /** Counts an attempt, unless the caller has to wait already. */
  take: (counter: Counter) => Promise<Attempt>;
  /** Undoes an attempt that turned out not to count. */
  undo: (attempt: Attempt) => Promise<void>;
  /** As `take`, but counts nothing. Begins a wait if one more attempt would be too many. @returns milliseconds to wait, otherwise 0 */
  check: (counter: Counter) => Promise<number>;
};

export type RateLimitTimes = {
  /** Attempts of one window are counted together; each quiet window removes a wait. */
  windowMs: number;
  firstWaitMs: number;
};

const countRecord = z.object({ count: z.number() });
const waitRecord = z.object({ waits: z.number(), until: storedTime });

type CounterState = {
  document: DocumentReference;
  version: Timestamp | undefined;
  waits: number;
  until: number;
  countId: string;
  countEnds: number;
};

/** Counts attempts in Firestore, so that limits hold across instances. Uses no transactions, since simultaneous attempts would fail in them. */
export function rateLimitStore(firebase: Firebase, times: RateLimitTimes, now: () => number): RateLimitStore {
  const { windowMs, firstWaitMs } = times;

  const limitDocument = async (id: string) => collection(await firebase.db(), 'rateLimits').doc(id);

  async function readState({ scope, key }: Counter): Promise<CounterState> {
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

  function waitsOf(snapshot: DocumentSnapshot, time: number): { waits: number; until: number } {
    const { data } = waitRecord.safeParse(snapshot.data());
    if (!data) return { waits: 0, until: 0 };
    const until = Date.parse(data.until);
    const quiet = Math.max(0, Math.floor((time - until) / windowMs));
    return { waits: Math.max(0, data.waits - quiet), until };
  }

  async function add(amount: number, { countId, countEnds }: Pick<CounterState, 'countId' | 'countEnds'>): Promise<void> {
    const { FieldValue } = await import('firebase-admin/firestore');
    await (await limitDocument(countId)).set({ count: FieldValue.increment(amount), expires_at: new Date(countEnds) }, { merge: true });
  }

  async function exceeds(max: number, coming: number, { countId }: CounterState): Promise<boolean> {
    const sum = countRecord.safeParse((await (await limitDocument(countId)).get()).data()).data?.count ?? 0;
    return sum + coming > max;
  }

  /** Begins the next wait, unless another attempt has. @returns the remaining time, in milliseconds */
  async function beginWait({ waitMaxMs }: Counter, { document, version, waits }: CounterState): Promise<number> {
    const waitMs = Math.min(firstWaitMs * 2 ** waits, waitMaxMs);
    const until = now() + waitMs;
    const fields = { waits: waits + 1, until: new Date(until), expires_at: new Date(until + (waits + 1) * windowMs) };
    const write = version ? document.update(fields, { lastUpdateTime: version }) : document.create(fields);
    if ((await outcomeOf(write)) === 'done') return waitMs;
    const { data } = waitRecord.safeParse((await document.get()).data());
    // The wait may be over already. The caller may then try again at once.
    return Math.max(1, data ? Date.parse(data.until) - now() : 0);
  }

  return {
    async take(counter) {
      const current = await readState(counter);
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

    async check(counter) {
      const current = await readState(counter);
      const left = current.until - now();
      if (left > 0) return left;
      return (await exceeds(counter.max, 1, current)) ? beginWait(counter, current) : 0;
    },
  };
}
