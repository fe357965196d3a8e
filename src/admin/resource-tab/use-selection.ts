import { useCallbackRef } from '@mantine/hooks';
import { useRef, useState } from 'react';

/** Which items of a list are selected. @param list identifies the list by its filter */
export function useSelection(list: string) {
  const [state, setState] = useState({ list, ids: new Set<string>() });
  const anchor = useRef<string>(undefined);
  const ids: ReadonlySet<string> = state.list === list ? state.ids : new Set();

  // Selects in the list of this render, which a late answer was asked for.
  const set = (next: Iterable<string>) => setState({ list, ids: new Set(next) });

  const remove = useCallbackRef((removed: readonly string[]) =>
    setState((state) => ({ ...state, ids: new Set([...state.ids].filter((id) => !removed.includes(id))) })),
  );

  /** @param shownIds the shown items, if those between the last toggled item and this one are to follow */
  const toggle = useCallbackRef((id: string, shownIds: readonly string[] = []) => {
    const [from, to] = [anchor.current, id].map((end) => shownIds.findIndex((each) => each === end));
    const changed = from === undefined || to === undefined || from < 0 ? [id] : shownIds.slice(Math.min(from, to), Math.max(from, to) + 1);
    anchor.current = id;
    set(ids.has(id) ? [...ids].filter((each) => !changed.includes(each)) : [...ids, ...changed]);
  });

  return { ids, set, remove, toggle, clear: useCallbackRef(() => set([])) };
}

export type Selection = ReturnType<typeof useSelection>;
