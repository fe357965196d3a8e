import type { DocumentReference } from 'firebase-admin/firestore';
import { KeyUsedError } from '../errors.ts';
import { type Actor, audited } from './audit.ts';

/** Distinguishes a retry from another submission with the same idempotency key. Older documents have none. */
export type Digested = { content_digest?: string };

/** @returns whether it is stored @throws {KeyUsedError} if something else is stored under this id */
export async function isStored(document: DocumentReference, digest: string | undefined): Promise<boolean> {
  const snapshot = await document.get();
  const stored: unknown = snapshot.get('content_digest');
  if (stored !== undefined && stored !== digest) throw new KeyUsedError();
  return snapshot.exists;
}

/** Stores a submission. @returns false if it is stored already @throws {KeyUsedError} if something else is stored under this id */
export async function storeOnce(document: DocumentReference, fields: Digested & Record<string, unknown>, actor: Actor): Promise<boolean> {
  if ((await audited(document, actor, 'create', (batch) => batch.create(document, fields))) === 'done') return true;
  await isStored(document, fields.content_digest);
  return false;
}
