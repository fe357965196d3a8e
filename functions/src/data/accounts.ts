import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { seesJob } from '../contract/colleagues.ts';
import { newsChoices, roles } from '../contract/roles.ts';
import { weeklyHours } from '../contract/weekly-hours.ts';
import { LastAdminError } from '../errors.ts';
import { type Action, type Actor, auditIn } from './audit.ts';
import { storedText } from '../contract/stored.ts';
import { collection } from './collections.ts';
import { firestoreTime } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { hashed } from './hashed.ts';
import { interviewLeaving } from './interview-changes.ts';
import { isCancellation } from './new-mails.ts';

const twoStepRecord = z.object({
  secret: z.string(),
  /** The time step of the app's last accepted code, since no code is accepted twice. */
  last_step: z.number(),
  /** SHA-256 of the unused recovery codes. They are random, so a fast hash suffices. */
  recovery_hashes: z.array(z.string()),
});

/** What somebody may do. `jobs` limits a manager. */
export const authority = z.object({ role: z.enum(roles), jobs: z.array(z.string()) });

export type Authority = z.output<typeof authority>;

export type TwoStep = z.output<typeof twoStepRecord>;

export const adminRecord = z.object({
  /** Accounts without a role are admins. */
  role: z._default(authority.shape.role, 'admin'),
  jobs: z._default(authority.shape.jobs, []),
  password_hash: z.string(),
  disabled: z.boolean(),
  /** Where mails for this colleague go. Blank: nowhere. */
  email: storedText,
  /** How soon they learn of new applications. */
  news: z._default(z.enum(newsChoices), 'at once'),
  created_at: firestoreTime,
  last_login: z.catch(z.optional(firestoreTime), undefined),
  two_step: z.optional(twoStepRecord),
  /** When they have time for interviews. */
  hours: z.catch(z._default(z.nullable(weeklyHours), null), null),
  /** SHA-256 of the token of their calendar feed. */
  calendar_hash: z.catch(z._default(z.nullable(z.string()), null), null),
});

export type AdminRecord = z.output<typeof adminRecord>;

/** What happens to the account's open sessions. If they end, its known devices and challenges do as well. */
type Sessions = 'end' | { endAllBut: string } | { update: Authority };

export function versionOf({ password_hash, disabled, two_step, role, jobs }: Omit<AdminRecord, 'created_at'>): string {
  return hashed('account', password_hash, String(disabled), two_step?.secret ?? '', role, ...jobs);
}

/** @returns undefined if the account is missing or can't be read */
export async function readAccount(firebase: Firebase, username: string): Promise<AdminRecord | undefined> {
  const document = collection(await firebase.db(), 'admins').doc(username);
  return adminRecord.safeParse((await document.get()).data()).data;
}

/** What a new account begins with. */
export type NewAccount = Authority & { password_hash: string; email: string };

/** Reads before it writes. @returns false if there is such an account */
export async function createAccount(
  transaction: Transaction,
  db: Firestore,
  username: string,
  { password_hash, email, role, jobs }: NewAccount,
  actor: Actor,
): Promise<boolean> {
  const document = collection(db, 'admins').doc(username);
  if ((await transaction.get(document)).exists) return false;
  // An account that was deleted by hand has left its sessions.
  const left = await transaction.get(ofAccount(db, 'sessions', username));
  for (const { ref } of left.docs) transaction.delete(ref);
  transaction.create(document, { password_hash, disabled: false, email, role, jobs, created_at: new Date() });
  auditIn(transaction, document, actor, 'create');
  return true;
}

export function isEnabledAdmin(account: Pick<AdminRecord, 'role' | 'disabled'> | undefined): boolean {
  return account?.role === 'admin' && !account.disabled;
}

/**
 * All or nothing. A change that is made already is not recorded again.
 * @returns false if the account is missing, or no longer has the given version
 * @throws {LastAdminError} not for operators, who can create another admin and must be able to stop the last one
 */
export async function changeAccount(
  firebase: Firebase,
  { username, version }: { username: string; version?: string },
  actor: Actor,
  action: Action | ((account: AdminRecord | undefined) => Action),
  fields: object,
  sessions?: Sessions,
): Promise<boolean> {
  const db = await firebase.db();
  const document = collection(db, 'admins').doc(username);
  return db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const { data: account } = adminRecord.safeParse(snapshot.data());
    // Without a version, even an account that can't be read is changed.
    const isCurrent = version === undefined || (account && versionOf(account) === version);
    if (!snapshot.exists || !isCurrent) return false;
    if (account && isDeepStrictEqual({ ...account, ...fields }, account)) return true;
    const takesAdmin = isEnabledAdmin(account) && !isEnabledAdmin({ ...account, ...fields } as AdminRecord);
    if (takesAdmin && actor !== 'command line') {
      const { docs } = await transaction.get(collection(db, 'admins'));
      const others = docs.filter(({ id }) => id !== username).map((other) => adminRecord.safeParse(other.data()).data);
      if (!others.some(isEnabledAdmin)) throw new LastAdminError();
    }
    const update = typeof sessions === 'object' && 'update' in sessions ? sessions.update : undefined;
    const names = update ? (['sessions'] as const) : (['sessions', 'rateLimits'] as const);
    const ended = sessions === 'end' || takesAdmin ? await transaction.get(invitationsBy(db, username)) : undefined;
    const mails = losesMails(fields) && account?.email ? await transaction.get(newsTo(db, account.email)) : undefined;
    const after = { ...account, ...fields } as AdminRecord;
    const sees = (jobId: string) => !after.disabled && seesJob(after, jobId);
    const leave = losesMails(fields) ? await interviewLeaving(transaction, db, username, sees, actor, Date.now()) : undefined;
    const found = sessions ? await Promise.all(names.map((name) => transaction.get(ofAccount(db, name, username)))) : [];
    leave?.(transaction);
    transaction.update(document, fields);
    auditIn(transaction, document, actor, typeof action === 'function' ? action(account) : action);
    const lost = mails?.docs.filter((mail) => !isCancellation(mail.data())) ?? [];
    for (const { ref } of [...(ended?.docs ?? []), ...lost]) transaction.delete(ref);
    const keptId = typeof sessions === 'object' && 'endAllBut' in sessions ? sessions.endAllBut : undefined;
    for (const { id, ref } of found.flatMap(({ docs }) => docs)) {
      if (update) transaction.update(ref, update);
      else if (id !== keptId) transaction.delete(ref);
    }
    return true;
  });
}

/** Whether a change can take away what waiting mails are about, or the address that they go to. */
function losesMails(fields: object): boolean {
  return ['disabled', 'role', 'email'].some((name) => name in fields);
}

function newsTo(db: Firestore, email: string): Query {
  const waiting = collection(db, 'outbox').where('to', '==', email).where('state', '==', 'waiting').where('audience', '==', 'staff');
  return waiting.select('state', 'template', 'values.what');
}

/** An intruder may have sent them. */
function invitationsBy(db: Firestore, username: string): Query {
  return collection(db, 'accountInvitations').where('invited_by', '==', username).select();
}

export async function endSessions(firebase: Firebase, username: string, exceptId: string): Promise<void> {
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
