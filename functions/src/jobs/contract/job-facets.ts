import type { Job, JobFactName } from './jobs.ts';

/** Visitors filter jobs by these facts. The query of the careers page uses the same names. */
export const facets = ['department', 'location', 'workplace', 'job_type'] as const satisfies JobFactName[];

export type Facet = (typeof facets)[number];

export type JobFilter = { [Name in Facet]?: string | undefined };

export function matchesFilter(job: Pick<Job, Facet>, filter: JobFilter): boolean {
  return facets.every((facet) => filter[facet] === undefined || filter[facet] === job[facet]);
}
