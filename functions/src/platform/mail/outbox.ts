import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { serverLimits } from '../contract/limits.ts';
import { collection, documentIn, type Firebase, firestoreTime, type Reads, type Writes } from '../firestore/firebase.ts';

/** Only the caller may send it. `attempts` identifies the lease. */
export type LeasedMail = { id: string; attempts: number; fields: Record<string, unknown> };

export type Outbox = ReturnType<typeof outbox>;

const leasable = z.object({ not_before: firestoreTime, attempts: z.int() });

/** A mail that has been sent, or has failed for good. */
type SettledMail = { id: string; fields: Record<string, unknown>; state: 'sent' | 'failed'; at: Date };

/** What a room does about mails, in the transactions that lease and settle them. */
export type MailEffects = {
  /** @returns what it writes */
  settled?: (mail: SettledMail, db: Firestore, reads: Reads) => Promise<((writes: Writes) => void) | undefined>;
  /** Whether a waiting mail says what is no longer so. It is removed then. */
  isOutdated?: (fields: Record<string, unknown>, now: number, db: Firestore, reads: Reads) => Promise<boolean>;
};

const report = z.object({ reports_to: z.string() });

/** Staff see what became of a mail. */
const reporting: MailEffects = {
  async settled({ fields, state, at }, db, reads) {
    const { data: mail } = report.safeParse(fields);
    const document = mail && (await reads.get(db.doc(mail.reports_to)));
    return document?.exists ? (writes) => writes.update(document.ref, { delivery: state, settled_at: at }) : undefined;
  },
};

const settledWithout = ['not_before', 'to', 'reply_to', 'values', 'reports_to', 'scheduled_for', 'link_hashes', 'token'];

/** Mails, waiting or settled: docs/decisions/0011-mail.md */
export function outbox(firebase: Firebase, effects: readonly MailEffects[], clock: () => number = Date.now) {
  const mails = async () => collection(await firebase.db(), 'outbox');
  const dueIn = (ms: number) => ({ not_before: new Date(clock() + ms) });

  return {
    /** @returns undefined if settled, not due, outdated, or leased already */
    async lease(id: string): Promise<LeasedMail | undefined> {
      const document = documentIn(await mails(), id);
      return document.firestore.runTransaction(async (transaction) => {
        const fields = (await transaction.get(document)).data();
        const { success, data } = leasable.safeParse(fields);
        if (!fields || !success || Date.parse(data.not_before) > clock()) return undefined;
        for (const { isOutdated } of effects) {
          if (!(await isOutdated?.(fields, clock(), document.firestore, transaction))) continue;
          transaction.delete(document);
          return undefined;
        }
        const attempts = data.attempts + 1;
        transaction.update(document, { attempts, ...dueIn(serverLimits.mailLeaseMs) });
        return { id, attempts, fields };
      });
    },

    /** Removes address and values. Nothing happens if the lease has been taken over. */
    async settle({ id, attempts, fields }: LeasedMail, state: 'sent' | 'failed') {
      const { FieldValue } = await import('firebase-admin/firestore');
      const document = (await mails()).doc(id);
      const { firestore } = document;
      const at = new Date(clock());
      const removed = Object.fromEntries(settledWithout.map((name) => [name, FieldValue.delete()]));
      await firestore.runTransaction(async (transaction) => {
        const current = await transaction.get(document);
        if (current.get('attempts') !== attempts) return;
        const follows = [];
        for (const { settled } of [reporting, ...effects]) follows.push(await settled?.({ id, fields, state, at }, firestore, transaction));
        transaction.update(document, { state, settled_at: at, ...removed });
        for (const write of follows) write?.(transaction);
      });
    },

    /** Waits longer after each attempt. Nothing happens if the lease has been taken over. */
    async postpone({ id, attempts }: LeasedMail) {
      const document = (await mails()).doc(id);
      await document.firestore.runTransaction(async (transaction) => {
        if ((await transaction.get(document)).get('attempts') !== attempts) return;
        transaction.update(document, dueIn(Math.min(serverLimits.mailWaitMs * 2 ** (attempts - 1), serverLimits.mailWaitMaxMs)));
      });
    },

    /** @returns ids, the most overdue first */
    async due(limit: number) {
      const query = (await mails()).where('not_before', '<=', new Date(clock())).orderBy('not_before');
      return (await query.limit(limit).select().get()).docs.map(({ id }) => id);
    },
  };
}
