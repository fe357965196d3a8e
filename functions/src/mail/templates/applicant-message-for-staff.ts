import { z } from 'zod/mini';
import type { Letter } from '../letter.ts';

export const values = z.object({
  reference: z.string(),
  jobTitle: z.string(),
  name: z.string(),
  message: z.string(),
  url: z.string(),
});

/** Passes on to staff the message that an applicant has added. An answer goes to the applicant. */
export function letter({ reference, jobTitle, name, message, url }: z.output<typeof values>): Letter {
  return {
    subject: `New message about application ${reference}: ${jobTitle}`,
    blocks: [
      {
        facts: [
          ['Applicant', name],
          ['Job', jobTitle],
        ],
      },
      { quote: message },
      'Reply to this mail to answer the applicant.',
      'If the applicant has written more, the other messages are in the timeline of the application.',
      ...(url ? [{ link: 'Open the application', url }] : []),
    ],
  };
}
