import { runInNewContext } from 'node:vm';
import type ICAL from 'ical.js';
import { dayMs } from './contract/limits.ts';
import { lookUp } from './contract/look-up.ts';
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

/** After they are joined. */
const timesMax = 5000;

/** 'India Standard Time': what Windows calls zones, for calendars that don't say what they mean by it. */
const windowsZones = Object.fromEntries(
  (
    'India=Asia/Kolkata,Eastern=America/New_York,Central=America/Chicago,Mountain=America/Denver,Pacific=America/Los_Angeles,' +
    'GMT=Europe/London,W. Europe=Europe/Berlin,Romance=Europe/Paris,Central Europe=Europe/Budapest,Central European=Europe/Warsaw,' +
    'Arabian=Asia/Dubai,Singapore=Asia/Singapore,China=Asia/Shanghai,Tokyo=Asia/Tokyo,AUS Eastern=Australia/Sydney'
  )
    .split(',')
    .map((pair) => pair.split('=')),
) as Record<string, string>;

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
  nameZones(ical, file);
  const parsed = ical.parse(file.replace(/^\uFEFF?\s*/, '')) as unknown[];
  for (const calendar of typeof parsed[0] === 'string' ? [parsed] : parsed) {
    const component = new ical.Component(calendar as ConstructorParameters<typeof ICAL.Component>[0]);
    const zone = zoneNamed(textOf(component, 'x-wr-timezone')) ?? wanted.zone;
    const events = component.getAllSubcomponents('vevent');
    // Times of a series that have an entry of their own.
    const replaced = new Set(
      events.flatMap((event) => {
        const [of] = timesOf(event, 'recurrence-id');
        return of ? keyOf(event, msOf(of, zone)) : [];
      }),
    );
    const all = { ...wanted, zone };
    for (const event of events) if (isBusy(event, wanted)) yield* within(all, occurrences(ical, event, replaced, all));
    for (const published of component.getAllSubcomponents('vfreebusy')) yield* within(all, periodsOf(published, 'freebusy', zone));
  }
}

/** @returns the IANA zone that a name means, or ends with: '/example.org/1/Asia/Dubai' */
function zoneNamed(name: string): string | undefined {
  const parts = name.split('/').slice(-3);
  const ends = parts.map((_, index) => parts.slice(index).join('/'));
  return ends.find((end) => end !== '' && isZone(end)) ?? lookUp(windowsZones, name.replace(/ Standard Time$/, ''));
}

/** Lets the library know the zones that a calendar names. It prefers a VTIMEZONE of the calendar. */
function nameZones(ical: typeof ICAL, file: string): void {
  ical.TimezoneService.reset();
  for (const quoted of new Set(file.replace(/\r?\n[ \t]/g, '').match(/(?<=;TZID=)(?:"[^"\r\n]*"|[^":;,\r\n]+)/gi))) {
    const tzid = quoted.replaceAll('"', '');
    const zone = zoneNamed(tzid);
    if (zone === undefined) continue;
    const utcOffset = ({ year, month, day, hour, minute, second }: ICAL.Time) => {
      const local = Date.UTC(year, month - 1, day, hour, minute, second);
      return offsetAt(local - offsetAt(local, zone), zone) / 1000;
    };
    ical.TimezoneService.register(Object.assign(new ical.Timezone({ tzid }), { utcOffset }), tzid);
  }
}

const textOf = (component: ICAL.Component, name: string) => String(component.getFirstPropertyValue(name) ?? '');

const keyOf = (event: ICAL.Component, at: number) => `${textOf(event, 'uid')} ${at}`;

function isBusy(event: ICAL.Component, { ownHost, email }: Wanted): boolean {
  // Apple's calendars name accounts, and put the address into a parameter.
  const isOwner = (attendee: ICAL.Property) =>
    [attendee.getFirstValue(), `mailto:${attendee.getFirstParameter('email')}`].some(
      (address) => String(address).toLowerCase() === `mailto:${email.toLowerCase()}`,
    );
  const isDeclined = event.getAllProperties('attendee').some((one) => isOwner(one) && one.getFirstParameter('partstat') === 'DECLINED');
  const isOwn = ownHost !== '' && textOf(event, 'uid').endsWith(`@${ownHost}`);
  return !isDeclined && !isOwn && textOf(event, 'status') !== 'CANCELLED' && textOf(event, 'transp') !== 'TRANSPARENT';
}

function timesOf(event: ICAL.Component, name: string): ICAL.Time[] {
  const value = event.getFirstPropertyValue(name);
  return value !== null && typeof value === 'object' && 'isDate' in value ? [value] : [];
}

function msOf(time: ICAL.Time, zone: string): number {
  if (!time.isDate && time.zone.tzid !== 'floating') return time.toUnixTime() * 1000;
  const text = time.toString();
  const [date, clock] = [text.slice(0, 'YYYY-MM-DD'.length), text.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)];
  return zonedTime(date, time.isDate ? '00:00' : clock, zone);
}

function* within({ from, until }: Wanted, times: Iterable<BusyTime>): Generator<BusyTime> {
  for (const { start, end } of times) if (start < until && end > from && end > start) yield { start, end };
}

/** Those that are spans themselves, such as '20270302T090000Z/PT2H'. */
function periodsOf(component: ICAL.Component, name: string, zone: string): BusyTime[] {
  const busy = component.getAllProperties(name).filter((one) => one.type === 'period' && one.getFirstParameter('fbtype') !== 'FREE');
  const periods = busy.flatMap((property) => property.getValues() as ICAL.Period[]);
  return periods.map((period) => ({ start: msOf(period.start, zone), end: msOf(period.getEnd(), zone) }));
}

function* occurrences(
  ical: typeof ICAL,
  component: ICAL.Component,
  replaced: ReadonlySet<string>,
  { from, until, zone }: Wanted,
): Generator<BusyTime> {
  yield* periodsOf(component, 'rdate', zone);
  // The library can't expand them.
  for (const property of component.getAllProperties('rdate')) if (property.type === 'period') component.removeProperty(property);
  const event = new ical.Event(component);
  const [begin] = timesOf(component, 'dtstart');
  if (!begin) return;
  const isOne = component.hasProperty('recurrence-id');
  // Days are counted, because some have 23 or 25 hours. A day that ends when it begins is one.
  const days = Math.max(1, event.duration.toSeconds() / (dayMs / 1000));
  const length = begin.isDate ? days * dayMs : msOf(event.endDate, zone) - msOf(begin, zone);
  const spanOf = (time: ICAL.Time) => {
    const start = msOf(time, zone);
    if (!begin.isDate) return { start, end: start + length };
    const last = time.clone();
    last.adjust(days, 0, 0, 0);
    return { start, end: msOf(last, zone) };
  };
  // The library leaves out the first time of a series without a rule.
  const first = isOne || !component.hasProperty('rrule') ? [begin] : [];
  const others = isOne || !event.isRecurring() ? [] : eachOf(event, from - length - 2 * dayMs, until + 2 * dayMs);
  for (const time of [...first, ...others]) {
    const span = spanOf(time);
    if (isOne || !replaced.has(keyOf(component, span.start))) yield span;
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
