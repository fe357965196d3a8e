import { stripVTControlCharacters } from 'node:util';

/**
 * @param line of firebase-tools' output
 * @returns whether it warns about the function, or the function printed it as more than information
 */
export function isWorthPrinting(line: string): boolean {
  const text = stripVTControlCharacters(line);
  if (/^[⚠!].*functions/u.test(text)) return !/requested "node" version|not running|Unable to fetch/.test(text);
  return /^>\s/.test(text) && !/"severity":"(?:DEBUG|INFO|NOTICE|DEFAULT)"/.test(text);
}
