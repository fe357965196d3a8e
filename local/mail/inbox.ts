import { escapeMarkup } from '#contract/markup.ts';

/** A mail as it arrived. The names of headers are in lower case. */
export type ReceivedMail = { from: string; to: string; subject: string; text: string; html: string; headers: Record<string, string> };

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 sans-serif; }
body { max-width: 48rem; margin: 0 auto; padding: 1rem; }
details { border-top: 1px solid; padding: 0.75rem 0; }
iframe { width: 100%; height: 30rem; border: 1px solid; }
pre { white-space: pre-wrap; }`;

/** @returns the page of the inbox, with each mail as HTML, as text and with its headers */
export function inboxPage(mails: readonly ReceivedMail[]): string {
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

function mailHtml({ to, subject, text, html, headers }: ReceivedMail): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `<details>
<summary><strong>${escapeMarkup(subject)}</strong> to ${escapeMarkup(to)}</summary>
<iframe sandbox title="${escapeMarkup(subject)}" srcdoc="${escapeMarkup(html)}"></iframe>
<pre>${escapeMarkup(text)}</pre>
<pre>${escapeMarkup(lines.join('\n'))}</pre>
</details>`;
}
