import { limits } from './contract/limits.ts';

/** The slowest connection that can send a form, in bytes per millisecond: a weak mobile network. */
const slowestUpload = 160;

/** The slowest connection from the function to Cloud Storage, in bytes per millisecond. */
const slowestStorage = 1024;

/** The longest time for a call of a service, in milliseconds: docs/decisions/0003-requests.md */
export const timeouts = {
  firestore: 8000,
  auth: 8000,
  storage: 3000 + limits.resumeBytes / slowestStorage,
  siteverify: 5000,
};

/** @param maxBytes the largest accepted body @returns milliseconds in which it must arrive */
export function bodyTimeout(maxBytes: number): number {
  return 10_000 + maxBytes / slowestUpload;
}
