import { randomBytes } from 'node:crypto';
import { z } from 'zod/mini';
import { collection } from './collections.ts';
import { storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './hashed.ts';

export const deviceMs = 90 * 24 * 60 * 60 * 1000;

const record = z.object({ account: z.string(), expires_at: storedTime });

/** Browsers of an account: https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies */
export type KnownDevices = {
  /** @returns undefined for an unknown or expired token */
  accountOf: (token: string) => Promise<string | undefined>;
  /** Makes a token for a browser. @param replaced its previous token */
  add: (username: string, replaced?: string) => Promise<string>;
};

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
