import { describe, expect, it } from 'vitest';
import { visitorTexts } from '../platform/contract/visitor-texts.ts';
import { isProlonged, keeping, monthsLater } from './keeping.ts';

it.each([
  ['2026-11-20T03:00:00.000Z', -1, '2026-10-20T03:00:00.000Z'],
  ['2026-11-20T03:00:00.000Z', -12, '2025-11-20T03:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', -2, '2025-11-15T00:00:00.000Z'],
  ['2026-03-31T23:59:59.999Z', -1, '2026-02-28T23:59:59.999Z'],
  ['2028-03-31T00:00:00.000Z', -1, '2028-02-29T00:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', -12, '2027-02-28T00:00:00.000Z'],
  ['2026-12-31T00:00:00.000Z', -6, '2026-06-30T00:00:00.000Z'],
  ['2026-11-20T03:00:00.000Z', 24, '2028-11-20T03:00:00.000Z'],
  ['2027-11-30T03:00:00.000Z', 3, '2028-02-29T03:00:00.000Z'],
])('%s and %i months are %s', (from, months, expected) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(expected);
});

describe('an application of 3 January 2026', () => {
  const created = new Date('2026-01-03T12:00:00Z');

  it.each([
    ['is kept for 12 months', false, '2026-01-03T12:00:00Z', '2027-01-03T12:00:00.000Z', null],
    ['is kept for 24 months if that is agreed to', true, '2026-01-03T12:00:00Z', '2028-01-03T12:00:00.000Z', '2027-12-04T12:00:00.000Z'],
    ['is kept from the day of agreeing', true, '2027-12-10T12:00:00Z', '2029-12-10T12:00:00.000Z', '2029-11-10T12:00:00.000Z'],
    ['is kept for 12 months if that is ended before', false, '2026-05-01T12:00:00Z', '2027-01-03T12:00:00.000Z', null],
    ['is kept until now if that is ended later', false, '2027-12-10T12:00:00Z', '2027-12-10T12:00:00.000Z', null],
  ])('%s', (_what, keep, now, kept_until, ask_at) => {
    const { ask_at: asked, kept_until: until, ...agreed } = keeping(keep, created, new Date(now));
    expect([until.toISOString(), asked && asked.toISOString()]).toEqual([kept_until, ask_at]);
    expect(agreed).toEqual({ keep, keep_text: keep ? visitorTexts.keep : '' });
  });

  it.each([
    ['2028-01-03T12:00:00.000Z', false],
    ['2027-12-04T12:00:00.001Z', false],
    ['2027-12-04T12:00:00.000Z', true],
    ['', true],
  ])('that is kept until %j and could be kept until 3 January 2028 is prolonged: %s', (until, expected) => {
    expect(isProlonged(until, keeping(true, created, created))).toBe(expected);
  });
});
