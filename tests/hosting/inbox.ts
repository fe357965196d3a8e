import { vi } from 'vitest';
import type { ReceivedMail } from '../../local/mail/server.ts';
import { inboxUrl } from '../browser/harness.ts';

/** Waits for the newest mail that matches. Starting the function that sends it can take a while. */
export function waitForMail(matches: (mail: ReceivedMail) => boolean, timeout = 30_000): Promise<ReceivedMail> {
  const find = async () => {
    const mails = (await (await fetch(`${inboxUrl}/messages`)).json()) as ReceivedMail[];
    const found = mails.find(matches);
    if (!found) throw new Error('The mail has not arrived');
    return found;
  };
  return vi.waitFor(find, { timeout, interval: 200 });
}
