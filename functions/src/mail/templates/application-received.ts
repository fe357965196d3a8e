import { z } from 'zod/mini';
import type { Letter } from '../letter.ts';

export const values = z.object({
  reference: z.string(),
  jobTitle: z.string(),
  nextSteps: z.string(),
  replyDays: z.int(),
  /** The applicant's private link, blank if there is none. */
  url: z._default(z.string(), ''),
});

/** Confirms an application and says what happens next, in the words of staff. Contains nothing that the applicant has typed. */
export function letter({ reference, jobTitle, nextSteps, replyDays, url }: z.output<typeof values>): Letter {
  return {
    subject: `We have received your application: ${jobTitle}`,
    blocks: [
      'Hello,',
      `Thank you for applying. Your application for ${jobTitle} has arrived.`,
      nextSteps,
      `You will hear from us within ${replyDays} ${replyDays === 1 ? 'day' : 'days'}.`,
      { facts: [['Reference', reference]] },
      ...(url
        ? [
            'Your private link shows how your application stands. There you can also add a message, withdraw, or have everything erased. Do not pass it on.',
            { link: 'Open your application', url },
          ]
        : []),
      'Please quote the reference if you have a question. If you did not apply, somebody has entered your address by mistake. You need not do anything.',
    ],
  };
}
