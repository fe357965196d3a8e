/**
 * What a point of a list begins with: a bullet or a private character; a dash or an asterisk, and a
 * blank; a character other than a capital or a digit, and a tab; or one of o, § and Ø,
 * and two blanks. Bullets pasted from Word become such letters and private characters.
 */
const bullet =
  /^\s*(?:[·•‣⁃∙⦁・\u25a0-\u25ff✅✓✔❑❒❖\u2794-\u27be\uf000-\uf0ff]\ufe0f?|[-*\p{Pd}−](?!\S)|[^\s\dA-Z](?=\t)|[o§Ø](?=\s{2}))\s*/u;

const withoutBullet = (line: string) => line.replace(bullet, '').trim();

/** @returns the points of a text with one point per line, without their bullets */
export function pointsOf(text: string): string[] {
  return text.split('\n').map(withoutBullet).filter(Boolean);
}

/** @returns a text's paragraphs and lists, in order. Lines with bullets are a list's points. */
export function blocksOf(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (bullet.test(line)) {
      if (Array.isArray(last)) last.push(withoutBullet(line));
      else blocks.push([withoutBullet(line)]);
    } else if (typeof last === 'string') blocks.splice(-1, 1, `${last}\n${line}`);
    // A list goes on after blank lines.
    else if (line.trim() !== '') blocks.push(line);
  }
  return blocks.map((block) => (typeof block === 'string' ? block.trim() : block.filter(Boolean)));
}
