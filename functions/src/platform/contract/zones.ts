import { dayInWords, isoDate, weekdayOf, weekdays } from './days.ts';

// A zone that is not known here, and of which no clocks were sent, is read as UTC, and says so.

const formats = new Map<string, Intl.DateTimeFormat | undefined>();
const cachedMax = 50;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Since when (ISO 8601) a zone's clocks are how many minutes ahead of UTC, the earliest first. */
export type Clocks = { since: string; ahead: number }[];

/** By its name, or with the clocks that the server has sent: a browser may not know the name. */
export type Zone = string | { zone: string; clocks?: Clocks | undefined };

/** @returns whether it is an IANA time zone, such as Asia/Kolkata, that is known here */
export const isZone = (name: string): boolean => formatIn(name) !== undefined;

/** 'Thu, Dec 3, 10:00 AM (India Standard Time)', '(Eastern Time, UTC-4)' in an hour shown twice. */
export function timeIn(zone: Zone, iso: string): string {
  return `${dayIn(zone, iso)}, ${hourIn(zone, iso)} (${[zoneName(zone, iso), ...offsetIfTwice(zone, iso)].join(', ')})`;
}

/**
 * 'India Standard Time', or 'Eastern Time' all year. Names differ by browser: Asia/Calcutta.
 * 'Mars/Olympus' if only its clocks are known here, 'UTC instead of Mars/Olympus' without them.
 */
export function zoneName(zone: Zone, time: string | number = Date.now()): string {
  const name = nameOf(zone);
  if (sentClocks(zone).length > 0) return name;
  if (!isZone(name)) return `UTC instead of ${name || 'an unknown time zone'}`;
  // Hours before a change, it can be 'Central European Time (Germany)'.
  return (partIn(name, new Date(time).getTime(), 'longGeneric') || name).replace(/ \(.*\)$/, '');
}

/** 'Thu, Dec 3', or 'Thu, Dec 3, 2026' in another year @param iso ISO 8601 */
export function dayIn(zone: Zone, iso: string): string {
  const date = dateIn(zone, Date.parse(iso));
  return `${weekdays[weekdayOf(date)]}, ${dayInWords(date, dateIn(zone, Date.now()))}`;
}

/** '10:00 AM' @param time ISO 8601, or in milliseconds */
export function hourIn(zone: Zone, time: string | number): string {
  return hourInWords(clockTimeIn(zone, time));
}

/** '9:30 AM' @param time such as 09:30 */
export function hourInWords(time: string): string {
  const hour = Number(time.slice(0, 'HH'.length));
  return `${hour % 12 || 12}${time.slice('HH'.length)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '09:30', as `zonedTime` and time fields take it. @param time ISO 8601, or in milliseconds */
export function clockTimeIn(zone: Zone, time: string | number): string {
  const at = new Date(time).getTime();
  return new Date(at + offsetAt(at, zone)).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
}

/** '10:00 AM', or '1:30 AM (UTC-4)' in an hour that the clocks show twice. @param iso ISO 8601 */
export function distinctHourIn(zone: Zone, iso: string): string {
  return [hourIn(zone, iso), ...offsetIfTwice(zone, iso).map((offset) => `(${offset})`)].join(' ');
}

/** @returns 'UTC-4' if the clocks of the zone show this time twice, otherwise nothing */
function offsetIfTwice(zone: Zone, iso: string): string[] {
  const at = Date.parse(iso);
  const own = offsetAt(at, zone);
  const isTwice = [-3, 3].some((hours) => {
    const other = offsetAt(at + hours * hourMs, zone);
    return other !== own && offsetAt(at + own - other, zone) === other;
  });
  return isTwice ? [offsetInWords(own)] : [];
}

/** 'UTC-4', 'UTC+10:30' or 'UTC' */
function offsetInWords(offset: number): string {
  const minutes = Math.abs(offset) / minuteMs;
  const clock = `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? '' : `:${minutes % 60}`}`;
  return `UTC${offset === 0 ? '' : `${offset < 0 ? '-' : '+'}${clock}`}`;
}

/**
 * @param date such as 2026-12-03 @param time such as 09:30
 * @returns when the zone's clocks show it, in milliseconds; within an hour if they skip it
 */
export function zonedTime(date: string, time: string, zone: Zone): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const guess = wanted - offsetAt(wanted, zone);
  return wanted - offsetAt(guess, zone);
}

/** @returns the date there, such as 2026-12-03 @param at in milliseconds */
export function dateIn(zone: Zone, at: number): string {
  return isoDate(at + offsetAt(at, zone));
}

/** @returns how far the clocks of the zone are ahead of UTC, in milliseconds */
export function offsetAt(at: number, zone: Zone): number {
  const clocks = sentClocks(zone);
  const current = clocks.findLast(({ since }) => Date.parse(since) <= at) ?? clocks[0];
  if (current) return current.ahead * minuteMs;
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(partIn(nameOf(zone), at, 'longOffset')) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -minuteMs : minuteMs);
}

const nameOf = (zone: Zone) => (typeof zone === 'string' ? zone : zone.zone);

/** @returns the clocks that the server has sent of a zone that is not known here */
function sentClocks(zone: Zone): Clocks {
  return typeof zone === 'string' || isZone(zone.zone) ? [] : (zone.clocks ?? []);
}

type Style = 'longGeneric' | 'longOffset';

/** @returns the zone at a time in a style of `Intl`, or UTC if the zone is not known here */
function partIn(zone: string, at: number, style: Style): string {
  const parts = (formatIn(zone, style) ?? formatIn('UTC', style))?.formatToParts(at);
  return parts?.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Making a format takes longer than using it. Not all are cached: names come from outside. */
function formatIn(timeZone: string, timeZoneName: Style = 'longOffset'): Intl.DateTimeFormat | undefined {
  const key = `${timeZoneName} ${timeZone}`;
  if (formats.size >= cachedMax && !formats.has(key)) formats.clear();
  if (!formats.has(key)) formats.set(key, newFormat(timeZone, timeZoneName));
  return formats.get(key);
}

function newFormat(timeZone: string, timeZoneName: Style): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName });
  } catch {
    return undefined;
  }
}
