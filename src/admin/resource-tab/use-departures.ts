import { useEffect, useEffectEvent, useState } from 'react';
import type { Item } from './use-local-changes.ts';

/** Longer than a double click, so that its second click meets the same row. In milliseconds. */
const departureMs = 800;

/**
 * Keeps items that no longer match the list for a moment, so that nothing moves under the pointer. @param list differs between lists that have
 * nothing in common @param items undefined until they are loaded @returns whether an item has left the list
 */
export function useDepartures<T extends Item & { status?: string }>(
  list: string,
  items: T[] | undefined,
  matches: (item: T) => boolean,
): (item: T) => boolean {
  const others = items?.filter((item) => !matches(item)) ?? [];
  const current = { list, ids: others.map(({ id }) => id) };
  // Those that do not match when the list is opened were never seen in it.
  const [departed, setDeparted] = useState(current);
  if (departed.list !== list && items) setDeparted(current);

  const depart = useEffectEvent(() => setDeparted(current));
  // With the status, so that choosing another one starts the time again.
  const waiting = others.map(({ id, status }) => `${id} ${status}`).join();
  useEffect(() => {
    if (waiting === '') return;
    const timer = setTimeout(() => depart(), departureMs);
    return () => clearTimeout(timer);
  }, [list, waiting]);

  const ids = new Set(departed.ids);
  return (item) => !matches(item) && ids.has(item.id);
}
