import type { PublicJob } from '#contract/jobs.ts';
import type { JobsFilter } from './filter-jobs.ts';

/** How the list stood when its visitor went on to another page. */
export type LeftList = {
  jobs: PublicJob[];
  filter: JobsFilter;
  /** Ids of the jobs whose texts were shown whole. */
  whole: readonly string[];
};

let latest: PublicJob[] = [];
const visits = new Map<string, Omit<LeftList, 'jobs'>>();

/**
 * Keeps the list for whoever comes back to it. Only for as long as the page is open: a page that is loaded starts as it was
 * prerendered.
 * @param visit key of the history's entry
 */
export function rememberList(visit: string, { jobs, ...left }: LeftList): void {
  latest = jobs;
  visits.set(visit, left);
}

/**
 * @param visit key of the history's entry; that of a followed link is new, so nothing is known by it
 * @returns how the list was left there, with the jobs as they were last loaded
 */
export function recallList(visit: string): LeftList | undefined {
  const left = visits.get(visit);
  return left && { ...left, jobs: latest };
}
