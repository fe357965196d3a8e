import type { PublicJob } from '#contract/jobs.ts';
import type { JobCriteria } from './filter-jobs.ts';

export type ListState = {
  jobs: PublicJob[];
  filter: JobCriteria;
  /** Ids of the jobs whose long texts were expanded. */
  expanded: readonly string[];
};

let latestJobs: PublicJob[] = [];
const states = new Map<string, Omit<ListState, 'jobs'>>();

/** Keeps the state in memory until the page is reloaded. @param locationKey the key of the router's location */
export function saveListState(locationKey: string, { jobs, ...state }: ListState): void {
  latestJobs = jobs;
  states.set(locationKey, state);
}

/** @param locationKey the key of the router's location; following a link creates a new one */
export function readListState(locationKey: string): ListState | undefined {
  const state = states.get(locationKey);
  return state && { ...state, jobs: latestJobs };
}
