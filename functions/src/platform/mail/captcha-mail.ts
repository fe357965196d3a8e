import { z } from 'zod/mini';
import { serverLimits } from '../contract/limits.ts';
import { template } from './letter.ts';

/** True whenever the mail leaves. */
const works = `It works once, within ${serverLimits.captchaCodeMs / 60_000} minutes of your request.`;

export const captchaMails = {
  /** Stands in for the captcha of a form. */
  'captcha code': template(z.object({ code: z.string() }), ({ code }) => ({
    subject: `Your code: ${code}`,
    preview: works,
    blocks: ['Hi,', `Enter ${code} in the form on our site, instead of the reCAPTCHA. ${works}`],
    note: 'If you didn’t ask for it, somebody else entered your address. You can ignore this email: without the code, nothing is sent.',
  })),
};
