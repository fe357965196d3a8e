import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { dashboardTexts } from '../content/staff/dashboard.ts';
import type { Loaded } from '../lib/use-load.ts';
import styles from './List.module.css';
import { LoadFailure } from './LoadFailure.tsx';

type Props<T> = {
  loaded: Pick<Loaded<T>, 'state' | 'reload'>;
  /** What the failure reads, in the catalogue's words. */
  failed: string;
  children: (data: T) => ReactNode;
};

/** A list in each of its states: on its way, failed with a way to try again, there. */
export function ListState<T>({ loaded: { state, reload }, failed, children }: Props<T>) {
  if (state.status === 'ready') return children(state.data);
  if (state.status === 'loading') {
    return (
      <div className={styles.skeletons} role="status" aria-label={dashboardTexts.loading}>
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} height={48} />
        ))}
      </div>
    );
  }
  return <LoadFailure title={failed} error={state.error} onRetry={reload} />;
}
