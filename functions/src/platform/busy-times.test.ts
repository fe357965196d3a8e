import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { busyTimesIn } from './busy-times.ts';
import { dayInWords } from './contract/days.ts';
import { clockTimeIn, dateIn } from './contract/zones.ts';

const fileOf = (name: string) => readFileSync(new URL(`../../../tests/files/${name}.ics`, import.meta.url), 'utf8');
const wanted = {
  from: Date.parse('2027-03-01T00:00:00Z'),
  until: Date.parse('2027-05-01T00:00:00Z'),
  zone: 'America/New_York',
  ownHost: 'site.example',
  email: 'Kim@example.com',
};
const iso = (time: number) => new Date(time).toISOString().replace(':00.000Z', '');
const read = async (file: string, changes: Partial<typeof wanted> = {}) =>
  (await busyTimesIn(file, { ...wanted, ...changes })).map(({ start, end }) => `${iso(start)} – ${iso(end)}`);

it('reads a calendar of Google: a series with what is moved or left out of it, days off by the zone of the calendar, nothing declined or ours', async () => {
  expect(await read(fileOf('google'), { from: Date.parse('2027-03-21T00:00:00Z'), until: Date.parse('2027-04-01T00:00:00Z') })).toEqual([
    '2027-03-22T08:30 – 2027-03-22T09:00',
    '2027-03-22T13:00 – 2027-03-22T14:00',
    '2027-03-24T23:00 – 2027-03-25T23:00',
    '2027-03-29T09:00 – 2027-03-29T10:00',
    '2027-03-31T07:30 – 2027-03-31T08:00',
  ]);
});

it('reads a calendar of Outlook, with its own names of zones, and nothing that is canceled or free', async () => {
  expect(await read(fileOf('outlook'))).toEqual(['2027-03-26T08:30 – 2027-03-26T09:15', '2027-03-30T07:30 – 2027-03-30T08:15']);
});

it('reads a calendar of iCloud, with durations, days of 23 hours, and times without a zone by the zone of the account', async () => {
  expect(await read(fileOf('icloud'))).toEqual([
    '2027-03-09T23:00 – 2027-03-10T00:30',
    '2027-03-13T05:00 – 2027-03-15T04:00',
    '2027-03-17T13:00 – 2027-03-17T14:00',
    '2027-04-13T22:00 – 2027-04-13T23:30',
  ]);
});

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => calendar('BEGIN:VEVENT', 'UID:1', 'DTSTAMP:19970101T000000Z', ...lines, 'END:VEVENT');

// RFC 5545, 3.8.5.3. All begin at 9:00 in New York, on 2 September 1997 unless they say otherwise.
it.each<[rule: string, days: string, start?: string]>([
  ['FREQ=DAILY;COUNT=10', 'Sep 2 3 4 5 6 7 8 9 10 11'],
  ['FREQ=DAILY;INTERVAL=10;COUNT=5', 'Sep 2 12 22 Oct 2 12'],
  ['FREQ=WEEKLY;COUNT=10', 'Sep 2 9 16 23 30 Oct 7 14 21 28 Nov 4'],
  ['FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH', 'Sep 2 4 9 11 16 18 23 25 30 Oct 2'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH', 'Sep 2 4 16 18 30 Oct 2 14 16'],
  ['FREQ=MONTHLY;COUNT=10;BYDAY=1FR', 'Sep 5 Oct 3 Nov 7 Dec 5', '19970905'],
  ['FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU', 'Sep 7 28 Nov 2 30', '19970907'],
  ['FREQ=MONTHLY;COUNT=6;BYDAY=-2MO', 'Sep 22 Oct 20 Nov 17 Dec 22', '19970922'],
  ['FREQ=MONTHLY;BYMONTHDAY=-3', 'Sep 28 Oct 29 Nov 28 Dec 29', '19970928'],
  ['FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15', 'Sep 2 15 Oct 2 15 Nov 2 15 Dec 2 15'],
  ['FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1', 'Sep 30 Oct 1 31 Nov 1 30 Dec 1 31', '19970930'],
  ['FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15', 'Sep 10 11 12 13 14 15', '19970910'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=TU', 'Sep 2 9 16 23 30 Nov 4 11 18 25'],
  ['FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13', 'Sep 13 Oct 11 Nov 8 Dec 13', '19970913'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', 'Sep 4 Oct 7 Nov 6', '19970904'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', 'Sep 29 Oct 30 Nov 27 Dec 30', '19970929'],
])('expands the example %s of RFC 5545', async (rule, days, start = '19970902') => {
  const lines = [`DTSTART;TZID=America/New_York:${start}T090000`, 'DURATION:PT30M', `RRULE:${rule}`];
  const year = { from: Date.parse('1997-01-01T00:00:00Z'), until: Date.parse('1998-01-01T00:00:00Z'), zone: 'Asia/Kolkata' };
  const found = await busyTimesIn(event(...lines), { ...wanted, ...year });
  let month = '';
  const shown = found.flatMap(({ start }) => {
    expect(clockTimeIn('America/New_York', start)).toBe('09:00');
    const [inMonth = '', day] = dayInWords(dateIn('America/New_York', start), '1997').split(' ');
    const isSame = inMonth === month;
    month = inMonth;
    return isSame ? [day] : [month, day];
  });
  expect(shown.join(' ')).toBe(days);
});

const evening = ['DTSTART;TZID=Asia/Dubai:20270302T180000', 'DURATION:PT1H'];

it.each<[what: string, file: string, busy: string[]]>([
  [
    'ends a series by UTC, in a zone that it only names',
    event(...evening, 'RRULE:FREQ=DAILY;UNTIL=20270303T140000Z'),
    ['2027-03-02T14:00 – 2027-03-02T15:00', '2027-03-03T14:00 – 2027-03-03T15:00'],
  ],
  [
    'leaves a time out by UTC',
    event(...evening, 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20270303T140000Z'),
    ['2027-03-02T14:00 – 2027-03-02T15:00'],
  ],
  [
    'repeats for periods',
    event('DTSTART:20270302T090000Z', 'DURATION:PT1H', 'RDATE;VALUE=PERIOD:20270303T090000Z/20270303T120000Z,20270304T090000Z/PT2H'),
    ['2027-03-02T09:00 – 2027-03-02T10:00', '2027-03-03T09:00 – 2027-03-03T12:00', '2027-03-04T09:00 – 2027-03-04T11:00'],
  ],
  [
    'repeats on dates',
    event('DTSTART:20270302T090000Z', 'DURATION:PT1H', 'RDATE:20270310T090000Z'),
    ['2027-03-02T09:00 – 2027-03-02T10:00', '2027-03-10T09:00 – 2027-03-10T10:00'],
  ],
  [
    'was declined by the account of its owner',
    event('DTSTART:20270302T090000Z', 'DURATION:PT1H', 'ATTENDEE;EMAIL=kim@example.com;PARTSTAT=DECLINED:/1/principal/'),
    [],
  ],
])('reads a calendar that %s', async (_, file, busy) => expect(await read(file)).toEqual(busy));

it.each([
  ['never has a next time', event('DTSTART:20270301T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')],
  ['has one each second for a century', event('DTSTART:19270301T090000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')],
  ['has no end', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'],
  ['is deep', 'BEGIN:VCALENDAR\r\n'.repeat(50_000)],
  ['has no valid date', event('DTSTART:20271399T990000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY;BYMONTH=99')],
])('refuses a file that %s', async (_, file) => {
  await expect(read(file)).rejects.toMatchObject({ fault: 'damaged' });
});

it('refuses a web page', async () => {
  await expect(read('<!doctype html><title>Calendar</title>')).rejects.toMatchObject({ fault: 'page' });
});
