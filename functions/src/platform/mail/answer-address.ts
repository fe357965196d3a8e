import { createHmac } from 'node:crypto';

/** The mailbox that answers of applicants go to. `key` signs its addresses. */
export type Inbox = { url: string; address: string; key: string };

/** With its id, within the 64 bytes of a local part. */
const signatureLength = 20;

/** @returns where the reader of a mail about an application answers it */
export function answerAddress({ address, key }: Inbox, id: string, reader: string): string {
  const signature = createHmac('sha256', key)
    .update(JSON.stringify([id, reader]))
    .digest('hex')
    .slice(0, signatureLength);
  return address.replace('@', `+${id.slice(0, 8)}-${signature}@`);
}

/** @returns the first address that looks signed, and the beginning of the id that it names */
export function signedIn({ address }: Inbox, addresses: readonly string[]) {
  const signed = /\+([\da-f]{8})-[\da-f]{20}(?=@)/;
  const to = addresses.find((one) => signed.test(one) && one.replace(signed, '') === address);
  return to && { id: signed.exec(to)?.[1] ?? '', to };
}
