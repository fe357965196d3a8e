import type { PublicJob } from '#contract/jobs.ts';

/** @returns when one of them was last changed, ISO 8601; undefined where there is none */
export function latestChange(jobs: PublicJob[]): string | undefined {
  // Times in ISO 8601 and UTC stand in the order of their letters.
  return jobs
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
}
