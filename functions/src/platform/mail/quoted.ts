/** Mail programs break the line that introduces a quote. */
const introLines = 3;
/** Outlook repeats at least three headers, also below a rule. Some stand on two lines, or apart. */
const linesOfHeaders = 8;

const isQuoted = (line: string) => /^\s{0,3}>/.test(line);
const isBlank = (line: string) => line.trim() === '';
const isHeader = (line: string) => /^[\s*>]{0,5}\p{L}[\p{L}\p{M} ]{0,20}\*?\s?[:：]/u.test(line);

/**
 * In any language: a quote has marks, or begins with a line about one of our names and a time (not
 * needed before marks), or with several headers. Nothing is cut where answers are between quoted lines.
 * @param names of the sender of the mail that it answers
 * @returns what was written, and what it quotes of that mail
 */
export function splitQuote(text: string, names: readonly string[]) {
  // Hebrew and Arabic programs put marks of direction around lines and names.
  const lines = text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').split(/\r\n|\r|\n/);
  const begin = beginOf(lines, names);
  const [first, last] = [lines.findIndex(isQuoted), lines.findLastIndex(isQuoted)];
  const end = last === -1 ? lines.length : last + 1;
  const isMixed = last !== -1 && lines.slice(first, end).some((line) => !isQuoted(line) && !isBlank(line));
  if (begin === -1 || isMixed) return { text: text.trim(), quoted: '' };
  return {
    text: [...lines.slice(0, begin), ...lines.slice(end)].join('\n').trim(),
    quoted: lines.slice(begin, end).join('\n').trim(),
  };
}

/** @returns the index of the first line of the quote, or -1 */
function beginOf(lines: readonly string[], names: readonly string[]): number {
  const isOurs = (some: readonly string[]) => some.some((line) => names.some((name) => line.includes(name)));
  const isDated = (some: readonly string[]) => /\p{Nd}/u.test(some.join(' ').replace(/(?<!\S)\S+@\S+/g, ''));
  for (const [index, line] of lines.entries()) {
    if (isQuoted(line)) return index;
    const block = lines.slice(index, index + linesOfHeaders).filter(isHeader);
    const near = lines.slice(index, index + introLines).join('\n');
    const [paragraph = ''] = near.split(/\n\s*\n/);
    if (isHeader(line) && block.length >= 3 && isOurs([paragraph])) {
      const before = lines.findLastIndex((other, place) => place < index && !isBlank(other));
      return /^\s*[-_]{5,}/.test(lines[before] ?? '') ? before : index;
    }
    if (!/(?:[:：]|\p{L} -{3,})\s*$/u.test(line)) continue;
    // The shortest: the answer can end on the line above.
    const ends = Array.from({ length: introLines }, (_, above) => lines.slice(Math.max(0, index - above), index + 1));
    const intros = ends.filter((some) => isOurs(some) && !some.some(isBlank));
    const below = lines.slice(index + 1, index + 1 + introLines).find((other) => !isBlank(other)) ?? '';
    const intro = intros.find(isDated) ?? (isQuoted(below) ? intros[0] : undefined);
    if (intro) return index + 1 - intro.length;
  }
  return -1;
}
