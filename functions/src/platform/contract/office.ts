import { dayMs } from './limits.ts';
import { dayInWords, isoDate } from './days.ts';
import { dateIn, zonedTime } from './zones.ts';

/** The office's time zone, by whose calendar days are promised and working mornings begin. */
export const officeZone = 'Asia/Kolkata';
/** Where functions run unless a deployment says otherwise, near its office, visitors and data. */
export const usualRegion = 'us-central1';
/** Hours of the office on working days. An export at another time raises an alarm. */
export const workingHours = { from: 8, until: 20 } as const;

const morning = '09:00';

/** @returns the day of the office, counted from January 1, 1970, which was a Thursday */
const officeDay = (time: number) => Date.parse(dateIn(officeZone, time)) / dayMs;
const isoDateOf = (day: number) => isoDate(day * dayMs);
const startOfDay = (day: number) => zonedTime(isoDateOf(day), '00:00', officeZone);
const morningOf = (day: number) => zonedTime(isoDateOf(day), morning, officeZone);
const isWorkingDay = (day: number) => (day + 4) % 7 !== 0 && (day + 4) % 7 !== 6;

/** @param days later than the day of `now` @returns when that day begins in the office */
export function startOfOfficeDay(now: number, days = 0): Date {
  return new Date(startOfDay(officeDay(now) + days));
}

/** @returns the office's day, such as 2026-11-30 @param days later than the day of `now` */
export function officeIsoDate(now: number, days = 0): string {
  return isoDateOf(officeDay(now) + days);
}

/** @param date such as 2026-11-30 @param days later @returns when that day begins in the office */
export function startOfOfficeDate(date: string, days = 0): Date {
  return new Date(startOfDay(Date.parse(date) / dayMs + days));
}

/** @param now in milliseconds @returns 9:00 of the next working morning in the office */
export function nextMorning(now: number): Date {
  let day = officeDay(now);
  while (!isWorkingDay(day) || morningOf(day) <= now) day += 1;
  return new Date(morningOf(day));
}

/** @param now in milliseconds @returns 9:00 of the latest working morning in the office */
export function lastMorning(now: number): Date {
  let day = officeDay(now);
  while (!isWorkingDay(day) || morningOf(day) > now) day -= 1;
  return new Date(morningOf(day));
}

/** @returns the same time of day, so many working days later. Weekends do not count. */
export function workingDaysLater(from: Date, days: number): Date {
  const first = officeDay(from.getTime());
  let day = first;
  for (let left = days; left > 0;) {
    day += 1;
    if (isWorkingDay(day)) left -= 1;
  }
  return new Date(from.getTime() + startOfDay(day) - startOfDay(first));
}

/** 'Dec 5', or 'Dec 5, 2028' in another year, as the office's calendar says. @param iso ISO 8601 */
export function officeDate(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '–' : dayInWords(officeIsoDate(at), officeIsoDate(Date.now()));
}
