import { createHash } from 'node:crypto';

/** SHA-256 in hex, for what must not be stored or logged, such as addresses and tokens. */
export function hashed(...values: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
