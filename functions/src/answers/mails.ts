import { z } from 'zod/mini';
import { answerNote, beginningOf, linkTo, privateUrl, template, withinLetter } from '../platform/mail/letter.ts';

const letter = z.object({ subject: z.string(), body: z.string() });

/** The mails that staff write, with their signature. */
export const answerMails = {
  /** To an applicant, with the button to their private page, or to the sender of a message. */
  reply: template(z.extend(letter, { url: privateUrl, button: z._default(z.string(), 'Answer') }), ({ subject, body, url, button }) => ({
    subject,
    preview: beginningOf(body),
    blocks: [body, ...linkTo(button, url)],
    ...(url && { note: answerNote }),
    personal: true,
  })),

  /** Staff tell an applicant who asked to be kept about another opening, which is at `opening`. */
  opening: template(z.extend(letter, { opening: z._default(z.string(), ''), url: privateUrl }), ({ subject, body, opening, url }) => ({
    subject,
    preview: beginningOf(body),
    blocks: [
      ...withinLetter(body, opening, linkTo('View the opening', opening)).filter((block) => block !== opening),
      ...linkTo('Answer', url),
    ],
    note: `${answerNote} The button “Answer” opens your private page, so please don’t share this email.`,
    personal: true,
  })),
};
