import { useQuery } from '@tanstack/react-query';
import type { Colleague } from '#rooms/accounts/contract/colleagues.ts';
import type { Account } from '#rooms/accounts/contract/endpoints.ts';
import { accountQuery, colleaguesQuery, enabledQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

/** @param enabled whether to read it, once @returns undefined until then */
export function useAccount(enabled = true): Account | undefined {
  return useQuery({ ...accountQuery, staleTime: Infinity, enabled }).data;
}

const none: readonly Colleague[] = [];

/** All who can own applications, by name; none if there is only one account. */
export function useColleagues(): readonly Colleague[] {
  const { data = none } = useQuery(enabledQuery);
  return data.length > 1 ? data : none;
}

/** @returns the query, without data until the colleagues are known, whose names would move what is shown */
export function useNamed<Q extends { data: unknown }>(query: Q): Omit<Q, 'data'> & { data: Q['data'] | undefined } {
  const { isPending } = useQuery(colleaguesQuery);
  return isPending ? { ...query, data: undefined } : query;
}

/** @returns a colleague's name, also of a disabled one; the username if there is none, or none are loaded */
export function nameOf(username: string, colleagues: readonly Pick<Colleague, 'username' | 'name'>[] = none): string {
  const all = queryClient.getQueryData(colleaguesQuery.queryKey) ?? none;
  return [...colleagues, ...all].find((colleague) => colleague.username === username)?.name ?? username;
}

/** @returns whether an email tells a colleague what somebody else has assigned to them */
export function isMailed(username: string): boolean {
  const all = queryClient.getQueryData(colleaguesQuery.queryKey) ?? none;
  const isOwn = username === queryClient.getQueryData(accountQuery.queryKey)?.username;
  return !isOwn && all.some((colleague) => colleague.username === username && colleague.has_email);
}

/** @returns what gives the name of a colleague: {@link nameOf} */
export function useNameOf(): (username: string) => string {
  const { data } = useQuery(colleaguesQuery);
  return (username) => nameOf(username, data);
}
