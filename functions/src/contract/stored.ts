import { z } from 'zod/mini';

/**
 * Fields as they are read, from Firestore or from an answer. A value of the wrong kind reads as blank: one odd field must not hide a
 * record, nor the list that it is in. Rules for input are not applied again, so a stricter rule hides nothing stored before it.
 */
export const storedText = z.catch(z.string(), '');

/** ISO 8601 in UTC, or blank. */
export const storedTime = storedText;
