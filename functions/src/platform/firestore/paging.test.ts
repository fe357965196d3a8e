import { describe, expect, it } from 'vitest';
import { limits } from '../contract/limits.ts';
import { pageQuery } from '../contract/paging.ts';
import { decodeCursor, encodeCursor } from './paging.ts';

const now = { seconds: 1_770_091_506, nanoseconds: 789_012_000 };

describe('a cursor', () => {
  it.each([
    ['a', now],
    ['A-z_0', now],
    ['1.2.3', now],
    ['Ada’s, by hand.\n', now],
    ['x'.repeat(1500), now],
    ['__id7__', now],
    ['a', { seconds: 0, nanoseconds: 0 }],
    ['a', { seconds: -62_135_596_800, nanoseconds: 0 }],
    ['a', { seconds: 253_402_300_799, nanoseconds: 999_999_999 }],
    ['x'.repeat(1500), { seconds: -62_135_596_800, nanoseconds: 999_999_999 }],
  ])('decodes to the same id %j and time %j', (id, time) => {
    const cursor = { ...time, id };
    const text = encodeCursor(cursor);
    expect(text).toMatch(/^[\w-]+$/);
    expect(pageQuery.parse({ cursor: text })).toEqual({ cursor: text, limit: limits.pageSize });
    expect(decodeCursor(text)).toEqual(cursor);
  });

  it.each([
    ...['', '.', '..', '1', '1.0', '1.0.', '.0.a', '1..a', '1.a', '1770091506789.a', '1.0.a/b', '1.0...', '1.0.__x__'],
    ...['1.0.__id07__', `1.0.${'x'.repeat(1501)}`, 'x.0.a', '1e3.0.a', '1.x.a', '1.-1.a', '--1.0.a', '1.1000000000.a'],
    ...['-62135596801.0.a', '253402300800.0.a', '9999999999999.0.a'],
  ])('is refused: %j', (text) => {
    expect(decodeCursor(Buffer.from(text).toString('base64url'))).toBeUndefined();
  });
});
