import { useQuery } from '@tanstack/react-query';
import type { Colleague } from '#rooms/accounts/contract/colleagues.ts';
import { colleaguesQuery } from './queries.ts';

const none: readonly Colleague[] = [];

/** All who can own applications, by name; none if there is only one account. */
export function useColleagues(): readonly Colleague[] {
  const { data = none } = useQuery(colleaguesQuery);
  return data.length > 1 ? data : none;
}
