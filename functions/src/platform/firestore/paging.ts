import type { DocumentSnapshot, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Page } from '../contract/paging.ts';
import { isDocumentId, isTimestamp } from './firebase.ts';

/** As precise as Firestore: a `Date` would skip or repeat documents of the same millisecond. */
export type Cursor = { seconds: number; nanoseconds: number; id: string };

export function encodeCursor({ seconds, nanoseconds, id }: Cursor): string {
  return Buffer.from(`${seconds}.${nanoseconds}.${id}`).toString('base64url');
}

/** In seconds. Firestore rejects times outside of the years 1 to 9999. */
const firstTime = Date.parse('0001-01-01T00:00:00Z') / 1000;
const lastTime = Date.parse('9999-12-31T23:59:59Z') / 1000;

export function decodeCursor(text: string): Cursor | undefined {
  const [, time, fraction, id] = /^(-?\d{1,12})\.(\d{1,9})\.(.+)$/s.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const seconds = Number(time);
  if (id === undefined || !isDocumentId(id) || seconds < firstTime || seconds > lastTime) return undefined;
  return { seconds, nanoseconds: Number(fraction), id };
}

/** In the index: one read for each thousand entries, and no document. */
export const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

export type Order = 'newest' | 'oldest';

/** Leaves out documents without the time. @param time the field that has it */
export function sorted(query: Query, order: Order, time = 'created_at'): Query {
  const direction = order === 'newest' ? 'desc' : 'asc';
  return query.orderBy(time, direction).orderBy('__name__', direction);
}

/**
 * Reads one document more, to know whether a page follows.
 * @param query sorted by `time`, or several with the newest first that find different documents
 */
export async function readPage<Item>(
  query: Query | readonly Query[],
  read: (snapshot: DocumentSnapshot) => Item,
  limit: number,
  cursor?: Cursor,
  time = 'created_at',
): Promise<Page<Item>> {
  const { Timestamp } = await import('firebase-admin/firestore');
  const start = cursor && [new Timestamp(cursor.seconds, cursor.nanoseconds), cursor.id];
  const pages = [query].flat().map((each) => (start ? each.startAfter(...start) : each).limit(limit + 1).get());
  const found = (await Promise.all(pages)).flatMap(({ docs }) => docs);
  const placeOf = (doc: DocumentSnapshot) => {
    const at: unknown = doc.get(time);
    // The value of a timestamp is a text, in the order of time.
    return `${isTimestamp(at) ? at.valueOf() : ''} ${doc.id}`;
  };
  const docs = pages.length > 1 ? found.sort((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1)) : found;
  const shown = docs.slice(0, limit);
  const last = docs.length > limit ? shown.at(-1) : undefined;
  const at: unknown = last?.get(time);
  const next = last && isTimestamp(at) ? encodeCursor({ seconds: at.seconds, nanoseconds: at.nanoseconds, id: last.id }) : undefined;
  return { items: shown.map(read), ...(next !== undefined && { next }) };
}

/** @param query must have an order */
export async function* allPages(query: Query, limit: number): AsyncGenerator<QueryDocumentSnapshot[], void> {
  let docs: QueryDocumentSnapshot[] = [];
  do {
    const last = docs.at(-1);
    ({ docs } = await (last ? query.startAfter(last) : query).limit(limit).get());
    if (docs.length > 0) yield docs;
  } while (docs.length === limit);
}
