import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { Page } from '../contract/paging.ts';
import { isDocumentId, readEach, storedTime } from './documents.ts';

/** A place in a list that is sorted by time of creation, then id, both downwards. */
export type Cursor = { createdAt: Date; id: string };

/** @returns the cursor as an opaque text, fit for a URL */
export function encodeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** The times that Firestore keeps, the years 1 to 9999: it fails when it is asked for others. */
const firstTime = Date.parse('0001-01-01T00:00:00.000Z');
const lastTime = Date.parse('9999-12-31T23:59:59.999Z');

/** @returns undefined for a text that {@link encodeCursor} did not give */
export function decodeCursor(text: string): Cursor | undefined {
  const [, digits, id] = /^(-?\d{1,15})\.(.+)$/s.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const time = Number(digits);
  if (id === undefined || !isDocumentId(id) || time < firstTime || time > lastTime) return undefined;
  return { createdAt: new Date(time), id };
}

/**
 * Reads one page, and one document more, which tells whether there is another.
 * @param query filtered, not sorted
 * @param read makes an item of a document
 * @param cursor where the page before ended
 */
export async function readPage<Item>(
  query: Query,
  read: (snapshot: DocumentSnapshot) => Item,
  limit: number,
  cursor?: Cursor,
): Promise<Page<Item>> {
  const sorted = query.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
  const from = cursor ? sorted.startAfter(cursor.createdAt, cursor.id) : sorted;
  const { docs } = await from.limit(limit + 1).get();
  const shown = docs.slice(0, limit);
  const items = readEach(shown, read);
  const end = docs.length > limit ? lastPlace(shown) : undefined;
  return { items, ...(end && { next: encodeCursor(end) }) };
}

/** @returns where the documents end, by the last of them whose time can be read */
function lastPlace(snapshots: DocumentSnapshot[]): Cursor | undefined {
  for (const snapshot of snapshots.toReversed()) {
    const { data: time } = storedTime.safeParse(snapshot.get('created_at'));
    if (time !== undefined) return { createdAt: new Date(time), id: snapshot.id };
  }
  return undefined;
}
