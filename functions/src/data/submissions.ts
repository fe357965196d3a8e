import type { DocumentReference } from 'firebase-admin/firestore';
import { KeyUsedError } from '../problems.ts';
import { type Actor, audited } from './audit.ts';

/**
 * A digest of what was sent, stored with it. It tells a repetition from something else that came with the same idempotency key. What was
 * stored before there were digests has none, and is taken for the same.
 */
export type Digested = { content_digest?: string };

/**
 * @returns whether a submission is stored already
 * @throws {KeyUsedError} when something else is stored in its place
 */
export async function isStored(document: DocumentReference, digest: string | undefined): Promise<boolean> {
  const snapshot = await document.get();
  const stored: unknown = snapshot.get('content_digest');
  if (stored !== undefined && stored !== digest) throw new KeyUsedError();
  return snapshot.exists;
}

/**
 * Stores a submission, unless it is stored already.
 * @returns whether it was stored now
 * @throws {KeyUsedError} when something else is stored in its place
 */
export async function storeOnce(document: DocumentReference, fields: Digested & Record<string, unknown>, actor: Actor): Promise<boolean> {
  if ((await audited(document, actor, 'create', (batch) => batch.create(document, fields))) === 'done') return true;
  await isStored(document, fields.content_digest);
  return false;
}
