import { z } from 'zod/mini';
import { companyShortName } from '../platform/contract/company.ts';
import { officeZone } from '../platform/contract/office.ts';
import { dayMs } from '../platform/contract/limits.ts';
import { dateIn, dayIn, hourIn, timeIn } from '../platform/contract/zones.ts';
import { toApplicant, toInterviewer } from './mail-texts.ts';
import { valuesForApplicant, valuesForInterviewer } from './notices.ts';
import { changeUntil } from './stored.ts';
import type { CalendarEvent } from '../platform/mail/calendar.ts';
import { greetingTo } from '../platform/mail/greeting.ts';
import {
  aboutApplication,
  answerNote,
  beginningOf,
  type Block,
  inSubject,
  isAhead,
  linkTo,
  privateUrl,
  template,
  withinLetter,
} from '../platform/mail/letter.ts';

type ForApplicant = z.output<typeof valuesForApplicant>;
type ForInterviewer = z.output<typeof valuesForInterviewer>;

/** Of 'interviewer gone'. 'replaced': by `substitute`. */
const valuesForOwner = z.extend(aboutApplication, {
  what: z.enum(['cancelled', 'left', 'replaced']),
  by: z.string(),
  leaver: z.string(),
  substitute: z.string(),
  /** Blank if none is chosen. */
  at: z.string(),
  zone: z.string(),
});

export const forInterviews = {
  /** Staff's words, with the times (ISO 8601) before the signature. `zone` is the writer's. */
  'interview proposal': template(
    z.object({
      subject: z.string(),
      body: z.string(),
      signature: z.string(),
      minutes: z.int(),
      times: z.array(z.string()),
      zone: z.string(),
      url: privateUrl,
    }),
    ({ subject, body, signature, minutes, times, zone, url }) => {
      const ahead = times.filter(isAhead).map((time) => ({ title: timeIn(zone, time) }));
      const offer: Block[] =
        ahead.length > 0
          ? [
              `These times are possible, for ${minutes} minutes each:`,
              { items: ahead },
              ...linkTo('Choose a time', url),
              'Your private page shows them in your own time zone. There you can also say that none of them works. Please don’t share the link.',
            ]
          : [
              'The times that we wanted to propose passed before this email could be sent. Please tell us which times would work for you.',
              ...linkTo('Answer', url),
            ];
      return { subject, preview: beginningOf(body), blocks: withinLetter(body, signature, offer), note: answerNote, personal: true };
    },
  ),

  interview: template(valuesForApplicant, (values) => {
    const { subject, text } = wordsOf(values, toApplicant[values.what], 'Your interview');
    const { advice, button } = adviceOn(values);
    return {
      subject: `${subject}: ${values.jobTitle}`,
      preview: timeIn(values.zone, values.at),
      blocks: [
        greetingTo(values.name),
        ...sentence(text),
        ...reason(values),
        meeting(values, { Job: values.jobTitle }, officeZone),
        advice,
        ...linkTo(button, values.url),
      ],
      ...(values.what !== 'address ended' && { note: answerNote }),
      event: eventOf(values, `Interview with ${companyShortName}: ${values.jobTitle}`),
    };
  }),

  'interview for staff': template(valuesForInterviewer, (values) => {
    const { subject, text } = wordsOf(values, toInterviewer[values.what], 'Interview');
    return {
      subject: aboutInSubject(subject, values),
      preview: timeIn(values.zone, values.at),
      blocks: [
        ...sentence(text),
        ...reason(values),
        meeting(values, { Applicant: values.name, Job: values.jobTitle }),
        ...(values.reference ? [] : ['The applicant erased the application, so this email doesn’t name it.']),
        ...linkTo('Open the application', values.url),
      ],
      event: eventOf(values, summaryForStaff(values.name, values.jobTitle), values.url),
    };
  }),

  /** To those who have proposed the interview, or own the application. */
  'interviewer gone': template(valuesForOwner, ({ what, by, leaver, substitute, name, jobTitle, at, zone, reference, url }) => ({
    subject: aboutInSubject(what === 'cancelled' ? (at ? 'Interview canceled' : 'Proposal withdrawn') : 'Interviewer changed', {
      name,
      jobTitle,
    }),
    preview: takenOut(by, leaver),
    blocks: [
      takenOut(by, leaver),
      ...sentence(
        {
          cancelled: `Nobody else was to interview, so the ${at ? 'interview is canceled' : 'proposed times are withdrawn'}. To meet the applicant, please propose new times.`,
          left: '',
          replaced: `${substitute} interviews instead.`,
        }[what],
      ),
      { facts: { Applicant: name, Job: jobTitle, ...(at && { When: timeIn(zone, at) }), Reference: reference } },
      ...linkTo('Open the application', url),
    ],
  })),
};

/** By a change of the account, or by handing over. */
const takenOut = (by: string, leaver: string) => `${by} has taken ${leaver} out of this interview.`;

/** Without name and job if the applicant has erased the application. */
function aboutInSubject(what: string, { name, jobTitle }: { name: string; jobTitle: string }): string {
  return [what, [inSubject(name), jobTitle].filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

export const summaryForStaff = (name: string, jobTitle: string) => aboutInSubject('Interview', { name, jobTitle });

const isOff = ({ what }: ForInterviewer | ForApplicant) => what === 'cancelled' || what === 'left' || what === 'address ended';

/** @param first facts before those of the meeting */
function meeting(values: ForInterviewer | ForApplicant, first: Record<string, string>, otherZone = values.zone): Block {
  const { at, minutes, place, zone, interviewerNames, reference } = values;
  const isSameTime = [dayIn, hourIn].every((shown) => shown(zone, at) === shown(otherZone, at));
  const facts = {
    ...first,
    When: timeIn(zone, at),
    'In our time zone': isSameTime ? '' : timeIn(otherZone, at),
    'How long': isOff(values) ? '' : `${minutes} minutes`,
    Where: isOff(values) ? '' : place,
    Interviewers: interviewerNames.join(', '),
    Reference: reference,
  };
  return { facts };
}

const sentence = (text: string): Block[] => (text === '' ? [] : [text]);

const reason = ({ what, why }: ForInterviewer | ForApplicant) => (what === 'changed' || what === 'cancelled' ? sentence(why) : []);

/** A mail can leave late: when the interview is not tomorrow, or is over. @param late the subject then */
function wordsOf(values: ForInterviewer | ForApplicant, words: { subject: string; text: string }, late: string) {
  const { what, at, zone } = values;
  if (!isOff(values) && !isAhead(at)) return { subject: late, text: 'This email couldn’t be sent before the interview.' };
  const isLate = what === 'tomorrow' && dateIn(zone, Date.parse(at)) !== dateIn(zone, Date.now() + dayMs);
  return isLate ? { ...words, subject: late } : words;
}

/** What applicants can do on their private page, and the button to it. */
function adviceOn(values: ForApplicant): { advice: string; button: string } {
  const { what, at, zone, changeHours } = values;
  if (isOff(values) || !isAhead(at)) return { advice: 'If you have a question, please write to us.', button: 'Write to us' };
  const until = changeUntil(at, changeHours);
  if (what === 'tomorrow' || !isAhead(until)) {
    const isFixed = what === 'tomorrow' ? '' : 'It can no longer be moved or canceled. ';
    return { advice: `${isFixed}If you can’t come, please write to us.`, button: 'Write to us' };
  }
  return {
    advice: `You can move or cancel it until ${timeIn(zone, until)}. After that, please write to us if you can’t come.`,
    button: 'Move or cancel',
  };
}

/** A reminder changes no calendar. */
function eventOf(values: ForInterviewer | ForApplicant, summary: string, url = ''): CalendarEvent | undefined {
  const { what, uid: id, sequence, at: start, minutes, place: location } = values;
  if (what === 'tomorrow') return undefined;
  return { method: isOff(values) ? 'CANCEL' : 'REQUEST', id, sequence, start, minutes, summary, location, url };
}
