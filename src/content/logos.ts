/** The marks in the home page's strip: invented shapes that stand in for clients until real ones agree to be shown. */
export const logoShapes = [
  'interlaced rings',
  'folded hexagon',
  'rising bars',
  'quartered circle',
  'parallel waves',
  'stacked chevrons',
] as const;

export type LogoShape = (typeof logoShapes)[number];
