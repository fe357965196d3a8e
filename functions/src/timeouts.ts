/**
 * How long one call of a part may take, in milliseconds. Hosting gives up on a request after 60 s, and a person before that.
 * The longest chain of calls, applying with every service just short of its limit, comes to 8 + 8 + 5 + 15 + 8 s.
 */
export const timeouts = {
  firestore: 8000,
  auth: 8000,
  /** Five megabytes travel in it. */
  storage: 15_000,
  siteverify: 5000,
};

export type Timeouts = typeof timeouts;
