/** Of an answer: what was written, and what it quotes of the mail that it answers. */
export type Answer = { text: string; quoted: string };

/** Mail programs break the line that introduces a quote. */
const introLines = 3;
/** Outlook repeats at least so many headers, one a line. */
const headerLines = 3;

const isQuoted = (line: string) => /^\s{0,3}>/.test(line);
const isBlank = (line: string) => line.trim() === '';
const isHeader = (line: string) => /^[\s*>]{0,5}\p{L}[\p{L} ]{0,20}\*?\s?[:：]/u.test(line);
const isRule = (line: string) => /^\s*[-_]{5,}/.test(line);

/**
 * In any language: a quote has marks, or begins with a line about a time and one of our names, or
 * with several headers. Nothing is cut where answers are between quoted lines.
 * @param names of the sender of the mail that it answers
 */
export function splitQuote(text: string, names: readonly string[]): Answer {
  const lines = text.split(/\r\n|\r|\n/);
  const begin = beginOf(lines, names);
  if (begin === -1) return { text: text.trim(), quoted: '' };
  const last = lines.findLastIndex(isQuoted);
  const end = last < begin ? lines.length : last + 1;
  const first = lines.findIndex((line, index) => index >= begin && isQuoted(line));
  const isMixed = last >= begin && lines.slice(first, end).some((line) => !isQuoted(line) && !isBlank(line));
  if (isMixed) return { text: text.trim(), quoted: '' };
  return {
    text: [...lines.slice(0, begin), ...lines.slice(end)].join('\n').trim(),
    quoted: lines.slice(begin, end).join('\n').trim(),
  };
}

/** @returns the index of the first line of the quote, or -1 */
function beginOf(lines: readonly string[], names: readonly string[]): number {
  const isOurs = (some: readonly string[]) => some.some((line) => names.some((name) => line.includes(name)));
  for (const [index, line] of lines.entries()) {
    if (isQuoted(line)) return index;
    if (isBlank(line)) continue;
    const block = lines.slice(index, index + headerLines);
    if (block.length === headerLines && block.every(isHeader) && isOurs(block)) return index - Number(isRule(lines[index - 1] ?? ''));
    const intro = lines.slice(index, index + introLines);
    const colon = intro.findIndex((part) => /[:：]\s*$/.test(part));
    const whole = intro.slice(0, colon + 1);
    if (colon !== -1 && !whole.some(isBlank) && isOurs(whole) && /\d/.test(whole.join(''))) return index;
  }
  return -1;
}
