import { z } from 'zod/mini';
import { linkTo, promiseOf, template } from '../platform/mail/letter.ts';

/** The mails about messages of the contact form. */
export const messageMails = {
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

  'message received': template(
    z.object({ greeting: z.string(), reference: z.string(), answerAt: z.string() }),
    ({ greeting, reference, answerAt }) => ({
      subject: 'We have received your message',
      blocks: [
        greeting,
        `Thank you for writing to us. Your message has arrived. ${promiseOf('We answer', answerAt)}`,
        { facts: { Reference: reference } },
        'If you did not write to us, somebody entered your address by mistake. You can ignore this email.',
      ],
    }),
  ),
};
