import { z } from 'zod/mini';
import { type Block, applicantFacts, linkTo, promiseOf, template } from '../platform/mail/letter.ts';

/** `excerpt` is the beginning of the cover letter. */
const newApplication = z.object({
  reference: z.string(),
  name: z.string(),
  jobTitle: z.string(),
  excerpt: z.string(),
  url: z.string(),
});

/** The mails about applications. */
export const applicationMails = {
  /** `nextSteps` are words of staff, `url` the applicant's private link, blank if there is none. */
  'application received': template(
    z.object({
      greeting: z.string(),
      reference: z.string(),
      jobTitle: z.string(),
      nextSteps: z.string(),
      dueAt: z.string(),
      url: z.string(),
    }),
    ({ greeting, reference, jobTitle, nextSteps, dueAt, url }) => ({
      subject: `We have received your application: ${jobTitle}`,
      blocks: [
        greeting,
        `Thank you for applying. Your application for ${jobTitle} has arrived.`,
        nextSteps,
        promiseOf('You will hear from us', dueAt),
        { facts: { Reference: reference } },
        ...(url
          ? [
              'Your private link shows how your application stands. There you can also add a message, withdraw, or have everything erased. Please do not share it.',
              { button: 'Open your application', url },
            ]
          : []),
        'Please quote the reference if you have a question. If you did not apply, somebody entered your address by mistake. You can ignore this email.',
      ],
    }),
  ),

  /** Asks whether to keep an application for longer. `url` is the applicant's private link. */
  'keep again': template(z.object({ subject: z.string(), body: z.string(), url: z.string() }), ({ subject, body, url }) => ({
    subject,
    blocks: [body, { button: 'Open your application', url }],
  })),

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

  /** The oldest ones. `others` is the number of those not listed, `url` leads to all. */
  'applications for staff': template(
    z.object({ applications: z.array(newApplication).check(z.minLength(1)), others: z.int(), url: z.string() }),
    ({ applications, others, url }) => {
      const [first] = applications;
      const count = applications.length + others;
      return {
        subject: first && count === 1 ? `New application ${first.reference}: ${first.jobTitle}` : `${count} new applications`,
        blocks: [
          ...applications.flatMap(({ reference, name, jobTitle, excerpt, url: applicationUrl }): Block[] => [
            applicantFacts(name, jobTitle),
            ...(excerpt ? [{ quote: excerpt }] : []),
            ...(count === 1
              ? linkTo('Open the application', applicationUrl)
              : applicationUrl
                ? [{ link: `Open application ${reference}`, url: applicationUrl }]
                : []),
          ]),
          ...(others > 0 ? [`And ${others} more.`] : []),
          ...(count > 1 ? linkTo('Open the applications', url) : []),
        ],
      };
    },
  ),
};
