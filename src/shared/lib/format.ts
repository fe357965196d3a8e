import { dayMs } from '#rooms/platform/contract/limits.ts';
import { months } from '#rooms/platform/contract/months.ts';
import { serverNow } from './server-clock.ts';

/** Shown in place of a missing or malformed date. */
const missingDate = '–';

/** '3 Nov 2026', in the reader's time zone. These formatters take ISO 8601, or blank. */
export const formatDay = formatter({ dateStyle: 'medium' });

/** '3 Nov 2026, 14:05' */
export const formatMoment = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/** '3 Nov' */
export const formatDayAndMonth = formatter({ day: 'numeric', month: 'short' });

/** Creates the format on first use, because that takes about 30 ms on a phone. */
export function formatter(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    const date = new Date(iso);
    if (Number.isNaN(date.getTime())) return missingDate;
    return (format ??= new Intl.DateTimeFormat('en-GB', options)).format(date);
  };
}

/** '3 Nov 2026', in UTC. Does without `Intl`, which differs between server and browser. */
export function formatDayUtc(iso: string): string {
  const date = new Date(iso);
  const month = months[date.getUTCMonth()];
  return month === undefined ? missingDate : `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** '3 Nov', in UTC, as all days that visitors read beside a job */
export const formatDayAndMonthUtc = (iso: string): string => formatDayUtc(iso).replace(/ \d+$/, '');

/** '3 Nov', '1–30 Nov', or '28 Dec 2025 – 3 Jan 2026': the year if it is not this one */
export function formatDays(from: string, to = from, now = serverNow()): string {
  const [first, last] = [new Date(from), new Date(to)];
  const isThisYear = [first, last].every((day) => day.getUTCFullYear() === new Date(now).getUTCFullYear());
  const year = isThisYear ? undefined : 'numeric';
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year, timeZone: 'UTC' }).formatRange(first, last);
}

const ageUnits = [
  { name: 'months', days: 30 },
  { name: 'weeks', days: 7 },
  { name: 'days', days: 1 },
] as const;

/** 'today', 'yesterday', '3 days ago', in UTC. `Intl` would block a phone for 60 ms. */
export function formatAge(iso: string, now = serverNow()): string {
  const age = Math.floor(now / dayMs) - Math.floor(Date.parse(iso) / dayMs);
  if (Number.isNaN(age)) return missingDate;
  // From two of a unit on, so that its plural fits.
  const unit = ageUnits.find(({ days }) => age >= 2 * days);
  if (!unit) return age < 1 ? 'today' : 'yesterday';
  return `${Math.floor(age / unit.days)} ${unit.name} ago`;
}

/** '740 bytes', '52 KB', '4.9 MB' */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
