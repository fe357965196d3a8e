import type { FetchMessageObject } from 'imapflow';
import { dayMs, serverLimits } from '../contract/limits.ts';
import { UnavailableError } from '../errors.ts';

/** `left` for people. Undefined: it is none of an application's. */
export type Fate = 'filed' | 'left' | undefined;

/** `mark` is where the next run goes on after it. */
export type ArrivedMail = {
  mark: string;
  addressees: string[];
  bytes: number;
  content: () => Promise<Uint8Array>;
  /** Shows in the inbox what has become of it. */
  settle: (fate: Fate) => Promise<void>;
};

/** Mails that arrived since a mark, oldest first. Without it, some may have been read before. */
export type MailSource = (mark: string | undefined) => AsyncIterable<ArrivedMail>;

/** In milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Of all that is read without a mark. */
const unmarkedMs = 2 * dayMs;

/** An IMAP mailbox; nothing is removed. @param url imaps://USER:PASSWORD@HOST:PORT/FOLDER */
export const imapSource = (url: string) =>
  async function* (mark: string | undefined): AsyncGenerator<ArrivedMail, void> {
    const { ImapFlow } = await import('imapflow');
    const { protocol, hostname: host, port, username, password, pathname } = new URL(url);
    const secure = protocol === 'imaps:';
    const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    const client = new ImapFlow({ host, port: Number(port) || 993, secure, doSTARTTLS: false, auth, logger: false, ...timeouts });
    // Pending commands fail too.
    client.on('error', () => undefined);
    const timer = setTimeout(() => client.close(), serverLimits.inboxMs);
    try {
      await client.connect();
      const { uidValidity } = await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
      const [validity, last = ''] = mark?.split(' ') ?? [];
      const known = validity === String(uidValidity) ? Number(last) : undefined;
      const query = known === undefined ? { since: new Date(Date.now() - unmarkedMs) } : { uid: `${known + 1}:*` };
      const found = (await client.search(query, { uid: true })) || [];
      // The range includes the last mail even if it is older.
      const uids = found.filter((uid) => uid > (known ?? 0)).sort((one, other) => one - other);
      for (const uid of uids.slice(0, serverLimits.inboxMails)) {
        const head = await client.fetchOne(String(uid), { envelope: true, size: true }, { uid: true });
        if (!head) continue;
        yield {
          mark: `${uidValidity} ${uid}`,
          addressees: addresseesOf(head.envelope),
          bytes: head.size ?? 0,
          content: async () => {
            const mail = await client.fetchOne(String(uid), { source: true }, { uid: true });
            if (!mail || !mail.source) throw new UnavailableError('The inbox did not give an email');
            return mail.source;
          },
          settle: async (fate) => {
            if (fate) await client.messageFlagsAdd(String(uid), [fate === 'filed' ? '\\Seen' : '\\Flagged'], { uid: true });
          },
        };
      }
    } finally {
      clearTimeout(timer);
      client.close();
    }
  };

function addresseesOf(envelope: FetchMessageObject['envelope']): string[] {
  return [...(envelope?.to ?? []), ...(envelope?.cc ?? [])].map(({ address = '' }) => address.toLowerCase());
}
