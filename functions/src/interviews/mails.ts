import { z } from 'zod/mini';
import { companyShortName } from '../platform/contract/company.ts';
import { linkIn } from '../platform/contract/link-in.ts';
import { officeZone } from '../platform/contract/office.ts';
import { dayMs } from '../platform/contract/limits.ts';
import { dateIn, dayIn, hourIn, timeIn } from '../platform/contract/zones.ts';
import { valuesForOwner } from '../accounts/handing-over.ts';
import { valuesForApplicant, valuesForInterviewer } from './notices.ts';
import { changeUntil } from './stored.ts';
import type { CalendarEvent } from '../platform/mail/calendar.ts';
import { greetingTo } from '../platform/mail/greeting.ts';
import { type Block, template, linkTo } from '../platform/mail/letter.ts';

type ForApplicant = z.output<typeof valuesForApplicant>;
type ForInterviewer = z.output<typeof valuesForInterviewer>;

const toApplicant = {
  booked: { subject: 'Your interview is booked', text: 'is booked.' },
  changed: { subject: 'Your interview has changed', text: 'has changed. It now takes place as follows.' },
  cancelled: { subject: 'Your interview is canceled', text: 'is canceled.' },
  tomorrow: { subject: 'Your interview is tomorrow', text: 'is tomorrow.' },
};

const toInterviewer = {
  booked: { subject: 'Interview booked', text: 'This interview is booked.' },
  changed: { subject: 'Interview changed', text: 'This interview has changed. It now takes place as follows.' },
  cancelled: { subject: 'Interview canceled', text: 'This interview is canceled.' },
  left: { subject: 'You are no longer an interviewer', text: 'This interview takes place without you.' },
  tomorrow: { subject: 'Interview tomorrow', text: 'This interview is tomorrow.' },
  'address ended': {
    subject: 'Interview leaves this calendar',
    text: 'Your account no longer has this email address, so the invitation to this interview ends here. The interview takes place.',
  },
  'address new': {
    subject: 'Interview invitation at your new address',
    text: 'Your account has a new email address. This is the invitation to an interview that is booked already.',
  },
};

export const forInterviews = {
  /** Staff's words, and the private link. `times` are ISO 8601, `zone` is the writer's. */
  'interview proposal': template(
    z.object({ subject: z.string(), body: z.string(), minutes: z.int(), times: z.array(z.string()), zone: z.string(), url: z.string() }),
    ({ subject, body, minutes, times, zone, url }) => {
      const ahead = times.filter(isAhead).map((time) => timeIn(zone, time));
      return {
        subject,
        blocks: [
          body,
          ahead.length > 0
            ? [`These times are possible, for ${minutes} minutes each:`, ...ahead].join('\n')
            : 'The times that we wanted to propose have passed before this email could be sent.',
          ahead.length > 0
            ? 'Your private page shows them in your own time zone. There you can choose one, or say that none suits you. Please do not share the link.'
            : 'On your private page you can write to us which times would suit you. Please do not share the link.',
          { button: ahead.length > 0 ? 'Choose a time' : 'Open your application', url },
        ],
        personal: true,
      };
    },
  ),

  interview: template(valuesForApplicant, (values) => {
    const { subject, text } = wordsOf(values, toApplicant[values.what], { subject: 'Your interview', text: 'takes place as follows.' });
    return {
      subject: `${subject}: ${values.jobTitle}`,
      blocks: [
        greetingTo(values.name),
        `Your interview for ${values.jobTitle} ${text}`,
        ...meeting(values, {}, officeZone),
        adviceOn(values),
      ],
      event: eventOf(values, `Interview with ${companyShortName}: ${values.jobTitle}`),
    };
  }),

  'interview for staff': template(valuesForInterviewer, (values) => {
    const { subject, text } = wordsOf(values, toInterviewer[values.what], {
      subject: 'Interview',
      text: 'This interview takes place as follows.',
    });
    return {
      subject: [subject, values.jobTitle].filter(Boolean).join(': '),
      blocks: [
        text,
        ...meeting(values, { Applicant: values.name, Job: values.jobTitle }),
        ...(values.reference ? [] : ['The applicant has erased the application, so this email does not name it.']),
        ...linkTo('Open the application', values.url),
      ],
      event: eventOf(values, summaryForStaff(values.name, values.jobTitle), values.url),
    };
  }),

  /** To those who have proposed the interview, or own the application. */
  'interviewer gone': template(valuesForOwner, ({ what, by, leaver, substitute, name, jobTitle, at, zone, reference, url }) => ({
    subject: `${what === 'cancelled' ? (at ? 'Interview canceled' : 'Proposal withdrawn') : 'Interviewer changed'}: ${jobTitle}`,
    blocks: [
      `${by} has changed the account of ${leaver}, who no longer sees this job posting.`,
      {
        cancelled: at
          ? 'Nobody else was to interview, so the interview is canceled.'
          : 'Nobody else was to interview, so the proposed times are withdrawn.',
        left: `The interview goes on without ${leaver}.`,
        replaced: `${substitute} interviews instead of ${leaver}.`,
      }[what],
      { facts: { Applicant: name, Job: jobTitle, ...(at && { When: timeIn(zone, at) }), Reference: reference } },
      ...(what === 'cancelled' ? ['To meet the applicant, please propose new times.'] : []),
      ...linkTo('Open the application', url),
    ],
  })),
};

/** Without name and job if the applicant has erased the application. */
export function summaryForStaff(name: string, jobTitle: string): string {
  return ['Interview', [name, jobTitle].filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

const isOff = ({ what }: ForInterviewer | ForApplicant) => what === 'cancelled' || what === 'left' || what === 'address ended';

/** @param first facts before those of the meeting */
function meeting(values: ForInterviewer | ForApplicant, first: Record<string, string>, otherZone = values.zone): Block[] {
  const { at, minutes, place, zone, interviewers, reference } = values;
  const link = isOff(values) ? undefined : linkIn(place)?.link;
  const isSameTime = [dayIn, hourIn].every((shown) => shown(zone, at) === shown(otherZone, at));
  const facts = {
    ...first,
    When: timeIn(zone, at),
    'In our time zone': isSameTime ? '' : timeIn(otherZone, at),
    'How long': isOff(values) ? '' : `${minutes} minutes`,
    Where: isOff(values) || place === link ? '' : place,
    Interviewers: interviewers.join(', '),
    Reference: reference,
  };
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
  return [{ facts: known }, ...(link ? [{ link: 'Join the interview', url: link }] : [])];
}

/** When the mail leaves. @param time ISO 8601 */
const isAhead = (time: string) => Date.parse(time) > Date.now();

/** A reminder can leave late: then the interview is not tomorrow. */
function wordsOf<Words extends { subject: string; text: string }>(
  { what, at, zone }: ForInterviewer | ForApplicant,
  words: Words,
  late: Words,
) {
  return what === 'tomorrow' && dateIn(zone, Date.parse(at)) !== dateIn(zone, Date.now() + dayMs) ? late : words;
}

/** What applicants can do on their private page, to which these mails have no link. */
function adviceOn({ what, at, zone, changeHours }: ForApplicant): string {
  if (what === 'cancelled') return 'If you have a question, please write to us on your private page.';
  if (what === 'tomorrow') return 'If you cannot come, please write to us on your private page.';
  const until = changeUntil(at, changeHours);
  if (!isAhead(until)) return 'It can no longer be moved or canceled. If you cannot come, please write to us on your private page.';
  return `You can move or cancel it until ${timeIn(zone, until)} on your private page. After that, please write to us there if you cannot come.`;
}

/** A reminder changes no calendar. */
function eventOf(values: ForInterviewer | ForApplicant, summary: string, url = ''): CalendarEvent | undefined {
  const { what, uid: id, sequence, at: start, minutes, place: location } = values;
  if (what === 'tomorrow') return undefined;
  return { method: isOff(values) ? 'CANCEL' : 'REQUEST', id, sequence, start, minutes, summary, location, url };
}
