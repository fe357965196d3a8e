import { expect, test } from 'vitest';
import { isZone } from './zone.ts';
import { dateIn, hourIn, timeIn, zonedTime } from './zones.ts';

const hourMs = 60 * 60_000;

test.each([
  // The clocks go forward.
  ['America/New_York', '2027-03-14T06:45:00.000Z', 'Sun 14 Mar 2027, 01:45 (Eastern Time)'],
  ['America/New_York', '2027-03-14T07:00:00.000Z', 'Sun 14 Mar 2027, 03:00 (Eastern Time)'],
  ['Europe/Berlin', '2027-03-28T00:45:00.000Z', 'Sun 28 Mar 2027, 01:45 (Central European Time)'],
  ['Europe/Berlin', '2027-03-28T01:00:00.000Z', 'Sun 28 Mar 2027, 03:00 (Central European Time)'],
  ['Asia/Kolkata', '2027-03-13T18:30:00.000Z', 'Sun 14 Mar 2027, 00:00 (India Standard Time)'],
])('in %s, %s is %s', (zone, iso, words) => {
  expect(timeIn(zone, iso)).toBe(words);
});

test.each([
  ['America/New_York', '2027-03-14'],
  ['Europe/Berlin', '2027-03-28'],
  ['Asia/Kolkata', '2027-03-14'],
  ['UTC', '2027-03-14'],
])('each quarter of an hour in %s on %s is found again by what its clocks show', (zone, day) => {
  const start = Date.parse(day);
  for (let time = start - 2 * hourMs; time < start + 24 * hourMs; time += 15 * 60_000) {
    const shown = hourIn(zone, new Date(time).toISOString());
    expect(zonedTime(dateIn(zone, time), shown, zone), shown).toBe(time);
  }
});

test('of a time that the clocks skip, one within an hour is found', () => {
  expect(new Date(zonedTime('2027-03-14', '02:30', 'America/New_York')).toISOString()).toMatch(/^2027-03-14T0[67]:30/);
});

test('a zone is known by its name', () => {
  expect(['Asia/Kolkata', 'Mars/Olympus', ''].map(isZone)).toEqual([true, false, false]);
});
