import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Precondition,
  Query,
  QuerySnapshot,
  SetOptions,
  Timestamp,
} from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { cached } from '../cached.ts';
import { limits } from '../contract/limits.ts';
import { storedText } from '../contract/stored.ts';
import { codeOf, ConfigurationError } from '../errors.ts';
import { type AnyCollection, type CollectionName, isTopLevel } from '../registered.ts';
import { type FirestoreRest, firestoreRest, type StoredDocument } from './firestore-rest.ts';

export type Firebase = ReturnType<typeof openFirebase>;

/**
 * Each service is loaded when it is first needed, to keep cold starts short.
 * @param options by default the environment's project @param name tells connections apart
 */
export function openFirebase(options?: { projectId: string; storageBucket: string }, name = options?.projectId, databaseId = '(default)') {
  const app = cached(async () => {
    const { initializeApp } = await import('firebase-admin/app');
    return options ? initializeApp(options, name) : initializeApp();
  });
  let rest: FirestoreRest | undefined;
  return {
    db: cached(async () => {
      const [{ getFirestore }, opened] = await Promise.all([import('firebase-admin/firestore'), app()]);
      const db = getFirestore(opened, databaseId);
      // By default, gRPC waits up to two minutes before it reconnects.
      db.settings({ 'grpc.initial_reconnect_backoff_ms': 500, 'grpc.max_reconnect_backoff_ms': 2000 });
      return db;
    }),
    /** The same database, without the Admin SDK's client, which takes long to load. */
    rest: () => (rest ??= openRest(options?.projectId ?? process.env.GCLOUD_PROJECT)),
    auth: cached(async () => {
      const [{ getAuth }, opened] = await Promise.all([import('firebase-admin/auth'), app()]);
      return getAuth(opened);
    }),
    bucket: cached(async () => {
      const [{ getStorage }, opened] = await Promise.all([import('firebase-admin/storage'), app()]);
      return getStorage(opened).bucket();
    }),
  };
}

function openRest(projectId: string | undefined): FirestoreRest {
  if (!projectId) throw new ConfigurationError('GCLOUD_PROJECT does not name the project');
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  if (!emulator) return firestoreRest({ url: 'https://firestore.googleapis.com', projectId, token: googleToken });
  // The owner bypasses the emulator's rules, like the Admin SDK.
  return firestoreRest({ url: `http://${emulator}`, projectId, token: () => Promise.resolve('owner') });
}

/** Application Default Credentials, cached until they expire. @throws if there are none */
export async function googleToken(): Promise<string> {
  const { applicationDefault } = await import('firebase-admin/app');
  return (await applicationDefault().getAccessToken()).access_token;
}

/** The Admin SDK opens collections only in this file, so that rooms register each. */
export function collection(db: Firestore, name: CollectionName): CollectionReference {
  return db.collection(name);
}

export function timelineOf(application: DocumentReference): CollectionReference {
  return application.collection('timeline');
}

export function versionsOf(job: DocumentReference): CollectionReference {
  return job.collection('versions');
}

/** @param id may come from outside: one that is impossible names a document that does not exist */
export function documentIn(all: CollectionReference, id: string): DocumentReference {
  return all.doc(isDocumentId(id) ? id : 'impossible id');
}

export function everywhere(db: Firestore, name: AnyCollection): Query {
  return isTopLevel(name) ? collection(db, name) : db.collectionGroup(name);
}

/** One after the other: what is read beside a transaction that has ended fails for good. */
export type Reads = {
  getAll(...documents: [DocumentReference, ...DocumentReference[]]): Promise<DocumentSnapshot[]>;
  get(document: DocumentReference): Promise<DocumentSnapshot>;
  get(query: Query): Promise<QuerySnapshot>;
};

/** Outside a transaction. */
export const plainReads = {
  get: (source: DocumentReference | Query) => source.get(),
  getAll: (first: DocumentReference, ...others: DocumentReference[]) => first.firestore.getAll(first, ...others),
} as Reads;

/** Of a batch or a transaction. */
export type Writes = {
  create: (document: DocumentReference, fields: Record<string, unknown>) => unknown;
  set: (document: DocumentReference, fields: Record<string, unknown>, options: SetOptions) => unknown;
  update: (document: DocumentReference, fields: Record<string, unknown>, precondition?: Precondition) => unknown;
  delete: (document: DocumentReference, precondition?: Precondition) => unknown;
};

/** @returns what lets a write fail if the document has changed since it was read */
export const ifUnchanged = ({ updateTime }: DocumentSnapshot): Precondition | undefined => updateTime && { lastUpdateTime: updateTime };

export function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';
}

function isTime(value: unknown): value is Date | Timestamp {
  return value instanceof Date ? !Number.isNaN(value.getTime()) : isTimestamp(value);
}

function isoOf(time: Date | Timestamp): string {
  return (time instanceof Date ? time : time.toDate()).toISOString();
}

/** A time that the Admin SDK or the REST client has read, in ISO 8601 and UTC. */
export const firestoreTime = z.pipe(z.custom<Date | Timestamp>(isTime), z.transform(isoOf));

export const firestoreDate = z.pipe(
  firestoreTime,
  z.transform((time) => new Date(time)),
);
/** Null if there is none. */
export const storedDate = z.catch(z.nullable(firestoreDate), null);

export function storedDocument(snapshot: DocumentSnapshot): StoredDocument {
  const { id, ref, createTime, updateTime } = snapshot;
  if (!createTime || !updateTime) throw new Error(`${ref.path} does not exist`);
  return { id, fields: snapshot.data() ?? {}, createTime: createTime.toDate(), updateTime: updateTime.toDate() };
}

/** @returns blank for a field that has no text */
export const textOf = (document: DocumentSnapshot, field: string): string => storedText.parse(document.get(field));

/** @param schema tolerant, so that no list lacks a document. Missing times are Firestore's own. */
export function readRecord<Schema extends z.ZodMiniType<object>>(
  schema: Schema,
  { id, fields, createTime, updateTime }: StoredDocument,
): { id: string } & z.output<Schema> {
  const times = Object.entries(fields).flatMap(([name, value]) => (isTime(value) ? [[name, isoOf(value)]] : []));
  const own = { created_at: createTime.toISOString(), updated_at: updateTime.toISOString() };
  return { id, ...schema.parse({ ...fields, ...own, ...Object.fromEntries(times), id }) };
}

/** @param version undefined for any */
export function isVersion(current: { updated_at: string }, version: string | undefined): boolean {
  return version === undefined || Date.parse(version) === Date.parse(current.updated_at);
}

/** @returns a time later than `current`, which is in ISO 8601 */
export function nextVersion(current: string, now = Date.now()): Date {
  return new Date(Math.max(now, Date.parse(current) + 1));
}

export type Outcome = 'done' | 'taken' | 'missing' | 'outdated';

/** gRPC status codes: https://grpc.io/docs/guides/status-codes/ */
const outcomes: Record<string, Outcome> = { 5: 'missing', 6: 'taken', 9: 'outdated' };

/** @returns 'outdated' if the document has changed @throws any other failure */
export async function outcomeOf(write: Promise<unknown>): Promise<Outcome> {
  try {
    await write;
    return 'done';
  } catch (error) {
    const outcome = outcomes[String(codeOf(error))];
    if (outcome === undefined) throw error;
    return outcome;
  }
}

/** https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
export function isDocumentId(id: string): boolean {
  if (Buffer.byteLength(id) > limits.documentIdBytes) return false;
  const reserved = /^(?:\.{0,2}|__(?!id[1-9]\d{0,17}__$).*__)$/s.test(id);
  return !reserved && !id.includes('/');
}
