import type { PublicJob } from '#contract/jobs.ts';
import { Facts } from '../../components/facts/Facts.tsx';
import { daysOf, factsOf } from '../../structured-data/job-facts.ts';

/** The facts of a job, and the days of posting and closing. */
export function JobFacts({ job }: { job: PublicJob }) {
  return <Facts items={[...factsOf(job), ...daysOf(job)]} />;
}
