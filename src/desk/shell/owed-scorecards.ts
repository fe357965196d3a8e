import { useQuery } from '@tanstack/react-query';
import type { Application } from '#rooms/applications/contract/applications.ts';
import type { Interview } from '#rooms/interviews/contract/staff-interviews.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { interviewsOfQuery } from './queries.ts';
import { useAccount } from './people.ts';

/** @returns whether an interview has begun */
export const hasBegun = ({ at }: Pick<Interview, 'at'>): boolean => at !== null && Date.parse(at) <= serverNow();

/** @returns whether an interviewer has not sent a scorecard */
export const isOwedBy = (username: string, { interviewers, scored_by }: Interview): boolean =>
  interviewers.includes(username) && !scored_by.includes(username);

/** @returns whether the person owes a scorecard to an interview that has begun */
export function useOwesScorecard(application: Application | undefined): boolean {
  const enabled = Boolean(application?.interview && hasBegun(application.interview));
  const account = useAccount(enabled);
  const { data = [] } = useQuery({ ...interviewsOfQuery(application?.id ?? ''), enabled });
  return account !== undefined && data.some((one) => hasBegun(one) && isOwedBy(account.username, one));
}
