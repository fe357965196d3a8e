import { domainToUnicode } from 'node:url';
import type { Answer } from './contract/answer.ts';
import type { Application } from './contract/applications.ts';
import { referenceOf } from '../platform/contract/reference.ts';
import { fold } from '../platform/contract/fold.ts';

/** Of an entry of a name, a title or a domain, in characters. */
const prefixLength = 16;
const wordsOfText = 6;
/** Longer, since email addresses often differ late. */
const emailPrefixLength = 40;
const partsOfDomain = 4;
/** Few, because the name of a resume is mostly the applicant's. */
const wordsOfFileName = 3;
const groupsOfPhone = 4;
/** Of the cover letter and the answers, as a whole, because each costs an entry in every index. */
const wordsOfLetter = 60;
/** Of these, at most so many are from answers. */
const wordsOfAnswers = 20;
const lettersOfWord = 4;
/** Fewer digits of a phone number say nothing. */
const fewestDigits = 3;

type Searchable = Pick<Application, 'id' | 'applicant_name' | 'applicant_email' | 'phone' | 'job_title' | 'cover_letter'> & {
  resume: { file_name: string } | null;
  answers?: readonly Answer[];
};

/** Folded. Names and addresses have letters. */
const phoneNumber = /^[\d\s+()./]+$/;
/** A country code after + or 00: https://www.itu.int/pub/T-SP-E.164D */
const countryCode = /^(?:\+|00)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** In scripts without blanks, each letter or syllable begins a word. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\u1100-\u115f][\u1160-\u11ff]*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u1100-\u115f])[\p{L}\p{N}])+/gu;

/** Apostrophes, joiners and middle dots begin words too: people are found by the second part of a name. */
const foldWords = (text: string) => fold(text.replace(/[,，、،・･·•()（）"“”]/g, ' '), ' ');

/** Prefixes without blanks, and the reference: docs/decisions/0009-submissions.md */
export function searchEntries(application: Searchable): string[] {
  const { id, applicant_name, applicant_email, phone, job_title, resume, cover_letter, answers = [] } = application;
  const texts = answers.filter(({ kind }) => kind !== 'yes or no').map(({ value }) => value);
  return [
    ...new Set([
      ...entriesOfSender(id, applicant_email, [applicant_name, job_title]),
      ...rotations(foldWords(applicant_name)).flatMap((name) => prefixes(name, prefixLength)),
      ...entriesOfPhone(foldWords(phone)),
      ...entriesOfText(foldWords(resume?.file_name ?? ''), wordsOfFileName),
      ...entriesOfLetter(texts.join(' '), cover_letter),
    ]),
  ];
}

/** The same for what a visitor has sent with another form. */
export function submissionEntries({ id, name, email, subject }: { id: string; name: string; email: string; subject: string }): string[] {
  return [...new Set(entriesOfSender(id, email, [name, subject]))];
}

function entriesOfSender(id: string, email: string, texts: string[]): string[] {
  // An international domain is found as it is stored, and as people write it.
  const addresses = [email, email.replace(/(?<=@)[^@]*$/, (domain) => domainToUnicode(domain))].map(foldWords);
  return [
    ...texts.flatMap((text) => entriesOfText(foldWords(text))),
    ...addresses.flatMap(entriesOfAddress),
    // As a search for it: one of digits looks like a phone number.
    searchEntry(referenceOf({ id })) ?? '',
  ];
}

/** @returns undefined for a blank query. A query longer than the entries is cut. */
export function searchEntry(query: string): string | undefined {
  const text = foldWords(query);
  const number = phoneNumber.test(text) ? nationalDigits(text) : '';
  const characters = Array.from(number || text.replaceAll(' ', '').replace(/^@/, ''));
  const length = characters.includes('@') ? emailPrefixLength : prefixLength;
  return characters.slice(0, length).join('') || undefined;
}

/** @returns the entries of each word of a query, the longest first */
export function searchWords(query: string): string[] {
  const entries = query.split(/\s+/).flatMap((one) => searchEntry(one) ?? []);
  return [...new Set(entries)].toSorted((one, other) => other.length - one.length);
}

function entriesOfAddress(address: string): string[] {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return [
    ...prefixes(address, emailPrefixLength),
    ...suffixes(domain, /[^.]+/gu, partsOfDomain).flatMap((text) => prefixes(text, prefixLength)),
  ];
}

function entriesOfText(text: string, words = wordsOfText): string[] {
  return [text, ...suffixes(text, word, words)].flatMap((suffix) => prefixes(suffix, prefixLength));
}

function entriesOfLetter(answers: string, letter: string): string[] {
  const words = new Set([...telling(answers).slice(0, wordsOfAnswers), ...telling(letter)]);
  return [...words].slice(0, wordsOfLetter).flatMap((one) => searchEntry(one) ?? []);
}

/** @returns the words of a text: names and terms first, then the longest */
function telling(text: string): string[] {
  const weightOf = (word: string) => (/^\p{Lu}|\p{N}/u.test(word) ? prefixLength : word.length);
  const words = [...new Set(text.match(/[\p{L}\p{M}\p{N}]{2,}/gu))].filter((one) => weightOf(one) >= lettersOfWord);
  return words.toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** With and without the country code, and from each group of digits. */
function entriesOfPhone(phone: string): string[] {
  const groups = suffixes(phone, /\d+/g, groupsOfPhone).map(digits);
  return [nationalDigits(phone), ...groups].flatMap((number) => prefixes(number, prefixLength).slice(fewestDigits - 1));
}

/** @returns the digits without country code and leading zeros; those of the code if that is all */
function nationalDigits(phone: string): string {
  const typed = phone.replace(/[^\d+]/g, '');
  return digits(typed.replace(countryCode, '')) || digits(typed);
}

function digits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '');
}

function suffixes(text: string, word: RegExp, max: number): string[] {
  return [...text.matchAll(word)].slice(0, max).map(({ index }) => text.slice(index));
}

/**
 * The name, from each of its words on, and without those in the middle: 'Lindqvist, Anna' and 'Anna
 * Lindqvist' find 'Anna Maria Lindqvist'.
 */
function rotations(name: string): string[] {
  const rotated = suffixes(name, word, wordsOfText).map((end) => `${end} ${name.slice(0, name.length - end.length)}`);
  return [...rotated, name.replace(/ .* /, ' ')];
}

/** Does not split surrogate pairs. */
function prefixes(text: string, length: number): string[] {
  const characters = Array.from(text.replaceAll(' ', '')).slice(0, length);
  return characters.map((_, end) => characters.slice(0, end + 1).join(''));
}
