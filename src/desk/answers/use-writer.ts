import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../shell/queries.ts';

/** @returns a query for the username that signs mails */
export const useWriter = () => useQuery({ ...accountQuery, staleTime: Infinity, select: ({ username }) => username });
