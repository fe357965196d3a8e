import type { CollectionReference, DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { InterviewEvent, OwnChange } from '../applications/contract/timeline.ts';
import type { actorsWithoutAccount } from '../accounts/contract/username.ts';
import { serverLimits } from './contract/limits.ts';
import { log } from './log.ts';
import { collection } from './firestore/collections.ts';
import { isDocumentId, type Outcome, outcomeOf, type Writes } from './firestore/documents.ts';
import type { Named } from '../accounts/named.ts';

/** The prefix keeps admins apart from the other actors: no username contains a colon. */
export type Actor = `admin:${string}` | (typeof actorsWithoutAccount)[number];

/** Actions on sessions are recorded on the account; exports, restores and link requests on `*`. */
export type Action =
  | 'create'
  | 'update'
  | 'delete'
  | `set status to ${string}`
  | 'assign'
  | 'add note'
  | 'edit note'
  | 'delete note'
  | 'add message'
  | `change ${OwnChange}`
  | 'request links'
  | 'reply'
  | 'undo reply'
  | 'tell of an opening'
  | `interview ${InterviewEvent}`
  | 'remind of interview'
  | 'send scorecard'
  | 'ask to keep'
  | 'cancel mail'
  | 'load resume'
  | 'open resume'
  | 'export'
  | 'restore'
  | 'invite'
  | 'cancel invitation'
  | 'accept invitation'
  | 'change role'
  | 'change email'
  | 'disable'
  | 'enable'
  | 'set password'
  | 'set news'
  | 'set hours'
  | 'create calendar feed'
  | 'end calendar feed'
  | 'log in'
  | 'log out'
  | 'end other sessions'
  | 'end all sessions'
  | 'enable two-step login'
  | 'disable two-step login'
  | 'use a recovery code'
  | 'renew recovery codes';

const adminPrefix = 'admin:';

export function actorName(actor: string): string {
  return actor.startsWith(adminPrefix) ? actor.slice(adminPrefix.length) : actor;
}

export function adminActor({ username }: { username: string }): Actor {
  return `${adminPrefix}${username}`;
}

/**
 * Writes a change and its entry, or neither: docs/decisions/0013-audit-trail.md
 * @param named whom the change names or mails. It is 'outdated' if one of their accounts has changed since it was read
 */
export async function audited(
  document: DocumentReference,
  actor: Actor,
  action: Action,
  write?: (writes: Writes) => void,
  { deletedEntry, named = new Map() }: { deletedEntry?: string; named?: Named | undefined } = {},
): Promise<Outcome> {
  const { firestore } = document;
  const entry = collection(firestore, 'auditLog').doc();
  const addTo = (writes: Writes) => {
    write?.(writes);
    writes.create(entry, entryOf(document, actor, action, deletedEntry));
  };
  const commit = async (): Promise<Outcome> => {
    const batch = firestore.batch();
    addTo(batch);
    return outcomeOf(batch.commit());
  };
  const outcome = await (named.size > 0 ? commitIfUnchanged(firestore, named, addTo) : commit());
  const written = outcome !== 'done' && (await entry.get()).exists ? 'done' : outcome;
  if (written === 'done' && (action === 'delete' || deletedEntry !== undefined)) logRemoval(document, deletedEntry);
  return written;
}

/** Outside the database, so that a backup that replaces a lost one brings nothing back: docs/deployment.md, "Restore". */
export function logRemoval({ parent, id }: DocumentReference, entry?: string): void {
  log({ severity: 'NOTICE', message: 'removed', collection: parent.id, document: id, ...(entry !== undefined && { entry }) });
}

/** Reads the accounts again in the transaction that writes, so that who has just lost a role is neither named nor mailed. */
async function commitIfUnchanged(firestore: Firestore, named: Named, addTo: (writes: Writes) => void): Promise<Outcome> {
  const written = firestore.runTransaction(async (transaction): Promise<Outcome> => {
    const accounts = await transaction.getAll(...[...named.values()].map(({ ref }) => ref));
    const isUnchanged = accounts.every(({ id, updateTime }) => updateTime?.valueOf() === named.get(id)?.updateTime?.valueOf());
    if (isUnchanged) addTo(transaction);
    return isUnchanged ? 'done' : 'outdated';
  });
  const outcome = await outcomeOf(written);
  return outcome === 'done' ? written : outcome;
}

/** Records a change in the transaction or batch that makes it. */
export function auditIn(
  writes: Pick<Writes, 'create'>,
  document: DocumentReference,
  actor: Actor,
  action: Action,
  deletedEntry?: string,
): void {
  writes.create(collection(document.firestore, 'auditLog').doc(), entryOf(document, actor, action, deletedEntry));
  if (deletedEntry !== undefined) logRemoval(document, deletedEntry);
}

/** @param deletedEntry the id of a deleted timeline entry, which a restore must not bring back */
function entryOf({ parent, id }: DocumentReference, actor: Actor, action: Action, deletedEntry?: string) {
  const at = new Date();
  const expires_at = new Date(at.getTime() + serverLimits.auditMs);
  return { at, actor, action, collection: parent.id, document: id, ...(deletedEntry && { entry: deletedEntry }), expires_at };
}

/**
 * Each write that adds a dependent must also change the document, so that a removal notices it.
 * @param readDependents returns what removes them
 * @returns what it has removed
 */
export async function auditedRemoval(
  documents: CollectionReference,
  id: string,
  actor: Actor,
  readDependents?: (document: DocumentReference, snapshot: DocumentSnapshot) => Promise<(writes: Writes) => void>,
): Promise<DocumentSnapshot | undefined> {
  if (!isDocumentId(id)) return undefined;
  const document = documents.doc(id);
  for (;;) {
    const snapshot = await document.get();
    if (!snapshot.exists) return undefined;
    const removeDependents = await readDependents?.(document, snapshot);
    const outcome = await audited(document, actor, 'delete', (batch) => {
      removeDependents?.(batch);
      batch.delete(document, { lastUpdateTime: snapshot.updateTime });
    });
    if (outcome === 'done') return snapshot;
  }
}
