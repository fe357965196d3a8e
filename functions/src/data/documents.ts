import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { limits } from '../contract/limits.ts';

export function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}

/** Turns a time that the Admin SDK or the REST client has read into ISO 8601 in UTC. */
export const firestoreTime = z.pipe(
  z.union([z.date(), z.custom<Timestamp>(isTimestamp)]),
  z.transform((time) => (time instanceof Date ? time : time.toDate()).toISOString()),
);

export type StoredDocument = { id: string; fields: Record<string, unknown>; createTime: Date; updateTime: Date };

export function storedDocument(snapshot: DocumentSnapshot): StoredDocument {
  const { id, ref, createTime, updateTime } = snapshot;
  if (!createTime || !updateTime) throw new Error(`${ref.path} does not exist`);
  return { id, fields: snapshot.data() ?? {}, createTime: createTime.toDate(), updateTime: updateTime.toDate() };
}

/** Reads a record with a tolerant schema. Firestore's own times replace missing ones. */
export function readRecord<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  { id, fields, createTime, updateTime }: StoredDocument,
): { id: string } & z.output<Schema> {
  const times = {
    created_at: firestoreTime.safeParse(fields['created_at']).data ?? createTime.toISOString(),
    updated_at: firestoreTime.safeParse(fields['updated_at']).data ?? updateTime.toISOString(),
  };
  return { id, ...schema.parse({ ...fields, ...times, id }) };
}

/** @param version the `updated_at` that a change is based on, undefined for any */
export function isVersion(current: { updated_at: string }, version: string | undefined): boolean {
  return version === undefined || Date.parse(version) === Date.parse(current.updated_at);
}

/** @returns the time of a change, which is later than the replaced version `current` */
export function nextVersion(current: string, now = Date.now()): Date {
  return new Date(Math.max(now, Date.parse(current) + 1));
}

export type Outcome = 'done' | 'taken' | 'missing' | 'outdated';

/** gRPC status codes: https://grpc.io/docs/guides/status-codes/ */
const outcomes = new Map<unknown, Outcome>([
  [6, 'taken'],
  [5, 'missing'],
  [9, 'outdated'],
]);

/** @returns 'taken' if the document exists, 'missing' if not, 'outdated' if it has changed */
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

/** Whether a text can be a document id: https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
export function isDocumentId(id: string): boolean {
  if (Buffer.byteLength(id) > limits.documentIdBytes) return false;
  const reserved = /^(?:\.{0,2}|__(?!id[1-9]\d{0,17}__$).*__)$/s.test(id);
  return !reserved && !id.includes('/');
}
