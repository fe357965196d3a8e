import { expect, it } from 'vitest';
import { formatBytes, formatDay, formatDayUtc, formatMoment } from './format.ts';

it.each([
  [740, '740 bytes'],
  [53_000, '52 KB'],
  [5 * 1024 * 1024, '5.0 MB'],
])('formatBytes formats %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it('writes the year of a date if it is not this one', () => {
  expect(['2026-11-03T12:00:00.000Z', '2025-11-03T12:00:00.000Z'].flatMap((iso) => [formatDay(iso), formatDayUtc(iso)])).toEqual([
    ...['Nov 3', 'Nov 3', 'Nov 3, 2025', 'Nov 3, 2025'],
  ]);
});

it.each([formatDay, formatMoment, formatDayUtc])('shows a dash for a missing or malformed date', (format) => {
  expect([format(''), format('yesterday')]).toEqual(['–', '–']);
});
