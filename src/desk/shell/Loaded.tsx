import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { dashboardTexts } from './dashboard-texts.ts';
import { ApiError } from '../../shared/lib/api.ts';
import { focusAfterRemoval, headingAround } from '../../shared/lib/focus.ts';

type Props<T> = {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  /** The title of a failure. */
  failed: string;
  loading?: ReactNode;
  children: (data: T) => ReactNode;
};

/** Something that is loading, loaded, or failed. Loaded data stay when a later refresh fails. */
export function Loaded<T>({ query: { data, error, refetch }, failed, loading, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (error) return <LoadFailure title={failed} error={error} onRetry={() => void refetch()} />;
  return loading ?? <p role="status">{dashboardTexts.loading}</p>;
}

export function LoadFailure({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <Notice
      ref={focusAfterRemoval(headingAround)}
      kind="error"
      title={title}
      actions={
        <Button size="xs" variant="default" onClick={onRetry}>
          {dashboardTexts.retry}
        </Button>
      }
    >
      {error instanceof ApiError && error.text}
    </Notice>
  );
}

/** Looks like the content that loads. No list or table, whose role this one would replace. */
export function Loading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className} role="status" aria-label={dashboardTexts.loading}>
      {children}
    </div>
  );
}

/** Stands in for parts of a page that are loading. */
export function Skeletons({ className, heights }: { className?: string | undefined; heights: readonly number[] }) {
  return (
    <Loading className={className}>
      {heights.map((height) => (
        // The blank is a first line, beside which the name of a fact stands.
        <Skeleton key={height} height={height}>
          &nbsp;
        </Skeleton>
      ))}
    </Loading>
  );
}
