import { z } from 'zod/mini';
import { storedDue, storedText, storedTime, storedUnread } from '../../platform/contract/stored.ts';

/** The first is that of a new message. */
export const messageStatuses = ['Open', 'Answered'] as const;

/** How long the sender waits for an answer at most, in working days. */
export const replyWorkingDays = 2;

/** `from` and `delivery` are those that the message had before. */
const reply = z.object({
  id: z.string(),
  at: storedTime,
  by: storedText,
  subject: storedText,
  text: storedText,
  from: storedText,
  delivery: storedText,
});

export const contactMessage = z.object({
  id: z.string(),
  name: storedText,
  email: storedText,
  subject: storedText,
  message: storedText,
  status: storedText,
  due_at: storedDue,
  /** Oldest first. */
  replies: z.catch(z.array(reply), []),
  /** What became of the latest mail to the sender: 'sent', 'failed', or blank. */
  delivery: storedText,
  /** When it came, until somebody has opened it. */
  unread_at: storedUnread,
  created_at: storedTime,
});

export type MessageStatus = (typeof messageStatuses)[number];
export type ContactMessage = z.infer<typeof contactMessage>;
