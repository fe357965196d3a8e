import { Skeleton } from '@mantine/core';
import { dashboardTexts } from './dashboard-texts.ts';

type Props = { className?: string | undefined; heights: readonly number[] };

/** Stands in for parts of a page that are loading. */
export function Skeletons({ className, heights }: Props) {
  return (
    <div className={className} role="status" aria-label={dashboardTexts.loading}>
      {heights.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  );
}
