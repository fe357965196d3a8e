import { createHmac, timingSafeEqual } from 'node:crypto';

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
  const found = addresses.flatMap((to) => {
    const [, name = '', id = '', domain = ''] = /^([^+@]+)\+([\da-f]{8})-[\da-f]{20}(@.+)$/.exec(to) ?? [];
    return name + domain === address ? [{ id, to }] : [];
  });
  return found[0];
}

/** @param to of {@link signedIn}, so it is as long */
export function isSigned(inbox: Inbox, id: string, reader: string, to: string): boolean {
  return timingSafeEqual(Buffer.from(answerAddress(inbox, id, reader)), Buffer.from(to));
}
