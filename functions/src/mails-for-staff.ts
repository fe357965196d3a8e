import { z } from 'zod/mini';
import { companyShortName } from './platform/contract/company.ts';
import { officeZone } from './platform/contract/office.ts';
import { timeIn } from './platform/contract/zones.ts';
import { type Block, template } from './platform/mail/letter.ts';

/** A link to the dashboard, if the site knows its own address. */
export const linkTo = (button: string, url: string): Block[] => (url ? [{ button, url }] : []);

const applicant = (name: string, jobTitle: string): Block => ({
  facts: { Applicant: name, Job: jobTitle },
});

/** `excerpt` is the beginning of the cover letter. */
const newApplication = z.object({
  reference: z.string(),
  name: z.string(),
  jobTitle: z.string(),
  excerpt: z.string(),
  url: z.string(),
});

/** Applications stay on the dashboard: these mails contain only the beginnings of their texts. */
export const forStaff = {
  'message for staff': template(
    z.object({ reference: z.string(), name: z.string(), email: z.string(), subject: z.string(), message: z.string(), url: z.string() }),
    ({ reference, name, email, subject, message, url }) => ({
      subject: `New message ${reference}`,
      blocks: [
        { facts: { From: `${name}, ${email}`, Subject: subject } },
        { quote: message },
        'Reply to this email to answer the sender.',
        ...linkTo('Open the messages', url),
      ],
    }),
  ),

  'applicant message for staff': template(
    z.object({ reference: z.string(), jobTitle: z.string(), name: z.string(), message: z.string(), url: z.string() }),
    ({ reference, jobTitle, name, message, url }) => ({
      subject: `New message about application ${reference}: ${jobTitle}`,
      blocks: [
        applicant(name, jobTitle),
        { quote: message },
        'Reply to this email to answer the applicant.',
        'If the applicant has written more, the other messages are in the timeline of the application.',
        ...linkTo('Open the application', url),
      ],
    }),
  ),

  'account invitation': template(
    z.object({ invitedBy: z.string(), url: z.string(), expiresAt: z.string() }),
    ({ invitedBy, url, expiresAt }) => ({
      subject: `Invitation to the hiring desk of ${companyShortName}`,
      blocks: [
        `${invitedBy} invites you to work on applications. Choose a username and a password, then log in.`,
        ...(Date.parse(expiresAt) > Date.now()
          ? [
              { button: 'Create your account', url },
              `The link works once, until ${timeIn(officeZone, expiresAt)}. It is for you alone: do not pass it on.`,
            ]
          : ['This email could not be sent in time, so its link would no longer work. Please ask for another invitation.']),
        'If you do not know what this is about, you can ignore this email.',
      ],
    }),
  ),

  /** Goes to a colleague, who reads the note on the page of the application. */
  mention: template(
    z.object({ author: z.string(), reference: z.string(), jobTitle: z.string(), url: z.string() }),
    ({ author, reference, jobTitle, url }) => ({
      subject: `${author} asks you about an application`,
      blocks: [
        { facts: { Application: reference, Job: jobTitle } },
        `The note of ${author} is in the timeline of the application.`,
        ...linkTo('Open the application', url),
      ],
    }),
  ),

  /** The oldest of the new applications. `others` is the number of those that are not listed, `url` leads to the list of all. */
  'applications for staff': template(
    z.object({ applications: z.array(newApplication).check(z.minLength(1)), others: z.int(), url: z.string() }),
    ({ applications, others, url }) => {
      const [first] = applications;
      const count = applications.length + others;
      return {
        subject: first && count === 1 ? `New application ${first.reference}: ${first.jobTitle}` : `${count} new applications`,
        blocks: [
          ...applications.flatMap(({ reference, name, jobTitle, excerpt, url: ownUrl }): Block[] => [
            applicant(name, jobTitle),
            ...(excerpt ? [{ quote: excerpt }] : []),
            ...(count === 1
              ? linkTo('Open the application', ownUrl)
              : ownUrl
                ? [{ link: `Open application ${reference}`, url: ownUrl }]
                : []),
          ]),
          ...(others > 0 ? [`And ${others} more.`] : []),
          ...(count > 1 ? linkTo('Open the applications', url) : []),
        ],
      };
    },
  ),
};
