import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { texts } from './texts.ts';
import { text } from './text.ts';

/** The widget's answer, as every form sends it. Only siteverify can tell whether it is genuine. */
export const captchaToken = text(limits.captchaTokenBytes, texts.captchaRefused, texts.captchaRequired).check(
  z.minLength(1, texts.captchaRequired),
  // Google's tokens are letters and digits. Other characters could grow tenfold on their way there.
  z.regex(/^[\x21-\x7e]*$/, texts.captchaRefused),
);

/** Adds the captcha's answer to a form's own fields, after them: fields are reported first. */
export function withCaptcha<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
  return z.extend(schema, { recaptchaToken: captchaToken });
}
