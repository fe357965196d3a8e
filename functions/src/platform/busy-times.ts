import { runInNewContext } from 'node:vm';
import type ICAL from 'ical.js';
import { dayMs } from './contract/limits.ts';
import { isZone, offsetAt, zonedTime } from './contract/zones.ts';
import { FileError } from './http/public-file.ts';

/** In milliseconds. */
export type BusyTime = { start: number; end: number };

type Wanted = {
  from: number;
  until: number;
  /** Of days and times without a zone, unless the calendar names its own. */
  zone: string;
  /** Our own entries are left out: the part of a UID after '@'. */
  ownHost: string;
  /** Whose calendar it is. Invitations that they have declined are left out. */
  email: string;
};

/** Rules of recurrence can be endless, or never have a next time. */
const readingMs = 1000;

/**
 * @param file an iCalendar object (RFC 5545)
 * @returns when it says that its owner is busy, in order and joined: nothing else of it
 * @throws {FileError} if it is no calendar, or takes too long
 */
export async function busyTimesIn(file: string, wanted: Wanted): Promise<BusyTime[]> {
  if (!/^\s*BEGIN:VCALENDAR/i.test(file)) throw new FileError('page');
  const { default: ical } = await import('ical.js');
  try {
    // Ends even what loops in the library.
    return runInNewContext(
      'read()',
      { read: () => joinedTimes([...timesIn(ical, file, wanted)], wanted) },
      { timeout: readingMs },
    ) as BusyTime[];
  } catch (cause) {
    throw new FileError('damaged', { cause });
  }
}

function* timesIn(ical: typeof ICAL, file: string, wanted: Wanted): Generator<BusyTime> {
  nameZones(ical, file);
  const calendar = new ical.Component(ical.parse(file.trimStart()) as ConstructorParameters<typeof ICAL.Component>[0]);
  const named = textOf(calendar, 'x-wr-timezone');
  const zone = isZone(named) ? named : wanted.zone;
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ical.Event(event, { exceptions: [] }));
  // Times of a series that have an entry of their own.
  const replaced = new Set(events.flatMap((event) => (event.isRecurrenceException() ? keyOf(event, msOf(event.recurrenceId, zone)) : [])));
  for (const event of events.filter((one) => isBusy(one, wanted))) {
    yield* occurrences(event, replaced, { ...wanted, zone });
    const dates = event.component.getAllProperties('rdate').flatMap((one) => one.getValues() as unknown[]);
    // They have lengths of their own, and the library leaves them out.
    const periods = dates.filter((one) => one instanceof ical.Period);
    for (const period of periods) yield { start: msOf(period.start, zone), end: msOf(period.getEnd(), zone) };
  }
}

/** Tells the library the zones that a calendar only names. It prefers a VTIMEZONE. */
function nameZones(ical: typeof ICAL, file: string): void {
  ical.TimezoneService.reset();
  for (const tzid of new Set(file.match(/(?<=;TZID="?)[\w/+-]+/gi))) {
    if (!isZone(tzid)) continue;
    const utcOffset = ({ year, month, day, hour, minute, second }: ICAL.Time) => {
      const local = Date.UTC(year, month - 1, day, hour, minute, second);
      return offsetAt(local - offsetAt(local, tzid), tzid) / 1000;
    };
    ical.TimezoneService.register(Object.assign(new ical.Timezone({ tzid }), { utcOffset }), tzid);
  }
}

const textOf = (component: ICAL.Component, name: string) => String(component.getFirstPropertyValue(name) ?? '');

const keyOf = (event: ICAL.Event, at: number) => `${event.uid} ${at}`;

function isBusy({ component }: ICAL.Event, { ownHost, email }: Wanted): boolean {
  // Apple's calendars name accounts, and put the address into a parameter.
  const isOwner = (attendee: ICAL.Property) =>
    [attendee.getFirstValue(), `mailto:${attendee.getFirstParameter('email')}`].some(
      (address) => String(address).toLowerCase() === `mailto:${email.toLowerCase()}`,
    );
  const isDeclined = component.getAllProperties('attendee').some((one) => isOwner(one) && one.getFirstParameter('partstat') === 'DECLINED');
  const isOwn = ownHost !== '' && textOf(component, 'uid').endsWith(`@${ownHost}`);
  return !isDeclined && !isOwn && textOf(component, 'status') !== 'CANCELLED' && textOf(component, 'transp') !== 'TRANSPARENT';
}

function msOf(time: ICAL.Time, zone: string): number {
  if (!time.isDate && time.zone.tzid !== 'floating') return time.toUnixTime() * 1000;
  const text = time.toString();
  const [date, clock] = [text.slice(0, 'YYYY-MM-DD'.length), text.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)];
  return zonedTime(date, time.isDate ? '00:00' : clock, zone);
}

function* occurrences(event: ICAL.Event, replaced: ReadonlySet<string>, { from, until, zone }: Wanted): Generator<BusyTime> {
  const { duration } = event;
  const ahead = from - duration.toSeconds() * 1000 - 2 * dayMs;
  // The library leaves out the first time of a series without a rule.
  const first = event.component.hasProperty('rrule') ? [] : [event.startDate];
  const others = event.isRecurring() ? eachOf(event, ahead, until + 2 * dayMs) : [];
  for (const time of [...first, ...others]) {
    const last = time.clone();
    // By the calendar, because some days have 23 or 25 hours.
    last.addDuration(duration);
    const [start, end] = [msOf(time, zone), msOf(last, zone)];
    const isReplaced = !event.isRecurrenceException() && replaced.has(keyOf(event, start));
    if (!isReplaced) yield { start, end };
  }
}

/** Those that begin between two times, roughly. */
function* eachOf(event: ICAL.Event, from: number, until: number): Generator<ICAL.Time> {
  const iterator = event.iterator();
  const step = (): ICAL.Time | undefined => iterator.next();
  for (let next = step(); next; next = step()) {
    const at = Date.UTC(next.year, next.month - 1, next.day);
    if (at > until) return;
    if (at >= from) yield next;
  }
}

function joinedTimes(times: BusyTime[], { from, until }: Wanted): BusyTime[] {
  const joined: BusyTime[] = [];
  const inSight = times.filter(({ start, end }) => start < until && end > from && end > start);
  for (const { start, end } of inSight.sort((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
