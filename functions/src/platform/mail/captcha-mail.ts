import { z } from 'zod/mini';
import { template } from './letter.ts';

export const captchaMails = {
  /** Stands in for the captcha of a form. */
  'captcha code': template(z.object({ code: z.string() }), ({ code }) => ({
    subject: `Your code: ${code}`,
    preview: 'It works once, for 15 minutes.',
    blocks: ['Hi,', `Enter ${code} in the form on our site, instead of the reCAPTCHA. The code works once, for 15 minutes.`],
    note: "If you didn't ask for it, somebody entered your address. You can ignore this email: without the code, nothing is sent.",
  })),
};
