import { Button } from '@mantine/core';
import { useState } from 'react';
import { dashboardTexts } from '../content/staff/dashboard.ts';
import { focusHeir } from '../lib/focus-heir.ts';
import { actionAt } from './list-focus.ts';
import styles from './List.module.css';
import type { Actions } from './use-actions.ts';

type Props = {
  /** How many items are shown. */
  count: number;
  /** @returns how many were added */
  loadMore: () => Promise<number>;
  /** What a failure reads, in the catalogue's words. */
  failed: string;
  actions: Actions;
};

/** Below a list that has more pages: loads the next one. */
export function ListFoot({ count, loadMore, failed, actions }: Props) {
  const [loading, setLoading] = useState(false);

  const load = () => {
    if (loading) return;
    void actions.attempt(failed, async () => {
      setLoading(true);
      try {
        return dashboardTexts.loadedMore(await loadMore());
      } finally {
        setLoading(false);
      }
    });
  };

  return (
    <Button
      // Gone with the last page, of which the first row takes its place.
      ref={focusHeir((list) => actionAt(count, list))}
      className={styles.more}
      variant="default"
      onClick={load}
      aria-disabled={loading}
    >
      {loading ? dashboardTexts.loading : dashboardTexts.loadMore}
    </Button>
  );
}
