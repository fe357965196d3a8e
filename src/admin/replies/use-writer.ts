import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../shared/queries.ts';

/** @returns the username that signs mails, blank until it is loaded */
export function useWriter(): string {
  const { data: account } = useQuery({ ...accountQuery, staleTime: Infinity });
  return account?.username ?? '';
}
