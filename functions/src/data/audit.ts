import type { CollectionReference, DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import type { ApplicationStatus } from '../contract/applications.ts';
import { limits } from '../contract/limits.ts';
import { collection } from './collections.ts';
import { isDocumentId, type Outcome, outcomeOf } from './documents.ts';

/**
 * Who acts. No account's name has a colon, so none can be mistaken for the product's own parts: what it does at set times
 * ('retention', 'clean-up'), and whoever may run `npm run admin` ('command line').
 */
export type Actor = `admin:${string}` | 'visitor' | 'command line' | 'retention' | 'clean-up';

/** What was done to a document. Login and logout are acts on the account; an export is one on `*`, which stands for the whole collection. */
export type Action =
  | 'create'
  | 'update'
  | 'delete'
  | `set status to ${ApplicationStatus}`
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

/** @returns an admin, as the trail names one */
export function adminActor({ username }: { username: string }): Actor {
  return `admin:${username}`;
}

/**
 * Does an act and writes it down in the trail `auditLog`: both or neither. An entry holds names of accounts and ids of
 * documents, and nothing that a visitor has written.
 *
 * The library sends a write again when its answer got lost, and then meets its own first try: the document is there already,
 * gone, or newer. The entry tells such a try from somebody else's.
 * @param document what is acted upon
 * @param write adds the act's own writes to the batch; absent where the act is none on Firestore
 * @returns 'done', or the precondition that didn't hold: then nothing is written
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

/** @returns what the trail says of an act, for whoever writes it within a transaction */
export function auditEntry({ parent, id }: DocumentReference, actor: Actor, action: Action) {
  const at = new Date();
  const expires_at = new Date(at.getTime() + limits.auditMs);
  return { at, actor, action, collection: parent.id, document: id, expires_at };
}

/**
 * Deletes a document, and writes that down.
 * @param id out of a URL; any text
 * @returns whether it was there
 */
export async function auditedRemoval(documents: CollectionReference, id: string, actor: Actor): Promise<boolean> {
  if (!isDocumentId(id)) return false;
  const document = documents.doc(id);
  return (await audited(document, actor, 'delete', (batch) => batch.delete(document, { exists: true }))) === 'done';
}
