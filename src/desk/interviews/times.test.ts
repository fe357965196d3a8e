import { expect, it } from 'vitest';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import type { WeeklyHours } from '#rooms/interviews/contract/weekly-hours.ts';
import { daysOf, entriesOf, halfHours, isBusy, meetingAt, mondayOf, suggestTimes, timeLabel } from './times.ts';

const newYork = 'America/New_York';
const berlin = 'Europe/Berlin';

const wanted = { minutes: 30, hours: [], entries: [] };

/** @param days from 0 for Monday */
function hoursOn(zone: string, days: number[], from: string, to: string): WeeklyHours {
  return { zone, days: Array.from({ length: 7 }, (_, day) => (days.includes(day) ? { from, to } : null)) };
}

function anInterview(values: Partial<Interview>): Interview {
  return {
    ...{ id: 'one', application: 'ben', applicant_name: 'Ben', job_id: '', job_title: '', interviewers: ['robin'], minutes: 60 },
    ...{ place: '', zone: berlin, times: [], state: 'proposed', at: null, text: '', scored_by: [], updated_at: '' },
    ...values,
  };
}

it('suggests two times a day from 10 h on working days, a day ahead, across the change of the clock', () => {
  const now = Date.parse('2027-03-11T15:30:00Z');
  const times = suggestTimes({ ...wanted, week: '2027-03-08', now, zone: newYork, minutes: 60 });
  expect(times.map((time) => timeLabel(newYork, time))).toEqual([
    ...['Fri 12 Mar, 10:30', 'Fri 12 Mar, 11:30', 'Mon 15 Mar, 10:00', 'Mon 15 Mar, 11:00', 'Tue 16 Mar, 10:00'],
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
    anInterview({ state: 'booked', at: '2027-03-29T08:15:00.000Z', times: ['2027-03-29T12:00:00.000Z'] }),
    anInterview({ times: ['2027-03-30T08:00:00.000Z'] }),
    anInterview({ state: 'declined', times: ['2027-03-30T09:00:00.000Z'] }),
  ]);
  const hours = [hoursOn(berlin, [0, 1], '10:00', '11:30')];
  const times = suggestTimes({ ...wanted, week: '2027-03-29', now: Date.parse('2027-03-25T08:00:00Z'), zone: berlin, hours, entries });
  expect(times.slice(0, 2)).toEqual(['2027-04-05T08:00:00.000Z', '2027-04-05T08:30:00.000Z']);
  const meeting = (time: string) => meetingAt(Date.parse(time), 30);
  expect(isBusy(entries, meeting('2027-03-29T08:00:00.000Z'))).toBe(true);
  expect(isBusy(entries, meeting('2027-03-29T09:15:00.000Z'))).toBe(false);
  for (const offered of ['2027-03-30T08:00:00.000Z', '2027-03-30T09:00:00.000Z']) expect(isBusy(entries, meeting(offered))).toBe(false);
});

it('suggests no time later than interviews can be', () => {
  expect(suggestTimes({ ...wanted, week: '2027-07-05', now: Date.parse('2027-03-25T08:00:00Z'), zone: berlin })).toEqual([]);
});

it('begins weeks on Mondays, and shows times by the clock on both sides of its change', () => {
  expect(mondayOf('2027-03-28')).toBe('2027-03-22');
  const row = halfHours.indexOf('10:00');
  const days = daysOf('2027-03-22', berlin);
  expect(days.map(({ label }) => label)).toEqual(expect.arrayContaining(['Sat 27 Mar', 'Sun 28 Mar']));
  expect(days.slice(5).map(({ starts }) => new Date(starts[row] ?? 0).toISOString())).toEqual([
    ...['2027-03-27T09:00:00.000Z', '2027-03-28T08:00:00.000Z'],
  ]);
});
