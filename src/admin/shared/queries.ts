import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { queryOf } from '../../lib/api.ts';
import { adminCall } from '../session/admin-call.ts';

export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: async ({ signal }) => (await adminCall(endpoints.listJobs, { signal })).data,
});

/** The numbers beside the tabs and the filters. */
export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: async ({ signal }) => (await adminCall(endpoints.readCounts, { signal })).data,
});

/** How many applications each of these jobs has, by job id. */
export const jobCountsQuery = (ids: string[]) =>
  queryOptions({
    queryKey: ['job counts', ids],
    queryFn: async ({ signal }) => {
      const pages = Array.from({ length: Math.ceil(ids.length / limits.pageSizeMax) }, (_, page) =>
        ids.slice(page * limits.pageSizeMax, (page + 1) * limits.pageSizeMax).join(),
      );
      const answers = await Promise.all(pages.map((ids) => adminCall(endpoints.readJobCounts, { query: { ids }, signal })));
      return new Map(answers.flatMap(({ data }) => Object.entries(data)));
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });

/** The sources that the filter of applications offers. */
export const sourcesQuery = queryOptions({
  queryKey: ['sources'],
  queryFn: async ({ signal }) => (await adminCall(endpoints.listSources, { signal })).data,
});

/** The templates of replies, and whether the site sends mail. */
export const mailTemplatesQuery = queryOptions({
  queryKey: ['mail templates'],
  queryFn: async ({ signal }) => (await adminCall(endpoints.readMailTemplates, { signal })).data,
});

/** Begin the keys of what is loaded about items one by one. */
export const itemKeys = ['item'];
export const itemKey = (id: string) => [...itemKeys, id];

/** What happened to an application, newest first. */
export const timelineQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...itemKey(id), 'timeline'],
    queryFn: ({ pageParam, signal }) => adminCall(endpoints.readTimeline, { params: { id }, query: pageParam, signal }),
    initialPageParam: {},
    getNextPageParam: ({ next }) => (next === undefined ? undefined : queryOf(next)),
  });

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => (await adminCall(endpoints.readAccount, { signal })).data,
});
