import { Button } from '@mantine/core';
import { useState } from 'react';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { focusAfterRemoval } from '../../shared/lib/focus.ts';
import { rowTarget } from './list-focus.ts';
import styles from './ResourceTab.module.css';

type Props = {
  /** How many rows are shown. */
  count: number;
  onLoad: () => Promise<unknown>;
  label?: string;
};

/** Loads the next page. After the last one, the first new row gets the focus. */
export function LoadMore({ count, onLoad, label = dashboardTexts.loadMore }: Props) {
  const [loading, setLoading] = useState(false);

  const load = async () => {
    if (loading) return;
    setLoading(true);
    await onLoad();
    setLoading(false);
  };

  return (
    <Button
      ref={focusAfterRemoval((list) => rowTarget(list, count))}
      className={styles.loadMore}
      variant="default"
      onClick={() => void load()}
      aria-disabled={loading}
    >
      {loading ? dashboardTexts.loading : label}
    </Button>
  );
}
