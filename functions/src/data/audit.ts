import type { CollectionReference, DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { limits } from '../contract/limits.ts';
import { collection } from './collections.ts';
import { isDocumentId, type Outcome, outcomeOf } from './documents.ts';

/** No username contains a colon, so none can be mistaken for the product's own actors. */
export type Actor = `admin:${string}` | 'visitor' | 'command line' | 'retention' | 'clean-up';

/** Logins and logouts are recorded on the account, exports and requests of links on the document `*`. */
export type Action =
  | 'create'
  | 'update'
  | 'delete'
  | `set status to ${string}`
  | 'add note'
  | 'edit note'
  | 'delete note'
  | 'add message'
  | 'request links'
  | 'reply'
  | 'undo reply'
  | 'open resume'
  | 'export'
  | 'disable'
  | 'enable'
  | 'set password'
  | 'log in'
  | 'log out'
  | 'end other sessions'
  | 'enable two-step login'
  | 'disable two-step login'
  | 'use a recovery code'
  | 'renew recovery codes';

const adminPrefix = 'admin:';

/** @returns the user name of an admin, or one of the product's own actors */
export function actorName(actor: string): string {
  return actor.startsWith(adminPrefix) ? actor.slice(adminPrefix.length) : actor;
}

export function adminActor({ username }: { username: string }): Actor {
  return `${adminPrefix}${username}`;
}

/**
 * Writes a change and its audit entry: both or neither. If the library repeats a write that succeeded, the entry shows it.
 * @param write adds the change to the batch
 */
export async function audited(
  document: DocumentReference,
  actor: Actor,
  action: Action,
  write?: (batch: WriteBatch) => void,
): Promise<Outcome> {
  const { firestore } = document;
  const entry = collection(firestore, 'auditLog').doc();
  const batch = firestore.batch();
  write?.(batch);
  batch.set(entry, auditEntry(document, actor, action));
  const outcome = await outcomeOf(batch.commit());
  return outcome !== 'done' && (await entry.get()).exists ? 'done' : outcome;
}

export function auditEntry({ parent, id }: DocumentReference, actor: Actor, action: Action) {
  const at = new Date();
  const expires_at = new Date(at.getTime() + limits.auditMs);
  return { at, actor, action, collection: parent.id, document: id, expires_at };
}

/**
 * Deletes a document and what belongs to it, and records it. @param id any text @returns whether it existed
 * @param belongings returns the documents that belong to it. Whoever adds one changes the document too, so that none is left behind.
 */
export async function auditedRemoval(
  documents: CollectionReference,
  id: string,
  actor: Actor,
  belongings: (document: DocumentReference) => Promise<DocumentReference[]> = () => Promise.resolve([]),
): Promise<boolean> {
  if (!isDocumentId(id)) return false;
  const document = documents.doc(id);
  for (;;) {
    const snapshot = await document.get();
    if (!snapshot.exists) return false;
    const removed = await belongings(document);
    const outcome = await audited(document, actor, 'delete', (batch) => {
      for (const belonging of removed) batch.delete(belonging);
      batch.delete(document, { lastUpdateTime: snapshot.updateTime });
    });
    if (outcome === 'done') return true;
  }
}
