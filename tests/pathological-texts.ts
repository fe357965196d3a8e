/** Units that can make validation slow when they are repeated. */
export const units: Record<string, string> = {
  letters: 'a',
  digits: '7',
  blanks: ' ',
  'no-break spaces': '\u00a0',
  tabs: '\t',
  'line ends': '\n',
  'line ends of two characters': '\r\n',
  'line separators': '\u2028',
  nulls: '\0',
  'control characters': '\u0007',
  'invisible marks': '\u200b',
  'combining marks': '\u0301',
  'combining marks in the wrong order': '\u0301\u0323\u0327',
  'a character that NFKC makes 18 times as long': '\ufdfa',
  'decomposed letters': 'e\u0301',
  dots: '.',
  'at signs': '@',
  'dots after letters': 'a.',
  dashes: '-',
  quotes: '"',
  backslashes: '\\',
  semicolons: ';',
  equals: '=',
  'formulas after separators': ';=',
  percents: '%41',
  'half surrogate pairs': '\ud800',
  emoji: '👩‍💻',
  'Chinese characters': '孔',
  mixed: 'a \u0301.@"\n\u200b\ufdfa\ud800;=',
};

/** Named functions that make a text of at least the given number of bytes. */
export const pathologicalTexts = Object.entries(units).flatMap(([name, unit]): [name: string, text: (bytes: number) => string][] => {
  const fill = (bytes: number) => unit.repeat(Math.ceil(bytes / Buffer.byteLength(unit)));
  // Some checks go further with a text that resembles an email address.
  return [
    [name, fill],
    [`an address, then ${name}`, (bytes) => `a@example.com${fill(bytes)}`],
    [`${name}, then an address`, (bytes) => `${fill(bytes)}a@example.com`],
    [`a@, ${name}, then @`, (bytes) => `a@${fill(bytes)}@`],
  ];
});
