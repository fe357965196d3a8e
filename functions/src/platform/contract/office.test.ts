import { expect, it } from 'vitest';
import { lastMorning, nextMorning, officeDate, officeZone, workingDaysLater } from './office.ts';
import { dateIn } from './zones.ts';

it.each([
  ['on a working day before nine', '2026-11-26T03:00:00.000Z', '2026-11-26T03:30:00.000Z'],
  ['at nine', '2026-11-26T03:30:00.000Z', '2026-11-27T03:30:00.000Z'],
  ['on a Friday afternoon', '2026-11-27T10:00:00.000Z', '2026-11-30T03:30:00.000Z'],
  ['on a Sunday', '2026-11-29T10:00:00.000Z', '2026-11-30T03:30:00.000Z'],
])('the next working morning, asked for %s', (_when, now, expected) => {
  expect(nextMorning(Date.parse(now)).toISOString()).toBe(expected);
});

it.each([
  ['on a working day before nine', '2026-11-26T03:29:59.999Z', '2026-11-25T03:30:00.000Z'],
  ['at nine', '2026-11-26T03:30:00.000Z', '2026-11-26T03:30:00.000Z'],
  ['on a Sunday', '2026-11-29T10:00:00.000Z', '2026-11-27T03:30:00.000Z'],
])('the latest working morning, asked for %s', (_when, now, expected) => {
  expect(lastMorning(Date.parse(now)).toISOString()).toBe(expected);
});

it.each([
  ['2026-11-26T10:00:00.000Z', 2, '2026-11-30T10:00:00.000Z'],
  ['2026-11-28T10:00:00.000Z', 2, '2026-12-01T10:00:00.000Z'],
  ['2026-11-23T20:00:00.000Z', 2, '2026-11-25T20:00:00.000Z'],
])('from %s, %i working days later is %s', (from, days, expected) => {
  expect(workingDaysLater(new Date(from), days).toISOString()).toBe(expected);
});

it('dates are those of the office', () => {
  expect(officeDate('2026-12-04T20:00:00.000Z')).toBe('Dec 5');
  expect(officeDate('')).toBe('–');
  expect(dateIn(officeZone, Date.parse('2026-12-04T20:00:00.000Z'))).toBe('2026-12-05');
});
