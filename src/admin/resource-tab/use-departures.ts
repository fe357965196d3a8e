import { useEffect, useEffectEvent, useState } from 'react';
import type { Item } from '../shared/resource.ts';

/** Longer than a double click, so that the second click hits the same row. In milliseconds. */
const departureMs = 800;

/**
 * Keeps items that no longer match in the list for a moment, so that nothing moves under the pointer.
 * @param list identifies the list by its filter @returns whether an item has left the list
 */
export function useDepartures<T extends Item>(list: string, items: T[] | undefined, matches: (item: T) => boolean): (item: T) => boolean {
  const mismatches = items?.filter((item) => !matches(item)) ?? [];
  const current = { list, ids: mismatches.map(({ id }) => id) };
  // Items that do not match when the list opens are never shown.
  const [departed, setDeparted] = useState(current);
  if (departed.list !== list && items) setDeparted(current);

  const depart = useEffectEvent(() => setDeparted(current));
  // Includes the status, so that another change of it restarts the timer.
  const departing = mismatches.map(({ id, status }) => `${id} ${status}`).join();
  useEffect(() => {
    if (departing === '') return;
    const timer = setTimeout(() => depart(), departureMs);
    return () => clearTimeout(timer);
  }, [list, departing]);

  const ids = new Set(departed.ids);
  return (item) => !matches(item) && ids.has(item.id);
}
