/**
 * How long one call of a part may take, in milliseconds. Not how long a request may: its calls follow each other.
 * @see docs/decisions/0016-outages.md for what they add up to
 */
export const timeouts = {
  firestore: 8000,
  auth: 8000,
  /** Five megabytes travel in it. */
  storage: 15_000,
  siteverify: 5000,
};

export type Timeouts = typeof timeouts;
