import { lookUp } from '#rooms/platform/contract/look-up.ts';

/** As these companies write their names. */
const names: Partial<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  stackoverflow: 'Stack Overflow',
  stepstone: 'StepStone',
  weworkremotely: 'We Work Remotely',
  youtube: 'YouTube',
};

/** @returns what staff read for a source, such as 'LinkedIn' for 'linkedin' */
export const sourceName = (source: string): string => lookUp(names, source) ?? source.charAt(0).toUpperCase() + source.slice(1);
