import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { LoadedPage } from '../shell/queries.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { useNamed } from '../shell/people.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import { ResourceTable } from './ResourceTable.tsx';

type Props<T> = Pick<ComponentProps<typeof ResourceTable<T>>, 'columns' | 'widths' | 'row' | 'empty'> & {
  list: UseInfiniteQueryResult<InfiniteData<LoadedPage<T>>>;
  /** Said if it cannot be loaded. */
  failed: string;
};

/** A table whose rows are loaded page by page, without actions that change them. */
export function PagedTable<T>({ list, failed, ...table }: Props<T>) {
  return (
    <Loaded query={useNamed(list)} failed={failed} loading={<ListSkeleton />}>
      {({ pages }) => {
        const rows = pages.map(({ data }) => data);
        return (
          <>
            <ResourceTable {...table} pages={rows} />
            {list.isFetchNextPageError && <p role="alert">{failed}</p>}
            {list.hasNextPage && <LoadMore count={rows.flat().length} onLoad={list.fetchNextPage} />}
          </>
        );
      }}
    </Loaded>
  );
}
