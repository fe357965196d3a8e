import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { escapeMarkup } from '#rooms/platform/contract/markup.ts';
import { listen, stop } from '../ports.ts';

/** A mail as it arrived. The names of headers are in lower case. */
export type ReceivedMail = {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The attached iCalendar object, or blank. */
  calendar: string;
  headers: Record<string, string>;
};

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;

/** The inbox keeps at most this many mails, the newest. */
const inboxSize = 1000;

/** @returns the status and text of a refusal; undefined to accept the recipient */
type Refuse = (recipient: string) => { code: number; text: string } | undefined;

/** An SMTP server that only shows the mails in an inbox. @param ports 0 picks a free one */
export async function startMailSink({ ports, refuse }: { ports: { smtp: number; inbox: number }; refuse?: Refuse }) {
  const received: ReceivedMail[] = [];
  let connections = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onConnect: (_session, answer) => {
      connections += 1;
      answer();
    },
    onRcptTo: ({ address }, _session, answer) => {
      const refusal = refuse?.(address);
      answer(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData: (stream, _session, answer) => {
      buffer(stream)
        .then(async (content) => {
          received.unshift(await readMail(content));
          received.length = Math.min(received.length, inboxSize);
          answer();
        })
        .catch(answer);
    },
  });
  // Without a listener, a client that resets its connection would end this process.
  smtp.on('error', () => undefined);
  const inbox = createServer(({ url }, response) => {
    const asJson = url === '/messages';
    response.writeHead(asJson || url === '/' ? 200 : 404, {
      'Content-Type': asJson ? 'application/json' : 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Mails run no scripts and load nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
    });
    response.end(asJson ? JSON.stringify(received) : inboxPage(received));
  });
  const [smtpAddress, inboxAddress] = await Promise.all([listen(smtp.server, ports.smtp), listen(inbox, ports.inbox)]);
  return {
    smtpUrl: `smtp://${smtpAddress}`,
    /** The inbox. `GET /messages` returns its mails as JSON, newest first. */
    url: `http://${inboxAddress}`,
    messages: (): ReceivedMail[] => [...received],
    /** How often clients have connected. */
    connections: () => connections,
    stop: async () => {
      await Promise.all([new Promise<void>((resolve) => smtp.close(resolve)), stop(inbox)]);
    },
  };
}

async function readMail(content: Buffer): Promise<ReceivedMail> {
  const {
    from,
    to = [],
    subject = '',
    text = '',
    html = '',
    attachments,
    headers,
  } = await PostalMime.parse(content, { attachmentEncoding: 'utf8' });
  const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content;
  return {
    from: from?.address ?? '',
    to: to.map(({ address }) => address ?? '').join(', '),
    subject,
    text,
    html,
    calendar: typeof calendar === 'string' ? calendar : '',
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  };
}

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 sans-serif; }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; }
details { border-top: 1px solid; padding: 0.75rem 0; }
iframe { width: 100%; height: 30rem; border: 1px solid; }
pre { white-space: pre-wrap; }`;

/** @returns the page of the inbox, with each mail as HTML, as text and with its headers */
function inboxPage(mails: readonly ReceivedMail[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Inbox</title>
<style>${styles}</style>
<h1>Inbox</h1>
<p>Mail that the local site has sent, newest first. Reload the page to see new ones.</p>
${mails.map(mailHtml).join('\n') || '<p>No mail yet.</p>'}
</html>
`;
}

function mailHtml({ to, subject, text, html, calendar, headers }: ReceivedMail): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `<details>
<summary><strong>${escapeMarkup(subject)}</strong> to ${escapeMarkup(to)}</summary>
<iframe sandbox title="${escapeMarkup(subject)}" srcdoc="${escapeMarkup(html)}"></iframe>
<pre>${escapeMarkup(text)}</pre>
<pre>${escapeMarkup(calendar)}</pre>
<pre>${escapeMarkup(lines.join('\n'))}</pre>
</details>`;
}
