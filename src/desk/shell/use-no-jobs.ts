import { useQuery } from '@tanstack/react-query';
import { jobEndpoints } from '#rooms/jobs/contract/endpoints.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { useMay } from '../session/session.ts';
import { jobsQuery } from './queries.ts';

/** @returns why a manager without jobs sees nothing; undefined for everybody else */
export function useNoJobs(): string | undefined {
  const isLimited = !useMay()(jobEndpoints.deleteJob);
  const { data: jobs } = useQuery({ ...jobsQuery, enabled: isLimited });
  return isLimited && jobs?.length === 0 ? dashboardTexts.noJobs : undefined;
}
