import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobCounts } from '#rooms/jobs/contract/job-numbers.ts';
import { jobFactNames, jobStatuses, type ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { jobsTexts } from './jobs-texts.ts';
import { hasWords } from '../../shared/lib/job-words.ts';
import { jobCountsQuery } from '../shell/queries.ts';

export type JobSort = keyof typeof jobsTexts.sorts;

export type JobArrangement = { words: string; status?: ListedJob['status']; sort: JobSort };

/** @returns the arrangement in the address, without invalid values */
export function readArrangement(get: (name: string) => string | undefined): JobArrangement {
  return {
    words: get('q') ?? '',
    status: jobStatuses.find((status) => status === get('status')),
    sort: (Object.keys(jobsTexts.sorts) as JobSort[]).find((sort) => sort === get('sort')) ?? 'newest',
  };
}

/** @param jobs newest first @param counts to sort by, those without last @returns the matching jobs, sorted */
export function arrangeJobs<T extends ListedJob>(
  jobs: T[],
  { words, status, sort }: JobArrangement,
  counts: Record<string, JobCounts> = {},
) {
  const matches = hasWords(words, jobFactNames);
  const found = jobs.filter((job) => (status === undefined || job.status === status) && matches(job));
  if (sort === 'oldest') return found.toReversed();
  if (sort === 'title') return found.toSorted((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }));
  const total = ({ id }: ListedJob) => counts[id]?.total ?? -1;
  return sort === 'applications' ? found.toSorted((a, b) => total(b) - total(a)) : found;
}

const pageSize = 50;

const pagesOf = <Item>(items: Item[]) =>
  Array.from({ length: Math.ceil(items.length / pageSize) }, (_, page) => items.slice(page * pageSize, (page + 1) * pageSize));

/** Jobs in pages, and their numbers of applications, which are counted only for shown jobs. */
export function useShownJobs(jobs: ListedJob[] | undefined, arrangement: JobArrangement) {
  const client = useQueryClient();
  const [pageCount, setPageCount] = useState(1);
  const matching = arrangeJobs(jobs ?? [], arrangement);
  const shownCount = Math.min(pageCount * pageSize, matching.length);
  const ids = (arrangement.sort === 'applications' ? matching : matching.slice(0, shownCount)).map(({ id }) => id).sort();
  const counts = useQuery({
    queryKey: ['counts of shown jobs', ids],
    queryFn: async () => {
      const pages = await Promise.all(pagesOf(ids).map((page) => client.query(jobCountsQuery(page))));
      return Object.fromEntries(pages.flatMap((page) => Object.entries(page)));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  return {
    counts,
    count: matching.length,
    data: jobs && pagesOf(arrangeJobs(jobs, arrangement, counts.data).slice(0, shownCount)),
    hasMore: shownCount < matching.length,
    loadMore: () => {
      setPageCount(pageCount + 1);
      return Promise.resolve(Math.min(pageSize, matching.length - shownCount));
    },
  };
}
