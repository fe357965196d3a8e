/** How many characters of a word and what follows it can be searched for, and of how many words of a name. */
const prefixLength = 24;
const wordsOfName = 6;
/** Email addresses differ late: their beginnings are longer. */
const emailPrefixLength = 40;

/** Letters that Unicode doesn't take apart into a plain one and a mark. */
const plainLetters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** @returns the text without case, accents and superfluous blanks */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđðþıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}

/**
 * What an application can be found by: every beginning of the name, of the name from each of its words on, and of the
 * email address. Firestore has no prefix query over several fields; an array that holds the prefixes makes it one.
 * @returns at most 7 × 24 + 40 entries
 */
export function searchEntries(name: string, email: string): string[] {
  const plainName = normalise(name);
  const words = [...plainName.matchAll(/[\p{L}\p{N}]+/gu)].slice(0, wordsOfName);
  return [
    ...new Set([
      ...prefixes(plainName, prefixLength),
      ...words.flatMap((word) => prefixes(plainName.slice(word.index), prefixLength)),
      ...prefixes(normalise(email), emailPrefixLength),
    ]),
  ];
}

/**
 * @param query what was typed
 * @returns the entry to look for; undefined when nothing is left to search for. Beyond 24 characters (40 where it may be
 *   an email address) a query is cut: it finds what begins alike.
 */
export function searchEntry(query: string): string | undefined {
  const characters = Array.from(normalise(query));
  const length = characters.includes('@') ? emailPrefixLength : prefixLength;
  return characters.slice(0, length).join('').trimEnd() || undefined;
}

/** By whole characters, not halves of surrogate pairs. None ends with a blank: a query is trimmed. */
function prefixes(text: string, length: number): string[] {
  const characters = Array.from(text).slice(0, length);
  return characters.map((_, end) => characters.slice(0, end + 1).join('')).filter((prefix) => !prefix.endsWith(' '));
}
