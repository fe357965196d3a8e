import { useQuery } from '@tanstack/react-query';
import { isOpen } from '#rooms/jobs/contract/job-closing.ts';
import type { ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import type { TabName } from './places.ts';
import { countsQuery, jobsQuery } from './queries.ts';
import { useRefresh } from './use-refresh.ts';
import { useWritten } from './use-writes.ts';

/** @param onDashboard whether to load the jobs, which other pages may not need @returns the numbers of the tabs, undefined until known */
export function useTabCounts(onDashboard: boolean): Record<Exclude<TabName, 'overview'>, number | undefined> {
  const jobs = useQuery({ ...jobsQuery, enabled: onDashboard });
  const counts = useQuery(countsQuery);
  const withChanges = useWritten<ListedJob>('jobs');
  useRefresh(counts);
  return {
    jobs: jobs.data?.flatMap((job) => withChanges(job) ?? []).filter((job) => isOpen(job, serverNow())).length,
    applications: counts.data && (counts.data.applications['Pending'] ?? 0),
    messages: counts.data?.openMessages,
  };
}
