import type { CSSProperties } from 'react';
import styles from './PersonColor.module.css';
import { colleaguesQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

const hues = ['#1f5fa8', '#a23b1e', '#6a3fa0', '#2f6b2f', '#9c2c66', '#755700', '#0b6676', '#555b69'];

/** @returns the color that a person has everywhere, and as far as there are enough, nobody else */
export function personLook(username: string) {
  const colleagues = queryClient.getQueryData(colleaguesQuery.queryKey) ?? [];
  const names = colleagues.flatMap((one) => (one.disabled ? [] : one.username)).sort();
  const taken = new Set<number>();
  for (const name of names) {
    if (name === username) break;
    taken.add(freeHue(name, taken));
  }
  return { className: styles.person, style: { '--hue': hues[freeHue(username, taken)] } as CSSProperties };
}

/** @returns what the name says, or else the next one */
function freeHue(username: string, taken: ReadonlySet<number>): number {
  let hash = 0;
  for (const character of username) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  while (taken.size < hues.length && taken.has(hash % hues.length)) hash += 1;
  return hash % hues.length;
}
