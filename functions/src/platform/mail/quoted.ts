/** Of an answer: what was written, and what it quotes of the mail that it answers. */
export type Answer = { text: string; quoted: string };

/** Mail programs break the line that introduces a quote. */
const introLines = 3;
/** Outlook repeats at least so many headers, one a line. */
const headers = 3;
/** Some stand on two lines, or in a paragraph each. */
const linesOfHeaders = 8;

const isQuoted = (line: string) => /^\s{0,3}>/.test(line);
const isBlank = (line: string) => line.trim() === '';
const isHeader = (line: string) => /^[\s*>]{0,5}\p{L}[\p{L}\p{M} ]{0,20}\*?\s?[:：]/u.test(line);
const isRule = (line: string) => /^\s*[-_]{5,}/.test(line);

/**
 * In any language: a quote has marks, or begins with a line about one of our names and a time (not
 * needed before marks), or with several headers. Nothing is cut where answers are between quoted lines.
 * @param names of the sender of the mail that it answers
 */
export function splitQuote(text: string, names: readonly string[]): Answer {
  // Hebrew and Arabic programs put marks of direction around lines and names.
  const lines = text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').split(/\r\n|\r|\n/);
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
  const isIntro = (some: readonly string[]) => isOurs(some) && /\p{Nd}/u.test(some.join(' ').replace(/\S+@\S+/g, ''));
  for (const [index, line] of lines.entries()) {
    if (isQuoted(line)) return index;
    if (isBlank(line)) continue;
    const near = lines.slice(index, index + introLines);
    const blank = near.findIndex(isBlank);
    const paragraph = blank === -1 ? near : near.slice(0, blank);
    const block = lines.slice(index, index + linesOfHeaders).filter(isHeader);
    if (isHeader(line) && block.length >= headers && isOurs(paragraph)) {
      const before = lines.findLastIndex((other, place) => place < index && !isBlank(other));
      return isRule(lines[before] ?? '') ? before : index;
    }
    const intro = paragraph.slice(0, paragraph.findIndex((part) => /(?:[:：]|\p{L} -{3,})\s*$/u.test(part)) + 1);
    // The answer can end on the line above.
    const beginIf = (is: typeof isIntro) => intro.findLastIndex((_, place) => is(intro.slice(place)));
    const isMarked = isQuoted(lines.slice(index + intro.length).find((other) => !isBlank(other)) ?? '');
    const begin = isMarked && beginIf(isIntro) === -1 ? beginIf(isOurs) : beginIf(isIntro);
    if (begin !== -1) return index + begin;
  }
  return -1;
}
