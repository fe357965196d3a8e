import { z } from 'zod/mini';
import { inSubject, linkTo, promiseOf, template } from '../platform/mail/letter.ts';

/** The mails about messages of the contact form. */
export const messageMails = {
  'message for staff': template(
    z.object({ reference: z.string(), name: z.string(), email: z.string(), subject: z.string(), message: z.string(), url: z.string() }),
    ({ reference, name, email, subject, message, url }) => ({
      subject: `New message from ${inSubject(name)}`,
      preview: subject,
      blocks: [
        { facts: { From: `${name}, ${email}`, Subject: subject, Reference: reference } },
        { quote: message },
        ...linkTo('Open the messages', url),
        'Reply to this email to answer the sender.',
      ],
    }),
  ),

  'message received': template(
    z.object({ greeting: z.string(), reference: z.string(), answerAt: z.string() }),
    ({ greeting, reference, answerAt }) => ({
      subject: 'We received your message',
      preview: promiseOf(answerAt),
      blocks: [greeting, `Thank you for writing to us. ${promiseOf(answerAt)}`, { facts: { Reference: reference } }],
      note: 'If you didn’t write to us, somebody entered your address by mistake. You can ignore this email.',
    }),
  ),
};
