import { serverNow } from './server-clock.ts';

/** Shown in place of a missing or malformed date. */
const missingDate = '–';

/** @param iso ISO 8601, or blank @returns the day in the reader's time zone: '3 Nov 2026' */
export const formatDay = formatter({ dateStyle: 'medium' });

/** @param iso ISO 8601, or blank @returns day and time in the reader's time zone: '3 Nov 2026, 14:05' */
export const formatMoment = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/** @param iso ISO 8601, or blank @returns the day in the reader's time zone, without the year: '3 Nov' */
export const formatDayAndMonth = formatter({ day: 'numeric', month: 'short' });

/** Creates the format on first use, because that takes about 30 ms on a phone. */
function formatter(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (iso) => {
    const date = new Date(iso);
    if (Number.isNaN(date.getTime())) return missingDate;
    return (format ??= new Intl.DateTimeFormat('en-GB', options)).format(date);
  };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Does without `Intl`, which differs between server and browser. @param iso ISO 8601, or blank @returns '3 Nov 2026', in UTC */
export function formatDayUtc(iso: string): string {
  const date = new Date(iso);
  const month = months[date.getUTCMonth()];
  return month === undefined ? missingDate : `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

const dayMs = 24 * 60 * 60 * 1000;
const ageUnits = [
  { unit: 'month', days: 30, from: 60 },
  { unit: 'week', days: 7, from: 14 },
  { unit: 'day', days: 1, from: 0 },
] as const;
let ageFormat: Intl.RelativeTimeFormat | undefined;

/** @param iso ISO 8601 @returns 'today', 'yesterday', '3 days ago', '2 weeks ago', '4 months ago' */
export function formatAge(iso: string, now = serverNow()): string {
  const days = Math.max(0, Math.floor((now - Date.parse(iso)) / dayMs));
  const unit = ageUnits.find(({ from }) => days >= from);
  if (!unit) return missingDate;
  return (ageFormat ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' })).format(-Math.floor(days / unit.days), unit.unit);
}

/** @param bytes the size of a file @returns the size in a suitable unit: '740 bytes', '52 KB', '4.9 MB' */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
