import type { DocumentReference } from 'firebase-admin/firestore';
import { type Actor, audited, type Change } from '../audited.ts';
import { responseTexts } from '../contract/response-texts.ts';
import { ApiError } from '../http/api-error.ts';
import type { Writes } from './firebase.ts';

export type Digested = {
  /** Tells a retry from another submission with the same idempotency key. */
  content_digest?: string;
};

/** @throws {ApiError} 422 if something else has been stored under the same idempotency key */
export async function isStored(document: DocumentReference, digest: string | undefined): Promise<boolean> {
  const snapshot = await document.get();
  if (snapshot.exists && snapshot.get('content_digest') !== digest) throw new ApiError(422, responseTexts.keyUsed);
  return snapshot.exists;
}

/** @param details as for `audited` @returns 'taken' if stored already @throws {ApiError} 422 */
export async function storeOnce(
  document: DocumentReference,
  fields: Digested & Record<string, unknown>,
  actor: Actor,
  addTo?: (writes: Writes) => void,
  details?: Pick<Change, 'reason' | 'unchanged'>,
): Promise<'done' | 'taken' | 'outdated'> {
  const write = (writes: Writes) => {
    writes.create(document, fields);
    addTo?.(writes);
  };
  const outcome = await audited(document, actor, 'create', write, details);
  if (outcome === 'done' || outcome === 'outdated') return outcome;
  await isStored(document, fields.content_digest);
  return 'taken';
}
