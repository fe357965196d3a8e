import { jobTypes, type PublicJob } from '#contract/jobs.ts';
import { hasWords } from '../../lib/job-words.ts';

export type JobCriteria = { words: string; type?: string };

export function filterJobs(jobs: PublicJob[], { words, type }: JobCriteria): PublicJob[] {
  const matches = hasWords(words);
  return jobs.filter((job) => (type === undefined || job.job_type === type) && matches(job));
}

/** @returns the job types that occur, with the number of jobs of each */
export function countTypes(jobs: PublicJob[]): { type: string; count: number }[] {
  const types = new Set([...jobTypes, ...jobs.map(({ job_type }) => job_type)]);
  return [...types]
    .map((type) => ({ type, count: jobs.filter(({ job_type }) => job_type === type).length }))
    .filter(({ count }) => count > 0);
}
