import { z } from 'zod/mini';
import type { Letter } from '../letter.ts';

export const values = z.object({ applications: z.array(z.object({ jobTitle: z.string(), reference: z.string(), url: z.string() })) });

/** The links that somebody has asked for with the applicant's address. */
export function letter({ applications }: z.output<typeof values>): Letter {
  const single = applications.length === 1;
  return {
    subject: single ? 'The link to your application' : 'The links to your applications',
    blocks: [
      'Hello,',
      single
        ? 'You asked for the link to your application. It is private: do not pass it on.'
        : 'You asked for the links to your applications. They are private: do not pass them on.',
      ...applications.map(({ jobTitle, reference, url }) => ({ link: `${jobTitle}, ${reference}`, url })),
      'If you did not ask for it, somebody has entered your address. They cannot see your applications. You need not do anything.',
    ],
  };
}
