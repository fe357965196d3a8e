import { beforeEach, expect, it, vi } from 'vitest';
import { mondayOf } from '#rooms/platform/contract/days.ts';
import type { WeeklyHours } from '#rooms/interviews/contract/weekly-hours.ts';
import { anInterview } from '../../../tests/component/records.ts';
import {
  type Block,
  blocksOf,
  datesFrom,
  daysOf,
  entriesOf,
  halfHours,
  isBusy,
  meetingAt,
  movedBy,
  suggestTimes,
  timeLabel,
} from './times.ts';

beforeEach(() => void vi.setSystemTime('2027-03-20'));

const newYork = 'America/New_York';
const berlin = 'Europe/Berlin';

const wanted = { minutes: 30, hours: [], entries: [] };

/** @param days from 0 for Monday */
function hoursOn(zone: string, days: number[], from: string, to: string): WeeklyHours {
  return { zone, days: Array.from({ length: 7 }, (_, day) => (days.includes(day) ? { from, to } : null)) };
}

it('suggests two times a day from 10 h on working days, a day ahead, across the change of the clock', () => {
  const now = Date.parse('2027-03-11T15:30:00Z');
  const times = suggestTimes({ ...wanted, week: '2027-03-08', now, zone: newYork, minutes: 60 });
  expect(times.map((time) => timeLabel(newYork, time))).toEqual([
    ...['Fri, Mar 12, 10:30 AM', 'Fri, Mar 12, 11:30 AM', 'Mon, Mar 15, 10:00 AM', 'Mon, Mar 15, 11:00 AM', 'Tue, Mar 16, 10:00 AM'],
  ]);
  expect(times).toContain('2027-03-12T15:30:00.000Z');
  expect(times).toContain('2027-03-15T14:00:00.000Z');
});

it('suggests times within the hours of everybody, wherever they are', () => {
  const hours = [hoursOn(newYork, [0, 4], '09:00', '11:00'), hoursOn(berlin, [0, 1, 2, 3, 4], '14:00', '15:30')];
  const times = suggestTimes({ ...wanted, week: '2027-03-22', now: Date.parse('2027-03-24T08:00:00Z'), zone: 'Asia/Kolkata', hours });
  // In Berlin the clock is changed on 28 March, in New York on 14 March.
  expect(times).toEqual([
    ...['2027-03-26T13:00:00.000Z', '2027-03-26T13:30:00.000Z', '2027-03-29T13:00:00.000Z'],
    ...['2027-04-02T13:00:00.000Z', '2027-04-05T13:00:00.000Z'],
  ]);
});

it('suggests no time at which somebody has another interview, or has offered one', () => {
  const entries = entriesOf([
    anInterview({ at: '2027-03-29T08:15:00.000Z', times: ['2027-03-29T12:00:00.000Z'], minutes: 60 }),
    anInterview({ state: 'proposed', at: null, times: ['2027-03-30T08:00:00.000Z'] }),
    anInterview({ state: 'declined', at: null, times: ['2027-03-30T09:00:00.000Z'] }),
  ]);
  const hours = [hoursOn(berlin, [0, 1], '10:00', '11:30')];
  const times = suggestTimes({ ...wanted, week: '2027-03-29', now: Date.parse('2027-03-25T08:00:00Z'), zone: berlin, hours, entries });
  expect(times.slice(0, 2)).toEqual(['2027-04-05T08:00:00.000Z', '2027-04-05T08:30:00.000Z']);
  const meeting = (time: string) => meetingAt(Date.parse(time), 30);
  expect(isBusy(entries, meeting('2027-03-29T08:00:00.000Z'))).toBe(true);
  expect(isBusy(entries, meeting('2027-03-29T09:15:00.000Z'))).toBe(false);
  expect(isBusy([{ key: '', busy: 'robin', ...meeting('2027-03-29T09:00:00.000Z') }], meeting('2027-03-29T09:15:00.000Z'))).toBe(true);
  for (const offered of ['2027-03-30T08:00:00.000Z', '2027-03-30T09:00:00.000Z']) expect(isBusy(entries, meeting(offered))).toBe(false);
});

it('suggests no time later than interviews can be', () => {
  expect(suggestTimes({ ...wanted, week: '2027-07-05', now: Date.parse('2027-03-25T08:00:00Z'), zone: berlin })).toEqual([]);
});

it('begins weeks on Mondays, and half hours by the clock, at night too, on both sides of its change', () => {
  expect(mondayOf('2027-03-28')).toBe('2027-03-22');
  const days = daysOf(datesFrom('2027-03-22', 7), berlin);
  expect(days.map(({ label }) => label)).toEqual(expect.arrayContaining(['Sat, Mar 27', 'Sun, Mar 28']));
  const startsAt = (hour: string) => days.slice(5).map(({ starts }) => new Date(starts[halfHours.indexOf(hour)] ?? 0).toISOString());
  expect(startsAt('10:00')).toEqual(['2027-03-27T09:00:00.000Z', '2027-03-28T08:00:00.000Z']);
  expect(startsAt('01:30')).toEqual(['2027-03-27T00:30:00.000Z', '2027-03-28T00:30:00.000Z']);
  expect(startsAt('23:30')).toEqual(['2027-03-27T22:30:00.000Z', '2027-03-28T21:30:00.000Z']);
});

const span = (start: string, minutes: number) => meetingAt(Date.parse(start), minutes);
const shape = ({ date, from, to, lane, lanes }: Block<unknown>) => `${date} ${from}–${to}, ${lane + 1} of ${lanes}`;

it.each([
  ['at its true length', [span('2027-03-23T09:15:00Z', 45)], ['2027-03-23 615–660, 1 of 1']],
  ['over midnight, as two', [span('2027-03-23T22:00:00Z', 120)], ['2027-03-23 1380–1440, 1 of 1', '2027-03-24 0–60, 1 of 1']],
  ['that the clocks skip an hour of', [span('2027-03-28T00:30:00Z', 60)], ['2027-03-28 90–150, 1 of 1']],
  ['in the hour that the clocks show twice', [span('2027-10-31T00:30:00Z', 60)], ['2027-10-31 150–210, 1 of 1']],
  [
    'beside others only where they overlap',
    [
      span('2027-03-23T09:00:00Z', 60),
      span('2027-03-23T09:30:00Z', 60),
      span('2027-03-23T10:00:00Z', 30),
      span('2027-03-23T12:00:00Z', 30),
    ],
    ['2027-03-23 600–660, 1 of 2', '2027-03-23 630–690, 2 of 2', '2027-03-23 660–690, 1 of 2', '2027-03-23 780–810, 1 of 1'],
  ],
])('draws a time %s', (_, items, shapes) => {
  const dates = ['2027-03-23', '2027-03-24', '2027-03-28', '2027-10-31'];
  expect(blocksOf(items, dates, berlin).map(shape)).toEqual(shapes);
});

it('moves a time by days of the calendar, and by half hours', () => {
  const moved = (...by: [number, number]) => new Date(movedBy(Date.parse('2027-03-27T09:15:00Z'), ...by, berlin)).toISOString();
  expect(moved(1, 0)).toBe('2027-03-28T08:15:00.000Z');
  expect(moved(-1, -1)).toBe('2027-03-26T08:45:00.000Z');
  // The second of two equal half hours.
  expect(movedBy(Date.parse('2027-10-31T01:30:00Z'), 0, 1, berlin)).toBe(Date.parse('2027-10-31T02:00:00Z'));
});
