import { z } from 'zod/mini';
import type { Letter } from '../letter.ts';

export const values = z.object({ subject: z.string(), body: z.string() });

/** A reply of staff to an applicant or to the sender of a message. */
export function letter({ subject, body }: z.output<typeof values>): Letter {
  return { subject, blocks: [body], personal: true };
}
