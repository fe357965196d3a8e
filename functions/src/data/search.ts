import { fold } from '../contract/fold.ts';

/** A name is found by at most this many characters, from the beginning of any of its first words on. */
const prefixLength = 24;
const wordsOfName = 6;
/** Email addresses often differ late. */
const emailPrefixLength = 40;

/** Prefixes of the name from each of its words on, and of the address: Firestore has no prefix query over several fields. */
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

/** @returns the entry to search for, undefined for a blank query. A query longer than the entries is cut. */
export function searchEntry(query: string): string | undefined {
  const characters = Array.from(fold(query));
  const length = characters.includes('@') ? emailPrefixLength : prefixLength;
  return characters.slice(0, length).join('').trimEnd() || undefined;
}

/** Does not split surrogate pairs, and leaves out prefixes that end with a blank. */
function prefixes(text: string, length: number): string[] {
  const characters = Array.from(text).slice(0, length);
  return characters.map((_, end) => characters.slice(0, end + 1).join('')).filter((prefix) => !prefix.endsWith(' '));
}
