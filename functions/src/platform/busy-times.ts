import { runInNewContext } from 'node:vm';
import type ICAL from 'ical.js';
import { dayMs } from './contract/limits.ts';
import { isZone, zonedTime } from './contract/zones.ts';
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

/** After they are joined. */
const timesMax = 5000;

/**
 * @param file an iCalendar object (RFC 5545)
 * @returns when it says that its owner is busy, in order and joined: nothing else of it
 * @throws {FileError} if it is no calendar, or takes too long
 */
export async function busyTimesIn(file: string, wanted: Wanted): Promise<BusyTime[]> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(file)) throw new FileError('page');
  const { default: ical } = await import('ical.js');
  try {
    // Ends even what loops in the library.
    const found = runInNewContext('read()', { read: () => [...timesIn(ical, file, wanted)] }, { timeout: readingMs }) as BusyTime[];
    const joined = joinedTimes(found);
    if (joined.length <= timesMax) return joined;
  } catch (cause) {
    throw new FileError('damaged', { cause });
  }
  throw new FileError('damaged');
}

function* timesIn(ical: typeof ICAL, file: string, wanted: Wanted): Generator<BusyTime> {
  const parsed = ical.parse(file.replace(/^\uFEFF?\s*/, '')) as unknown[];
  for (const calendar of typeof parsed[0] === 'string' ? [parsed] : parsed) {
    const component = new ical.Component(calendar as ConstructorParameters<typeof ICAL.Component>[0]);
    const named = textOf(component, 'x-wr-timezone');
    const zone = isZone(named) ? named : wanted.zone;
    const events = component.getAllSubcomponents('vevent');
    // Times of a series that have an entry of their own.
    const replaced = new Set(
      events.flatMap((event) => {
        const [of] = timesOf(event, 'recurrence-id');
        return of ? keyOf(event, msOf(of, event, 'recurrence-id', zone)) : [];
      }),
    );
    for (const event of events) if (isBusy(event, wanted)) yield* occurrences(ical, event, replaced, { ...wanted, zone });
  }
}

const textOf = (component: ICAL.Component, name: string) => String(component.getFirstPropertyValue(name) ?? '');

const keyOf = (event: ICAL.Component, at: number) => `${textOf(event, 'uid')} ${at}`;

function isBusy(event: ICAL.Component, { ownHost, email }: Wanted): boolean {
  const isOwner = (attendee: ICAL.Property) => String(attendee.getFirstValue()).toLowerCase() === `mailto:${email.toLowerCase()}`;
  const isDeclined = event.getAllProperties('attendee').some((one) => isOwner(one) && one.getFirstParameter('partstat') === 'DECLINED');
  const isOwn = ownHost !== '' && textOf(event, 'uid').endsWith(`@${ownHost}`);
  return !isDeclined && !isOwn && textOf(event, 'status') !== 'CANCELLED' && textOf(event, 'transp') !== 'TRANSPARENT';
}

function timesOf(event: ICAL.Component, name: string): ICAL.Time[] {
  const value = event.getFirstPropertyValue(name);
  return value !== null && typeof value === 'object' && 'isDate' in value ? [value] : [];
}

/** By the VTIMEZONE of the calendar, or else by the name of the zone. */
function msOf(time: ICAL.Time, event: ICAL.Component, name: string, zone: string): number {
  const text = time.toString();
  const [date, clock] = [text.slice(0, 'YYYY-MM-DD'.length), text.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)];
  if (time.isDate) return zonedTime(date, '00:00', zone);
  if (time.zone.tzid !== 'floating') return time.toUnixTime() * 1000;
  const named = event.getFirstProperty(name)?.getFirstParameter('tzid') ?? '';
  return zonedTime(date, clock, isZone(named) ? named : zone);
}

function* occurrences(
  ical: typeof ICAL,
  component: ICAL.Component,
  replaced: ReadonlySet<string>,
  { from, until, zone }: Wanted,
): Generator<BusyTime> {
  const event = new ical.Event(component);
  const [begin] = timesOf(component, 'dtstart');
  if (!begin) return;
  const isOne = component.hasProperty('recurrence-id');
  const first = msOf(begin, component, 'dtstart', zone);
  // Days are counted, because some have 23 or 25 hours.
  const length = begin.isDate
    ? event.duration.toSeconds() * 1000
    : msOf(event.endDate, component, component.hasProperty('dtend') ? 'dtend' : 'dtstart', zone) - first;
  const spanOf = (time: ICAL.Time) => {
    const start = msOf(time, component, 'dtstart', zone);
    if (!begin.isDate) return { start, end: start + length };
    const last = time.clone();
    last.addDuration(event.duration);
    return { start, end: msOf(last, component, 'dtstart', zone) };
  };
  const times = isOne || !event.isRecurring() ? [begin] : eachOf(event, from - length - 2 * dayMs, until + 2 * dayMs);
  for (const time of times) {
    const { start, end } = spanOf(time);
    if (start < until && end > from && end > start && (isOne || !replaced.has(keyOf(component, start)))) yield { start, end };
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

function joinedTimes(times: readonly BusyTime[]): BusyTime[] {
  const joined: BusyTime[] = [];
  for (const { start, end } of times.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
