import { useQuery } from '@tanstack/react-query';
import { signatureOf } from '#rooms/answers/contract/replies.ts';
import { accountQuery } from '../shell/queries.ts';

/** @returns a query for what signs mails */
export const useWriter = () => useQuery({ ...accountQuery, staleTime: Infinity, select: signatureOf });
