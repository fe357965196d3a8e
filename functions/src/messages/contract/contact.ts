import { z } from 'zod/mini';
import { withCaptcha } from '../../platform/contract/captcha.ts';
import { email } from '../../platform/contract/email.ts';
import { acknowledgement, endpoint } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';
import { storedText, storedTimeOrNull } from '../../platform/contract/stored.ts';
import { requiredLine, requiredParagraph } from '../../platform/contract/text.ts';

/** How long the sender waits for an answer at most, in working days. */
export const replyWorkingDays = 2;

export const contactInput = z.object({
  name: requiredLine('Name', limits.nameLength),
  email,
  subject: requiredLine('Subject', limits.subjectLength),
  message: requiredParagraph('Message', limits.messageLength),
});

/** `due_at` is until when the sender gets an answer. */
export const contactReceipt = z.extend(acknowledgement, { reference: storedText, due_at: storedTimeOrNull });

export const contactCall = endpoint('POST', '/api/contact', 'everyone', { body: withCaptcha(contactInput), output: contactReceipt });

export const honeypotField = 'website';

export type ContactInput = z.infer<typeof contactInput>;
