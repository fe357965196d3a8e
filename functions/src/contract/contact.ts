import { z } from 'zod/mini';
import { withCaptcha } from './captcha.ts';
import { email } from './email.ts';
import { acknowledgement, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { requiredLine, requiredParagraph } from './text.ts';

export const contactInput = z.object({
  name: requiredLine('Name', limits.nameLength),
  email,
  subject: requiredLine('Subject', limits.subjectLength),
  message: requiredParagraph('Message', limits.messageLength),
});

export const contactCall = endpoint('POST', '/api/contact', 'everyone', { body: withCaptcha(contactInput), output: acknowledgement });

export const honeypotField = 'website';

export type ContactInput = z.infer<typeof contactInput>;
