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
 * @param before the list as it was when the item was still there
 */
export function restoreItem<T extends Item>(items: T[], item: T, before: readonly T[]): T[] {
  if (items.some(({ id }) => id === item.id)) return items;
  const followers = before.slice(before.findIndex(({ id }) => id === item.id) + 1);
  const place = items.findIndex(({ id }) => followers.some((follower) => follower.id === id));
  return items.toSpliced(place === -1 ? items.length : place, 0, item);
}

/** @returns both pages as one, without the items that stand in both */
export function joinPages<T extends Item>(shown: T[], added: T[]): T[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...added.filter(({ id }) => !known.has(id))];
}
