import { useCallbackRef } from '@mantine/hooks';
import { useRef, useState } from 'react';
import type { Item } from '../shell/resource.ts';

/** An item as staff have seen it. */
export type Version = Pick<Item, 'id' | 'updated_at'>;

/** Items in the versions that were selected. @param list identifies the list by its filter */
export function useSelection(list: string) {
  const [state, setState] = useState({ list, versions: [] as readonly Version[] });
  const anchor = useRef<string>(undefined);
  const versions = state.list === list ? state.versions : [];
  const ids: ReadonlySet<string> = new Set(versions.map(({ id }) => id));

  // Selects in the list of this render, which a late answer was asked for.
  const set = (versions: readonly Version[]) => setState({ list, versions });

  /** @param change returns undefined for what is no longer selected */
  const update = (change: (version: Version) => Version | undefined) =>
    setState((state) => ({ ...state, versions: state.versions.flatMap((version) => change(version) ?? []) }));

  /** @param shown the shown items, if those since the last toggled one are to follow */
  const toggle = useCallbackRef((item: Version, shown: readonly Version[] = []) => {
    const [from = -1, to = -1] = [anchor.current, item.id].map((end) => shown.findIndex(({ id }) => id === end));
    const changed = from < 0 || to < 0 ? [item] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    const others = versions.filter(({ id }) => changed.every((each) => each.id !== id));
    anchor.current = item.id;
    set(ids.has(item.id) ? others : [...others, ...changed]);
  });

  return { versions, ids, set, update, toggle };
}

export type Selection = ReturnType<typeof useSelection>;
