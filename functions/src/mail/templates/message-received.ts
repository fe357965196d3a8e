import { z } from 'zod/mini';
import type { Letter } from '../letter.ts';

export const values = z.object({ reference: z.string() });

/** Confirms a contact message, without a word of it: the form must not carry a stranger's words to anybody. */
export function letter({ reference }: z.output<typeof values>): Letter {
  return {
    subject: 'We have received your message',
    blocks: [
      'Hello,',
      'Thank you for writing to us. Your message has arrived, and one of us will read it and answer.',
      { facts: [['Reference', reference]] },
      'If you did not write to us, somebody has entered your address by mistake. You need not do anything.',
    ],
  };
}
