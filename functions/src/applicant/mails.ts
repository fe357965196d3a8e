import { z } from 'zod/mini';
import { aboutApplication, answerNote, applicationFacts, inSubject, linkTo, template } from '../platform/mail/letter.ts';

const linkedApplication = z.object({ jobTitle: z.string(), reference: z.string(), url: z.string() });

/** What applicants do that staff are told. */
const acts = { withdrawn: 'withdrew the application', resume: 'sent a new resume' } as const;

/** The mails about the private page. */
export const applicantMails = {
  'applicant message for staff': template(z.extend(aboutApplication, { message: z.string() }), ({ message, ...about }) => ({
    subject: `Message from ${inSubject(about.name)}: ${about.jobTitle}`,
    preview: message,
    blocks: [
      { quote: message },
      applicationFacts(about),
      ...linkTo('Open the application', about.url),
      'Reply to this email to answer the applicant. If they wrote more, the other messages are in the timeline of the application.',
    ],
  })),

  'applicant act for staff': template(z.extend(aboutApplication, { what: z.enum(['withdrawn', 'resume']) }), ({ what, ...about }) => ({
    subject: `${inSubject(about.name)} ${acts[what]}: ${about.jobTitle}`,
    preview: `${about.jobTitle}, ${about.reference}`,
    blocks: [applicationFacts(about), ...linkTo('Open the application', about.url)],
  })),

  'application links': template(
    z.object({ greeting: z.string(), applications: z.array(linkedApplication) }),
    ({ greeting, applications }) => {
      const [first, ...others] = applications;
      const isOne = others.length === 0;
      return {
        subject: isOne ? 'The link to your application' : 'The links to your applications',
        preview: 'Your private page shows how it stands. Please don’t share the link.',
        blocks: [
          greeting,
          `You asked for the ${isOne ? 'link to your application' : 'links to your applications'}. Please don’t share ${isOne ? 'it' : 'them'}.`,
          ...(first && isOne
            ? [{ facts: { Job: first.jobTitle, Reference: first.reference } }, ...linkTo('Open your application', first.url)]
            : [{ items: applications.map(({ jobTitle, reference, url }) => ({ title: jobTitle, url, detail: reference })) }]),
        ],
        note: `${answerNote} If you didn’t ask, somebody else entered your address. They can’t see your applications, and you can ignore this email.`,
      };
    },
  ),
};
