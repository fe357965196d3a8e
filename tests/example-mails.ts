import type { TemplateName, TemplateValues } from '../functions/src/templates.ts';

const url = 'https://www.example.com/application#0123456789abcdef0123456789abcdef0123456789a';
const coverLetter =
  'For six years I have moved Windchill systems to new versions.\nMy last migration took one weekend, and nobody lost a drawing.';
const application = { reference: '1A2B3C4D', jobTitle: 'Windchill Developer', name: 'Asha Rao', excerpt: coverLetter, url };

const interview = {
  what: 'booked' as const,
  uid: '0123456789abcdef',
  sequence: 0,
  at: '2027-03-15T04:30:00.000Z',
  minutes: 45,
  place: 'https://meet.example.com/abc-defg-hij',
  zone: 'America/New_York',
  interviewers: ['robin', 'kim'],
  name: 'Asha Rao',
  reference: '1A2B3C4D',
  jobTitle: 'Windchill Developer',
};

/** Values for each template. */
export const exampleMails: { [Name in TemplateName]: TemplateValues<Name> } = {
  'message for staff': {
    reference: '1A2B3C4D',
    name: 'Asha Rao',
    email: 'asha@example.com',
    subject: 'Windchill upgrade',
    message: 'We run version 11.\n\nWhen can you start?',
    url,
  },
  'applicant message for staff': { ...application, message: 'My number has changed.' },
  mention: { author: 'robin', reference: '1A2B3C4D', jobTitle: 'Windchill Developer', url },
  'applications for staff': {
    applications: [application, { ...application, name: 'A'.repeat(100), reference: '5E6F7A8B' }],
    others: 22,
    url,
  },
  'account invitation': { invitedBy: 'robin', url, expiresAt: '2026-11-30T10:00:00.000Z' },
  'message received': { greeting: 'Hello Asha Rao,', reference: '1A2B3C4D', answerAt: '2026-11-30T10:00:00.000Z' },
  'application received': {
    ...application,
    greeting: 'Hello Asha Rao,',
    nextSteps: 'Two engineers read your application.\n\nIf it fits, we invite you to a call of 30 minutes.',
    dueAt: '2026-12-05T10:00:00.000Z',
  },
  'application links': { greeting: 'Hello Asha Rao,', applications: [application, { ...application, reference: '5E6F7A8B' }] },
  'keep again': {
    subject: 'May we keep your application? Windchill Developer',
    body: 'Hello Asha Rao,\n\nYou have applied for Windchill Developer.\n\nWe keep your application until 26 Dec 2028, and delete it after that day.',
    url,
  },
  'alert request': { facts: [{ label: 'Location', value: 'Pune' }], url },
  'new jobs': {
    jobs: [
      { title: 'Windchill Developer', facts: ['PLM', 'Pune', 'Hybrid'], url },
      { title: 'RFID Engineer', facts: [], url },
    ],
    unsubscribe: url,
    oneClick: url,
  },
  opening: {
    subject: 'We have an opening that may suit you: RFID Engineer',
    body: `Dear Asha Rao,\n\nWe now have one that may suit you.\n\n${url}\n\nKind regards,\nrobin\nsysDNA`,
  },
  reply: {
    subject: 'Your application for Windchill Developer: an interview',
    body: 'Dear Asha Rao,\n\nThank you for your application. We would like to get to know you.\n\nKind regards,\nrobin\nsysDNA',
  },

  'interview proposal': {
    subject: 'Your application for Windchill Developer: an interview',
    body: 'Dear Asha Rao,\n\nPlease choose the time that suits you best.\n\nKind regards,\nrobin\nsysDNA',
    minutes: 45,
    times: ['2027-03-15T04:30:00.000Z', '2027-03-16T09:00:00.000Z'],
    zone: 'Asia/Kolkata',
    url,
  },
  interview: { ...interview, changeHours: 24 },
  'interview for staff': { ...interview, zone: 'Asia/Kolkata', url },
  'interviewer gone': {
    what: 'cancelled',
    ...{ by: 'ada', leaver: 'sam', substitute: '', name: 'Asha Rao', jobTitle: 'Windchill Developer' },
    ...{ at: interview.at, zone: 'Asia/Kolkata', reference: interview.reference, url },
  },
};
