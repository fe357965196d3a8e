import type { CollectionReference, Timestamp, WriteResult } from 'firebase-admin/firestore';
import { z } from 'zod';

function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}

/** A Firestore timestamp, read as ISO 8601 in UTC. Written, it is a `Date`, which the SDK makes a timestamp of. */
export const storedTime = z.custom<Timestamp>(isTimestamp).transform((time) => time.toDate().toISOString());

/** gRPC's codes for a write whose precondition does not hold: https://grpc.io/docs/guides/status-codes/ */
const codes = { notFound: 5, alreadyExists: 6, failedPrecondition: 9 };

function hasCode(error: unknown, code: number): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Whether a `create` failed because the document exists. */
export function isAlreadyExists(error: unknown): boolean {
  return hasCode(error, codes.alreadyExists);
}

/** Whether a write failed because the document has changed since it was read. */
export function isOutdated(error: unknown): boolean {
  return hasCode(error, codes.failedPrecondition);
}

/**
 * Whether a document can have this id. Whatever comes out of a URL is asked first: the SDK reads a slash as a path, and
 * Firestore refuses names like `__x__`.
 */
export function isDocumentId(id: string): boolean {
  return /^[\w-]{1,128}$/.test(id) && !/^__.*__$/.test(id);
}

/**
 * Makes a change that only a document that is there can take: an `update`, or a `delete` with the precondition `exists`.
 * @returns whether it was there
 */
export async function ifThere(change: Promise<WriteResult>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (hasCode(error, codes.notFound)) return false;
    throw error;
  }
}

/**
 * Deletes a document.
 * @param id out of a URL; any text
 * @returns whether it was there
 */
export async function removeDocument(collection: CollectionReference, id: string): Promise<boolean> {
  return isDocumentId(id) && ifThere(collection.doc(id).delete({ exists: true }));
}
