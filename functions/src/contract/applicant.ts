import { z } from 'zod/mini';
import { hiringProcess } from './hiring-process.ts';
import { email } from './email.ts';
import { limits } from './limits.ts';
import { applicantStatuses } from './statuses.ts';
import { requiredParagraph, text } from './text.ts';

/** A malformed token reads as blank, so it gets the same answer as an unknown one. */
const token = z.catch(text(limits.linkTokenBytes), '');

export const applicantToken = z.object({ token });

export const applicantMessage = z.object({ token, message: requiredParagraph('Message', limits.messageLength) });

export const linkRequest = z.object({ email });

/** Times are ISO 8601 in UTC. */
export const applicantView = z.object({
  reference: z.string(),
  job_title: z.string(),
  created_at: z.string(),
  status: z.enum(applicantStatuses),
  status_at: z.string(),
  next_steps: hiringProcess.shape.next_steps,
  reply_days: hiringProcess.shape.reply_days,
  /** Until when an answer is promised, or null if none is due. */
  due_at: z.nullable(z.string()),
  messages: z.array(z.object({ at: z.string(), text: z.string() })),
});

export type ApplicantView = z.infer<typeof applicantView>;
