import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { queryOf } from '../../lib/api.ts';
import { adminCall } from '../session/admin-call.ts';

export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: async ({ signal }) => (await adminCall(endpoints.listJobs, { signal })).data,
});

/** The numbers beside the tabs, the jobs and the filters. */
export const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: async ({ signal }) => (await adminCall(endpoints.readCounts, { signal })).data,
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
