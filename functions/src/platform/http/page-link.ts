import type { Response } from 'express';
import { responseTexts } from '../contract/response-texts.ts';
import type { Page } from '../contract/paging.ts';
import { type Cursor, decodeCursor } from '../firestore/paging.ts';
import { ApiError } from './api-error.ts';

export function cursorOf(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const cursor = decodeCursor(text);
  if (!cursor) throw new ApiError(400, responseTexts.invalidOption('cursor'));
  return cursor;
}

/** Sets the `Link` header of the next page (RFC 8288), with the same filters. */
export function withNextLink<Item>(response: Response, url: string, { items, next }: Page<Item>): Item[] {
  if (next !== undefined) {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    searchParams.set('cursor', next);
    response.links({ next: `${pathname}?${searchParams.toString()}` });
  }
  return items;
}
