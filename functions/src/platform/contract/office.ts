import { addDays, dayInWords, weekdayOf } from './days.ts';
import { dateIn, zonedTime } from './zones.ts';

/** The office's time zone, by whose calendar days are promised and working mornings begin. */
export const officeZone = 'Asia/Kolkata';
/** Where functions run unless a deployment says otherwise, near its office, visitors and data. */
export const usualRegion = 'us-central1';
/** Hours of the office on working days. An export at another time raises an alarm. */
export const workingHours = { from: 8, until: 20 } as const;

// Dates are such as 2026-11-30.

const morningOf = (date: string) => zonedTime(date, '09:00', officeZone);
const isWorkingDay = (date: string) => weekdayOf(date) < 5;

/** @returns the office's date @param days later than the day of `now` */
export function officeIsoDate(now: number, days = 0): string {
  return addDays(dateIn(officeZone, now), days);
}

/** @param days later @returns when that day begins in the office */
export function startOfOfficeDate(date: string, days = 0): Date {
  return new Date(zonedTime(addDays(date, days), '00:00', officeZone));
}

/** @param days later than the day of `now` @returns when that day begins in the office */
export function startOfOfficeDay(now: number, days = 0): Date {
  return startOfOfficeDate(officeIsoDate(now), days);
}

/** @param now in milliseconds @returns 9:00 of the next working morning in the office */
export function nextMorning(now: number): Date {
  let date = officeIsoDate(now);
  while (!isWorkingDay(date) || morningOf(date) <= now) date = addDays(date, 1);
  return new Date(morningOf(date));
}

/** @param now in milliseconds @returns 9:00 of the latest working morning in the office */
export function lastMorning(now: number): Date {
  let date = officeIsoDate(now);
  while (!isWorkingDay(date) || morningOf(date) > now) date = addDays(date, -1);
  return new Date(morningOf(date));
}

/** @returns the same time of day, so many working days later. Weekends do not count. */
export function workingDaysLater(from: Date, days: number): Date {
  const first = officeIsoDate(from.getTime());
  let date = first;
  for (let left = days; left > 0;) {
    date = addDays(date, 1);
    if (isWorkingDay(date)) left -= 1;
  }
  return new Date(from.getTime() + startOfOfficeDate(date).getTime() - startOfOfficeDate(first).getTime());
}

/** 'Dec 5', or 'Dec 5, 2028' in another year, as the office's calendar says. @param iso ISO 8601 */
export function officeDate(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '–' : dayInWords(officeIsoDate(at), officeIsoDate(Date.now()));
}
