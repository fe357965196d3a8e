import { limits } from './contract/limits.ts';

/** The slowest connection that can send a form, in bytes per millisecond: 160 kB/s, a weak mobile network. */
const slowestUpload = 160;

/** The slowest connection from the function to Cloud Storage, in bytes per millisecond. */
const slowestStorage = 1024;

/** The longest time for one call of a service, in milliseconds. @see docs/decisions/0016-outages.md */
export const timeouts = {
  firestore: 8000,
  auth: 8000,
  storage: 3000 + limits.resumeBytes / slowestStorage,
  siteverify: 5000,
};

export type Timeouts = typeof timeouts;

/** Limits how long a slow sender occupies an instance. @param maxBytes the largest accepted body @returns milliseconds */
export function bodyTimeout(maxBytes: number): number {
  return 10_000 + maxBytes / slowestUpload;
}
