import type { QueryClient } from '@tanstack/react-query';

export type LoadedPage<T> = { data: T[]; next?: string };

/** Changes all loaded lists of a resource. @param change returns undefined for a missing item */
export async function changeListed<T>(client: QueryClient, name: string, change: (item: T) => T | undefined): Promise<void> {
  const ofList = { queryKey: [name] };
  await client.cancelQueries(ofList);
  client.setQueriesData<{ pages?: LoadedPage<T>[] }>(ofList, (lists) =>
    lists?.pages
      ? { ...lists, pages: lists.pages.map((page) => ({ ...page, data: page.data.flatMap((item) => change(item) ?? []) })) }
      : lists,
  );
  // A cancelled first load has left its list without items.
  void client.refetchQueries({ ...ofList, type: 'active', predicate: ({ state }) => state.data === undefined });
}
