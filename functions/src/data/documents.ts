import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { limits } from '../contract/limits.ts';

/** Whether a field is a time, as the Admin SDK reads it. */
export function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}

/** A time as the Admin SDK reads it or the REST client, in ISO 8601 and UTC. Written, it is a `Date`. */
export const storedTime = z.pipe(
  z.union([z.date(), z.custom<Timestamp>(isTimestamp)]),
  z.transform((time) => (time instanceof Date ? time : time.toDate()).toISOString()),
);

/** A document as the Admin SDK or the REST client reads it. */
export type StoredDocument = { id: string; fields: Record<string, unknown>; createTime: Date; updateTime: Date };

/** @returns the document of a snapshot that exists */
export function storedDocument(snapshot: DocumentSnapshot): StoredDocument {
  const { id, ref, createTime, updateTime } = snapshot;
  if (!createTime || !updateTime) throw new Error(`${ref.path} does not exist`);
  return { id, fields: snapshot.data() ?? {}, createTime: createTime.toDate(), updateTime: updateTime.toDate() };
}

/**
 * Reads a document. The schemas of stored records accept any fields, so no document is left out of a list. Firestore's own times replace
 * a missing or malformed `created_at` or `updated_at`.
 * @param schema the contract's schema of the stored record, without its id
 */
export function readRecord<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  { id, fields, createTime, updateTime }: StoredDocument,
): { id: string } & z.output<Schema> {
  const times = {
    created_at: storedTime.safeParse(fields['created_at']).data ?? createTime.toISOString(),
    updated_at: storedTime.safeParse(fields['updated_at']).data ?? updateTime.toISOString(),
  };
  return { id, ...schema.parse({ ...fields, ...times }) };
}

/** What became of a write: done, or not since the document was there already, was not there, or has changed since it was read. */
export type Outcome = 'done' | 'taken' | 'missing' | 'outdated';

/** gRPC's codes for a write whose precondition does not hold: https://grpc.io/docs/guides/status-codes/ */
const outcomes = new Map<unknown, Outcome>([
  [6, 'taken'],
  [5, 'missing'],
  [9, 'outdated'],
]);

/** @throws whatever else the write fails with */
export async function outcomeOf(write: Promise<unknown>): Promise<Outcome> {
  try {
    await write;
    return 'done';
  } catch (error) {
    const outcome = error instanceof Error && 'code' in error ? outcomes.get(error.code) : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
}

/**
 * Whether a document can have this id, one made by hand or imported too: those of numbers come from Datastore as `__id7__`. Whatever
 * comes out of a URL is asked first: the SDK reads a slash as a path, and Firestore refuses the others.
 * @see https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields
 */
export function isDocumentId(id: string): boolean {
  if (Buffer.byteLength(id) > limits.documentIdBytes) return false;
  const reserved = /^(?:\.{0,2}|__(?!id[1-9]\d{0,17}__$).*__)$/s.test(id);
  return !reserved && !id.includes('/');
}
