import { z } from 'zod/mini';
import { template } from '../platform/mail/letter.ts';

/** The mails that staff write. */
export const answerMails = {
  /** A reply of staff to an applicant or to the sender of a message. */
  reply: template(z.object({ subject: z.string(), body: z.string() }), ({ subject, body }) => ({
    subject,
    blocks: [body],
    personal: true,
  })),

  /** Staff tell an applicant who asked to be kept about another opening. */
  opening: template(z.object({ subject: z.string(), body: z.string() }), ({ subject, body }) => ({
    subject,
    blocks: [body],
    personal: true,
  })),
};
