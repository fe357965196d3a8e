/**
 * A mark that begins a list item: a bullet, a dash before a blank, what Word pastes as one character before a tab, or as a letter of
 * another font before blanks. Private characters are the bullets of Word's fonts Symbol and Wingdings.
 */
const mark =
  /^\s*(?:[·•‣⁃∙⦁・\u25a0-\u25ff✅✓✔❑❒❖\u2794-\u27be\uf000-\uf0ff]\ufe0f?|[-*\p{Pd}−](?!\S)|[^\s\dA-Z](?=\t)|[o§Ø](?=\s{2}))\s*/u;

const withoutMark = (line: string) => line.replace(mark, '').trim();

/** @returns the points of a text with one point per line, without the marks before them */
export function pointsOf(text: string): string[] {
  return text.split('\n').map(withoutMark).filter(Boolean);
}

/** @returns the texts and lists of a text that has both. Lines that begin with a mark are the points of a list. */
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
