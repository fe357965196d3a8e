import { keepingRule, keptFor } from '#rooms/applications/contract/keeping-rules.ts';
import { usualRegion } from '#rooms/platform/contract/office.ts';
import { retention } from '#rooms/platform/contract/retention.ts';
import { env } from '../../shared/lib/env.ts';
import { applicationReaders, company } from '../../shared/texts/company.ts';

const region = env.region || usualRegion;
const places = Object.entries({ 'us-': 'the United States', 'europe-': 'Europe', 'asia-south': 'India' });
const stored = `in ${places.find(([prefix]) => region.startsWith(prefix))?.[1] ?? 'the region'} (${region})`;

/** Who gets personal data besides staff. `by`: code that brings it there, as a test checks. */
export const recipients = [
  {
    name: 'Google Cloud with Firebase',
    when: 'Whenever you use the site, which runs on it',
    what: `All that you send. It is stored for us ${stored}.`,
    by: ['googleapis.com'],
  },
  {
    name: 'Google Fonts',
    when: 'Every page, once it is shown, for the font Roboto Slab',
    what: 'Your IP address and browser, and that you are on this site, but not on which page',
    by: ['fonts.googleapis.com', 'fonts.gstatic.com'],
  },
  {
    name: 'Google reCAPTCHA',
    when: 'To keep robots out, where you begin to fill in a form: the contact page, job alerts, an application, the request for a lost link and the staff login',
    what: 'The same and the page. Its script observes how you use the page to tell you from a robot.',
    by: ['google.com', 'www.gstatic.com', 'RECAPTCHA_SECRET'],
  },
  {
    name: 'Our email provider',
    when: 'We write to you, or you answer',
    what: 'Your email address and the text',
    by: ['SMTP_URL', 'MAIL_INBOX_URL'],
  },
  {
    name: 'Calendar providers of our interviewers',
    when: 'You have an interview with somebody who keeps a calendar there',
    what: 'Your name, the job and the time',
    by: ['createCalendarFeed'],
  },
];

const kept = (country: string, jobs: string) =>
  `We keep your application for a job ${jobs} for ${keptFor(keepingRule(country))}. With your consent for later openings: ${retention.keptMonths} months from that day at least. Messages: ${retention.months} months. Job alerts: until you unsubscribe.`;

/** What the local law of the reader also wants said. Counsel checks it: docs/retention-law.md. */
const regions = [
  {
    id: 'eu',
    label: 'Europe',
    place: 'European Union, EEA, UK, Switzerland',
    basis:
      'To decide about your application, which you ask for before a contract (GDPR, art. 6(1)(b)). To keep it for later openings, and for job alerts: your consent (art. 6(1)(a)). To answer messages, keep robots out, and keep records for claims or as the law of the job’s country asks: our legitimate interests (art. 6(1)(f)). You need not tell us anything, but without the required fields we cannot consider an application. No software decides.',
    transfer: ' The EU-US Data Privacy Framework or standard contractual clauses protect it; ask us for a copy of these.',
    kept: kept('', 'in your region'),
    rights:
      'To see it, to have it corrected, erased or restricted, to take it elsewhere, to object, and to end a consent as easily as you gave it.',
    complaint: 'The data protection authority where you live or work; in the UK, the Information Commissioner’s Office.',
  },
  {
    id: 'india',
    label: 'India',
    basis:
      'You send it for a purpose that you choose: an answer, a decision about your application, job alerts (DPDP Act 2023, s. 6 and 7(a)). To keep an application for later openings: your consent.',
    kept: kept('IN', 'in India'),
    rights:
      'To a summary of it and of who has received it, to have it corrected, completed, updated or erased, to end a consent as easily as you gave it, to have a grievance answered, and to name somebody who acts for you after death or in incapacity.',
    complaint: 'Us first, at the address above. If our answer does not help: the Data Protection Board of India.',
  },
  {
    id: 'us',
    label: 'United States',
    basis:
      'To answer you, to decide about your application, to send job alerts that you ask for, and to keep records that the law requires. We collect identifiers, what you say about your work and education, and your IP address. We neither sell it nor share it for advertising.',
    kept: kept('US', 'in the United States'),
    rights:
      'To know what we have, to have it corrected, or deleted where the law does not ask us to keep it, and to be treated no worse for asking. Somebody whom you authorize can ask for you.',
    complaint: 'The attorney general of your state; in California, also the California Privacy Protection Agency.',
  },
];

export const recipientTable = { columns: ['Who', 'When', 'What'], rows: recipients.map(({ name, when, what }) => [name, when, what]) };

export const regionLinks = regions.map(({ id, label, place = label }) => ({ label: place, href: `#${id}` }));

export const regionSections = regions.map(({ id, label, place = label, basis, transfer, kept, rights, complaint }) => ({
  id,
  label,
  heading: `Where you live: ${place}`,
  table: {
    columns: ['Topic', 'For you'],
    rows: [
      ['Why we may', basis],
      ['Who gets it', `Of us, ${applicationReaders}. Besides: ${recipients.map(({ name }) => name).join('; ')}.`],
      ['Other countries', `We store it ${stored} and read it in our offices in India and the United States.${transfer ?? ''}`],
      ['How long', kept],
      ['Your rights', rights],
      ['Write to', `${company.email}, or ${company.name}, ${company.address.lines.join(', ')}. We answer within 30 days.`],
      ['Complain to', complaint],
    ],
  },
}));
