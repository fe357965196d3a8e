import type { ContactMessage } from '#contract/contact-messages.ts';
import { messagesTexts } from '../../content/staff/messages.ts';
import { formatMoment } from '../../lib/format.ts';
import { mailtoReply } from '../../lib/mailto.ts';

/** @returns the URL that opens a reply in the mail program, with the message quoted */
export function replyUrl({ name, email, subject, message, created_at }: ContactMessage): string {
  const introduction = messagesTexts.introduction(formatMoment(created_at), name);
  return mailtoReply({ address: email, subject, text: message, introduction });
}
