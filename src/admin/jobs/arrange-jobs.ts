import type { JobCounts } from '#contract/job-numbers.ts';
import { type Job, jobStatuses } from '#contract/jobs.ts';
import { jobsTexts } from '../../content/staff/jobs.ts';
import { hasWords } from '../../lib/job-words.ts';

export type JobSort = keyof typeof jobsTexts.sorts;

export type JobArrangement = { words: string; status?: Job['status']; sort: JobSort };

const isSort = (name: string): name is JobSort => Object.hasOwn(jobsTexts.sorts, name);

/** @returns the arrangement in the address, without invalid values */
export function readArrangement(get: (name: string) => string | undefined): JobArrangement {
  const sort = get('sort') ?? '';
  return {
    words: get('q') ?? '',
    status: jobStatuses.find((status) => status === get('status')),
    sort: isSort(sort) ? sort : 'newest',
  };
}

/** @param jobs newest first @returns the matching jobs, in the order of `sort` but for the one by applications */
export function arrangeJobs(jobs: Job[], { words, status, sort }: JobArrangement): Job[] {
  const matches = hasWords(words);
  const found = jobs.filter((job) => (status === undefined || job.status === status) && matches(job));
  if (sort === 'oldest') return found.toReversed();
  if (sort === 'title') return found.toSorted((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }));
  return found;
}

export function mostApplicationsFirst(jobs: Job[], counts: Record<string, JobCounts> = {}): Job[] {
  const total = ({ id }: Job) => counts[id]?.total ?? -1;
  return jobs.toSorted((a, b) => total(b) - total(a));
}
