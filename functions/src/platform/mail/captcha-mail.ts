import { z } from 'zod/mini';
import { template } from './letter.ts';

export const captchaMails = {
  /** Stands in for the captcha of a form. */
  'captcha code': template(z.object({ code: z.string(), expiresAt: z.string() }), ({ code, expiresAt }) => {
    const late = 'This email couldn’t be sent in time, so its code no longer works. Please ask for another one in the form.';
    const minutes = Math.ceil((Date.parse(expiresAt) - Date.now()) / 60_000);
    const isLate = minutes <= 0;
    const works = `works once, for ${minutes} minute${minutes === 1 ? '' : 's'}.`;
    return {
      subject: isLate ? 'Your code came too late' : `Your code: ${code}`,
      preview: isLate ? late : `It ${works}`,
      blocks: ['Hi,', isLate ? late : `Enter ${code} in the form on our site, instead of the reCAPTCHA. The code ${works}`],
      note: 'If you didn’t ask for it, somebody else entered your address. You can ignore this email: without the code, nothing is sent.',
    };
  }),
};
