import { keepingPeriod, keepingRules } from '#rooms/applications/contract/keeping-rules.ts';
import { facetLabels } from '#rooms/jobs/contract/job-facets.ts';
import { retention } from '#rooms/platform/contract/retention.ts';
import { contactAboutPath, paths } from '../../paths.ts';
import type { ClosingContent } from './closing.ts';
import { applicationReaders, company } from '../../shared/texts/company.ts';
import { type PageContent, titled } from '../../shared/texts/head.ts';
import { recipientTable, regionLinks, regionSections } from './privacy-regions.ts';

type Table = { columns: string[]; rows: string[][] };

export type PrivacySection = {
  /** The fragment of the section's URL. */
  id: string;
  /** In the index of the page. */
  label: string;
  heading: string;
  paragraphs?: string[];
  table?: Table;
  /** Paragraphs below the table. */
  notes?: string[];
  links?: { label: string; href: string }[];
};

export type PrivacyContent = PageContent & {
  heading: string;
  lead: string;
  atAGlance: { label: string; text: string }[];
  sections: PrivacySection[];
  closing: ClosingContent;
};

const { months, keptMonths, askDays, numbersMonths } = retention;

const periods = keepingRules.map(keepingPeriod).join(' ');

export const content: PrivacyContent = {
  head: {
    title: titled('Privacy'),
    description: `What ${company.name} stores when you write to us or apply, who reads it, how long we keep it, and how to have it deleted.`,
    keywords: ['privacy', 'personal data', 'applications', 'retention', company.name],
  },
  heading: 'Privacy',
  lead: 'What this site stores about you, what it does not, and how to have it deleted.',
  atAGlance: [
    { label: 'Cookies', text: 'None of ours for visitors' },
    { label: 'Trackers and advertising', text: 'None' },
    { label: 'Messages and applications', text: 'Deleted after a set time' },
    { label: 'Questions and deletion', text: company.email },
  ],
  sections: [
    {
      id: 'who',
      label: 'Responsible',
      heading: 'Who is responsible',
      paragraphs: [
        `${company.name}, ${company.address.lines.join(', ')}. For anything on this page, write to ${company.email}.`,
        'The site runs on Google Cloud, which stores the data for us and may not use it for purposes of its own.',
        'What holds where you live, in one table:',
      ],
      links: regionLinks,
    },
    {
      id: 'forms',
      label: 'What you send',
      heading: 'What you send us',
      paragraphs: [
        `Messages are read by those of our staff who answer them. An application is read by ${applicationReaders}: the people who hire see all applications, and the managers of a team only those for its jobs. Each of them has a login of their own. We use what you send to answer you or to decide about your application, and pass it on only to those named under “Who else gets it”.`,
      ],
      table: {
        columns: ['Form', 'What we store', 'How long'],
        rows: [
          ['Contact', 'Your name, email address, subject and message', `${months} months`],
          [
            'Application',
            'Your name, email address, phone number, cover letter, resume and answers to the questions of the job, messages that you add later, the job, the source of your visit if a link named one, the times of interviews, and what each interviewer thought, in words',
            `After it ends, by the country of the job. ${periods} With your consent for later openings, at least ${keptMonths} months from that day.`,
          ],
          [
            'Job alerts',
            `Your email address, and which jobs you want to hear of: ${Object.values(facetLabels).join(', ').toLowerCase()}`,
            'Until you unsubscribe. Three days if you don’t confirm.',
          ],
        ],
      },
      notes: [
        `An application ends when we tell you our decision, you withdraw it, or the job closes. ${askDays} days before a consent is over, we ask you by email whether to keep it for longer, if we have sent you a private link. Your resume is deleted with it.`,
        'If we confirm your application by email, the email has a private link to it. There you see how it stands, and can write to us, correct your name and phone number, tell us another email address, replace your resume, agree that we keep your application for later openings or end that, download everything as a file, withdraw your application, or erase it at once with your resume, our notes and what interviewers thought. Anyone who has the link can do the same, so keep it to yourself.',
        'Where the law requires us to keep the record, as in the United States, erasing seals it: it leaves our lists, search and emails at once, only admins can open it, for a reason that is recorded, and we delete it when that time is over.',
        'If we invite you to an interview, you choose a time on that page, and we store it with the time zone of your browser, for the invitation.',
        'Every night, the site deletes what is older. We can delete it sooner, and do when you ask, unless the law or a claim requires us to keep it. Backups hold a deleted record for up to seven days more.',
        'People read your application: no software scores it, sorts it or reads your resume. We check only that the file is a PDF or Word document without macros.',
      ],
    },
    {
      id: 'counts',
      label: 'Counts',
      heading: 'What we count',
      paragraphs: [
        `When you open the page of a job, your browser tells us once that this job has been viewed. We add one to the job’s number for the day. With it, we store neither your IP address nor your browser nor anything else that could tell visitors apart. The numbers are kept for ${numbersMonths} months.`,
        'A link to this site can name its source, for example “?ref=linkedin”. If you came by such a link and apply, the word goes with your application, so that we know which job boards are worth their price.',
      ],
    },
    {
      id: 'browser',
      label: 'Browser',
      heading: 'What your browser keeps',
      paragraphs: [
        'The site sets no cookies for visitors; only our own staff get them when they log in. Your browser keeps a few texts, which you can delete with its data for this site:',
      ],
      table: {
        columns: ['What', 'Why', 'Until'],
        rows: [
          ['What you enter in a form', 'So that a reload loses nothing', 'You send it or close the tab'],
          [
            'The source of your visit, and which jobs you have viewed',
            'To send it with an application, and to count a view once',
            'You close the tab',
          ],
          ['Where you have applied, with the reference', 'To show it beside the opening', 'You delete it'],
          ['Light or dark colors', 'If you choose them with the switch', 'You delete it'],
        ],
      },
    },
    {
      id: 'recipients',
      label: 'Recipients',
      heading: 'Who else gets it',
      paragraphs: [
        'Font and captcha come from Google’s servers. Your browser calls them directly, so Google learns your IP address and browser, and may set cookies on its own sites.',
        'For reCAPTCHA, Google is our processor: it handles what it learns on our behalf and by our instructions, to protect our forms. Instead of solving it, you can enter a code that we email to you.',
      ],
      table: recipientTable,
    },
    {
      id: 'protection',
      label: 'Protection',
      heading: 'What protects the site',
      table: {
        columns: ['What', 'What it contains', 'How long'],
        rows: [
          [
            'Limits for forms',
            'A number for each IP address, which is stored as a hash',
            '15 minutes, or an hour or two after too many attempts; then until the next night',
          ],
          [
            'Limits for emails',
            'How many emails the forms send to an email address, which is stored as a hash',
            'A day, or a little longer after too many requests; then until the next night',
          ],
          ['Request log of the servers', 'Your IP address and browser, the page and the time', '30 days'],
          ['Log of failures and refusals', 'The time, the kind of failure and a hash of your IP address', '30 days'],
          [
            'Audit trail',
            'That a visitor sent something and who of our staff opened, changed or deleted it, without names of visitors',
            'Two years',
          ],
        ],
      },
    },
    {
      id: 'rights',
      label: 'Your rights',
      heading: 'What you can ask for',
      paragraphs: [
        'You can see what we hold about you, have it corrected or deleted, get a copy to take elsewhere, and object to its use. You do not have to give a reason.',
        `If you have applied, you can see and erase your application on the page “Your application”, by the link in our email; the page also sends you a new one. For everything else, write to ${company.email} from the address that you used, so that we know it is you. We do it within 30 days and tell you when it is done.`,
        'If you think that we handle your data wrongly, you can also complain to the data protection authority where you live.',
      ],
      links: [{ label: 'Your application', href: paths.applicant }],
    },
    ...regionSections,
  ],
  closing: {
    heading: 'See it, correct it, delete it',
    text: `Write to ${company.email}, or use the form. A person answers within two business days.`,
    action: { label: 'Write to us', path: contactAboutPath('My personal data') },
  },
};
