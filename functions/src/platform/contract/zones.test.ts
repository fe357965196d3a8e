import { expect, test } from 'vitest';
import { colleague } from '../../accounts/contract/colleagues.ts';
import { staffTexts } from './staff-texts.ts';
import { hoursInput } from '../../interviews/contract/weekly-hours.ts';
import { clocksAhead } from '../clocks.ts';
import { clockTimeIn, dateIn, distinctHourIn, isZone, timeIn, zonedTime, zoneName } from './zones.ts';

const hourMs = 60 * 60_000;

test.each([
  // The clocks go forward.
  ['America/New_York', '2027-03-14T06:45:00.000Z', 'Sun, Mar 14, 2027, 1:45 AM (Eastern Time)'],
  ['America/New_York', '2027-03-14T07:00:00.000Z', 'Sun, Mar 14, 2027, 3:00 AM (Eastern Time)'],
  ['Europe/Berlin', '2027-03-28T00:45:00.000Z', 'Sun, Mar 28, 2027, 1:45 AM (Central European Time)'],
  ['Europe/Berlin', '2027-03-28T01:00:00.000Z', 'Sun, Mar 28, 2027, 3:00 AM (Central European Time)'],
  ['Asia/Kolkata', '2027-03-13T18:30:00.000Z', 'Sun, Mar 14, 2027, 12:00 AM (India Standard Time)'],
  // The clocks go back: what they show twice has its offset.
  ['America/New_York', '2026-11-01T04:45:00.000Z', 'Sun, Nov 1, 12:45 AM (Eastern Time)'],
  ['America/New_York', '2026-11-01T05:30:00.000Z', 'Sun, Nov 1, 1:30 AM (Eastern Time, UTC-4)'],
  ['America/New_York', '2026-11-01T06:30:00.000Z', 'Sun, Nov 1, 1:30 AM (Eastern Time, UTC-5)'],
  ['America/New_York', '2026-11-01T07:00:00.000Z', 'Sun, Nov 1, 2:00 AM (Eastern Time)'],
  ['Europe/Berlin', '2026-10-25T00:15:00.000Z', 'Sun, Oct 25, 2:15 AM (Central European Time, UTC+2)'],
  ['Europe/Berlin', '2026-10-25T01:15:00.000Z', 'Sun, Oct 25, 2:15 AM (Central European Time, UTC+1)'],
  ['Australia/Lord_Howe', '2027-04-03T14:15:00.000Z', 'Sun, Apr 4, 2027, 1:15 AM (Lord Howe Time)'],
  ['Australia/Lord_Howe', '2027-04-03T14:45:00.000Z', 'Sun, Apr 4, 2027, 1:45 AM (Lord Howe Time, UTC+11)'],
  ['Australia/Lord_Howe', '2027-04-03T15:15:00.000Z', 'Sun, Apr 4, 2027, 1:45 AM (Lord Howe Time, UTC+10:30)'],
  // Some of these are known by another name, and some are not known.
  ['Asia/Calcutta', '2026-12-03T04:30:00.000Z', 'Thu, Dec 3, 10:00 AM (India Standard Time)'],
  ['Mars/Olympus', '2026-12-03T04:30:00.000Z', 'Thu, Dec 3, 4:30 AM (UTC instead of Mars/Olympus)'],
  ['Etc/Unknown', '2026-12-03T04:30:00.000Z', 'Thu, Dec 3, 4:30 AM (UTC instead of Etc/Unknown)'],
  ['', '2026-12-03T04:30:00.000Z', 'Thu, Dec 3, 4:30 AM (UTC instead of an unknown time zone)'],
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
    const shown = clockTimeIn(zone, new Date(time).toISOString());
    expect(zonedTime(dateIn(zone, time), shown, zone), shown).toBe(time);
  }
});

test.each([
  ['America/New_York', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2027-03-14T06:45:00.000Z'],
  ['Australia/Lord_Howe', '2027-04-03T15:15:00.000Z'],
  ['Africa/Casablanca', '2027-02-10T10:00:00.000Z'],
  ['Asia/Kathmandu', '2027-01-01T00:00:00.000Z'],
])(
  'in %s, %s is the same by the clocks that the server sends to a browser that does not know the zone, which is then named',
  (zone, iso) => {
    const unknown = { zone: 'Mars/Olympus', clocks: clocksAhead(zone, Date.parse('2026-10-20')) };
    const words = timeIn(zone, iso);
    expect(timeIn(unknown, iso)).toBe(words.replace(zoneName(zone, iso), 'Mars/Olympus'));
    expect(timeIn({ zone, clocks: [] }, iso)).toBe(words);
    const [date, hour] = [dateIn(zone, Date.parse(iso)), clockTimeIn(zone, iso)];
    expect([dateIn(unknown, Date.parse(iso)), clockTimeIn(unknown, iso)]).toEqual([date, hour]);
    expect(zonedTime(date, hour, unknown)).toBe(zonedTime(date, hour, zone));
  },
);

test('the server sends no clocks of a zone that it does not know', () => {
  const zone = { zone: 'Mars/Olympus', clocks: clocksAhead('Mars/Olympus', 0) };
  expect(timeIn(zone, '2026-12-03T04:30:00.000Z')).toBe('Thu, Dec 3, 4:30 AM (UTC instead of Mars/Olympus)');
});

test('of a time that the clocks skip, one within an hour is found', () => {
  expect(new Date(zonedTime('2027-03-14', '02:30', 'America/New_York')).toISOString()).toMatch(/^2027-03-14T0[67]:30/);
});

test('a zone that is not known here is read as UTC', () => {
  expect(new Date(zonedTime('2026-12-03', '10:00', 'America/Nowhere')).toISOString()).toBe('2026-12-03T10:00:00.000Z');
  expect([dateIn('America/Nowhere', 0), distinctHourIn('America/Nowhere', '2026-12-03T10:00:00.000Z')]).toEqual(['1970-01-01', '10:00 AM']);
});

test('hours in a zone that is not known here are shown with their colleague, and refused when they are entered', () => {
  const days = [{ from: '09:00', to: '12:30' }, null, null, null, null, null, null];
  const hoursIn = (zone: string) => ({
    username: 'ana',
    name: 'Ana',
    title: '',
    role: 'manager',
    jobs: [],
    has_email: true,
    disabled: false,
    hours: { zone, days },
  });
  expect(['America/Nowhere', 'Europe/Berlin'].map((zone) => colleague.parse(hoursIn(zone)).hours?.zone)).toEqual([
    'America/Nowhere',
    'Europe/Berlin',
  ]);
  expect(colleague.parse({ ...hoursIn('Europe/Berlin'), hours: { zone: 'Europe/Berlin', days: [] } }).hours).toBeNull();
  expect(hoursInput.safeParse(hoursIn('America/Nowhere')).error?.issues[0]?.message).toBe(staffTexts.invalidZone);
});

test('a zone is known by its name', () => {
  expect(['Asia/Kolkata', 'Mars/Olympus', ''].map(isZone)).toEqual([true, false, false]);
});
