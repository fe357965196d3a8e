import { describe, expect, it } from 'vitest';
import { limits } from '../contract/limits.ts';
import { pageQuery } from '../contract/paging.ts';
import { decodeCursor, encodeCursor } from './paging.ts';

describe('a cursor', () => {
  const now = '2026-02-03T04:05:06.789Z';
  it.each([
    ['a', now],
    ['A-z_0', now],
    // As they are made by hand, or imported.
    ['Ada’s, by hand.\n', now],
    ['x'.repeat(1500), now],
    ['__id7__', now],
    ['a', '0001-01-01T00:00:00.000Z'],
    ['a', '9999-12-31T23:59:59.999Z'],
  ])('comes back as it was, for the id %j and the time %s', (id, time) => {
    const cursor = { createdAt: new Date(time), id };
    const text = encodeCursor(cursor);
    expect(text).toMatch(/^[\w-]+$/);
    expect(pageQuery.parse({ cursor: text })).toEqual({ cursor: text, limit: limits.pageSize });
    expect(decodeCursor(text)).toEqual(cursor);
  });

  it.each(['', '.', '1', '1.', '.a', '1.a/b', '1...', '1.__x__', '1.__id07__', `1.${'x'.repeat(1501)}`, 'x.a', '1e3.a', '--1.a', '-99999999999999.a', '999999999999999.a'])('is not %j', (text) => {
    expect(decodeCursor(Buffer.from(text).toString('base64url'))).toBeUndefined();
  });
});
