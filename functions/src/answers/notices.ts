import { newMail } from '../platform/mail/new-mail.ts';
import { privateLink } from '../platform/mail/private-links.ts';
import type { NewMail } from '../platform/mail/new-mails.ts';
import type { MailSettings } from '../settings.ts';
import type { TemplateValues } from '../templates.ts';

/** Answers go to the first address of staff. @param id of the message */
export function replyMail({ staff: [replyTo] }: MailSettings, to: string, id: string, values: TemplateValues<'reply'>): NewMail {
  return { ...newMail('reply', to, [id], values), reply_to: replyTo };
}

/** The mail about an opening. */
export function openingMail(to: string, id: string, values: TemplateValues<'opening'>): NewMail {
  return { ...newMail('opening', to, [id], values), ...privateLink() };
}
