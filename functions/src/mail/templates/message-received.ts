import { z } from 'zod/mini';
import type { Letter } from '../letter.ts';

export const values = z.object({ reference: z.string() });

/** Confirms a contact message. Contains nothing of it, so that nobody can send a stranger a text of their own. */
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
