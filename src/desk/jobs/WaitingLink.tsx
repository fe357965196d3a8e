import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { waitingStatuses } from '#rooms/applications/contract/statuses.ts';
import { applicationsAddress } from '../shell/applications-address.ts';
import { applicationCountQuery } from '../shell/queries.ts';
import { jobsTexts } from './jobs-texts.ts';

/** The list of those of a job who wait for an answer and had no interview. */
export const waitingAddress = (job: string) => applicationsAddress({ job, status: waitingStatuses });

/** Says how many wait, and leads to them. */
export function WaitingLink({ job }: { job: string }) {
  const { data } = useQuery(applicationCountQuery({ job_id: job, status: waitingStatuses }));
  if (!data?.count) return null;
  return <Link to={waitingAddress(job)}>{jobsTexts.waiting(data.count)}</Link>;
}
