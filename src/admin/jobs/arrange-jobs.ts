import type { DashboardCounts } from '#contract/applications.ts';
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

/** @param jobs newest first @returns the matching jobs, in the order of `sort` */
export function arrangeJobs(jobs: Job[], { words, status, sort }: JobArrangement, counts: DashboardCounts['jobs']): Job[] {
  const matches = hasWords(words);
  const found = jobs.filter((job) => (status === undefined || job.status === status) && matches(job));
  const orders: Record<JobSort, (list: Job[]) => Job[]> = {
    newest: (list) => list,
    oldest: (list) => list.toReversed(),
    title: (list) => list.toSorted((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true })),
    applications: (list) => list.toSorted((a, b) => (counts[b.id]?.total ?? -1) - (counts[a.id]?.total ?? -1)),
  };
  return orders[sort](found);
}
