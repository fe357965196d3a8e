import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';
import { texts } from './texts.ts';

/** The `updated_at` of the version that a change is based on. */
export const requiredVersion = text(limits.timeBytes, texts.invalidVersion, texts.invalidVersion).check(
  z.iso.datetime({ error: texts.invalidVersion }),
  // Firestore refuses the year 0.
  z.refine((time) => !time.startsWith('0000'), texts.invalidVersion),
);

/** If it is missing, the change applies to any version. */
export const version = z.optional(requiredVersion);
