/** @param length in UTF-16 units @returns one line, truncated after a word if it is short */
export function truncated(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const beginning = line.slice(0, length).replace(/(?<![\s.,;:])[\s.,;:]+\S{0,40}$/, '');
  // Half of a character remains where one is cut.
  return `${beginning.replace(/[\ud800-\udbff]$/, '')}…`;
}
