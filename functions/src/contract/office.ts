import { dayMs } from './limits.ts';
import { months } from './months.ts';

/** India has one time zone and no summer time. */
const officeOffsetMs = 5.5 * 60 * 60 * 1000;
const morningMs = 9 * 60 * 60 * 1000;

/** @returns the day of the office, counted from 1 January 1970, which was a Thursday */
const officeDay = (time: number) => Math.floor((time + officeOffsetMs) / dayMs);
const startOfDay = (day: number) => day * dayMs - officeOffsetMs;
const isWorkingDay = (day: number) => (day + 4) % 7 !== 0 && (day + 4) % 7 !== 6;

/** @param days later than the day of `now` @returns when that day begins in the office */
export function startOfOfficeDay(now: number, days = 0): Date {
  return new Date(startOfDay(officeDay(now) + days));
}

/** @returns the office's day, such as 2026-11-30 @param days later than the day of `now` */
export function officeIsoDate(now: number, days = 0): string {
  return new Date((officeDay(now) + days) * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** @param date such as 2026-11-30 @param days later @returns when that day begins in the office */
export function startOfOfficeDate(date: string, days = 0): Date {
  return new Date(startOfDay(Date.parse(date) / dayMs + days));
}

/** @param now in milliseconds @returns 9:00 of the next working morning in the office */
export function nextMorning(now: number): Date {
  let day = officeDay(now);
  while (!isWorkingDay(day) || startOfDay(day) + morningMs <= now) day += 1;
  return new Date(startOfDay(day) + morningMs);
}

/** @param now in milliseconds @returns 9:00 of the latest working morning in the office */
export function lastMorning(now: number): Date {
  let day = officeDay(now);
  while (!isWorkingDay(day) || startOfDay(day) + morningMs > now) day -= 1;
  return new Date(startOfDay(day) + morningMs);
}

/** @returns the same time of day, so many working days later. Weekends do not count. */
export function workingDaysLater(from: Date, days: number): Date {
  let day = officeDay(from.getTime());
  for (let left = days; left > 0;) {
    day += 1;
    if (isWorkingDay(day)) left -= 1;
  }
  return new Date(from.getTime() + (day - officeDay(from.getTime())) * dayMs);
}

/** '5 Dec', as the office's calendar says. @param iso ISO 8601 */
export function officeDate(iso: string): string {
  const date = new Date(Date.parse(iso) + officeOffsetMs);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** '5 Dec 2028' @param iso ISO 8601 */
export function officeDateAndYear(iso: string): string {
  return `${officeDate(iso)} ${new Date(Date.parse(iso) + officeOffsetMs).getUTCFullYear()}`;
}
