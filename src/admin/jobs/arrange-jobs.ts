import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobCounts } from '#contract/job-numbers.ts';
import { type Job, jobStatuses } from '#contract/jobs.ts';
import { jobsTexts } from '../../content/staff/jobs.ts';
import { hasWords } from '../../lib/job-words.ts';
import { jobCountsQuery } from '../shared/queries.ts';

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

export function mostApplicationsFirst(jobs: Job[], counts: Map<string, JobCounts> | undefined): Job[] {
  const total = ({ id }: Job) => counts?.get(id)?.total ?? -1;
  return jobs.toSorted((a, b) => total(b) - total(a));
}

const pageSize = 50;

/** The jobs of an arrangement in pages, and how many applications they have, which is counted only for jobs that are shown. */
export function useShownJobs(jobs: Job[] | undefined, arrangement: JobArrangement) {
  const [pageCount, setPageCount] = useState(1);
  const byApplications = arrangement.sort === 'applications';
  const matching = arrangeJobs(jobs ?? [], arrangement);
  const shownCount = Math.min(pageCount * pageSize, matching.length);
  const counted = byApplications ? matching : matching.slice(0, shownCount);
  const counts = useQuery(jobCountsQuery(counted.map(({ id }) => id).sort()));
  const arranged = byApplications ? mostApplicationsFirst(matching, counts.data) : matching;
  return {
    counts,
    count: matching.length,
    pages: Array.from({ length: Math.ceil(shownCount / pageSize) }, (_, page) => arranged.slice(page * pageSize, (page + 1) * pageSize)),
    hasMore: shownCount < matching.length,
    loadMore: () => {
      setPageCount(pageCount + 1);
      return Promise.resolve(Math.min(pageSize, matching.length - shownCount));
    },
  };
}
