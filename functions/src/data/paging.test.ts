import { describe, expect, it } from 'vitest';
import { limits } from '../contract/limits.ts';
import { pageQuery } from '../contract/paging.ts';
import { decodeCursor, encodeCursor } from './paging.ts';

describe('a cursor', () => {
  it.each(['a', 'x'.repeat(128), 'A-z_0'])('comes back as it was, for the id %s', (id) => {
    const cursor = { createdAt: new Date('2026-02-03T04:05:06.789Z'), id };
    const text = encodeCursor(cursor);
    expect(text).toMatch(/^[\w-]+$/);
    expect(pageQuery.parse({ cursor: text })).toEqual({ cursor: text, limit: limits.pageSize });
    expect(decodeCursor(text)).toEqual(cursor);
  });

  it.each(['', '.', '1', '1.', '.a', '1.a/b', '1.__x__', 'x.a', '1e3.a', '-1.a', '123456789012345.a'])('is not %j', (text) => {
    expect(decodeCursor(Buffer.from(text).toString('base64url'))).toBeUndefined();
  });
});
