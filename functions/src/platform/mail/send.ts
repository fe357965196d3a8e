import type { Transporter } from 'nodemailer';
import { companyShortName } from '../contract/company.ts';
import type { MailSettings } from '../../settings.ts';
import { calendarOf, hostOf } from './calendar.ts';
import type { RenderedLetter } from './letter.ts';

/** In milliseconds. Together they are shorter than the lease of a mail. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** @param pool keeps one connection for all mails, until it is closed */
export async function openTransport({ smtp }: Pick<MailSettings, 'smtp'>, pool = false): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const options = { url: smtp.url, requireTLS: smtp.requireTls, disableFileAccess: true, disableUrlAccess: true, ...timeouts };
  return pool ? createTransport({ ...options, pool, maxConnections: 1, maxMessages: Infinity }) : createTransport(options);
}

/** Sends a mail. Its Message-ID tells a mailbox a second copy. @throws an error of nodemailer */
export async function send(
  { id, to, replyTo }: { id: string; to: string; replyTo?: string },
  { oneClick, personal, event, ...letter }: RenderedLetter,
  from: string,
  transport: Transporter,
): Promise<void> {
  // Addresses are objects, since nodemailer could read a text as a list.
  await transport.sendMail({
    ...letter,
    messageId: `<${id}@${hostOf(from)}>`,
    from: { name: companyShortName, address: from },
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    // Becomes an alternative to the text and an attachment: clients differ in which they read.
    ...(event && { icalEvent: { method: event.method, content: await calendarOf(event.method, [event], from, to) } }),
    headers: {
      // RFC 3834: keeps autoresponders from answering.
      ...(!personal && { 'Auto-Submitted': 'auto-generated' }),
      // RFC 8058. The DKIM signature of the mail provider must cover both headers.
      ...(oneClick !== undefined && { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  });
}
