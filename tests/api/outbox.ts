import type { Api } from './harness.ts';

/** @returns the mails to an address that wait to be sent, the newest first */
export async function mailsTo(api: Api, address: string) {
  const outbox = (await api.firebase.db()).collection('outbox');
  return (await outbox.where('to', '==', address).orderBy('created_at', 'desc').get()).docs;
}

/** @returns the tokens of the private links in a mail */
export const tokensIn = (mail: { get: (field: string) => unknown } | undefined) =>
  [...JSON.stringify(mail?.get('values') ?? {}).matchAll(/#([\w-]{43})"/g)].map(([, token]) => token ?? '');
