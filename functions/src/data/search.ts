import { domainToUnicode } from 'node:url';
import { referenceOf } from '../contract/applications.ts';
import { fold } from '../contract/fold.ts';

/** Of an entry of a name, a title or a domain, in characters. */
const prefixLength = 16;
const wordsOfText = 6;
/** Longer, since email addresses often differ late. */
const emailPrefixLength = 40;
const partsOfDomain = 4;

export type Searchable = { id: string; applicant_name: string; applicant_email: string; job_title: string };

/** Apostrophes and joiners begin words too: people are found by the second part of a name. */
const foldWords = (text: string) => fold(text, ' ');

/** Prefixes without blanks, and the reference: docs/decisions/0005-search.md */
export function searchEntries({ id, applicant_name, applicant_email, job_title }: Searchable): string[] {
  // An international domain is found as it is stored, and as people write it.
  const addresses = [applicant_email, applicant_email.replace(/(?<=@)[^@]*$/, (domain) => domainToUnicode(domain))].map(foldWords);
  return [
    ...new Set([
      ...entriesOfText(foldWords(applicant_name)),
      ...addresses.flatMap(entriesOfAddress),
      ...entriesOfText(foldWords(job_title)),
      fold(referenceOf({ id })),
    ]),
  ];
}

/** @returns undefined for a blank query. A query longer than the entries is cut. */
export function searchEntry(query: string): string | undefined {
  const characters = Array.from(foldWords(query).replaceAll(' ', '').replace(/^@/, ''));
  const length = characters.includes('@') ? emailPrefixLength : prefixLength;
  return characters.slice(0, length).join('') || undefined;
}

function entriesOfAddress(address: string): string[] {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return [
    ...prefixes(address, emailPrefixLength),
    ...suffixes(domain, /[^.]+/gu, partsOfDomain).flatMap((text) => prefixes(text, prefixLength)),
  ];
}

function entriesOfText(text: string): string[] {
  return [text, ...suffixes(text, /[\p{L}\p{N}]+/gu, wordsOfText)].flatMap((suffix) => prefixes(suffix, prefixLength));
}

function suffixes(text: string, word: RegExp, max: number): string[] {
  return [...text.matchAll(word)].slice(0, max).map(({ index }) => text.slice(index));
}

/** Does not split surrogate pairs. */
function prefixes(text: string, length: number): string[] {
  const characters = Array.from(text.replaceAll(' ', '')).slice(0, length);
  return characters.map((_, end) => characters.slice(0, end + 1).join(''));
}
