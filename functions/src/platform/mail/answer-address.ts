import { createHmac } from 'node:crypto';

/** The mailbox that answers of applicants go to. `key` signs its addresses. */
export type Inbox = { url: string; address: string; key: string };

/** @returns where the reader of a mail about an application answers it, within 64 bytes before the @ */
export function answerAddress({ address, key }: Inbox, id: string, reader: string): string {
  const signing = createHmac('sha256', key).update(JSON.stringify([id, reader]));
  return address.replace('@', `+${id.slice(0, 8)}-${signing.digest('hex').slice(0, 20)}@`);
}

/** @returns the beginning of the id in the first address that looks signed */
export function idIn({ address }: Inbox, addresses: readonly string[]): string | undefined {
  const signed = addresses.map((one) => /^(.+)\+([\da-f]{8})-[\da-f]{20}(@.+)$/.exec(one) ?? []);
  return signed.find(([, name, , domain]) => `${name}${domain}` === address)?.[2];
}
