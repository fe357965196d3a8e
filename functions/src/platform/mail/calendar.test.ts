import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { exampleMails } from '../../../../local/mail/example-texts.ts';
import { readCalendar } from '../../../testing/read-calendar.ts';
import { linkIn } from '../contract/link-in.ts';
import { calendarOf } from './calendar.ts';
import { send } from './send.ts';
import { renderTemplate } from '../../templates.ts';
import type { TemplateName, TemplateValues } from '../registered.ts';

const from = 'site@example.com';
const forApplicant = exampleMails.interview[0];
const forStaff = exampleMails['interview for staff'][0];

/** Of an application that its applicant has erased. */
const erased = { ...forStaff, what: 'cancelled', name: '', jobTitle: '', reference: '', url: '' } as const;

function letterOf<Name extends TemplateName>(template: Name, values: TemplateValues<Name>) {
  const letter = renderTemplate(template, values);
  if (!letter) throw new Error(`The values do not fit ${template}`);
  return letter;
}

/** @returns a mail as it leaves, and as mail programs read it */
async function sent<Name extends TemplateName>(template: Name, values: TemplateValues<Name>) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sendMail = vi.spyOn(transport, 'sendMail');
  await send({ id: 'mail', to: 'ada@example.com' }, letterOf(template, values), from, transport);
  const [result] = sendMail.mock.results;
  const info = (await result?.value) as { message: Buffer } | undefined;
  const message = info?.message ?? Buffer.of();
  const { attachments } = await PostalMime.parse(message, { attachmentEncoding: 'utf8' });
  const parts = attachments.map(({ mimeType, content }) => [mimeType, typeof content === 'string' ? content : ''] as const);
  return { message: message.toString(), parts, calendar: parts[0]?.[1] ?? '' };
}

describe('an invitation', () => {
  it.each([
    ['interview', 'booked', 'REQUEST', 'CONFIRMED', 'Interview with sysDNA: Windchill Developer'],
    ['interview', 'changed', 'REQUEST', 'CONFIRMED', 'Interview with sysDNA: Windchill Developer'],
    ['interview', 'cancelled', 'CANCEL', 'CANCELLED', 'Interview with sysDNA: Windchill Developer'],
    ['interview for staff', 'booked', 'REQUEST', 'CONFIRMED', 'Interview: Ingrid Solheim, Windchill Developer'],
    ['interview for staff', 'changed', 'REQUEST', 'CONFIRMED', 'Interview: Ingrid Solheim, Windchill Developer'],
    ['interview for staff', 'cancelled', 'CANCEL', 'CANCELLED', 'Interview: Ingrid Solheim, Windchill Developer'],
  ] as const)('from the template %s, %s, is a %s for one attendee', async (template, what, method, status, summary) => {
    const { message, parts, calendar } = await sent(template, { ...exampleMails[template][0], what, sequence: 3 });
    expect(message).toContain(`Content-Type: text/calendar; charset=utf-8; method=${method}\r\n`);
    expect(parts).toEqual([
      ['text/calendar', calendar],
      ['application/ics', calendar],
    ]);
    expect(readCalendar(calendar)).toEqual({
      method,
      entries: [
        {
          uid: '0123456789abcdef@example.com',
          sequence: 3,
          status,
          start: '2027-03-15T04:30:00Z',
          end: '2027-03-15T05:15:00Z',
          summary,
          location: 'https://meet.example.com/abc-defg-hij',
          organizer: ['sysDNA', 'mailto:site@example.com'],
          attendees: ['mailto:ada@example.com'],
        },
      ],
    });
  });

  it('says what Outlook and Google need, in UTC', async () => {
    const { calendar } = await sent('interview for staff', { ...forStaff, name: 'Zoë; आशा राव' });
    expect(readCalendar(calendar).entries[0]?.summary).toBe('Interview: Zoë; आशा राव, Windchill Developer');
    const unfolded = calendar.replaceAll('\n ', '');
    for (const line of [
      ...['PRODID:-//sysDNA//Interviews//EN', 'VERSION:2.0', 'CALSCALE:GREGORIAN', 'DTSTART:20270315T043000Z', 'DTEND:20270315T051500Z'],
      'ORGANIZER;CN=sysDNA:mailto:site@example.com',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:ada@example.com',
      `URL:${forStaff.url}`,
    ]) {
      expect(unfolded).toContain(`\n${line}\n`);
    }
    expect(unfolded).toMatch(/\nDTSTAMP:\d{8}T\d{6}Z\n/);
  });

  it('has lines of at most 75 octets, and keeps names and places as they were entered', async () => {
    const summary = `Interview: ${'आशा राव; 山田, "Zoë" \\ 🙂 '.repeat(8)}`;
    const location = 'Helix House, 2nd floor; ring: "sysDNA"\nThen room 4';
    const entry = { id: 'x'.repeat(80), sequence: 0, start: '2027-03-28T00:30:00.000Z', minutes: 60, summary, location, url: '' };
    const text = await calendarOf('REQUEST', [entry], from, `${'a'.repeat(64)}@example.com`);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text).toContain('LOCATION:Helix House\\, 2nd floor\\; ring: "sysDNA"\\nThen room 4\r\n');
    expect(readCalendar(text).entries[0]).toMatchObject({ summary, location, start: '2027-03-28T00:30:00Z', end: '2027-03-28T01:30:00Z' });
  });

  it('of an interviewer who leaves is a cancellation, and a reminder has none', async () => {
    expect(readCalendar((await sent('interview for staff', { ...forStaff, what: 'left' })).calendar).method).toBe('CANCEL');
    expect((await sent('interview for staff', { ...forStaff, what: 'tomorrow' })).parts).toEqual([]);
    expect((await sent('interview', { ...forApplicant, what: 'tomorrow' })).parts).toEqual([]);
  });

  it('that is cancelled because the applicant has erased the application names neither name nor job', async () => {
    expect(readCalendar((await sent('interview for staff', erased)).calendar).entries[0]).toMatchObject({ summary: 'Interview' });
  });
});

describe('a mail about an interview', () => {
  it.each([
    // In New York, the clocks go forward in the night before.
    [
      'America/New_York',
      '2027-03-14T14:00:00.000Z',
      'Sun, Mar 14, 2027, 10:00 AM (Eastern Time)',
      'Sat, Mar 13, 2027, 9:00 AM (Eastern Time)',
    ],
    [
      'Europe/Berlin',
      '2027-03-28T08:00:00.000Z',
      'Sun, Mar 28, 2027, 10:00 AM (Central European Time)',
      'Sat, Mar 27, 2027, 9:00 AM (Central European Time)',
    ],
  ])('tells applicants in %s both times, and until when they can move it', (zone, at, when, until) => {
    const { subject, text } = letterOf('interview', { ...forApplicant, zone, at });
    expect(subject).toBe('Your interview is booked: Windchill Developer');
    const india = at === '2027-03-14T14:00:00.000Z' ? 'Sun, Mar 14, 2027, 7:30 PM' : 'Sun, Mar 28, 2027, 1:30 PM';
    expect(text).toContain(`Hi Ingrid Solheim,\n\nWe look forward to meeting you.\n\nJob: Windchill Developer\nWhen: ${when}\n`);
    expect(text).toContain(
      `\nIn our time zone: ${india} (India Standard Time)\nHow long: 45 minutes\nWhere: ${forApplicant.place}\nInterviewers: Grace Hopper, Robin Ito\nReference: 1A2B3C4D\n`,
    );
    expect(text).toContain(`You can move or cancel it until ${until}.`);
    expect(text).toContain(`\n\nMove or cancel: ${forApplicant.url}\n`);
  });

  it('has one time if the clocks of both show the same, whatever the zones are called', () => {
    const { text } = letterOf('interview', { ...forApplicant, zone: 'Asia/Calcutta', place: 'Helix House, room 4' });
    expect(text).toContain('When: Mon, Mar 15, 2027, 10:00 AM (India Standard Time)\nHow long: 45 minutes\nWhere: Helix House, room 4\n');
  });

  it.each([
    ['Zoom: https://zoom.example/j/4711?pwd=a.b, passcode 4711', 'https://zoom.example/j/4711?pwd=a.b'],
    ['Room 4 (or <https://meet.example.com/a>).', 'https://meet.example.com/a'],
    ['Video (https://meet.example.com/a_(b)), then HTTP://meet.example.com/c', 'https://meet.example.com/a_(b)'],
    ['See “HTTPS://meet.example.com/x”; ask for Kim.', 'HTTPS://meet.example.com/x'],
    ['https:// is missing: https://meet.example.com/y…', 'https://meet.example.com/y'],
    ['ftp://meet.example.com, javascript:alert(1), meet.example.com', undefined],
  ])('links what is a link in %s, and keeps the text around it', async (place, link) => {
    const found = linkIn(place);
    expect(found?.link).toBe(link);
    if (found) expect(found.before + found.link + found.after).toBe(place);
    const { text, html } = letterOf('interview', { ...forApplicant, place, url: '' });
    expect(text).toContain(`\nWhere: ${place}\n`);
    if (link) expect(html).toContain(`<a href="${link}">${link}</a>`);
    else expect(html).not.toContain('<a ');
    const { calendar } = await sent('interview', { ...forApplicant, place });
    expect(readCalendar(calendar).entries[0]?.location).toBe(place);
    expect(/\r?\nURL:(.*)/.exec(calendar.replaceAll(/\r?\n /g, ''))?.[1]?.trim()).toBe(link);
  });

  it('greets with a plain name only, which the subject for staff has as it was typed', () => {
    const typed = { ...forApplicant, name: 'Buy at spam.example' };
    expect(letterOf('interview', typed).text).toMatch(/^Hi,\n/);
    expect(letterOf('interview for staff', { ...forStaff, name: typed.name }).subject).toBe(
      'Interview booked: Buy at spam.example, Windchill Developer',
    );
  });
});
