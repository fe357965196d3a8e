import ICAL from 'ical.js';

/** @returns what calendars read in an iCalendar object. Times that end in Z are in UTC. */
export function readCalendar(text: string) {
  const calendar = ICAL.Component.fromString(text);
  return {
    method: calendar.getFirstPropertyValue('method'),
    entries: calendar.getAllSubcomponents('vevent').map((event) => {
      const valueOf = (name: string) => event.getFirstPropertyValue(name)?.toString();
      return {
        ...{ uid: valueOf('uid'), sequence: event.getFirstPropertyValue('sequence'), status: valueOf('status') },
        ...{ start: valueOf('dtstart'), end: valueOf('dtend'), summary: valueOf('summary'), location: valueOf('location') },
        organizer: [event.getFirstProperty('organizer')?.getParameter('cn'), valueOf('organizer')],
        attendees: event.getAllProperties('attendee').map((attendee) => attendee.getFirstValue() as unknown),
      };
    }),
  };
}
