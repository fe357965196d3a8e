import { z } from 'zod/mini';
import type { Letter } from '../letter.ts';

export const values = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  url: z.string(),
});

/** Passes on a contact message to staff. An answer goes to its sender. */
export function letter({ reference, name, email, subject, message, url }: z.output<typeof values>): Letter {
  return {
    subject: `New message ${reference}`,
    blocks: [
      {
        facts: [
          ['From', `${name}, ${email}`],
          ['Subject', subject],
        ],
      },
      { quote: message },
      'Reply to this mail to answer the sender.',
      ...(url ? [{ link: 'Open the messages', url }] : []),
    ],
  };
}
