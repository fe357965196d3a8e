import { infiniteQueryOptions, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { jobEndpoints } from '#rooms/jobs/contract/endpoints.ts';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import { figureEndpoints } from '#rooms/figures/contract/figures.ts';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import type { Colleague } from '#rooms/accounts/contract/colleagues.ts';
import type { ApplicationFilter } from '#rooms/applications/contract/applications.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import type { Job, ListedJob } from '#rooms/jobs/contract/jobs.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { type Answer, type CallOptions, queryOf } from '../../shared/lib/api.ts';
import { adminCall } from '../session/admin-call.ts';
import { replacePart } from '../session/session.ts';

/** @returns a query for the data that a call answers with */
export function adminQuery<E extends Endpoint>(queryKey: readonly unknown[], endpoint: E, options?: Pick<CallOptions, 'params' | 'query'>) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await adminCall(endpoint, { ...options, signal })).data,
  });
}

type LoadedPage<T> = { data: T[]; next?: string };

type Query = NonNullable<CallOptions['query']>;

export type PagedSource<T> = { filter?: Query; load: (options: { query: Query; signal: AbortSignal }) => Promise<LoadedPage<T>> };

const laterPageSize = 50;

/** @returns a query for a list that the server returns in pages */
export function pagedQuery<T>(queryKey: readonly unknown[], { filter, load }: PagedSource<T>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load({ query: { ...filter, ...pageParam }, signal }),
    initialPageParam: {},
    getNextPageParam: ({ next }) => (next === undefined ? undefined : { ...queryOf(next), limit: laterPageSize }),
  });
}

/** Read again while it is shown and somebody uses the page. */
export const refreshed = { refetchInterval: limits.refreshMs } as const;

/** Begins the keys of all lists of jobs. */
export const jobsKey = ['jobs'];

/** @returns all jobs, newest first */
async function allJobs(signal: AbortSignal, first: CallOptions['query']): Promise<Job[]> {
  const jobs: Job[] = [];
  for (let query: CallOptions['query'] | undefined = first; query;) {
    const page: Answer<typeof jobEndpoints.listJobs> = await adminCall(jobEndpoints.listJobs, { query, signal });
    jobs.push(...page.data);
    query = page.next === undefined ? undefined : queryOf(page.next);
  }
  return jobs.sort((a, b) => b.created_at.localeCompare(a.created_at));
}

const jobsQueryOf = (first: CallOptions['query']) =>
  queryOptions({ queryKey: [...jobsKey, first], queryFn: ({ signal }): Promise<ListedJob[]> => allJobs(signal, first) });

export const jobsQuery = jobsQueryOf({ texts: 'none' });

/** With the paragraphs that a search looks through. */
export const wholeJobsQuery = jobsQueryOf({});

/** A job with its paragraphs. */
export const jobQuery = (id: string) => adminQuery(['job', id], jobEndpoints.readJob, { params: { id } });

/** The numbers of tabs and filters. Its key begins those of all such numbers. */
export const countsQuery = adminQuery(['counts'], figureEndpoints.readCounts);

/** The questions to the person that are not answered. */
export const questionsQuery = adminQuery(['questions'], applicationEndpoints.listQuestions);

/** How many applications each of these jobs has, by job id. @param ids at most 100 */
export const jobCountsQuery = (ids: string[]) =>
  adminQuery([...countsQuery.queryKey, 'of jobs', ids], figureEndpoints.readJobCounts, { query: { ids: ids.join() } });

/** How many applications match a filter. */
export const applicationCountQuery = (filter: ApplicationFilter) =>
  adminQuery([...countsQuery.queryKey, 'of applications', filter], applicationEndpoints.countApplications, { query: filter });

/** Who has an account, by name. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async ({ signal }) =>
    (await adminCall(accountEndpoints.listColleagues, { signal })).data.sort((one, other) => one.name.localeCompare(other.name)),
  staleTime: limits.refreshMs,
});

/** Those who can be asked, assigned and invited. */
export const enabledQuery = { ...colleaguesQuery, select: (all: Colleague[]) => all.filter(({ disabled }) => !disabled) };

/** What is booked or proposed between two times, in milliseconds. */
export const interviewsQuery = (from: number, to: number) =>
  adminQuery(['interviews', from, to], interviewEndpoints.listInterviews, {
    query: { from: new Date(from).toISOString(), to: new Date(to).toISOString() },
  });

/** The sources that the filter of applications offers. */
export const sourcesQuery = adminQuery(['sources'], applicationEndpoints.listSources);

/** The templates of replies, and whether the site sends mail. */
export const mailTemplatesQuery = adminQuery(['mail templates'], answerEndpoints.readMailTemplates);

/** Takes over a role that has been changed since the login. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => {
    const { data } = await adminCall(accountEndpoints.readAccount, { signal });
    replacePart('role', data.role);
    return data;
  },
});

/** Begin the keys of what is loaded about items one by one. */
export const itemKeys = ['item'];
export const itemKey = (id: string) => [...itemKeys, id];

/** Shown as it was loaded, so that nothing is read again before it is seen. */
export const loadedInAdvance = { staleTime: limits.refreshMs, refetchOnWindowFocus: 'always' } as const;

/** The interviews of an application, newest first. */
export const interviewsOfQuery = (id: string) => ({
  ...adminQuery([...itemKey(id), 'interviews'], interviewEndpoints.listInterviewsOf, { params: { id } }),
  ...loadedInAdvance,
});

/** What happened to an application, newest first. */
export const timelineQuery = (id: string) => {
  const load = (options: object) => adminCall(applicationEndpoints.readTimeline, { params: { id }, ...options });
  return { ...pagedQuery([...itemKey(id), 'timeline'], { load }), ...loadedInAdvance };
};

/**
 * Takes the mark off what somebody has opened. If that fails, the next opening does.
 * @param unread what of it is unread, undefined if nothing is
 */
export function useMarkRead(name: string, id: string, unread: string | undefined, call: (unread: string) => Promise<unknown>): void {
  const client = useQueryClient();
  const mark = useEffectEvent(async (unread: string) => {
    const isRead = await call(unread).catch(() => undefined);
    if (!isRead) return;
    await changeListed<{ id: string }>(client, name, (one) => (one.id === id ? { ...one, unread_at: null } : one));
    void client.invalidateQueries(countsQuery);
  });
  useEffect(() => {
    if (unread !== undefined) void mark(unread);
  }, [id, unread]);
}

/** Reads lists, numbers and what is shown again, after a change of several applications. */
export function applicationsChanged(client: QueryClient): void {
  for (const queryKey of [['applications'], countsQuery.queryKey, itemKeys]) void client.invalidateQueries({ queryKey });
}

/** Changes all loaded lists of a resource. @param change returns undefined for a missing item */
export async function changeListed<T>(client: QueryClient, name: string, change: (item: T) => T | undefined): Promise<void> {
  const ofList = { queryKey: [name] };
  await client.cancelQueries(ofList);
  client.setQueriesData<{ pages?: LoadedPage<T>[] }>(ofList, (lists) =>
    lists?.pages
      ? { ...lists, pages: lists.pages.map((page) => ({ ...page, data: page.data.flatMap((item) => change(item) ?? []) })) }
      : lists,
  );
  // A cancelled first load has left its list without items.
  void client.refetchQueries({ ...ofList, type: 'active', predicate: ({ state }) => state.data === undefined });
}
