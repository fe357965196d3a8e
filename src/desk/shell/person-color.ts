import type { CSSProperties } from 'react';

const hues = ['#1f5fa8', '#a23b1e', '#6a3fa0', '#2f6b2f', '#9c2c66', '#755700', '#0b6676', '#555b69'];

/**
 * @returns the color that a person has everywhere:
 * `<b className={personStyles.person} style={personColor(username)}>`
 */
export function personColor(username: string): CSSProperties {
  let hash = 0;
  for (const character of username) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return { '--hue': hues[hash % hues.length] } as CSSProperties;
}
