import { z } from 'zod/mini';
import { serverLimits } from '../platform/contract/limits.ts';
import { newToken } from '../platform/tokens.ts';
import { collection, type Firebase, firestoreTime } from '../platform/firestore/firebase.ts';
import { hashed } from '../platform/firestore/hashed.ts';

const record = z.object({ account: z.string(), expires_at: firestoreTime });

/** https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies */
export function knownDevices(firebase: Firebase, clock: () => number) {
  const document = async (token: string) => collection(await firebase.db(), 'rateLimits').doc(hashed('device', token));

  return {
    async accountOf(token: string) {
      const { data } = record.safeParse((await (await document(token)).get()).data());
      return data && Date.parse(data.expires_at) > clock() ? data.account : undefined;
    },

    /** @returns the token of the browser @param replaced its token until now */
    async add(username: string, replaced?: string) {
      const token = newToken();
      const added = await document(token);
      const batch = added.firestore.batch();
      batch.create(added, { account: username, expires_at: new Date(clock() + serverLimits.deviceMs) });
      if (replaced !== undefined) batch.delete(await document(replaced));
      await batch.commit();
      return token;
    },
  };
}
