import { z } from 'zod/mini';
import type { Letter } from '../letter.ts';

export const values = z.object({ applications: z.array(z.object({ jobTitle: z.string(), reference: z.string(), url: z.string() })) });

/** The links that somebody has asked for with the applicant's address. */
export function letter({ applications }: z.output<typeof values>): Letter {
  return {
    subject: applications.length === 1 ? 'The link to your application' : 'The links to your applications',
    blocks: [
      'Hello,',
      'You have asked for a link to what you have applied for. It is private: do not pass it on.',
      ...applications.map(({ jobTitle, reference, url }) => ({ link: `${jobTitle}, ${reference}`, url })),
      'If you did not ask for it, somebody has entered your address. They cannot see your application. You need not do anything.',
    ],
  };
}
