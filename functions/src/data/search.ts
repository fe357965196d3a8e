import { fold } from '../contract/fold.ts';

/** How many characters of a word and what follows it can be searched for, and of how many words of a name. */
const prefixLength = 24;
const wordsOfName = 6;
/** Email addresses differ late: their beginnings are longer. */
const emailPrefixLength = 40;

/**
 * What an application can be found by: every beginning of the name, of the name from each of its words on, and of the
 * email address. Firestore has no prefix query over several fields; an array that holds the prefixes makes it one.
 * @returns at most 7 × 24 + 40 entries
 */
export function searchEntries(name: string, email: string): string[] {
  const folded = fold(name);
  const words = [...folded.matchAll(/[\p{L}\p{N}]+/gu)].slice(0, wordsOfName);
  return [
    ...new Set([
      ...prefixes(folded, prefixLength),
      ...words.flatMap((word) => prefixes(folded.slice(word.index), prefixLength)),
      ...prefixes(fold(email), emailPrefixLength),
    ]),
  ];
}

/**
 * @param query what was typed
 * @returns the entry to look for; undefined when nothing is left to search for. Beyond 24 characters (40 where it may be
 *   an email address) a query is cut: it finds what begins alike.
 */
export function searchEntry(query: string): string | undefined {
  const characters = Array.from(fold(query));
  const length = characters.includes('@') ? emailPrefixLength : prefixLength;
  return characters.slice(0, length).join('').trimEnd() || undefined;
}

/** By whole characters, not halves of surrogate pairs. None ends with a blank: a query is trimmed. */
function prefixes(text: string, length: number): string[] {
  const characters = Array.from(text).slice(0, length);
  return characters.map((_, end) => characters.slice(0, end + 1).join('')).filter((prefix) => !prefix.endsWith(' '));
}
