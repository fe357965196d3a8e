import { z } from 'zod/mini';
import { email } from '../../platform/contract/email.ts';
import { acknowledgement } from '../../platform/contract/endpoint.ts';
import { hiringProcess } from '../../jobs/contract/hiring-process.ts';
import { limits } from '../../platform/contract/limits.ts';
import { storedTimeOrNull } from '../../platform/contract/stored.ts';
import { checkbox, line, paragraph, requiredLine } from '../../platform/contract/text.ts';

export const applicationInput = z.object({
  applicant_name: requiredLine('Full name', limits.nameLength),
  applicant_email: email,
  phone: z._default(line('Phone', limits.phoneLength), ''),
  cover_letter: z._default(paragraph('Cover letter', limits.coverLetterLength), ''),
  /** The applicant wants the application kept for later openings. */
  keep: checkbox,
});

export const applicationReceipt = z.extend(acknowledgement, {
  reference: z.string(),
  next_steps: hiringProcess.shape.next_steps,
  reply_days: hiringProcess.shape.reply_days,
  due_at: storedTimeOrNull,
  link_mailed: z.boolean(),
  /** As it is stored, so that a mistake is seen. */
  applicant_email: z.string(),
});

export type ApplicationInput = z.infer<typeof applicationInput>;
export type ApplicationReceipt = z.infer<typeof applicationReceipt>;
