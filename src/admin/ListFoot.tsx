import { Button } from '@mantine/core';
import { useState } from 'react';
import { adminCopy } from '../content/admin-copy.ts';
import styles from './List.module.css';
import type { Actions } from './use-actions.ts';

type Props = {
  /** @returns how many were added */
  loadMore: () => Promise<number>;
  /** What a failure reads, in the catalogue's words. */
  failed: string;
  actions: Actions;
};

/** Below a list that has more pages: loads the next one. */
export function ListFoot({ loadMore, failed, actions }: Props) {
  const [loading, setLoading] = useState(false);

  const load = () => {
    if (loading) return;
    void actions.attempt(failed, async () => {
      setLoading(true);
      try {
        return adminCopy.loadedMore(await loadMore());
      } finally {
        setLoading(false);
      }
    });
  };

  return (
    <Button className={styles.more} variant="default" onClick={load} aria-disabled={loading}>
      {loading ? adminCopy.loading : adminCopy.loadMore}
    </Button>
  );
}
