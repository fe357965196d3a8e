import { z } from 'zod';
import { messages } from './messages.ts';

/** The widget's answer, as every form sends it. Whether it is genuine only siteverify can say. */
export const captchaToken = z
  .string({ error: messages.captchaRequired })
  .min(1, messages.captchaRequired)
  .max(8192, messages.captchaRefused)
  // Google's are plain letters and digits. Others could grow tenfold on their way there.
  .regex(/^[\x21-\x7e]*$/, messages.captchaRefused);

/** Adds the captcha's answer to a form's own fields, after them: fields are reported first. */
export function withCaptcha<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return schema.extend({ recaptchaToken: captchaToken });
}
