import { useQuery } from '@tanstack/react-query';
import type { Account } from '#rooms/accounts/contract/login.ts';
import { accountQuery } from './queries.ts';

/** @param enabled whether to read it, once @returns undefined until then */
export function useAccount(enabled = true): Account | undefined {
  return useQuery({ ...accountQuery, staleTime: Infinity, enabled }).data;
}
