import { useQuery } from '@tanstack/react-query';
import { limits } from '#rooms/platform/contract/limits.ts';
import { recordEndpoints } from '#rooms/records/contract/records.ts';
import { useMay } from '../session/session.ts';
import { adminQuery } from '../shell/queries.ts';
import { recordsTexts as texts } from './records-texts.ts';

export const recordsKey = ['records'];

const heldJobsQuery = { ...adminQuery([...recordsKey, 'held jobs'], recordEndpoints.listHeldJobs), staleTime: limits.refreshMs };

/** In the row of a job that is on hold. */
export function HoldMark({ job }: { job: string }) {
  const may = useMay();
  const { data } = useQuery({ ...heldJobsQuery, enabled: may(recordEndpoints.listHeldJobs) });
  return data?.[job] && <strong title={data[job]}>{`${texts.onHold} · `}</strong>;
}
