import { Skeleton } from '@mantine/core';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import styles from './ResourceTab.module.css';

/** Stands in for a list that is loading. */
export function ListSkeleton() {
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
