/** Letters that Unicode does not decompose into a basic letter and a mark. */
const basicLetters: Record<string, string> = {
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

/** @returns the text for searching: without case, accents and superfluous blanks */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøđðþıßæœ]/g, (letter) => basicLetters[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim();
}
