import type { Job, JobFactName } from './jobs.ts';

/** The facts that visitors filter jobs by. The query of the careers page uses the same names. */
export const facets = ['department', 'location', 'workplace', 'job_type'] as const satisfies JobFactName[];

export type Facet = (typeof facets)[number];

/** The facts that a job must have. Without facts, every job matches. */
export type Facts = { [Name in Facet]?: string | undefined };

export function hasFacts(job: Pick<Job, Facet>, facts: Facts): boolean {
  return facets.every((facet) => facts[facet] === undefined || facts[facet] === job[facet]);
}
