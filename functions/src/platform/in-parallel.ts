/** How many documents one call changes at once. */
export const changesAtOnce = 25;

/** Works on at most `concurrency` items at once. @returns results in the order of the items */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  async function workOnWaiting(): Promise<void> {
    // All workers take from the same iterator.
    for (const [index, item] of waiting) results[index] = await work(item);
  }
  await Promise.all(Array.from({ length: concurrency }, workOnWaiting));
  return results;
}

/** @returns what the promises resolve with, by their names */
export async function allOf<Promises extends Record<string, unknown>>(promises: Promises) {
  const named = Object.entries(promises).map(async ([name, promise]) => [name, await promise] as const);
  return Object.fromEntries(await Promise.all(named)) as { [Name in keyof Promises]: Awaited<Promises[Name]> };
}
