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

export const messageStatuses = ['Open', 'Answered'] as const;

export const honeypotField = 'website';

/** `from` is the status that the message had before. */
const reply = z.object({ id: z.string(), at: storedTime, by: storedText, subject: storedText, text: storedText, from: storedText });

export const contactMessage = z.object({
  id: z.string(),
  name: storedText,
  email: storedText,
  subject: storedText,
  message: storedText,
  status: storedText,
  /** The mails with which staff have answered, oldest first. */
  replies: z.catch(z.array(reply), []),
  /** What became of the latest mail to the sender: 'sent', 'failed', or blank. */
  delivery: storedText,
  created_at: storedTime,
});

export type MessageStatus = (typeof messageStatuses)[number];
export type ContactInput = z.infer<typeof contactInput>;
export type ContactMessage = z.infer<typeof contactMessage>;
