import {
  type Application,
  type ApplicationFilter,
  applicationFilter,
  appliedFilter,
  type DashboardCounts,
} from '#contract/applications.ts';
import type { JobCounts } from '#contract/job-numbers.ts';

const { shape } = applicationFilter;

/** @returns the filter in the address that applies, without invalid values */
export function readFilter(get: (name: string) => string | undefined): ApplicationFilter {
  return appliedFilter({
    view: shape.view.safeParse(get('view')).data,
    status: shape.status.safeParse(get('status')).data,
    job_id: shape.job_id.safeParse(get('job')).data,
    source: shape.source.safeParse(get('source')).data,
    q: shape.q.safeParse(get('q')).data || undefined,
    person: shape.person.safeParse(get('person')).data,
    order: shape.order.safeParse(get('order')).data,
  });
}

/** Whether an application is in the list, as far as that can be told without the server. */
export function isListed({ view, status }: ApplicationFilter, application: Application): boolean {
  if (view === 'due') return application.due_at !== null;
  return status === undefined || status === application.status;
}

/** Whether the filter leaves applications out. */
export function isFiltered({ view, status, job_id, source, q, person }: ApplicationFilter): boolean {
  return (view ?? status ?? job_id ?? source ?? q ?? person) !== undefined;
}

/**
 * @param counts of all applications by status
 * @param ofJob the counts of the filter's job
 * @returns how many applications match the filter; undefined if the counts do not say
 */
export function countOf(
  { view, status, job_id, source, q, person }: ApplicationFilter,
  counts: DashboardCounts['applications'] | undefined,
  ofJob: JobCounts | undefined,
): number | undefined {
  if ((view ?? source ?? q ?? person) !== undefined) return undefined;
  if (job_id !== undefined)
    return status === undefined ? ofJob?.total : { Pending: ofJob?.pending, Rejected: ofJob?.rejected }[status as string];
  if (status !== undefined) return counts && (counts[status] ?? 0);
  return counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
}
