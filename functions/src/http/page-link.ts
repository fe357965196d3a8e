import type { Response } from 'express';
import { texts } from '../contract/texts.ts';
import type { Page } from '../contract/paging.ts';
import { type Cursor, decodeCursor } from '../data/paging.ts';
import { ApiError } from './api-error.ts';

/**
 * @param text the `cursor` parameter
 * @throws {ApiError} 400 when it is none that a `Link` header gave
 */
export function cursorOf(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const cursor = decodeCursor(text);
  if (!cursor) throw new ApiError(400, texts.invalidQuery);
  return cursor;
}

/**
 * Names the next page, where there is one, in the `Link` header (RFC 8288), as a URL relative to the site.
 * @param url of this page; the next one's has the same filters
 * @returns the page's items
 */
export function withNextLink<Item>(response: Response, url: string, { items, next }: Page<Item>): Item[] {
  if (next !== undefined) {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    searchParams.set('cursor', next);
    response.links({ next: `${pathname}?${searchParams.toString()}` });
  }
  return items;
}
