/** Placeholders for the logos of clients. */
export const logoShapes = [
  'interlaced rings',
  'folded hexagon',
  'rising bars',
  'quartered circle',
  'parallel waves',
  'stacked chevrons',
] as const;

export type LogoShape = (typeof logoShapes)[number];

/** The text of a placeholder logo for screen readers. @param number counts from 1 */
export function logoLabel(number: number): string {
  return `Logo of client ${number}`;
}
