import type { PublicJob } from '#contract/jobs.ts';

/** @returns the time of the latest change to any of the jobs, in ISO 8601; undefined if no job has a time */
export function latestChange(jobs: PublicJob[]): string | undefined {
  const times = jobs.map(({ updated_at }) => updated_at).filter((time) => time !== '');
  // ISO 8601 times in UTC sort as text.
  return times.sort().at(-1);
}
