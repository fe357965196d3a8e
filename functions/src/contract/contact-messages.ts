import { z } from 'zod/mini';
import { email } from './email.ts';
import { limits } from './limits.ts';
import { storedText, storedTime } from './stored.ts';
import { requiredLine, requiredParagraph } from './text.ts';

export const contactInput = z.object({
  name: requiredLine('Name', limits.nameLength),
  email,
  subject: requiredLine('Subject', limits.subjectLength),
  message: requiredParagraph('Message', limits.messageLength),
});

/** A hidden field that robots fill in. Such a message is answered as usual and not stored. */
export const honeypotField = 'website';

export const contactMessage = z.object({
  id: z.string(),
  name: storedText,
  email: storedText,
  subject: storedText,
  message: storedText,
  created_at: storedTime,
});

export type ContactInput = z.infer<typeof contactInput>;
export type ContactMessage = z.infer<typeof contactMessage>;
