import { companyShortName } from '../contract/company.ts';
import { linkIn } from '../contract/link-in.ts';

/** An interview in a calendar. */
type CalendarEntry = {
  /** Stays the same, whatever changes and whoever is invited. */
  id: string;
  /** Calendars keep the entry with the highest one. */
  sequence: number;
  /** ISO 8601 */
  start: string;
  minutes: number;
  summary: string;
  location: string;
  /** A page about it, or blank. */
  url: string;
};

/** An invitation or its update, or a cancellation. */
export type CalendarEvent = CalendarEntry & { method: 'REQUEST' | 'CANCEL' };

/** In jCal (RFC 7265): name, parameters, type, value. */
type Property = [string, Record<string, string>, string, string | number];

const textOf = (name: string, value: string): Property => [name, {}, 'text', value];
const timeOf = (name: string, at: number): Property => [name, {}, 'date-time', new Date(at).toISOString().replace(/\.\d+/, '')];

/** A calendar has one component at least (RFC 5545, 3.6). */
const utc = `BEGIN:VTIMEZONE
TZID:Etc/UTC
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
END:STANDARD
END:VTIMEZONE`;

/**
 * @param from the site's address, which organizes the interviews
 * @param attendee the only one, since nobody's address is shown to somebody else; nobody in a feed
 * @returns an iCalendar object (RFC 5545, RFC 5546)
 */
export async function calendarOf(
  method: 'PUBLISH' | CalendarEvent['method'],
  entries: readonly CalendarEntry[],
  from: string,
  attendee?: string,
): Promise<string> {
  const { default: ICAL } = await import('ical.js');
  // A line has 75 octets at most. ICAL does not count the blank with which the next one begins.
  ICAL.foldLength = 74;
  const people: Property[] = [['organizer', { cn: companyShortName }, 'cal-address', `mailto:${from}`]];
  const invited = { role: 'REQ-PARTICIPANT', partstat: 'NEEDS-ACTION', rsvp: 'FALSE' };
  if (attendee !== undefined) people.push(['attendee', invited, 'cal-address', `mailto:${attendee}`]);
  const events = entries.map(({ id, sequence, start, minutes, summary, location, url }) => {
    const begin = Date.parse(start);
    const properties: Property[] = [
      textOf('uid', `${id}@${hostOf(from)}`),
      ['sequence', {}, 'integer', sequence],
      timeOf('dtstamp', Date.now()),
      timeOf('dtstart', begin),
      timeOf('dtend', begin + minutes * 60_000),
      textOf('summary', summary),
      textOf('location', location),
      textOf('status', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'),
      ...people,
    ];
    // Google and Outlook show no URL, but link it in the description.
    const urls = [url, linkIn(location)?.link ?? ''].filter(Boolean);
    if (urls[0]) properties.push(['url', {}, 'uri', urls[0]], textOf('description', urls.join('\n')));
    return ['vevent', properties, []];
  });
  const head = { prodid: `-//${companyShortName}//Interviews//EN`, version: '2.0', calscale: 'GREGORIAN', method };
  const properties = Object.entries(head).map(([name, value]) => textOf(name, value));
  // Without it, Google names the calendar after its address, which is secret.
  if (method === 'PUBLISH') properties.push(['x-wr-calname', {}, 'unknown', `Interviews, ${companyShortName}`]);
  return ICAL.stringify(['vcalendar', properties, events.length > 0 ? events : [ICAL.parse(utc)]]);
}

/** @returns the domain of an address */
export function hostOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
