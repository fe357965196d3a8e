import { z } from 'zod/mini';
import { newMail } from '../platform/mail/new-mail.ts';
import type { NewMail } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import type { TemplateValues } from '../templates.ts';
import { template } from '../platform/mail/letter.ts';

/** The mails that staff write. */
export const answerMails = {
  /** A reply of staff to an applicant or to the sender of a message. */
  reply: template(z.object({ subject: z.string(), body: z.string() }), ({ subject, body }) => ({
    subject,
    blocks: [body],
    personal: true,
  })),

  /** Staff tell an applicant who asked to be kept about another opening. */
  opening: template(z.object({ subject: z.string(), body: z.string() }), ({ subject, body }) => ({
    subject,
    blocks: [body],
    personal: true,
  })),
};

/**
 * Answers go to the first address of staff.
 * @param id of the application or message @param promises_days within how many days an applicant is promised the next answer
 */
export function replyMail(
  { staff: [replyTo] }: MailSettings,
  to: string,
  id: string,
  values: TemplateValues<'reply'>,
  promises_days?: number,
): NewMail {
  return { ...newMail('reply', to, [id], values), reply_to: replyTo, ...(promises_days !== undefined && { promises_days }) };
}

/** The mail about an opening. Answers go to the first address of staff. */
export function openingMail({ staff: [replyTo] }: MailSettings, to: string, id: string, values: TemplateValues<'opening'>): NewMail {
  return { ...newMail('opening', to, [id], values), reply_to: replyTo };
}
