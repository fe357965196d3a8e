const minuteMs = 60_000;

/** 'Thu 3 Dec 2026, 10:00 (India Standard Time)' @param iso ISO 8601 */
export function timeIn(zone: string, iso: string): string {
  return `${dayIn(zone, iso)}, ${hourIn(zone, iso)} (${zoneName(zone, iso)})`;
}

/** 'India Standard Time', or 'Eastern Time' in summer and winter. Browsers differ in their names, such as Asia/Calcutta. */
export function zoneName(zone: string, time: string | number = Date.now()): string {
  return partsIn(zone, time, { timeZoneName: 'longGeneric' })['timeZoneName'] ?? zone;
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
  const hour = hourIn(zone, iso);
  const isTwice = [-60, 60].some((minutes) => hourIn(zone, new Date(Date.parse(iso) + minutes * minuteMs).toISOString()) === hour);
  const { timeZoneName = '' } = isTwice ? partsIn(zone, iso, { timeZoneName: 'shortOffset' }) : {};
  return isTwice ? `${hour} (${timeZoneName.replace('GMT', 'UTC')})` : hour;
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

function partsIn(timeZone: string, time: string | number, format: Intl.DateTimeFormatOptions = shown): Record<string, string> {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, ...format }).formatToParts(new Date(time));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}
