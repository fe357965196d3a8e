import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { type Action, type Actor, auditIn } from './audit.ts';
import { collection } from './collections.ts';
import { firestoreTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './hashed.ts';

const twoStepRecord = z.object({
  secret: z.string(),
  /** The time step of the app's last accepted code, since no code is accepted twice. */
  last_step: z.number(),
  /** SHA-256 of the unused recovery codes. They are random, so a fast hash suffices. */
  recovery_hashes: z.array(z.string()),
});

export type TwoStep = z.output<typeof twoStepRecord>;

export const adminRecord = z.object({
  password_hash: z.string(),
  disabled: z.boolean(),
  created_at: firestoreTime,
  two_step: z.optional(twoStepRecord),
});

export type AdminRecord = z.output<typeof adminRecord>;

/** The account's known devices and challenges end as well. */
type EndedSessions = 'all' | { allBut: string };

export function versionOf({ password_hash, disabled, two_step }: Omit<AdminRecord, 'created_at'>): string {
  return hashed('account', password_hash, String(disabled), two_step?.secret ?? '');
}

/** @returns undefined if the account is missing or can't be read */
export async function readAccount(firebase: Firebase, username: string): Promise<AdminRecord | undefined> {
  const document = collection(await firebase.db(), 'admins').doc(username);
  return adminRecord.safeParse((await document.get()).data()).data;
}

/** All or nothing. @returns false if the account is missing, or no longer has the given version */
export async function changeAccount(
  firebase: Firebase,
  { username, version }: { username: string; version?: string },
  actor: Actor,
  action: Action,
  fields: object,
  ended?: EndedSessions,
): Promise<boolean> {
  const db = await firebase.db();
  const document = collection(db, 'admins').doc(username);
  return db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const { data: account } = adminRecord.safeParse(snapshot.data());
    // An operator, who names no version, can change even an account that can't be read.
    const isCurrent = version === undefined || (account && versionOf(account) === version);
    if (!snapshot.exists || !isCurrent) return false;
    const found = ended
      ? await Promise.all((['sessions', 'rateLimits'] as const).map((name) => transaction.get(ofAccount(db, name, username))))
      : [];
    transaction.update(document, fields);
    auditIn(transaction, document, actor, action);
    const keptId = typeof ended === 'object' ? ended.allBut : undefined;
    for (const { id, ref } of found.flatMap(({ docs }) => docs)) if (id !== keptId) transaction.delete(ref);
    return true;
  });
}

export async function endSessions(firebase: Firebase, username: string, exceptId?: string): Promise<void> {
  const db = await firebase.db();
  const { docs } = await ofAccount(db, 'sessions', username).get();
  const batch = db.batch();
  for (const { id, ref } of docs) if (id !== exceptId) batch.delete(ref);
  await batch.commit();
}

/** Of `rateLimits`, the known devices and challenges. */
function ofAccount(db: Firestore, name: 'sessions' | 'rateLimits', username: string): Query {
  return collection(db, name).where('account', '==', username).select();
}
