import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../shared/queries.ts';

/** @returns a query for the username that signs mails */
export const useWriter = () => useQuery({ ...accountQuery, staleTime: Infinity, select: ({ username }) => username });
