import { z } from 'zod/mini';
import { limits } from '../contract/limits.ts';
import { collection } from './collections.ts';
import { emailKey } from './email-key.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './hashed.ts';

/** Counts the mails that forms send to each recipient, so that nobody's mailbox can be flooded. */
export type Recipients = {
  /** Counts a mail, and the same mail only once. @param mail its id @returns false if the recipient has got as many as a day allows */
  mayGet: (email: string, mail: string) => Promise<boolean>;
};

const dayMs = 24 * 60 * 60 * 1000;

const countRecord = z.object({ mails: z.array(z.string()) });

/** @param clock in milliseconds */
export function recipientCounts(firebase: Firebase, clock: () => number = Date.now): Recipients {
  return {
    async mayGet(email, mail) {
      const day = Math.floor(clock() / dayMs);
      const document = collection(await firebase.db(), 'rateLimits').doc(hashed('mail', emailKey(email), day));
      const { mails } = countRecord.safeParse((await document.get()).data()).data ?? { mails: [] };
      if (mails.includes(mail)) return true;
      if (mails.length >= limits.mailsPerRecipient) return false;
      const { FieldValue } = await import('firebase-admin/firestore');
      await document.set({ mails: FieldValue.arrayUnion(mail), expires_at: new Date((day + 1) * dayMs) }, { merge: true });
      return true;
    },
  };
}
