/** @returns a part's text: packages are written in UTF-8 or UTF-16 (ECMA-376, part 2, 8.2.4) */
export function xmlText(part: Buffer): string {
  const [first, second] = part;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(part);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(part);
  return new TextDecoder('utf-8').decode(part);
}

/**
 * Whether a text can't be judged by what stands in it: it defines entities, which packages may not, or holds a NUL, which no XML
 * does, so that it is in another encoding than it was read as: in UTF-16 without a mark, say, which some readers recognise.
 */
export function isUnreadable(xml: string): boolean {
  return xml.includes('<!DOCTYPE') || xml.includes('\0');
}

/**
 * Finds elements by their local name, whatever they are nested in: enough for the flat lists of a package, and in one pass
 * over a text of any sort. Names that others chose are told by what ends them, since nearly any letter may stand in one; some
 * of XML's letters are white space to JavaScript.
 * @yields each one's attributes, decoded
 */
export function* elements(xml: string, localName: string): Generator<Map<string, string>, void> {
  // No class takes in a `<`, so a start that turns out to be none ends at the next.
  for (const [tag, name] of xml.matchAll(/<(?:[^ \t\r\n<>"'=/:]+:)?(\w+)\s(?:[^"'<>]|"[^"<]*"|'[^'<]*')*>/g)) {
    if (name === localName) yield attributes(tag);
  }
}

function attributes(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  // A name without a value is one find too: else the search would begin anew at each of its letters.
  for (const [, name = '', quoted] of tag.matchAll(/([^ \t\r\n<>"'=/]+)(?:\s*=\s*("[^"]*"|'[^']*'))?/g)) {
    if (quoted !== undefined) found.set(name, decoded(quoted.slice(1, -1)));
  }
  return found;
}

const namedReferences: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(value: string): string {
  return value.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return namedReferences[name] ?? whole;
    const codePoint = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : whole;
  });
}
