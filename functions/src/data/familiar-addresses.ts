import { storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './rate-limits.ts';

/** Ninety days: longer than a holiday, shorter than an address is somebody's. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

export type FamiliarAddresses = {
  /** Whether the account has logged in from this address of late. */
  has: (username: string, address: string) => Promise<boolean>;
  /** Notes that it has. */
  add: (username: string, address: string) => Promise<void>;
};

/**
 * From where accounts have logged in, as hashes, among the rate limits, whose TTL policy removes them too.
 * @param now the clock, in milliseconds
 */
export function familiarAddresses(firebase: Firebase, now: () => number): FamiliarAddresses {
  async function document(username: string, address: string) {
    return (await firebase.db()).collection('rateLimits').doc(hashed('familiar', username, address));
  }

  return {
    async has(username, address) {
      const until = storedTime.safeParse((await (await document(username, address)).get()).get('expires_at')).data;
      return until !== undefined && Date.parse(until) > now();
    },

    async add(username, address) {
      await (await document(username, address)).set({ expires_at: new Date(now() + keptMs) });
    },
  };
}
