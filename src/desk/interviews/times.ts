import { dayMs, interviewLimits } from '#rooms/platform/contract/limits.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import type { ShownHours } from '#rooms/interviews/contract/weekly-hours.ts';
import { dateIn, dayIn, distinctHourIn, zonedTime } from '#rooms/platform/contract/zones.ts';
import { interviewsQuery } from '../shell/queries.ts';

// Dates are such as 2026-11-30; times are in milliseconds.

export type Span = { start: number; end: number };

/** When an interview takes place, or is offered. */
export type Entry = Span & { interview: Interview };

const minuteMs = 60_000;
export const slotMs = 30 * minuteMs;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Monday is 0. */
const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % 7;

export const mondayOf = (date: string): string => addDays(date, -weekdayOf(date));

/** So many dates, one after the other. */
export const datesFrom = (date: string, count: number) => Array.from({ length: count }, (_, index) => addDays(date, index));

/** 'Mon 30 Nov' */
export const dayLabel = (date: string): string => dayIn('UTC', date).replace(/ \d+$/, '');

/** 'Mon 30 Nov, 10:00' */
export const timeLabel = (zone: string, iso: string): string => `${dayLabel(dateIn(zone, Date.parse(iso)))}, ${distinctHourIn(zone, iso)}`;

/** The half hours of a day, by the clock: '00:00' to '23:30'. */
export const halfHours = Array.from({ length: 48 }, (_, row) =>
  new Date(row * slotMs).toISOString().slice('YYYY-MM-DDT'.length, -':00.000Z'.length),
);

/** When they begin. Clocks are changed at night, so one from the morning on is right. */
function startsOf(date: string, zone: string): number[] {
  const noon = zonedTime(date, '12:00', zone);
  return halfHours.map((_, row) => noon + (row - halfHours.length / 2) * slotMs);
}

/** The seven days of a week, with their half hours. */
export const daysOf = (week: string, zone: string) =>
  datesFrom(week, 7).map((date) => ({ label: dayLabel(date), starts: startsOf(date, zone) }));

/** For how many days interviews are loaded, so that times can be suggested. */
const loadedDays = 28;

/** The interviews of a week and those that follow. */
export function interviewsFrom(week: string, zone: string) {
  return interviewsQuery(zonedTime(week, '00:00', zone), zonedTime(addDays(week, loadedDays), '00:00', zone));
}

export function entriesOf(interviews: readonly Interview[]): Entry[] {
  return interviews.flatMap((interview) =>
    (interview.at === null ? interview.times : [interview.at]).map((time) => ({
      interview,
      ...meetingAt(Date.parse(time), interview.minutes),
    })),
  );
}

export const meetingAt = (start: number, minutes: number): Span => ({ start, end: start + minutes * minuteMs });

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

/** @returns whether interviewers are booked; what is only offered can be offered again */
export function isBusy(entries: readonly Entry[], meeting: Span): boolean {
  return entries.some((entry) => entry.interview.at !== null && overlaps(entry, meeting));
}

/** @returns whether a meeting lies within the hours of everybody */
export function hoursCheck(hours: readonly ShownHours[], date: string, count: number): (meeting: Span) => boolean {
  // In another zone, a day begins earlier or later.
  const dates = datesFrom(addDays(date, -1), count + 2);
  const open = hours.map((one) =>
    dates.flatMap((date) => {
      const day = one.days[weekdayOf(date)];
      return day ? [{ start: zonedTime(date, day.from, one), end: zonedTime(date, day.to, one) }] : [];
    }),
  );
  return ({ start, end }) => open.every((spans) => spans.some((span) => span.start <= start && end <= span.end));
}

/** What is assumed of people who have given no hours. */
export function usualHours(zone: string): ShownHours {
  return { zone, days: Array.from({ length: 7 }, (_, day) => (day < 5 ? { from: '10:00', to: '16:00' } : null)) };
}

/** How many times are suggested. */
const suggested = { all: 5, perDay: 2 };

type Wanted = {
  /** From this Monday on. */
  week: string;
  now: number;
  zone: string;
  minutes: number;
  hours: readonly ShownHours[];
  entries: readonly Entry[];
};

/** @returns the first free times within everybody's hours, at least a day ahead */
export function suggestTimes({ week, now, zone, minutes, hours, entries }: Wanted): string[] {
  const isWithinHours = hoursCheck(hours.length > 0 ? hours : [usualHours(zone)], week, loadedDays);
  const latest = now + interviewLimits.daysAhead * dayMs;
  const found: Span[] = [];
  for (const date of datesFrom(week, loadedDays)) {
    const meetings = startsOf(date, zone).map((start) => meetingAt(start, minutes));
    const before = found.length;
    for (const meeting of meetings) {
      if (found.length === suggested.all || found.length - before === suggested.perDay) break;
      const isFree = ![...entries, ...found].some((other) => overlaps(other, meeting));
      if (meeting.start >= now + dayMs && meeting.start <= latest && isFree && isWithinHours(meeting)) found.push(meeting);
    }
  }
  return found.map(({ start }) => new Date(start).toISOString());
}
