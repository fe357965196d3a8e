import { z } from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './text.ts';

/** @returns whether it is a time zone of the IANA database, such as Asia/Kolkata */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A time zone such as Asia/Kolkata. */
export function zoneInput(error: string) {
  return text(limits.choiceBytes, error, error).check(z.refine(isZone, error));
}
