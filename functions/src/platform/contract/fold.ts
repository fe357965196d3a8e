/** What a search takes for the same letter, beyond what Unicode's normalization (NFKD) replaces. */
const replacements: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  þ: 'th',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};
const replacedLetter = new RegExp(`[${Object.keys(replacements).join('')}]`, 'g');

/** Apostrophes, what people type for them, and the zero-width joiners of some scripts. */
const apostropheOrJoiner = /['`´‘’‛′‵＇\u02b9-\u02bf\u02c8\u02ca\u02cb՚׳ꞌ\u200c\u200d]/g;

/** Combining marks, the stroke that lengthens Arabic words, and invisible characters. */
const ignored = /[\p{M}\u0640\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Ignores case, accents, apostrophes, dashes and blanks. Searches compare such texts.
 * @param wordBreak replaces apostrophes and joiners
 */
export function fold(text: string, wordBreak = ''): string {
  return text
    .replace(apostropheOrJoiner, wordBreak)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ignored, '')
    .replace(replacedLetter, (letter) => replacements[letter] ?? letter)
    .replace(/[\s\p{Pd}−]+/gu, ' ')
    .trim();
}
