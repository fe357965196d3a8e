import { z } from 'zod/mini';

/** A value of the wrong kind reads as blank: one odd field must not hide a record or its list. */
export const storedText = z.catch(z.string(), '');

export const storedFlag = z.catch(z.boolean(), false);

/** ISO 8601 in UTC, or blank. */
export const storedTime = storedText;
