import { Skeleton } from '@mantine/core';

/** With a first line, beside which the name of the fact stands. */
export function InterviewFactsSkeleton() {
  return <Skeleton height={148}>&nbsp;</Skeleton>;
}
