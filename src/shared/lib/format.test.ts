import { describe, expect, it } from 'vitest';
import { formatAge, formatBytes, formatDay, formatDayAndMonthUtc, formatDayUtc, formatMoment } from './format.ts';

describe('formatBytes', () => {
  it.each([
    [740, '740 bytes'],
    [53_000, '52 KB'],
    [5 * 1024 * 1024, '5.0 MB'],
  ])('formats %i bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

it('writes the month of a date as a word', () => {
  expect(formatDay('2026-11-03T12:00:00.000Z')).toBe('3 Nov 2026');
});

it.each([
  [-1, 'today'],
  [11, 'today'],
  [13, 'yesterday'],
  [24, 'yesterday'],
  [13 * 24, '13 days ago'],
  [14 * 24, '2 weeks ago'],
  [60 * 24, '2 months ago'],
])('formats an age of %i hours as %s', (hours, text) => {
  const now = Date.parse('2026-11-03T12:00:00.000Z');
  expect(formatAge(new Date(now - hours * 60 * 60 * 1000).toISOString(), now)).toBe(text);
});

it.each([
  ['2026-11-27T23:30:00.000Z', '27 Nov', 'yesterday'],
  ['2026-11-28T00:30:00.000Z', '28 Nov', 'today'],
])('days beside a job agree: %s is %s, which was %s', (iso, day, age) => {
  const now = Date.parse('2026-11-28T03:00:00.000Z');
  expect([formatDayAndMonthUtc(iso), formatDayUtc(iso), formatAge(iso, now)]).toEqual([day, `${day} 2026`, age]);
});

it.each([formatDay, formatMoment, formatAge, formatDayUtc])('shows a dash for a missing or malformed date', (format) => {
  expect([format(''), format('yesterday')]).toEqual(['–', '–']);
});
