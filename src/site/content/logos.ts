/** Fictional clients, whose logos stand for those of real ones. */
export const logos = [
  'Twin Ring Bearings',
  'Folded Hex Packaging',
  'Rising Bar Energy',
  'Quarter Dial Instruments',
  'Three Wave Pumps',
  'Triple Roof Storage',
] as const;

export type Logo = (typeof logos)[number];
