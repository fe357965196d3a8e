/** Letters that Unicode does not decompose, and variants that people use for each other. */
const basicLetters: Record<string, string> = {
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
const otherLetter = new RegExp(`[${Object.keys(basicLetters).join('')}]`, 'g');

/** Apostrophes, the marks that people use as such, and joiners. */
const markInWord = /['`´‘’‛′‵＇\u02b9-\u02bf\u02c8\u02ca\u02cb՚׳ꞌ\u200c\u200d]/g;

/** Marks, the stroke that lengthens Arabic letters, and invisible characters. */
const ignored = /[\p{M}\u0640\p{Default_Ignorable_Code_Point}]/gu;

/** @returns the text for searching @param wordBreak replaces apostrophes and joiners */
export function fold(text: string, wordBreak = ''): string {
  return text
    .replace(markInWord, wordBreak)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ignored, '')
    .replace(otherLetter, (letter) => basicLetters[letter] ?? letter)
    .replace(/[\s\p{Pd}−]+/gu, ' ')
    .trim();
}
