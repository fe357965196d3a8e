import { z } from 'zod/mini';
import { collection, type Firebase } from './firebase.ts';
import { hashed } from './hashed.ts';

/** At most `max` attempts count in each window. All windows of a length end at the same time. */
export type Counter = {
  scope: string;
  /** Such as an address. Only its hash is stored. */
  key: string;
  max: number;
  windowMs: number;
};

export type Attempt = {
  /** The rest of the window if this attempt is too many, otherwise 0. */
  waitMs: number;
  window: Window;
};

/** `ends` in milliseconds since 1970. */
type Window = { id: string; ends: number };

export type RateLimitStore = ReturnType<typeof rateLimitStore>;

const countRecord = z.object({ count: z.number() });

/** Uses no transactions, in which simultaneous attempts would fail. */
export function rateLimitStore(firebase: Firebase, clock: () => number) {
  const documentOf = async ({ id }: Window) => collection(await firebase.db(), 'rateLimits').doc(id);

  function openWindow({ scope, key, windowMs }: Counter): Window {
    const number = Math.floor(clock() / windowMs);
    return { id: hashed(scope, key, number), ends: (number + 1) * windowMs };
  }

  async function add(amount: 1 | -1, window: Window): Promise<void> {
    const { FieldValue } = await import('firebase-admin/firestore');
    const document = await documentOf(window);
    await document.set({ count: FieldValue.increment(amount), expires_at: new Date(window.ends) }, { merge: true });
  }

  /** @returns the rest of the window if it has more than so many attempts, otherwise 0 */
  async function waitAbove(max: number, window: Window): Promise<number> {
    const { data } = countRecord.safeParse((await (await documentOf(window)).get()).data());
    return data && data.count > max ? Math.max(1, window.ends - clock()) : 0;
  }

  return {
    /** Counts nothing if one more attempt would be too many, so that a flood writes nothing. */
    async take(counter: Counter): Promise<Attempt> {
      const window = openWindow(counter);
      const waitMs = await waitAbove(counter.max - 1, window);
      if (waitMs > 0) return { waitMs, window };
      await add(1, window);
      // Simultaneous attempts may have been counted too.
      return { waitMs: await waitAbove(counter.max, window), window };
    },

    undo: (attempt: Attempt) => add(-1, attempt.window),

    /** @returns the window's rest in milliseconds if one more attempt is too many, otherwise 0 */
    wait: (counter: Counter) => waitAbove(counter.max - 1, openWindow(counter)),
  };
}
