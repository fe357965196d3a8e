import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { limits } from '#rooms/platform/contract/limits.ts';
import { type PagedSource, pagedQuery } from '../shell/queries.ts';
import type { Item } from '../shell/resource.ts';
import { useWritten } from '../shell/use-writes.ts';

type Options<T> = PagedSource<T> & {
  name: string;
  /** Whether an item that was changed here still belongs to the list. */
  matches?: (item: T) => boolean;
  paused: boolean;
};

/** A longer list is not refreshed, because each page takes a request. */
const maxRefreshedPages = 5;

/** Longer than a double click, so that the second click hits the same row. In milliseconds. */
const departureMs = 800;

/** A list that the server returns in pages. */
export function usePagedList<T extends Item>({ name, filter = {}, load, matches = () => true, paused }: Options<T>) {
  const isStill = (pages = 0) => paused || pages > maxRefreshedPages;
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...pagedQuery([name, filter], { filter, load }),
    refetchInterval: ({ state }) => !isStill(state.data?.pages.length) && limits.refreshMs,
    refetchOnWindowFocus: ({ state }) => !isStill(state.data?.pages.length),
  });
  const withChanges = useWritten<T>(name);

  const key = JSON.stringify(filter);
  const loaded = data?.pages.map((page) => page.data.flatMap((item) => withChanges(item) ?? []));
  const items = loaded?.flat();
  const hasLeft = useDepartures(key, items, matches);
  const pages = loaded?.map((page) => page.filter((item) => !hasLeft(item)));
  const find = (id: string) => items?.find((item) => item.id === id);

  return {
    /** Identifies the list by its filter. */
    key,
    /** The items by page; undefined until the first page is loaded. */
    data: pages,
    /** How many of the loaded items match the filter. */
    count: pages?.flat().filter(matches).length ?? 0,
    error,
    refetch,
    hasMore: hasNextPage,
    /** Loads the next page. Resolves with the number of items that it added. */
    loadMore: async () => {
      const before = data?.pages.length ?? 0;
      const { data: loaded, error: failure, isFetchNextPageError } = await fetchNextPage();
      if (isFetchNextPageError) throw failure;
      return (loaded?.pages.slice(before) ?? []).flatMap((page) => page.data).length;
    },
    /** A loaded item, even if it no longer matches the filter. */
    find,
    /** An item as it is now, even if the list no longer has it. */
    current: (item: T) => find(item.id) ?? withChanges(item) ?? item,
  };
}

export type PagedList<T extends Item> = ReturnType<typeof usePagedList<T>>;

/** What a tab shows of a list, which need not come in pages. */
export type ResourceList<T extends Item> = Pick<PagedList<T>, 'key' | 'data' | 'count' | 'hasMore' | 'loadMore'> & {
  error: unknown;
  refetch: () => unknown;
};

/**
 * Keeps items that no longer match in the list briefly, so that nothing moves under the pointer.
 * @param list identifies the list by its filter @returns whether an item has left the list
 */
function useDepartures<T extends Item>(list: string, items: T[] | undefined, matches: (item: T) => boolean): (item: T) => boolean {
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
