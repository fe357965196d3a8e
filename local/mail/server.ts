import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { escapeMarkup } from '#rooms/platform/contract/markup.ts';
import type { ArrivedMail, MailSource } from '../../functions/src/platform/mail/inbox.ts';
import { listen, stop } from '../ports.ts';
import { exampleLetters } from './examples.ts';

export type ReceivedMail = Awaited<ReturnType<typeof readMail>>;

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;

/** The inbox keeps at most this many mails, the newest. */
const inboxSize = 1000;

/** @returns the status and text of a refusal; undefined to accept the recipient */
type Refuse = (recipient: string) => { code: number; text: string } | undefined;

/** An SMTP server that only shows the mails in an inbox. @param ports 0 picks a free one */
export async function startMailSink({ ports, refuse }: { ports: { smtp: number; inbox: number }; refuse?: Refuse }) {
  const received: ReceivedMail[] = [];
  const answers: ArrivedMail[] = [];
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
          const mail = await readMail(content);
          received.unshift(mail);
          if (mail.to.includes('+'))
            answers.push({ addressees: [mail.to], bytes: content.length, content: () => Promise.resolve(content) });
          received.length = Math.min(received.length, inboxSize);
          answer();
        })
        .catch(answer);
    },
  });
  // Without a listener, a client that resets its connection would end this process.
  smtp.on('error', () => undefined);
  const inbox = createServer((request, response) => {
    const { url } = request;
    const asJson = url === '/messages';
    response.writeHead(asJson || url === '/' || url === '/mails' ? 200 : 404, {
      'Content-Type': asJson ? 'application/json' : 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Mails run no scripts and load nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
    });
    response.end(asJson ? JSON.stringify(received) : url === '/mails' ? examplesPage() : inboxPage(received));
  });

  const source: MailSource = async (fateOf) => {
    for (let answer = answers[0]; answer; answer = answers[0]) {
      await fateOf(answer);
      answers.shift();
    }
  };

  const [smtpAddress, inboxAddress] = await Promise.all([listen(smtp.server, ports.smtp), listen(inbox, ports.inbox)]);
  return {
    smtpUrl: `smtp://${smtpAddress}`,
    /** The inbox. `GET /messages` returns its mails as JSON, newest first. */
    url: `http://${inboxAddress}`,
    messages: (): ReceivedMail[] => [...received],
    /** Mails to signed addresses. */
    source,
    /** How often clients have connected. */
    connections: () => connections,
    stop: async () => {
      await Promise.all([new Promise<void>((resolve) => smtp.close(resolve)), stop(inbox)]);
    },
  };
}

/** The names of headers are in lower case. `calendar`: the attached iCalendar object, or blank. */
async function readMail(content: Buffer) {
  const { from, to = [], subject = '', text = '', html = '', ...mail } = await PostalMime.parse(content, { attachmentEncoding: 'utf8' });
  const calendar = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content;
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  const addresses = { from: from?.address ?? '', to: to.map(({ address }) => address ?? '').join(', ') };
  return { ...addresses, subject, text, html, calendar: typeof calendar === 'string' ? calendar : '', headers };
}

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 sans-serif; }
body { max-width: 72rem; margin: 0 auto; padding: 1rem; }
details, section { border-top: 1px solid; padding: 0.75rem 0; }
.parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); gap: 1rem; }
iframe { box-sizing: border-box; width: 100%; height: 44rem; border: 1px solid; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }`;

function htmlPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${styles}</style>
<h1>${title}</h1>
${content}
</html>
`;
}

/** @returns the page of the inbox, with each mail as HTML, as text and with its headers */
const inboxPage = (mails: readonly ReceivedMail[]) =>
  htmlPage(
    'Inbox',
    `<p>Mail that the local site has sent, newest first. Reload the page to see new ones. <a href="/mails">All emails with examples</a></p>
${mails.map(mailHtml).join('\n') || '<p>No mail yet.</p>'}`,
  );

function mailHtml({ to, subject, text, html, calendar, headers }: ReceivedMail): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `<details>
<summary><strong>${escapeMarkup(subject)}</strong> to ${escapeMarkup(to)}</summary>
${partsHtml({ subject, text, html })}
<pre>${escapeMarkup([calendar, ...lines].join('\n'))}</pre>
</details>`;
}

/** Both parts side by side. The frame runs no scripts. */
const partsHtml = ({ subject, text, html }: Pick<ReceivedMail, 'subject' | 'text' | 'html'>) => `<div class="parts">
<iframe sandbox title="${escapeMarkup(subject)}" srcdoc="${escapeMarkup(html)}"></iframe>
<pre>${escapeMarkup(text)}</pre>
</div>`;

/** @returns a page with every mail that the site can send */
function examplesPage(): string {
  const mails = exampleLetters();
  const list = mails.map(({ name, subject }, index) => `<li><a href="#${index}">${name}</a>: ${escapeMarkup(subject)}</li>`);
  const sections = mails.map((mail, index) => `<section id="${index}"><h2>${mail.name}</h2>${partsHtml(mail)}</section>`);
  return htmlPage('All emails', `<ol>${list.join('')}</ol>\n${sections.join('\n')}`);
}
