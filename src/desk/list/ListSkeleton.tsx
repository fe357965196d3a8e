import { Skeleton } from '@mantine/core';
import { Loading } from '../shell/Loaded.tsx';
import styles from './ResourceTab.module.css';

/** Stands in for a list that is loading. */
export function ListSkeleton() {
  return (
    <Loading className={styles.skeletons}>
      {Array.from({ length: 12 }, (_, row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton height={12} width={`${30 + ((row * 7) % 20)}%`} />
        </div>
      ))}
    </Loading>
  );
}
