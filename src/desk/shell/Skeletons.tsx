import { Skeleton } from '@mantine/core';
import { Loading } from './Loading.tsx';

type Props = { className?: string | undefined; heights: readonly number[] };

/** Stands in for parts of a page that are loading. */
export function Skeletons({ className, heights }: Props) {
  return (
    <Loading className={className}>
      {heights.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </Loading>
  );
}
