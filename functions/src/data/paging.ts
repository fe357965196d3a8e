import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import type { Page } from '../contract/paging.ts';
import { isDocumentId } from './documents.ts';

/** A place in a list that is sorted by time of creation, then id, both downwards. */
export type Cursor = { createdAt: Date; id: string };

/** @returns the cursor as an opaque text, fit for a URL */
export function encodeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** @returns undefined for a text that {@link encodeCursor} did not give */
export function decodeCursor(text: string): Cursor | undefined {
  const [, time, id] = /^(\d{1,14})\.(.+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined || !isDocumentId(id)) return undefined;
  return { createdAt: new Date(Number(time)), id };
}

/**
 * Reads one page, and one document more, which tells whether there is another.
 * @param query filtered, not sorted
 * @param read makes an item of a document
 * @param cursor where the page before ended
 */
export async function readPage<Item extends { id: string; created_at: string }>(
  query: Query,
  read: (snapshot: DocumentSnapshot) => Item,
  limit: number,
  cursor?: Cursor,
): Promise<Page<Item>> {
  const sorted = query.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
  const from = cursor ? sorted.startAfter(cursor.createdAt, cursor.id) : sorted;
  const { docs } = await from.limit(limit + 1).get();
  const items = docs.slice(0, limit).map(read);
  const last = items.at(-1);
  if (docs.length <= limit || !last) return { items };
  return { items, next: encodeCursor({ createdAt: new Date(last.created_at), id: last.id }) };
}
