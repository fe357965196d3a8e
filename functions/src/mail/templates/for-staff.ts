import { z } from 'zod/mini';
import { type Block, template } from '../letter.ts';

/** A link to the dashboard, if the site knows its own address. */
const linkTo = (link: string, url: string): Block[] => (url ? [{ link, url }] : []);

const applicant = (name: string, jobTitle: string): Block => ({
  facts: { Applicant: name, Job: jobTitle },
});

/** Applications stay on the dashboard: these mails contain none of their texts. */
export const forStaff = {
  'message for staff': template(
    z.object({ reference: z.string(), name: z.string(), email: z.string(), subject: z.string(), message: z.string(), url: z.string() }),
    ({ reference, name, email, subject, message, url }) => ({
      subject: `New message ${reference}`,
      blocks: [
        { facts: { From: `${name}, ${email}`, Subject: subject } },
        { quote: message },
        'Reply to this mail to answer the sender.',
        ...linkTo('Open the messages', url),
      ],
    }),
  ),

  'application for staff': template(
    z.object({ reference: z.string(), jobTitle: z.string(), name: z.string(), url: z.string() }),
    ({ reference, jobTitle, name, url }) => ({
      subject: `New application ${reference}: ${jobTitle}`,
      blocks: [applicant(name, jobTitle), ...linkTo('Open the application', url)],
    }),
  ),

  'applicant message for staff': template(
    z.object({ reference: z.string(), jobTitle: z.string(), name: z.string(), message: z.string(), url: z.string() }),
    ({ reference, jobTitle, name, message, url }) => ({
      subject: `New message about application ${reference}: ${jobTitle}`,
      blocks: [
        applicant(name, jobTitle),
        { quote: message },
        'Reply to this mail to answer the applicant.',
        'If the applicant has written more, the other messages are in the timeline of the application.',
        ...linkTo('Open the application', url),
      ],
    }),
  ),

  /** `count` is the number of all new applications of an hour or a day. `jobs` may count fewer. */
  'applications for staff': template(
    z.object({ count: z.int(), jobs: z.array(z.object({ title: z.string(), count: z.int(), url: z.string() })) }),
    ({ count, jobs }) => {
      const others = count - jobs.reduce((sum, job) => sum + job.count, 0);
      return {
        subject: count === 1 ? 'One new application' : `${count} new applications`,
        blocks: [
          ...jobs.flatMap((job) => [`${job.title}: ${job.count}`, ...linkTo('Open the applications', job.url)]),
          ...(others > 0 ? [`And ${others} more.`] : []),
        ],
      };
    },
  ),
};
