// A zone that this browser or server does not know is read as UTC, and says so by its name.

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** @returns whether it is a time zone of the IANA database, such as Asia/Kolkata, that is known here */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** 'Thu 3 Dec 2026, 10:00 (India Standard Time)', or '(Eastern Time, UTC-4)' in an hour that the clocks show twice. @param iso ISO 8601 */
export function timeIn(zone: string, iso: string): string {
  return `${dayIn(zone, iso)}, ${hourIn(zone, iso)} (${[zoneName(zone, iso), ...offsetIfTwice(zone, iso)].join(', ')})`;
}

/**
 * 'India Standard Time', or 'Eastern Time' in summer and winter. Browsers differ in their names, such as Asia/Calcutta.
 * 'UTC instead of Mars/Olympus' for a zone that is not known here.
 */
export function zoneName(zone: string, time: string | number = Date.now()): string {
  if (!isZone(zone)) return `UTC instead of ${zone || 'an unknown time zone'}`;
  // Hours before a change, it can be 'Central European Time (Germany)'.
  return (partsIn(zone, time, { timeZoneName: 'longGeneric' })['timeZoneName'] ?? zone).replace(/ \(.*\)$/, '');
}

/** 'Thu 3 Dec 2026' @param iso ISO 8601 */
export function dayIn(zone: string, iso: string): string {
  const { weekday, day, month, year } = partsIn(zone, iso);
  return `${weekday} ${day} ${month} ${year}`;
}

/** '10:00' @param time ISO 8601, or in milliseconds */
export function hourIn(zone: string, time: string | number): string {
  const { hour, minute } = partsIn(zone, time);
  return `${hour}:${minute}`;
}

/** '10:00', or '01:30 (UTC-4)' in an hour that the clocks show twice. @param iso ISO 8601 */
export function distinctHourIn(zone: string, iso: string): string {
  return [hourIn(zone, iso), ...offsetIfTwice(zone, iso).map((offset) => `(${offset})`)].join(' ');
}

/** @returns 'UTC-4' if the clocks of the zone show this time twice, because they go back within hours of it; otherwise nothing */
function offsetIfTwice(zone: string, iso: string): string[] {
  const at = Date.parse(iso);
  const own = offsetAt(at, zone);
  const isTwice = [-3, 3].some((hours) => {
    const other = offsetAt(at + hours * hourMs, zone);
    return other !== own && offsetAt(at + own - other, zone) === other;
  });
  return isTwice ? [(partsIn(zone, iso, { timeZoneName: 'shortOffset' })['timeZoneName'] ?? '').replace('GMT', 'UTC')] : [];
}

/**
 * @param date such as 2026-12-03 @param time such as 09:30
 * @returns when the clocks of the zone show it, in milliseconds. Of a time that they skip, one that they show within an hour of it
 */
export function zonedTime(date: string, time: string, zone: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const guess = wanted - offsetAt(wanted, zone);
  return wanted - offsetAt(guess, zone);
}

/** @returns the date there, such as 2026-12-03 @param at in milliseconds */
export function dateIn(zone: string, at: number): string {
  return new Date(at + offsetAt(at, zone)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** @returns how far the clocks of the zone are ahead of UTC, in milliseconds */
function offsetAt(at: number, zone: string): number {
  const offset = partsIn(zone, at, { timeZoneName: 'longOffset' })['timeZoneName'] ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(offset) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -minuteMs : minuteMs);
}

const shown = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

function partsIn(zone: string, time: string | number, format: Intl.DateTimeFormatOptions = shown): Record<string, string> {
  const parts = formatIn(zone, format).formatToParts(new Date(time));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

const formats = new Map<string, Intl.DateTimeFormat>();
const formatsKept = 50;

/** Keeps formats, because making one takes longer than using it. */
function formatIn(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([zone, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone: isZone(zone) ? zone : 'UTC', ...options });
  if (formats.size >= formatsKept) formats.clear();
  formats.set(key, format);
  return format;
}
