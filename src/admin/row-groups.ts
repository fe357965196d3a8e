import { inGroups } from '../lib/list.ts';

/**
 * A list that may be long is laid out and painted, or left out, by groups of this many rows: a browser watches few
 * groups with much less work than thousands of rows. The style sheet names it too.
 */
const groupSize = 25;

/** @returns the rows of each group */
export function rowGroups<T>(items: readonly T[]): T[][] {
  return inGroups(items, groupSize);
}
