import { z } from 'zod/mini';
import { dayMs, serverLimits } from '../contract/limits.ts';
import { mailboxOf } from '../contract/email-key.ts';
import { collection, type Firebase, outcomeOf } from '../firestore/firebase.ts';
import { hashed } from '../firestore/hashed.ts';

export type Recipients = ReturnType<typeof recipientCounts>;

const countRecord = z.object({ mails: z.array(z.string()) });

/** Protects mailboxes from floods through forms: docs/decisions/0011-mail.md */
export function recipientCounts(firebase: Firebase, clock: () => number = Date.now) {
  return {
    /** @param kind the template @param mail its id, counted once @returns false above the limit */
    async mayGet(email: string, kind: string, mail: string, limit: number = serverLimits.mailsPerRecipient) {
      const day = Math.floor(clock() / dayMs);
      const document = collection(await firebase.db(), 'rateLimits').doc(hashed('mail', kind, mailboxOf(email), day));
      for (;;) {
        const snapshot = await document.get();
        const { mails } = countRecord.safeParse(snapshot.data()).data ?? { mails: [] };
        if (mails.includes(mail)) return true;
        if (mails.length >= limit) return false;
        const fields = { mails: [...mails, mail], expires_at: new Date((day + 1) * dayMs) };
        const { updateTime } = snapshot;
        const write = updateTime ? document.update(fields, { lastUpdateTime: updateTime }) : document.create(fields);
        // Otherwise another mail was counted first.
        if ((await outcomeOf(write)) === 'done') return true;
      }
    },
  };
}
