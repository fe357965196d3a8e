import { z } from 'zod/mini';
import { email } from './email.ts';
import { limits } from './limits.ts';
import { requiredLine, requiredParagraph } from './text.ts';

/** What a visitor enters in the contact form. */
export const contactInput = z.object({
  name: requiredLine('Name', limits.nameLength),
  email,
  subject: requiredLine('Subject', limits.subjectLength),
  message: requiredParagraph('Message', limits.messageLength),
});

/**
 * A field of the contact form that people don't see and robots fill in. Whoever fills it in is answered as if the message
 * had been stored.
 */
export const honeypotField = 'website';

/** A contact message as stored, for staff. As of a `job`, the rules for input are not asked again. */
export const contactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
});

export type ContactInput = z.infer<typeof contactInput>;
export type ContactMessage = z.infer<typeof contactMessage>;
