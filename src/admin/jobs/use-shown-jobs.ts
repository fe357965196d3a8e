import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '#contract/jobs.ts';
import { jobCountsQuery } from '../shared/queries.ts';
import { arrangeJobs, type JobArrangement, mostApplicationsFirst } from './arrange-jobs.ts';

const pageSize = 50;

export const shownCountsKey = ['counts of shown jobs'];

const pagesOf = <Item>(items: Item[]) =>
  Array.from({ length: Math.ceil(items.length / pageSize) }, (_, page) => items.slice(page * pageSize, (page + 1) * pageSize));

/** The jobs of an arrangement in pages, and how many applications they have, which is counted only for jobs that are shown. */
export function useShownJobs(jobs: Job[] | undefined, arrangement: JobArrangement) {
  const client = useQueryClient();
  const [pageCount, setPageCount] = useState(1);
  const byApplications = arrangement.sort === 'applications';
  const matching = arrangeJobs(jobs ?? [], arrangement);
  const shownCount = Math.min(pageCount * pageSize, matching.length);
  const ids = (byApplications ? matching : matching.slice(0, shownCount)).map(({ id }) => id).sort();
  const counts = useQuery({
    queryKey: [...shownCountsKey, ids],
    queryFn: async () => {
      const pages = await Promise.all(pagesOf(ids).map((page) => client.query(jobCountsQuery(page))));
      return Object.fromEntries(pages.flatMap((page) => Object.entries(page)));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  const arranged = byApplications ? mostApplicationsFirst(matching, counts.data) : matching;
  return {
    counts,
    count: matching.length,
    pages: pagesOf(arranged.slice(0, shownCount)),
    hasMore: shownCount < matching.length,
    loadMore: () => {
      setPageCount(pageCount + 1);
      return Promise.resolve(Math.min(pageSize, matching.length - shownCount));
    },
  };
}
