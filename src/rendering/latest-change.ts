import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';

/** @returns the time of the latest change to a job, in ISO 8601; undefined without jobs */
export function latestChange(jobs: PublicJob[]): string | undefined {
  // ISO 8601 times in UTC sort as text.
  return jobs
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
}
