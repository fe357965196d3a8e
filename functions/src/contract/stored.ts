import { z } from 'zod/mini';

/** As read from Firestore. An odd value reads as blank, so that it does not hide the record. */
export const storedText = z.catch(z.string(), '');

export const storedFlag = z.catch(z.boolean(), false);

/** ISO 8601 in UTC, or blank. */
export const storedTime = storedText;
