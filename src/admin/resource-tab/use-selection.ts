import { useCallbackRef } from '@mantine/hooks';
import { useRef, useState } from 'react';

/** Which items of a list are selected. @param list identifies the list, for example by its filter */
export function useSelection(list: string) {
  const [state, setState] = useState({ list, ids: new Set<string>() });
  const anchor = useRef<string>(undefined);
  const ids: ReadonlySet<string> = state.list === list ? state.ids : new Set();

  // Not a stable function: it selects in the list of its render. A late answer must not select anything in the list that is shown by then.
  const set = (next: Iterable<string>) => setState({ list, ids: new Set(next) });

  const remove = useCallbackRef((removed: readonly string[]) =>
    setState((state) => ({ ...state, ids: new Set([...state.ids].filter((id) => !removed.includes(id))) })),
  );

  /** Selects or deselects an item. @param shownIds the ids of the shown items, to include those between the last toggled item and this one */
  const toggle = useCallbackRef((id: string, shownIds: readonly string[] = []) => {
    const [from, to] = [anchor.current, id].map((end) => shownIds.findIndex((each) => each === end));
    const changed = from === undefined || to === undefined || from < 0 ? [id] : shownIds.slice(Math.min(from, to), Math.max(from, to) + 1);
    anchor.current = id;
    set(ids.has(id) ? [...ids].filter((each) => !changed.includes(each)) : [...ids, ...changed]);
  });

  return { ids, set, remove, toggle, clear: useCallbackRef(() => set([])) };
}

export type Selection = ReturnType<typeof useSelection>;
