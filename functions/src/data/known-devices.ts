import { randomBytes } from 'node:crypto';
import { z } from 'zod/mini';
import { collection } from './collections.ts';
import { storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './hashed.ts';

/** Ninety days: longer than a holiday. In milliseconds. */
export const deviceMs = 90 * 24 * 60 * 60 * 1000;

const record = z.object({ account: z.string(), expires_at: storedTime });

/**
 * Browsers that an account has logged in from. Each has a random token in a cookie. A new password makes all of them unknown.
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export type KnownDevices = {
  /** @returns the account that has logged in with this token; undefined for a token that is not known, or no longer */
  accountOf: (token: string) => Promise<string | undefined>;
  /**
   * @param replaced the token that the browser has had so far, which is forgotten
   * @returns the token of a browser from which the account has just logged in
   */
  add: (username: string, replaced?: string) => Promise<string>;
};

/**
 * Known devices in Firestore, by hashes of their tokens. They are among the rate limits, whose TTL policy removes them too.
 * @param now the clock, in milliseconds
 */
export function knownDevices(firebase: Firebase, now: () => number): KnownDevices {
  const document = async (token: string) => collection(await firebase.db(), 'rateLimits').doc(hashed('device', token));

  return {
    async accountOf(token) {
      const { data } = record.safeParse((await (await document(token)).get()).data());
      return data && Date.parse(data.expires_at) > now() ? data.account : undefined;
    },

    async add(username, replaced) {
      const token = randomBytes(32).toString('base64url');
      const added = await document(token);
      const batch = added.firestore.batch();
      batch.create(added, { account: username, expires_at: new Date(now() + deviceMs) });
      if (replaced !== undefined) batch.delete(await document(replaced));
      await batch.commit();
      return token;
    },
  };
}
