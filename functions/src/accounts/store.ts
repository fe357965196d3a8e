import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { seesJob } from './contract/colleagues.ts';
import type { Profile } from './contract/endpoints.ts';
import { type Access, mayCall } from '../platform/contract/roles.ts';
import { responseTexts } from '../platform/contract/response-texts.ts';
import { ApiError, roleForbidden, SessionOverError } from '../platform/http/api-error.ts';
import { type AdminRecord, adminRecord, type Authority, authority } from '../colleagues/account.ts';
import { type Actor, adminActor, auditIn } from '../platform/audited.ts';
import type { Action } from '../platform/registered.ts';
import { collection, type Firebase } from '../platform/firestore/firebase.ts';
import { hashed } from '../platform/firestore/hashed.ts';
import { invitationsMoving } from '../interviews/changes.ts';
import { isCancellation, removalOfMails } from '../platform/mail/new-mails.ts';

const sessionRecord = z.extend(authority, { account: z.string() });

/** Which open sessions end, and with them all else that lets people in. Others follow the role. */
type Sessions = 'end' | { endAllBut: string };

/** The session that makes a call, and who may make it. */
export type StaffAuthor = { username: string; sessionId: string; access: Access };

/** Who changes accounts. `link`: who has one to the account, which is checked before. */
export type Author = 'command line' | StaffAuthor | { username: string; link: true };

/** What else a change of an account brings. Reads in its transaction, and returns what writes. */
export type Effect = (
  transaction: Transaction,
  before: AdminRecord | undefined,
  after: AdminRecord,
) => Promise<(writes: Transaction) => void>;

export function versionOf({ password_hash, disabled, two_step, role, jobs }: Omit<AdminRecord, 'created_at'>): string {
  return hashed('account', password_hash, String(disabled), two_step?.secret ?? '', role, ...jobs);
}

type Change = [
  account: { username: string; version?: string | undefined },
  author: Author,
  action: Action | ((account: AdminRecord | undefined) => Action),
  changes: object,
  sessions?: Sessions,
  effect?: Effect,
];

/** What a new account begins with. */
type NewAccount = Authority & Partial<Profile> & { password_hash: string; email: string };

/** Reads before it writes. @returns false if there is such an account */
export async function createAccount(
  transaction: Transaction,
  db: Firestore,
  username: string,
  { password_hash, email, role, jobs, name = '', title = '' }: NewAccount,
  actor: Actor,
): Promise<boolean> {
  const document = collection(db, 'admins').doc(username);
  if ((await transaction.get(document)).exists) return false;
  // An account that was deleted by hand has left them.
  const endAll = await endingOf(transaction, db, username, doors);
  endAll();
  transaction.create(document, { password_hash, disabled: false, name, title, email, role, jobs, created_at: new Date() });
  auditIn(transaction, document, actor, 'create');
  return true;
}

export function isEnabledAdmin(account: Pick<AdminRecord, 'role' | 'disabled'> | undefined): boolean {
  return account?.role === 'admin' && !account.disabled;
}

/**
 * Called in the transaction that makes a change, before it writes.
 * @throws {ApiError} 401 or 403 if the author has lost session, account or role
 */
export async function requireAuthor(transaction: Transaction, db: Firestore, author: Author): Promise<void> {
  if (author === 'command line' || 'link' in author) return;
  const { username, sessionId } = author;
  const documents = [collection(db, 'sessions').doc(sessionId), collection(db, 'admins').doc(username)];
  const [session, account] = await transaction.getAll(...documents);
  const { data: opened } = sessionRecord.safeParse(session?.data());
  const { data: current } = adminRecord.safeParse(account?.data());
  if (opened?.account !== username || current?.disabled) throw new SessionOverError();
  // Deleting an account by hand ends no session.
  if (!mayCall((current ?? opened).role, author)) throw roleForbidden();
}

export function actorOf(author: Author): Actor {
  return author === 'command line' ? author : adminActor(author);
}

/** All or nothing: {@link changeInTransaction} */
export async function changeAccount(firebase: Firebase, ...change: Change): Promise<boolean> {
  const db = await firebase.db();
  return db.runTransaction((transaction) => changeInTransaction(transaction, db, ...change));
}

/**
 * A change that is made already is not recorded again.
 * @returns false if the account is missing, or no longer has the given version
 * @throws {ApiError} as `requireAuthor` does; 409 without another admin who can log in, but not for
 *   operators, who must be able to stop the last one
 */
export async function changeInTransaction(
  transaction: Transaction,
  db: Firestore,
  ...[{ username, version }, author, action, changes, sessions, effect]: Change
): Promise<boolean> {
  const document = collection(db, 'admins').doc(username);
  const actor = actorOf(author);
  const fields = sessions ? { ...changes, calendar_hash: null } : changes;
  await requireAuthor(transaction, db, author);
  const snapshot = await transaction.get(document);
  const { data: account } = adminRecord.safeParse(snapshot.data());
  // Without a version, even an account that can't be read is changed.
  const isCurrent = version === undefined || (account && versionOf(account) === version);
  if (!snapshot.exists || !isCurrent) return false;
  if (account && isDeepStrictEqual({ ...account, ...fields }, account)) return true;
  const takesAdmin = isEnabledAdmin(account) && !isEnabledAdmin({ ...account, ...fields } as AdminRecord);
  if (takesAdmin && author !== 'command line') {
    const { docs } = await transaction.get(collection(db, 'admins'));
    const others = docs.filter(({ id }) => id !== username).map((other) => adminRecord.safeParse(other.data()).data);
    if (!others.some(isEnabledAdmin)) throw new ApiError(409, responseTexts.lastAdmin);
  }
  const keptId = typeof sessions === 'object' ? sessions.endAllBut : undefined;
  const ended = sessions ? doors : takesAdmin ? (['accountInvitations'] as const) : [];
  const end = await endingOf(transaction, db, username, ended, keptId);
  const open = !sessions && 'role' in fields ? (await transaction.get(madeBy(db, 'sessions', username))).docs : [];
  const after = { ...account, ...fields } as AdminRecord;
  const lost = account?.email && losesMails(account, after) ? await newsTo(transaction, db, username, account.email) : [];
  const sees = (jobId: string) => !after.disabled && seesJob(after, jobId);
  const addEffect = await effect?.(transaction, account, after);
  const addresses = { from: account?.email ?? '', to: after.email };
  const isMoved = 'email' in fields && addresses.from !== addresses.to;
  const moveInvitations = isMoved ? await invitationsMoving(transaction, db, username, addresses, sees, Date.now()) : undefined;
  addEffect?.(transaction);
  moveInvitations?.(transaction);
  transaction.update(document, fields);
  auditIn(transaction, document, actor, typeof action === 'function' ? action(account) : action);
  for (const { ref } of lost) transaction.delete(ref);
  for (const { ref } of open) transaction.update(ref, { role: after.role, jobs: after.jobs });
  end();
  return true;
}

/** Whether a change can take away what waiting mails are about, or the address that they go to. */
function losesMails(before: AdminRecord, after: AdminRecord): boolean {
  return (['disabled', 'role', 'jobs', 'email'] as const).some((name) => !isDeepStrictEqual(before[name], after[name]));
}

/** @returns what an account is not to get any more: nothing if a colleague has the same address */
async function newsTo(transaction: Transaction, db: Firestore, username: string, email: string) {
  const enabled = collection(db, 'admins').where('email', '==', email).where('disabled', '==', false).select();
  const waiting = collection(db, 'outbox').where('to', '==', email).where('state', '==', 'waiting').where('audience', '==', 'staff');
  // One after the other, since parallel reads of a contended transaction fail for good.
  const { docs: holders } = await transaction.get(enabled);
  if (holders.some(({ id }) => id !== username)) return [];
  const { docs: mails } = await transaction.get(waiting);
  return mails.filter((mail) => !isCancellation(mail.data()));
}

/** What lets people in: sessions, known browsers and challenges, links also for a new password. */
const doors = ['sessions', 'rateLimits', 'accountInvitations'] as const;

type Door = (typeof doors)[number];

function madeBy(db: Firestore, door: Door, username: string, field = 'account'): Query {
  return collection(db, door).where(field, '==', username).select();
}

/** An intruder may have made them. @param keptId stays @returns what removes the others */
export async function endingOf(transaction: Transaction, db: Firestore, username: string, doors: readonly Door[], keptId?: string) {
  const found = [];
  for (const door of doors) found.push(...(await transaction.get(madeBy(db, door, username))).docs);
  if (doors.includes('accountInvitations')) {
    found.push(...(await transaction.get(madeBy(db, 'accountInvitations', username, 'invited_by'))).docs);
  }
  const ended = found.filter(({ id }) => id !== keptId);
  const invitations = ended.filter(({ ref }) => ref.parent.id === ('accountInvitations' satisfies Door));
  const removals = await Promise.all(invitations.map(({ ref }) => removalOfMails(ref)));
  return () => {
    for (const { ref } of ended) transaction.delete(ref);
    for (const removeMails of removals) removeMails(transaction);
  };
}
