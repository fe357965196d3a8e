import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { texts } from './texts.ts';
import { text } from './text.ts';

export const captchaToken = text(limits.captchaTokenBytes, texts.captchaRefused, texts.captchaRequired).check(
  z.minLength(1, texts.captchaRequired),
  // Google's tokens are printable ASCII, so it is not asked about others.
  z.regex(/^[\x21-\x7e]*$/, texts.captchaRefused),
);

/** Adds the captcha's token after a form's own fields, whose problems are reported first. */
export function withCaptcha<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
  return z.extend(schema, { recaptchaToken: captchaToken });
}
