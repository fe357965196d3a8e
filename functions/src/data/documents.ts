import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { limits } from '../contract/limits.ts';
import { log } from '../log.ts';
import { MalformedDocumentError } from '../problems.ts';

/** Whether a field is a time, as the Admin SDK reads it. */
export function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}

/** A time as the Admin SDK reads it or the REST client, in ISO 8601 and UTC. Written, it is a `Date`. */
export const storedTime = z.pipe(
  z.union([z.date(), z.custom<Timestamp>(isTimestamp)]),
  z.transform((time) => (time instanceof Date ? time : time.toDate()).toISOString()),
);

/**
 * @param path the document's, for the log
 * @returns its fields, as the schema reads them
 * @throws {MalformedDocumentError}
 */
export function parseDocument<Schema extends z.ZodMiniType>(schema: Schema, path: string, fields: unknown): z.output<Schema> {
  const { data, error, success } = schema.safeParse(fields);
  if (success) return data;
  const wrong = new Set(error.issues.map((issue) => issue.path.join('.')));
  throw new MalformedDocumentError(`Firestore's ${path} is malformed: ${[...wrong].join(', ')}`);
}

/** A document as the Admin SDK or the REST client reads it. */
export type StoredDocument = { id: string; path: string; fields: Record<string, unknown>; createTime: Date; updateTime: Date };

/** @returns the document of a snapshot that exists */
export function storedDocument(snapshot: DocumentSnapshot): StoredDocument {
  const { id, ref, createTime, updateTime } = snapshot;
  if (!createTime || !updateTime) throw new Error(`${ref.path} does not exist`);
  return { id, path: ref.path, fields: snapshot.data() ?? {}, createTime: createTime.toDate(), updateTime: updateTime.toDate() };
}

/**
 * Reads a document whose times are `created_at` and `updated_at`. Times that are missing or malformed are those that Firestore keeps
 * of every document.
 * @param schema the contract's schema for the record, without its id
 */
export function readRecord<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  { id, path, fields, createTime, updateTime }: StoredDocument,
): { id: string } & z.output<Schema> {
  const times = {
    created_at: storedTime.safeParse(fields['created_at']).data ?? createTime.toISOString(),
    updated_at: storedTime.safeParse(fields['updated_at']).data ?? updateTime.toISOString(),
  };
  return { id, ...parseDocument(schema, path, { ...fields, ...times }) };
}

/**
 * Reads a list. What somebody has edited by hand, and wrongly, is named in the log and left out: it must not take with it all that
 * stands beside it.
 * @param read may throw a {@link MalformedDocumentError}
 */
export function readEach<Stored, Item>(documents: readonly Stored[], read: (document: Stored) => Item): Item[] {
  return documents.flatMap((document) => {
    try {
      return [read(document)];
    } catch (error) {
      if (!(error instanceof MalformedDocumentError)) throw error;
      log({ severity: 'ERROR', message: error.message });
      return [];
    }
  });
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
