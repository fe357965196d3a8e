import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';
import { isZone } from './zones.ts';

/** See `Clocks`. */
export const clocks = z.optional(z.array(z.object({ since: z.string(), ahead: z.int() })));

/** A time zone such as Asia/Kolkata. */
export function zoneInput(error: string) {
  return text(limits.choiceBytes, error, error).check(z.refine(isZone, error));
}
