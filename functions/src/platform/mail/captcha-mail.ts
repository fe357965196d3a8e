import { z } from 'zod/mini';
import { template } from './letter.ts';

export const captchaMails = {
  /** Stands in for the captcha of a form. */
  'captcha code': template(z.object({ code: z.string(), expiresAt: z._default(z.string(), '') }), ({ code, expiresAt }) => {
    const late = "This email couldn't be sent in time, so its code no longer works. Please ask for another one in the form.";
    const isLate = Date.parse(expiresAt) <= Date.now();
    return {
      subject: isLate ? 'Your code came too late' : `Your code: ${code}`,
      preview: isLate ? late : 'It works once, for 15 minutes.',
      blocks: [
        'Hi,',
        isLate ? late : `Enter ${code} in the form on our site, instead of the reCAPTCHA. The code works once, for 15 minutes.`,
      ],
      note: "If you didn't ask for it, somebody entered your address. You can ignore this email: without the code, nothing is sent.",
    };
  }),
};
