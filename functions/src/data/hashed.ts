import { createHash } from 'node:crypto';

/** @returns a hash that stands for values which must not be stored or logged themselves, such as addresses and tokens */
export function hashed(...values: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}
