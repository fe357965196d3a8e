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
