import { describe, expect, it } from 'vitest';
import { formatBytes, formatDay, formatDayUtc, formatMoment } from './format.ts';

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

it.each([formatDay, formatMoment, formatDayUtc])('shows a dash for a missing or malformed date', (format) => {
  expect([format(''), format('yesterday')]).toEqual(['–', '–']);
});
