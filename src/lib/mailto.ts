/** Longer ones are cut or dropped on their way to the mail program: Windows hands on 2,083 characters at most. */
const longest = 1900;

/** Stands in place of what a quotation leaves out. */
const cut = '> […]';

/**
 * @param address a checked email address
 * @returns a `mailto:` URL (RFC 6068)
 */
export function mailto(address: string, fields: Record<string, string> = {}): string {
  // The last @ parts the two sides; one before it belongs to the left side.
  const at = address.lastIndexOf('@');
  const to = `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encoded(text)}`);
  return query.length > 0 ? `mailto:${to}?${query.join('&')}` : `mailto:${to}`;
}

type Original = { address: string; subject: string; text: string; introduction: string };

/** @returns a `mailto:` URL of an answer that quotes the original, as far as such a URL has room for it */
export function replyTo({ address, subject, text, introduction }: Original): string {
  const replySubject = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const url = (lines: string[]) => mailto(address, { subject: replySubject, body: ['', '', introduction, ...lines].join('\n') });
  const quoted = text
    .split('\n')
    .flatMap(wrapped)
    .map((line) => `> ${line}`.trimEnd());
  const whole = url(quoted);
  if (whole.length <= longest) return whole;
  let room = longest - url([cut]).length;
  const fitting: string[] = [];
  for (const line of quoted) {
    room -= encoded(`\n${line}`).length;
    if (room < 0) break;
    fitting.push(line);
  }
  return url(fitting.length > 0 ? [...fitting, cut] : []);
}

/** Lines of a length that mail programs leave alone, so that a long paragraph can be quoted in part. */
function wrapped(line: string): string[] {
  return line.match(/\S{72,}|.{1,72}(?:\s|$)/gu) ?? [''];
}

function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\n/g, '\r\n'));
}
