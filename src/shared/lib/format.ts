import { dayInWords, isoDate } from '#rooms/platform/contract/days.ts';
import { serverNow } from './server-clock.ts';

const missingDate = '–';

/**
 * 'Nov 3', or 'Nov 3, 2025' in another year, in the reader's time zone.
 * These formatters take ISO 8601, or blank.
 */
export const formatDay = formatter({});

/** 'Nov 3, 2:05 PM' */
export const formatMoment = formatter({ hour: 'numeric', minute: '2-digit' });

/** Adds `options` to the day. Creates a format on first use, which takes about 30 ms on a phone. */
export function formatter(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  const formats: Partial<Record<'numeric' | 'none', Intl.DateTimeFormat>> = {};
  return (iso) => {
    const date = new Date(iso);
    if (Number.isNaN(date.getTime())) return missingDate;
    const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
    const format = (formats[year ?? 'none'] ??= new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year, ...options }));
    // Browsers put a narrow blank before AM and PM.
    return format.format(date).replace('\u202F', ' ');
  };
}

/**
 * 'Nov 3', or 'Nov 3, 2025', in UTC, as all days beside a job.
 * Does without `Intl`, which differs between server and browser.
 */
export function formatDayUtc(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? missingDate : dayInWords(isoDate(time), new Date().toISOString());
}

/** 'Nov 3', 'Nov 1 – 30', or 'Dec 28, 2025 – Jan 3, 2026': the year if it is not this one */
export function formatDays(from: string, to = from): string {
  const [first, last] = [new Date(from), new Date(to)];
  const isThisYear = [first, last].every((day) => day.getUTCFullYear() === new Date(serverNow() || Date.now()).getUTCFullYear());
  const year = isThisYear ? undefined : 'numeric';
  return new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year, timeZone: 'UTC' }).formatRange(first, last);
}

/** '740 bytes', '52 KB', '4.9 MB' */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
