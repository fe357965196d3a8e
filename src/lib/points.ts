/**
 * A mark that begins a list item: a bullet, a dash before a blank, one character before a tab,
 * or a letter before two blanks. Word pastes such letters, and private characters, for bullets.
 */
const mark =
  /^\s*(?:[·•‣⁃∙⦁・\u25a0-\u25ff✅✓✔❑❒❖\u2794-\u27be\uf000-\uf0ff]\ufe0f?|[-*\p{Pd}−](?!\S)|[^\s\dA-Z](?=\t)|[o§Ø](?=\s{2}))\s*/u;

const withoutMark = (line: string) => line.replace(mark, '').trim();

/** @returns the points of a text with one point per line, without the marks before them */
export function pointsOf(text: string): string[] {
  return text.split('\n').map(withoutMark).filter(Boolean);
}

/** @returns a text's paragraphs and lists, in order. Lines with a mark are the points of a list. */
export function blocksOf(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (mark.test(line)) {
      if (Array.isArray(last)) last.push(withoutMark(line));
      else blocks.push([withoutMark(line)]);
    } else if (typeof last === 'string') blocks.splice(-1, 1, `${last}\n${line}`);
    // A list goes on after blank lines.
    else if (line.trim() !== '') blocks.push(line);
  }
  return blocks.map((block) => (typeof block === 'string' ? block.trim() : block.filter(Boolean)));
}
