import { z } from 'zod/mini';
import { withCaptcha } from '../../platform/contract/captcha.ts';
import { email } from '../../platform/contract/email.ts';
import { acknowledgement, endpoint } from '../../platform/contract/endpoint.ts';
import { limits } from '../../platform/contract/limits.ts';
import { requiredLine, requiredParagraph } from '../../platform/contract/text.ts';

export const contactInput = z.object({
  name: requiredLine('Name', limits.nameLength),
  email,
  subject: requiredLine('Subject', limits.subjectLength),
  message: requiredParagraph('Message', limits.messageLength),
});

export const contactCall = endpoint('POST', '/api/contact', 'everyone', { body: withCaptcha(contactInput), output: acknowledgement });

export const honeypotField = 'website';

export type ContactInput = z.infer<typeof contactInput>;
