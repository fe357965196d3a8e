import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { texts } from './texts.ts';
import { text } from './text.ts';

export const captchaToken = text(limits.captchaTokenBytes, texts.captchaRefused, texts.captchaRequired).check(
  z.minLength(1, texts.captchaRequired),
  // Google's tokens are printable ASCII. Any other token is refused without asking Google.
  z.regex(/^[\x21-\x7e]*$/, texts.captchaRefused),
);

/** The token comes last, so that problems of the form's own fields are reported first. */
export function withCaptcha<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
  return z.extend(schema, { recaptchaToken: captchaToken });
}
