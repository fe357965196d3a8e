type Item = { id: string };

/** @returns the list with each item of that id replaced by `change`'s result */
export function changeItem<T extends Item>(items: T[], id: string, change: (item: T) => T): T[] {
  return items.map((item) => (item.id === id ? change(item) : item));
}

/** @returns the list without that item */
export function withoutItem<T extends Item>(items: T[], id: string): T[] {
  return items.filter((item) => item.id !== id);
}

/**
 * Puts a removed item back where it was, in a list that may have changed meanwhile.
 * @param before the list as it was before; one that did not have the item doesn't get it
 */
export function restoreItem<T extends Item>(items: T[], item: T, before: readonly T[]): T[] {
  if (items.some(({ id }) => id === item.id)) return items;
  const former = before.findIndex(({ id }) => id === item.id);
  if (former === -1) return items;
  const followers = before.slice(former + 1);
  const place = items.findIndex(({ id }) => followers.some((follower) => follower.id === id));
  return items.toSpliced(place === -1 ? items.length : place, 0, item);
}

/** @returns both pages as one, without the items that stand in both */
export function joinPages<T extends Item>(shown: T[], added: T[]): T[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...added.filter(({ id }) => !known.has(id))];
}

/** The beginning of a list, and where its rest is to be had. */
type Beginning<T> = { items: T[]; next?: string };

/**
 * Brings a list up to date that is longer than the page which was fetched anew.
 * @param shown newest first
 * @param newest the same list's beginning as it is now
 * @returns the fetched items, and after them what was shown further down; only the fetched ones where nobody can tell
 *   what lies between the two
 */
export function mergeNewest<T extends Item>(shown: Beginning<T>, newest: Beginning<T>): Beginning<T> {
  if (newest.next === undefined) return newest;
  const places = new Map(shown.items.map(({ id }, place) => [id, place]));
  // The lowest of the fetched that was shown: what is shown below it follows.
  const seam = newest.items.findLastIndex(({ id }) => places.has(id));
  const known = newest.items[seam];
  if (!known || seam < newest.items.length - 1) return newest;
  const rest = shown.items.slice((places.get(known.id) ?? 0) + 1);
  return rest.length > 0 ? { items: joinPages(newest.items, rest), next: shown.next } : newest;
}

/** @returns the list in groups of that size; the last may be smaller */
export function inGroups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, place) => items.slice(place * size, (place + 1) * size));
}
