import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';
import { texts } from './texts.ts';

/** A value of the wrong kind reads as blank: one odd field must not hide a record or its list. */
export const storedText = z.catch(z.string(), '');

export const storedTexts = z.catch(z.array(z.string()), []);

export const storedFlag = z.catch(z.boolean(), false);

export const storedAmount = z.catch(z.nullable(z.number()), null);

/** ISO 8601 in UTC, or blank. */
export const storedTime = storedText;

/** The same, or null: nothing is due, unread or booked. Older documents may have no such field. */
export const storedTimeOrNull = z.catch(z.nullable(z.string()), null);

/** The `updated_at` of the version that a change is based on. */
export const requiredVersion = text(limits.timeBytes, texts.invalidVersion, texts.invalidVersion).check(
  z.iso.datetime({ error: texts.invalidVersion }),
  // Firestore refuses the year 0.
  z.refine((time) => !time.startsWith('0000'), texts.invalidVersion),
);

/** If it is missing, the change applies to any version. */
export const version = z.optional(requiredVersion);
