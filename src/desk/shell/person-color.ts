/** How many colors `PersonColor.module.css` has. */
const colors = 8;

/**
 * @returns which of the colors a person has everywhere, 0 to 7:
 * `<b className={personStyles.person} data-person={personColor(username)}>`
 */
export function personColor(username: string): number {
  let hash = 0;
  for (const character of username) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash % colors;
}
