import { z } from 'zod/mini';
import type { Settings } from '../../settings.ts';
import { collection } from './collections.ts';
import { outcomeOf, firestoreTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './hashed.ts';

export type Counter = {
  scope: string;
  /** Such as an address. Only its hash is stored. */
  key: string;
  max: number;
  waitMaxMs: number;
};

export type Attempt = {
  /** Until another attempt is allowed, 0 if this one is. */
  waitMs: number;
  countId: string;
  /** In milliseconds since 1970. */
  countEnds: number;
};

export type RateLimitStore = ReturnType<typeof rateLimitStore>;

const countRecord = z.object({ count: z.number() });
const waitRecord = z.object({ waits: z.number(), until: firestoreTime });

/** Uses no transactions, in which simultaneous attempts would fail. */
export function rateLimitStore(
  firebase: Firebase,
  { windowMs, firstWaitMs }: Pick<Settings, 'windowMs' | 'firstWaitMs'>,
  clock: () => number,
) {
  type CounterState = Awaited<ReturnType<typeof readState>>;

  const limitDocument = async (id: string) => collection(await firebase.db(), 'rateLimits').doc(id);

  async function readState({ scope, key }: Counter) {
    const snapshot = await (await limitDocument(hashed(scope, key))).get();
    const time = clock();
    const { data: wait } = waitRecord.safeParse(snapshot.data());
    const until = wait ? Date.parse(wait.until) : 0;
    const window = Math.max(0, Math.floor((time - until) / windowMs));
    return {
      document: snapshot.ref,
      version: snapshot.updateTime,
      waits: wait ? Math.max(0, wait.waits - window) : 0,
      /** The rest of a wait that has begun, in milliseconds, otherwise 0. */
      leftMs: Math.max(0, until - time),
      countId: hashed(scope, key, until, window),
      countEnds: until + (window + 1) * windowMs,
    };
  }

  async function add(amount: number, { countId, countEnds }: Pick<CounterState, 'countId' | 'countEnds'>): Promise<void> {
    const { FieldValue } = await import('firebase-admin/firestore');
    await (await limitDocument(countId)).set({ count: FieldValue.increment(amount), expires_at: new Date(countEnds) }, { merge: true });
  }

  async function exceeds(max: number, further: number, { countId }: Pick<CounterState, 'countId'>): Promise<boolean> {
    const count = countRecord.safeParse((await (await limitDocument(countId)).get()).data()).data?.count ?? 0;
    return count + further > max;
  }

  /** Unless another attempt has begun it. @returns the remaining time, in milliseconds */
  async function beginWait({ waitMaxMs }: Counter, { document, version, waits }: CounterState): Promise<number> {
    const waitMs = Math.min(firstWaitMs * 2 ** waits, waitMaxMs);
    const until = clock() + waitMs;
    const fields = { waits: waits + 1, until: new Date(until), expires_at: new Date(until + (waits + 1) * windowMs) };
    const write = version ? document.update(fields, { lastUpdateTime: version }) : document.create(fields);
    if ((await outcomeOf(write)) === 'done') return waitMs;
    const { data } = waitRecord.safeParse((await document.get()).data());
    // The wait may be over already.
    return Math.max(1, data ? Date.parse(data.until) - clock() : 0);
  }

  return {
    /** Counts nothing during a wait. */
    async take(counter: Counter): Promise<Attempt> {
      const current = await readState(counter);
      if (current.leftMs > 0) return { ...current, waitMs: current.leftMs };
      await add(1, current);
      return { ...current, waitMs: (await exceeds(counter.max, 0, current)) ? await beginWait(counter, current) : 0 };
    },

    /** Begins no waits: what is too much is refused until the window ends. @returns the rest of the window then, in milliseconds, otherwise 0 */
    async takeInWindow({ scope, key, max }: Counter, lengthMs: number): Promise<number> {
      const window = Math.floor(clock() / lengthMs);
      const current = { countId: hashed(scope, key, window), countEnds: (window + 1) * lengthMs };
      await add(1, current);
      return (await exceeds(max, 0, current)) ? current.countEnds - clock() : 0;
    },

    async undo(attempt: Attempt) {
      await add(-1, attempt);
    },

    /** Counts nothing. @returns the rest of a wait that has begun, in milliseconds, otherwise 0 */
    async wait(counter: Counter) {
      return (await readState(counter)).leftMs;
    },

    /** As `wait`, but begins a wait if one more attempt would be too many. */
    async check(counter: Counter) {
      const current = await readState(counter);
      if (current.leftMs > 0) return current.leftMs;
      return (await exceeds(counter.max, 1, current)) ? beginWait(counter, current) : 0;
    },
  };
}
