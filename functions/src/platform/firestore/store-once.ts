import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { type Actor, change, type Change } from '../audited.ts';
import { responseTexts } from '../contract/response-texts.ts';
import { ApiError } from '../http/api-error.ts';
import type { Reads } from './firebase.ts';

export type Digested = {
  /** Tells a retry from another submission with the same idempotency key. */
  content_digest?: string;
};

/** @throws {ApiError} 422 if something else has been stored under the same idempotency key */
export function isStored(snapshot: DocumentSnapshot, { content_digest }: Digested): boolean {
  if (snapshot.exists && snapshot.get('content_digest') !== content_digest) throw new ApiError(422, responseTexts.keyUsed);
  return snapshot.exists;
}

/** Nothing happens if it is stored already. @throws {ApiError} 422 */
export async function storeOnce(
  document: DocumentReference,
  submission: Digested,
  actor: Actor,
  changeOf: (reads: Reads) => Omit<Change, 'action'> | Promise<Omit<Change, 'action'>>,
): Promise<void> {
  await change(document, actor, async (snapshot, reads) => ({
    result: undefined,
    ...(!isStored(snapshot, submission) && { change: { action: 'create', ...(await changeOf(reads)) } }),
  }));
}
