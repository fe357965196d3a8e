import { keepingRule, keptFor } from '../../functions/src/applications/contract/keeping-rules.ts';
import type { TemplateName, TemplateValues } from '../../functions/src/platform/registered.ts';

const url = 'https://www.example.com/application#0123456789abcdef0123456789abcdef0123456789a';
const coverLetter =
  'For six years I have moved Windchill systems to new versions.\nMy last migration took one weekend, and nobody lost a drawing.';
const application = { reference: '1A2B3C4D', jobTitle: 'Windchill Developer', name: 'Ingrid Solheim', excerpt: coverLetter, url };
const others = [
  { ...application, name: 'A'.repeat(100), reference: '5E6F7A8B' },
  { ...application, name: 'Wei Chen', jobTitle: 'RFID Engineer', reference: '9C0D1E2F', excerpt: '' },
];
const greeting = 'Hi Ingrid Solheim,';
const signature = 'Grace Hopper, Engineering manager';
const letter = (text: string) => `${greeting}\n\n${text}\n\nKind regards,\n${signature}\nsysDNA`;
const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const dueAt = minutesLater(8 * 24 * 60);
const past = '2026-01-05T10:00:00.000Z';
const received = { ...application, greeting, through: '', nextSteps: '', dueAt, kept: keptFor(keepingRule('US')) };
const job = { title: 'Windchill Developer', facts: ['PLM', 'Pune', 'Hybrid'], url };
const alert = { unsubscribe: url, oneClick: url };

const interview = {
  what: 'booked' as const,
  uid: '0123456789abcdef',
  sequence: 0,
  at: '2027-03-15T04:30:00.000Z',
  minutes: 45,
  place: 'https://meet.example.com/abc-defg-hij',
  why: '',
  zone: 'America/New_York',
  interviewers: ['grace', 'robin'],
  interviewerNames: ['Grace Hopper', 'Robin Ito'],
  name: 'Ingrid Solheim',
  reference: '1A2B3C4D',
  jobTitle: 'Windchill Developer',
  url,
};
const forApplicant = { ...interview, changeHours: 24 };
const forStaff = { ...interview, zone: 'Asia/Kolkata' };
const proposal = {
  subject: 'Your application for Windchill Developer: an interview',
  body: letter('Thank you for your application. We would like to get to know you. Please choose the time below that works best for you.'),
  signature,
  minutes: 45,
  times: [interview.at, '2027-03-16T09:00:00.000Z'],
  zone: 'Asia/Kolkata',
  url,
};
const gone = {
  what: 'cancelled' as const,
  by: 'Grace Hopper',
  leaver: 'Sam Brown',
  substitute: '',
  at: interview.at,
  zone: 'Asia/Kolkata',
  name: application.name,
  jobTitle: application.jobTitle,
  reference: application.reference,
  url,
};

/** Values for each template, of one mail at least. */
export const exampleMails: { [Name in TemplateName]: [TemplateValues<Name>, ...TemplateValues<Name>[]] } = {
  'captcha code': [{ code: '042195' }],
  'message received': [
    { greeting, reference: '1A2B3C4D', answerAt: dueAt },
    { greeting: 'Hi,', reference: '1A2B3C4D', answerAt: past },
  ],
  'message for staff': [
    {
      reference: '1A2B3C4D',
      name: 'Ingrid Solheim',
      email: 'ingrid@example.com',
      url,
      subject: 'Windchill upgrade',
      message: 'We run version 11.\n\nWhen can you start?',
    },
  ],
  'application received': [
    {
      ...received,
      what: 'form',
      nextSteps: 'Two engineers read your application.\n\nIf it looks like a fit, we’ll email you to set up a 30-minute call.',
    },
    { ...received, what: 'agency', through: 'Bright Talent' },
    { ...received, what: 'address', dueAt: '' },
  ],
  'application links': [
    { greeting, applications: [application] },
    { greeting, applications: [application, ...others] },
  ],
  'keep again': [
    {
      subject: 'May we keep your application? Windchill Developer',
      body: `${greeting}\n\nYou applied for Windchill Developer.\n\nIf you do nothing, we delete your application.`,
      keptUntil: dueAt,
      url,
    },
  ],
  reply: [
    {
      subject: 'Your application for Windchill Developer: a question',
      body: letter('Which of your projects was the largest?\n\nhttps://www.example.com/services/plm shows ours.'),
      url,
    },
    {
      subject: 'Your application for Windchill Developer',
      body: letter(
        'Thank you for your application for Windchill Developer, and for the time that you put into it. We have decided to move forward with other candidates.\n\nWe wish you success with your next step. You are welcome to apply again.',
      ),
      button: 'Open your application',
      url,
    },
    { subject: 'Your message to sysDNA (1A2B3C4D)', body: letter('Thank you for your message. We can start on Monday.') },
  ],
  opening: [
    {
      subject: 'We have an opening that may suit you: RFID Engineer',
      body: letter(`We now have an opening that may suit you.\n\n${url}\n\nIf you are interested, please apply there.`),
      url,
    },
  ],
  'interview proposal': [proposal, { ...proposal, times: [past] }],
  interview: [
    forApplicant,
    { ...forApplicant, what: 'changed' },
    { ...forApplicant, what: 'tomorrow' },
    { ...forApplicant, what: 'cancelled', why: 'The office is closed that day, and we will propose new times.' },
    { ...forApplicant, what: 'address ended' },
    { ...forApplicant, what: 'address new' },
  ],
  'interview for staff': [
    forStaff,
    { ...forStaff, what: 'left' },
    { ...forStaff, what: 'cancelled', name: '', jobTitle: '', reference: '', url: '' },
  ],
  'interviewer gone': [gone, { ...gone, what: 'replaced', substitute: 'Robin Ito' }],
  mention: [
    { ...application, what: 'asks', author: 'Grace Hopper', note: '@Robin Ito has she led a migration herself?\n\nThe letter says “we”.' },
    { ...application, what: 'answers', author: 'Robin Ito', note: 'Yes, two of them.' },
  ],
  'applicant message for staff': [{ ...application, message: 'My number has changed.' }],
  'applicant act for staff': [
    { ...application, what: 'withdrawn' },
    { ...application, what: 'resume' },
  ],
  'applications assigned': [
    { applications: [application], others: 0, url, by: 'Robin Ito', owner: 'grace' },
    { applications: [application, ...others], others: 0, url, by: 'Robin Ito', owner: 'grace' },
  ],
  'applications for staff': [
    { applications: [application], others: 0, url },
    { applications: [application, ...others], others: 22, url },
  ],
  'account invitation': [{ invitedBy: 'Robin Ito', url, expiresAt: dueAt }],
  'account link': [
    { by: '', url, expiresAt: dueAt },
    { by: 'Robin Ito', url, expiresAt: past },
  ],
  'alert request': [
    { facts: [{ label: 'Location', value: 'Pune' }], url, expiresAt: dueAt },
    { facts: [], url, expiresAt: past },
  ],
  'new jobs': [
    { jobs: [job], ...alert },
    { jobs: [job, { title: 'RFID Engineer', facts: [], url }], ...alert },
  ],
};
