import { useInfiniteQuery } from '@tanstack/react-query';
import { type CallOptions, queryOf } from '../../lib/api.ts';
import { type Item, useLocalChanges } from './use-local-changes.ts';

export type ResourceList<T> = {
  /** Differs between lists that have nothing in common, for example those of two filters. */
  key: string;
  /** The items by page; undefined until the first page is loaded. */
  pages: T[][] | undefined;
  count: number;
  error: unknown;
  reload: () => void;
  hasMore: boolean;
  /** Loads the next page. Resolves with the number of items that it added. */
  loadMore: () => Promise<number>;
  /** An item as it is now; the given one if the list no longer has it. */
  current: (item: T) => T;
};

type Query = NonNullable<CallOptions['query']>;

type Options<T> = {
  name: string;
  filter?: Query;
  load: (options: { query: Query; signal: AbortSignal }) => Promise<{ data: T[]; next?: string }>;
  /** Whether the list stays as it is when the window gets the focus. */
  paused: boolean;
};

const laterPageSize = 50;

/** A longer list is not refreshed on focus, because each page takes a request. */
const maxRefreshedPages = 5;

/** A list that the server returns in pages, newest first. */
export function usePagedList<T extends Item>({ name, filter = {}, load, paused }: Options<T>): ResourceList<T> {
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [name, filter],
    queryFn: ({ pageParam, signal }) => load({ query: { ...filter, ...pageParam }, signal }),
    initialPageParam: {},
    getNextPageParam: ({ next }) => (next === undefined ? undefined : { ...queryOf(next), limit: laterPageSize }),
    refetchOnWindowFocus: ({ state }) => !paused && (state.data?.pages.length ?? 0) <= maxRefreshedPages,
  });
  const withChanges = useLocalChanges<T>(name);

  const pages = data?.pages.map((page) => page.data.flatMap((item) => withChanges(item) ?? []));

  return {
    key: JSON.stringify(filter),
    pages,
    count: pages?.flat().length ?? 0,
    error,
    reload: () => void refetch(),
    hasMore: hasNextPage,
    loadMore: async () => {
      const before = data?.pages.length ?? 0;
      const { data: loaded, error: failure, isFetchNextPageError } = await fetchNextPage();
      if (isFetchNextPageError) throw failure;
      return (loaded?.pages.slice(before) ?? []).flatMap((page) => page.data).length;
    },
    current: (item) => {
      const listed = pages?.flat().find(({ id }) => id === item.id);
      return listed ?? withChanges(item) ?? item;
    },
  };
}
