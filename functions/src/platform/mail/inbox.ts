import { serverLimits } from '../contract/limits.ts';
import { ConfigurationError } from '../errors.ts';

/** `left` for people. Undefined: it is none of an application's. */
export type Fate = 'filed' | 'left' | undefined;

export type ArrivedMail = {
  addressees: string[];
  bytes: number;
  /** Nothing if it has gone meanwhile. */
  content: () => Promise<Uint8Array | undefined>;
};

/**
 * Asks what becomes of each mail that it has not asked about, oldest first, and shows that in the
 * inbox. What fails is asked about again.
 */
export type MailSource = (fateOf: (mail: ArrivedMail) => Promise<Fate>) => Promise<void>;

/** Of each mail that has been read, since people mark mails as seen, too. */
const readKeyword = '$ReadBySite';
const marks = { filed: ['\\Seen'], left: ['\\Flagged'] };
/** In milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** An IMAP mailbox; nothing is removed. @param url imaps://USER:PASSWORD@HOST:PORT/FOLDER */
export const imapSource =
  (url: string): MailSource =>
  async (fateOf) => {
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
      const mails = await client.fetchAll(unread, { envelope: true, size: true });
      for (const { uid, envelope, size: bytes = 0 } of mails.slice(0, serverLimits.inboxMails)) {
        const addressees = [...(envelope?.to ?? []), ...(envelope?.cc ?? [])].map(({ address = '' }) => address.toLowerCase());
        const content = async () => ((await client.fetchOne(String(uid), { source: true }, { uid: true })) || undefined)?.source;
        const fate = await fateOf({ addressees, bytes, content });
        await client.messageFlagsAdd(String(uid), [readKeyword, ...(fate ? marks[fate] : [])], { uid: true });
      }
    } finally {
      client.close();
    }
  };
