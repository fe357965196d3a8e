import { jobTypes, type PublicJob } from '#contract/jobs.ts';
import { plain } from '../../lib/plain.ts';

export type JobType = PublicJob['job_type'];

export type JobsFilter = {
  /** Every word must occur, wherever. */
  words: string;
  type?: JobType;
};

/** @returns the jobs that the filter lets through, in their order */
export function filterJobs(jobs: PublicJob[], { words, type }: JobsFilter): PublicJob[] {
  const wanted = plain(words).split(' ').filter(Boolean);
  return jobs.filter((job) => {
    if (type && job.job_type !== type) return false;
    const { title, location, job_type, experience_level, description, requirements } = job;
    const text = plain([title, location, job_type, experience_level, description, requirements].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

/** @returns the job types that occur, in the contract's order, with how often */
export function countTypes(jobs: PublicJob[]): { type: JobType; count: number }[] {
  return jobTypes
    .map((type) => ({ type, count: jobs.filter(({ job_type }) => job_type === type).length }))
    .filter(({ count }) => count > 0);
}
