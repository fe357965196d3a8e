import { createHash } from 'node:crypto';

/** @returns the SHA-256 in hex of values that must not be stored or logged as they are */
export function hashed(...values: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
