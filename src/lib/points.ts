/** @returns the points of a text with one point per line, without the marks that people type before them */
export function pointsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•–]\s+/u, '').trim())
    .filter(Boolean);
}
