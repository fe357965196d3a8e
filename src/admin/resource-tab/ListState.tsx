import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { LoadFailure } from '../shared/LoadFailure.tsx';
import styles from './ResourceTab.module.css';
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
  return (
    <div className={styles.skeletons} role="status" aria-label={dashboardTexts.loading}>
      {Array.from({ length: 12 }, (_, row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton height={12} width={`${30 + ((row * 7) % 20)}%`} />
        </div>
      ))}
    </div>
  );
}
