import type { ReactNode } from 'react';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { LoadFailure } from './LoadFailure.tsx';

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
