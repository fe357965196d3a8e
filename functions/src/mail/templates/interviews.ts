import { z } from 'zod/mini';
import { companyShortName } from '../../contract/company.ts';
import { isLink } from '../../contract/interviews.ts';
import { dayIn, hourIn, timeIn } from '../../contract/zones.ts';
import { valuesForApplicant, valuesForInterviewer } from '../../data/interview-mails.ts';
import { changeUntil } from '../../data/stored-interview.ts';
import type { CalendarEvent } from '../calendar.ts';
import { greetingTo } from '../greeting.ts';
import { type Block, template } from '../letter.ts';
import { linkTo } from './for-staff.ts';

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
};

export const forInterviews = {
  /** Staff's own words, and the applicant's private link. `times` are in words. */
  'interview proposal': template(
    z.object({ subject: z.string(), body: z.string(), minutes: z.int(), times: z.array(z.string()), url: z.string() }),
    ({ subject, body, minutes, times, url }) => ({
      subject,
      blocks: [
        body,
        [`These times are possible, for ${minutes} minutes each:`, ...times].join('\n'),
        'Your private page shows them in your own time zone. There you can choose one, or say that none suits you. Please do not share the link.',
        { button: 'Choose a time', url },
      ],
      personal: true,
    }),
  ),

  interview: template(valuesForApplicant, (values) => ({
    subject: `${toApplicant[values.what].subject}: ${values.jobTitle}`,
    blocks: [
      greetingTo(values.name),
      `Your interview for ${values.jobTitle} ${toApplicant[values.what].text}`,
      ...meeting(values, {}, values.officeZone),
      adviceOn(values),
    ],
    event: eventOf(values, `Interview with ${companyShortName}: ${values.jobTitle}`),
  })),

  'interview for staff': template(valuesForInterviewer, (values) => ({
    subject: [toInterviewer[values.what].subject, values.jobTitle].filter(Boolean).join(': '),
    blocks: [
      toInterviewer[values.what].text,
      ...meeting(values, { Applicant: values.name, Job: values.jobTitle }),
      ...(values.reference ? [] : ['The applicant has erased the application, so this email does not name it.']),
      ...linkTo('Open the application', values.url),
    ],
    event: eventOf(values, summaryForStaff(values.name, values.jobTitle), values.url),
  })),
};

/** Without name and job if the applicant has erased the application. */
export function summaryForStaff(name: string, jobTitle: string): string {
  return ['Interview', [name, jobTitle].filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

const isOff = ({ what }: ForInterviewer | ForApplicant) => what === 'cancelled' || what === 'left';

/** @param first facts before those of the meeting */
function meeting(values: ForInterviewer | ForApplicant, first: Record<string, string>, officeZone = values.zone): Block[] {
  const { at, minutes, place, zone, interviewers, reference } = values;
  const isSameTime = [dayIn, hourIn].every((shown) => shown(zone, at) === shown(officeZone, at));
  const facts = {
    ...first,
    When: timeIn(zone, at),
    'In our time zone': isSameTime ? '' : timeIn(officeZone, at),
    'How long': isOff(values) ? '' : `${minutes} minutes`,
    Where: isOff(values) || isLink(place) ? '' : place,
    Interviewers: interviewers.join(', '),
    Reference: reference,
  };
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
  return [{ facts: known }, ...(!isOff(values) && isLink(place) ? [{ link: 'Join the interview', url: place }] : [])];
}

/** What applicants can do on their private page, to which these mails have no link. */
function adviceOn({ what, at, zone, changeHours }: ForApplicant): string {
  if (what === 'cancelled') return 'If you have a question, please write to us on your private page.';
  if (what === 'tomorrow') return 'If you cannot come, please write to us on your private page.';
  return `You can move or cancel it until ${timeIn(zone, changeUntil(at, changeHours))} on your private page. After that, please write to us there if you cannot come.`;
}

/** A reminder changes no calendar. */
function eventOf(values: ForInterviewer | ForApplicant, summary: string, url = ''): CalendarEvent | undefined {
  const { what, uid: id, sequence, at: start, minutes, place: location } = values;
  if (what === 'tomorrow') return undefined;
  return { method: isOff(values) ? 'CANCEL' : 'REQUEST', id, sequence, start, minutes, summary, location, url };
}
