import type { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import type { z } from 'zod/mini';
import type { Page } from '../contract/paging.ts';
import { KeyUsedError } from '../errors.ts';
import { type Actor, audited, auditedRemoval } from './audit.ts';
import { collection, type CollectionName } from './collections.ts';
import { readRecord, storedDocument } from './documents.ts';
import type { Firebase } from './firebase.ts';
import { type Cursor, readPage } from './paging.ts';

/** Distinguishes a retry from another submission with the same idempotency key. Older documents have none. */
export type Digested = { content_digest?: string };

/** What visitors sent through a form. */
export type SubmissionStore<Item> = {
  /** @returns false if it is stored already @throws {KeyUsedError} */
  create: (id: string, input: Digested & Record<string, unknown>) => Promise<boolean>;
  /** @throws {KeyUsedError} */
  has: (id: string, digest: string) => Promise<boolean>;
  /** Newest first. Reads at most `limit` + 1 documents. */
  page: (limit: number, cursor?: Cursor) => Promise<Page<Item>>;
  /** @returns whether it existed */
  remove: (id: string, actor: Actor) => Promise<boolean>;
};

export function submissionStore<Schema extends z.ZodMiniType<{ id: string }>>(
  firebase: Firebase,
  name: CollectionName,
  schema: Schema,
): SubmissionStore<z.output<Schema>> {
  const submissions = async () => collection(await firebase.db(), name);

  return {
    async create(id, input) {
      return storeOnce((await submissions()).doc(id), { ...input, created_at: new Date() }, 'visitor');
    },

    async has(id, digest) {
      return isStored((await submissions()).doc(id), digest);
    },

    async page(limit, cursor) {
      return readPage(await submissions(), (snapshot) => readRecord(schema, storedDocument(snapshot)), limit, cursor);
    },

    async remove(id, actor) {
      return auditedRemoval(await submissions(), id, actor);
    },
  };
}

/** @returns whether it is stored @throws {KeyUsedError} if something else is stored under this id */
export async function isStored(document: DocumentReference, digest: string | undefined): Promise<boolean> {
  const snapshot = await document.get();
  const stored: unknown = snapshot.get('content_digest');
  if (stored !== undefined && stored !== digest) throw new KeyUsedError();
  return snapshot.exists;
}

/**
 * Stores a submission. @param addTo adds what is written with it to its batch @returns false if it is stored already
 * @throws {KeyUsedError} if something else is stored under this id
 */
export async function storeOnce(
  document: DocumentReference,
  fields: Digested & Record<string, unknown>,
  actor: Actor,
  addTo?: (batch: WriteBatch, db: Firestore) => void,
): Promise<boolean> {
  const outcome = await audited(document, actor, 'create', (batch) => {
    batch.create(document, fields);
    addTo?.(batch, document.firestore);
  });
  if (outcome === 'done') return true;
  await isStored(document, fields.content_digest);
  return false;
}
