const ellipsis = '> […]';

/** @returns a `mailto:` URL (RFC 6068) */
export function mailto(address: string, fields: Record<string, string> = {}): string {
  const to = encodeURIComponent(address).replace('%40', '@');
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encoded(text)}`);
  return query.length > 0 ? `mailto:${to}?${query.join('&')}` : `mailto:${to}`;
}

export function replySubject(subject: string): string {
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

/** @returns the lines of a text as a reply quotes them, and a mark below if not all of them fit */
export function quotation(text: string, fits: (lines: string[]) => boolean): string[] {
  const all = text
    .split('\n')
    .flatMap(wrapped)
    .map((line) => `> ${line}`.trimEnd());
  if (fits(all)) return all;
  const upTo = (count: number) => [...all.slice(0, count), ellipsis];
  let count = 0;
  while (fits(upTo(count + 1))) count += 1;
  return count > 0 ? upTo(count) : [];
}

function wrapped(line: string): string[] {
  return line.match(/\S{72,}|.{1,72}(?:\s|$)/gu) ?? [''];
}

function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\n/g, '\r\n'));
}
