import { z } from 'zod/mini';
import { type Block, applicantFacts, linkTo, template } from '../platform/mail/letter.ts';

const linkedApplication = z.object({ jobTitle: z.string(), reference: z.string(), url: z.string() });

/** The mails about the private page. */
export const applicantMails = {
  'applicant message for staff': template(
    z.object({ reference: z.string(), jobTitle: z.string(), name: z.string(), message: z.string(), url: z.string() }),
    ({ reference, jobTitle, name, message, url }) => ({
      subject: `New message about application ${reference}: ${jobTitle}`,
      blocks: [
        applicantFacts(name, jobTitle),
        { quote: message },
        'Reply to this email to answer the applicant.',
        'If the applicant has written more, the other messages are in the timeline of the application.',
        ...linkTo('Open the application', url),
      ],
    }),
  ),

  'application links': template(
    z.object({ greeting: z.string(), applications: z.array(linkedApplication) }),
    ({ greeting, applications }) => {
      const single = applications.length === 1;
      return {
        subject: single ? 'The link to your application' : 'The links to your applications',
        blocks: [
          greeting,
          single
            ? 'You asked for the link to your application. It is private, so please do not share it.'
            : 'You asked for the links to your applications. They are private, so please do not share them.',
          ...applications.map(({ jobTitle, reference, url }): Block => {
            const label = `${jobTitle}, ${reference}`;
            return single ? { button: label, url } : { link: label, url };
          }),
          'If you did not ask for it, somebody entered your address. They cannot see your applications. You can ignore this email.',
        ],
      };
    },
  ),
};
