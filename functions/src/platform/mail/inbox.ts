import { serverLimits } from '../contract/limits.ts';
import { ConfigurationError, UnavailableError } from '../errors.ts';

/** `left` for people. Undefined: it is none of an application's. */
export type Fate = 'filed' | 'left' | undefined;

export type ArrivedMail = {
  addressees: string[];
  bytes: number;
  content: () => Promise<Uint8Array>;
  /** Shows in the inbox what has become of it. Until then, each run reads it. */
  settle: (fate: Fate) => Promise<void>;
};

/** Mails that are not settled, oldest first. */
export type MailSource = () => AsyncIterable<ArrivedMail>;

/** Of each mail that has been read, since people mark mails as seen, too. */
const readKeyword = '$ReadBySite';
const marks = { filed: ['\\Seen'], left: ['\\Flagged'] };
/** In milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** An IMAP mailbox; nothing is removed. @param url imaps://USER:PASSWORD@HOST:PORT/FOLDER */
export const imapSource = (url: string) =>
  async function* (): AsyncGenerator<ArrivedMail, void> {
    const { ImapFlow } = await import('imapflow');
    const { protocol, hostname: host, port, username, password, pathname } = new URL(url);
    const secure = protocol === 'imaps:';
    const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
    const client = new ImapFlow({ host, port: Number(port) || 993, secure, doSTARTTLS: false, auth, logger: false, ...timeouts });
    // Pending commands fail too.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { permanentFlags } = await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
      if (permanentFlags?.has('\\*') === false) throw new ConfigurationError('The mailbox of MAIL_INBOX_URL takes no keywords');
      const unread = { unKeyword: readKeyword, since: new Date(Date.now() - serverLimits.inboxAgeMs) };
      const found = (await client.search(unread, { uid: true })) || [];
      const oldest = found.sort((one, other) => one - other).slice(0, serverLimits.inboxMails);
      for (const { uid, envelope, size = 0 } of await client.fetchAll(oldest, { envelope: true, size: true }, { uid: true })) {
        yield {
          addressees: [...(envelope?.to ?? []), ...(envelope?.cc ?? [])].map(({ address = '' }) => address.toLowerCase()),
          bytes: size,
          content: async () => {
            const mail = await client.fetchOne(String(uid), { source: true }, { uid: true });
            if (!mail || !mail.source) throw new UnavailableError('The inbox did not give an email');
            return mail.source;
          },
          settle: async (fate) => {
            await client.messageFlagsAdd(String(uid), [readKeyword, ...(fate ? marks[fate] : [])], { uid: true });
          },
        };
      }
    } finally {
      client.close();
    }
  };
