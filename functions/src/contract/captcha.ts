import { z } from 'zod/mini';
import { messages } from './messages.ts';

/** The widget's answer, as every form sends it. Whether it is genuine only siteverify can say. */
export const captchaToken = z.string({ error: messages.captchaRequired }).check(
  z.minLength(1, messages.captchaRequired),
  z.maxLength(8192, messages.captchaRefused),
  // Google's are plain letters and digits. Others could grow tenfold on their way there.
  z.regex(/^[\x21-\x7e]*$/, messages.captchaRefused),
);

/** Adds the captcha's answer to a form's own fields, after them: fields are reported first. */
export function withCaptcha<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
  return z.extend(schema, { recaptchaToken: captchaToken });
}
