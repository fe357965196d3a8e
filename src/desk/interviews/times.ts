import { addDays, weekdayOf } from '#rooms/platform/contract/days.ts';
import { dayMs, interviewLimits } from '#rooms/platform/contract/limits.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import type { ShownHours } from '#rooms/interviews/contract/weekly-hours.ts';
import { clockTimeIn, dateIn, dayIn, distinctHourIn, zonedTime } from '#rooms/platform/contract/zones.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';

// Dates are such as 2026-11-30; times are in milliseconds.

export type Span = { start: number; end: number };

/** When an interview takes place or is offered. */
export type InterviewEntry = Span & { key: string; interview: Interview };

/** Also when an interviewer's calendar says busy. */
export type Entry = InterviewEntry | (Span & { key: string; busy: string });

const minuteMs = 60_000;
export const slotMinutes = 30;
const slotMs = slotMinutes * minuteMs;

/** So many dates, one after the other. */
export const datesFrom = (date: string, count: number) => Array.from({ length: count }, (_, index) => addDays(date, index));

/** 'Mon, Nov 30' */
export const dayLabel = (date: string): string => dayIn('UTC', date);

/** 'Mon, Nov 30, 10:00 AM' */
export const timeLabel = (zone: string, iso: string): string => `${dayLabel(dateIn(zone, Date.parse(iso)))}, ${distinctHourIn(zone, iso)}`;

/** The half hours of a day, by the clock: '00:00' to '23:30'. */
export const halfHours = Array.from({ length: 48 }, (_, row) =>
  new Date(row * slotMs).toISOString().slice('YYYY-MM-DDT'.length, -':00.000Z'.length),
);

/** When they begin. Half hours that the clocks skip begin an hour later. */
const startsOf = (date: string, zone: string): number[] => halfHours.map((hour) => zonedTime(date, hour, zone));

/** Days with their half hours. */
export const daysOf = (dates: readonly string[], zone: string) =>
  dates.map((date) => ({ date, label: dayLabel(date), starts: startsOf(date, zone) }));

/** Minutes since midnight by the clock. */
export const minutesIn = (zone: string, at: number): number => {
  const [hours = 0, minutes = 0] = clockTimeIn(zone, at).split(':').map(Number);
  return hours * 60 + minutes;
};

/** A span's part in a day, in minutes from midnight. `lane` of `lanes` keeps it off others. */
export type Block<Item> = { item: Item; date: string; from: number; to: number; isFirst: boolean; lane: number; lanes: number };

/** @returns each span as blocks of true length, one for each day it lies in, in the spans' order */
export function blocksOf<Item extends Span>(items: readonly Item[], dates: readonly string[], zone: string): Block<Item>[] {
  const blocks = dates.flatMap((date) => {
    const [begin, end] = [zonedTime(date, '00:00', zone), zonedTime(addDays(date, 1), '00:00', zone)];
    const ofDay = items
      .filter((item) => overlaps(item, { start: begin, end }))
      .map((item) => {
        const [first, last] = [Math.max(item.start, begin), Math.min(item.end, end)];
        const from = first === begin ? 0 : minutesIn(zone, first);
        const to = last === end ? halfHours.length * slotMinutes : from + (last - first) / minuteMs;
        return { item, date, from, to, isFirst: item.start >= begin };
      });
    return inLanes(ofDay);
  });
  return blocks.toSorted((one, other) => items.indexOf(one.item) - items.indexOf(other.item));
}

/** Those that overlap stand side by side, the earliest first. */
function inLanes<Part extends { from: number; to: number }>(parts: readonly Part[]): (Part & { lane: number; lanes: number })[] {
  const lanes = new Map<Part, number>();
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    const taken = [...lanes].filter(([other]) => other.to > part.from).map(([, lane]) => lane);
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    lanes.set(part, lane);
  }
  const laneOf = (part: Part) => lanes.get(part) ?? 0;
  const meets = (one: Part) => parts.filter((other) => other.from < one.to && one.from < other.to);
  return parts.map((part) => ({ ...part, lane: laneOf(part), lanes: 1 + Math.max(...meets(part).map(laneOf)) }));
}

/** How far arrow keys move what they move: days, and half hours. */
export const arrowSteps: Partial<Record<string, readonly [days: number, steps: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** @returns a time as many days later by the clock, and half hours after that */
export function movedBy(at: number, days: number, steps: number, zone: string): number {
  const begin = days === 0 ? at : zonedTime(addDays(dateIn(zone, at), days), clockTimeIn(zone, at), zone);
  return begin + steps * slotMs;
}

/** For how many days interviews are loaded, so that times can be suggested. */
const loadedDays = 28;

export const loadedFrom = (week: string, zone: string) =>
  [zonedTime(week, '00:00', zone), zonedTime(addDays(week, loadedDays), '00:00', zone)] as const;

export function entriesOf(interviews: readonly Interview[]): InterviewEntry[] {
  return interviews.flatMap((interview) =>
    (interview.at === null ? interview.times : [interview.at]).map((time) => ({
      key: `${interview.id} ${time}`,
      interview,
      ...meetingAt(Date.parse(time), interview.minutes),
    })),
  );
}

export const meetingAt = (start: number, minutes: number): Span => ({ start, end: start + minutes * minuteMs });

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start;

/** @returns whether an interview can be offered or moved to a time */
export const canBegin = (start: number, now: number): boolean => start > now && start <= now + interviewLimits.daysAhead * dayMs;

/** @returns whether it can still be moved */
export const isAhead = ({ state, at }: Interview): boolean => state === 'booked' && Date.parse(at ?? '') > serverNow();

/** Whether somebody is booked or busy then; what is only offered can be offered again. */
const isFixed = (entry: Entry) => 'busy' in entry || entry.interview.at !== null;

/** @returns whether interviewers are booked or busy */
export function isBusy(entries: readonly Entry[], meeting: Span): boolean {
  return entries.some((entry) => isFixed(entry) && overlaps(entry, meeting));
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
  const found: Span[] = [];
  for (const date of datesFrom(week, loadedDays)) {
    const meetings = startsOf(date, zone).map((start) => meetingAt(start, minutes));
    const before = found.length;
    for (const meeting of meetings) {
      if (found.length === suggested.all || found.length - before === suggested.perDay) break;
      const isFree = ![...entries, ...found].some((other) => overlaps(other, meeting));
      if (meeting.start >= now + dayMs && canBegin(meeting.start, now) && isFree && isWithinHours(meeting)) found.push(meeting);
    }
  }
  return found.map(({ start }) => new Date(start).toISOString());
}

/** Of a proposal that is being written. */
export const draftName = (application: string) => `draft invite ${application}`;
