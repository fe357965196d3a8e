import type { Application } from '../applications/contract/applications.ts';
import { newMail } from '../platform/mail/new-mail.ts';
import type { NewMail } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import type { TemplateValues } from '../templates.ts';

/**
 * Answers go to the first address of staff.
 * @param id of the application or message @param promises_days until the next answer
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

/** A reply with the times of an interview, and the private link under which one can be chosen. */
export function proposalMail(
  { staff: [replyTo] }: MailSettings,
  { id, applicant_email }: Pick<Application, 'id' | 'applicant_email'>,
  values: TemplateValues<'interview proposal'>,
  linkHash: string,
  promises_days: number,
): NewMail {
  return { ...newMail('interview proposal', applicant_email, [id], values), reply_to: replyTo, link_hashes: [linkHash], promises_days };
}

/** The mail about an opening. Answers go to the first address of staff. */
export function openingMail({ staff: [replyTo] }: MailSettings, to: string, id: string, values: TemplateValues<'opening'>): NewMail {
  return { ...newMail('opening', to, [id], values), reply_to: replyTo };
}
