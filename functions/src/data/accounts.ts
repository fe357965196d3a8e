import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type Action, type Actor, auditEntry } from './audit.ts';
import { collection } from './collections.ts';
import { storedTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './hashed.ts';

const twoStepRecord = z.object({ secret: z.string(), last_step: z.number(), recovery_hashes: z.array(z.string()) });

/** An account as it is stored. */
export const adminRecord = z.object({
  password_hash: z.string(),
  disabled: z.boolean(),
  created_at: storedTime,
  two_step: z.optional(twoStepRecord),
});

export type AdminRecord = z.output<typeof adminRecord>;

/** @returns what tells this password and second step from earlier and later ones; another for a disabled account */
export function versionOf({ password_hash, disabled, two_step }: Omit<AdminRecord, 'created_at'>): string {
  return hashed('account', password_hash, String(disabled), two_step?.secret ?? '');
}

/**
 * Changes an account, records it, and ends its sessions: all of it or nothing.
 * @param change gives the new fields, or undefined to leave the account as it is
 * @param ending which sessions end; undefined for none. Its known browsers and login challenges end with them.
 * @returns whether it was changed; false also when there is no such account
 */
export async function changeAccount(
  firebase: Firebase,
  username: string,
  actor: Actor,
  action: Action,
  change: (account: AdminRecord) => object | undefined,
  ending?: { exceptId?: string },
): Promise<boolean> {
  const db = await firebase.db();
  const document = collection(db, 'admins').doc(username);
  return db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    // Somebody may have edited it by hand. That must not keep an operator from disabling it.
    const fields = snapshot.exists && change(adminRecord.safeParse(snapshot.data()).data ?? unreadable);
    if (!fields) return false;
    const ended = ending
      ? await Promise.all([sessionsOf(db, username), remembered(db, username)].map((query) => transaction.get(query)))
      : [];
    transaction.update(document, fields);
    transaction.create(collection(db, 'auditLog').doc(), auditEntry(document, actor, action));
    for (const { id, ref } of ended.flatMap(({ docs }) => docs)) if (id !== ending?.exceptId) transaction.delete(ref);
    return true;
  });
}

/** Ends an account's sessions. @param exceptId a session that goes on */
export async function endSessions(firebase: Firebase, username: string, exceptId?: string): Promise<void> {
  const db = await firebase.db();
  const { docs } = await sessionsOf(db, username).get();
  const batch = db.batch();
  for (const { id, ref } of docs) if (id !== exceptId) batch.delete(ref);
  await batch.commit();
}

type Database = Awaited<ReturnType<Firebase['db']>>;

function sessionsOf(db: Database, username: string): Query {
  return collection(db, 'sessions').where('account', '==', username).select();
}

/** Browsers that the account has logged in from, and challenges of its logins. */
function remembered(db: Database, username: string): Query {
  return collection(db, 'rateLimits').where('account', '==', username).select();
}

/** Has no version that anybody was verified with. */
const unreadable: AdminRecord = { password_hash: '', disabled: true, created_at: '' };
