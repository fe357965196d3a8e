import type { ReactNode } from 'react';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import type { ResourceList } from './use-paged-list.ts';

type Props<T> = {
  list: ResourceList<T>;
  failed: string;
  children: (pages: T[][]) => ReactNode;
};

/** A list that is loading, loaded, or failed. A loaded one stays when a later refresh fails. */
export function ListState<T>({ list: { pages, error, reload }, failed, children }: Props<T>) {
  if (pages) return children(pages);
  if (error) return <LoadFailure title={failed} error={error} onRetry={reload} />;
  return <ListSkeleton />;
}
