import { runPostDue } from '../../functions/src/post-due.ts';
import type { MailSettings } from '../../functions/src/settings.ts';
import type { Api } from './harness.ts';
import { overridden } from './overridden.ts';

/** The settings of a site that sends mail to `smtpUrl`. Without it, mails stay in the outbox. */
export function mailSettings(smtpUrl = '', changes: Partial<MailSettings> = {}): MailSettings {
  return {
    from: 'site@example.com',
    staff: ['staff@example.com'],
    siteUrl: 'https://www.example.com',
    smtp: { url: smtpUrl, requireTls: false },
    ...changes,
  };
}

/** @returns the mails to an address that wait to be sent, the newest first */
export async function mailsTo(api: Api, address: string) {
  const outbox = (await api.firebase.db()).collection('outbox');
  return (await outbox.where('to', '==', address).orderBy('created_at', 'desc').get()).docs;
}

/** @returns the mails about an application that the outbox has, sent or not */
export async function mailsAbout(api: Api, id: string) {
  return (await (await api.firebase.db()).collection('outbox').where('about', 'array-contains', id).get()).docs;
}

/** Settles a mail as the delivery of it does. */
export async function settleMail(api: Api, id: string | undefined, state: 'sent' | 'failed' = 'sent'): Promise<void> {
  const leased = await api.parts.outbox.lease(id ?? '');
  if (leased) await api.parts.outbox.settle(leased, state);
}

/** @returns the tokens of the private links in a mail */
export const tokensIn = (mail: { get: (field: string) => unknown } | undefined) =>
  [...JSON.stringify([mail?.get('values'), `#${String(mail?.get('token'))}`]).matchAll(/#([\w-]{43})"/g)].map(([, token]) => token ?? '');

/** Writes the mails that are due, and sends nothing. */
export function writeDue(api: Api): Promise<unknown> {
  const outbox = overridden(api.parts.outbox, { due: () => Promise.resolve([]) });
  return runPostDue({ ...api.parts, outbox }, Date.now() + api.clockOffset);
}
