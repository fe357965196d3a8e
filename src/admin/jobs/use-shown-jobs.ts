import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job } from '#contract/jobs.ts';
import { jobCountsQuery } from '../shared/queries.ts';
import { arrangeJobs, type JobArrangement, mostApplicationsFirst } from './arrange-jobs.ts';

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
