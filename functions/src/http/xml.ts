/** @returns a part's text: packages are written in UTF-8 or UTF-16 (ECMA-376, part 2, 8.2.4) */
export function xmlText(part: Buffer): string {
  const [first, second] = part;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(part);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(part);
  return new TextDecoder('utf-8').decode(part);
}

/** Whether a text defines entities, which packages may not: then its attributes can't be read off it. */
export function hasDoctype(xml: string): boolean {
  return xml.includes('<!DOCTYPE');
}

/**
 * Finds elements by their local name, whatever they are nested in: enough for the flat lists of a package, and in one pass
 * over a text of any sort.
 * @yields each one's attributes, decoded
 */
export function* elements(xml: string, localName: string): Generator<Map<string, string>, void> {
  // No class takes in a `<`, so a start that turns out to be none ends at the next.
  for (const [tag] of xml.matchAll(/<(?:[\w.-]+:)?\w+\s(?:[^"'<>]|"[^"<]*"|'[^'<]*')*>/g)) {
    const [, name] = /^<(?:[\w.-]+:)?(\w+)/.exec(tag) ?? [];
    if (name === localName) yield attributes(tag);
  }
}

function attributes(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted = ''] of tag.matchAll(/([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    found.set(name, decoded(quoted.slice(1, -1)));
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
