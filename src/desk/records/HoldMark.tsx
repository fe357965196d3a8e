import { useQuery } from '@tanstack/react-query';
import { limits } from '#rooms/platform/contract/limits.ts';
import { recordEndpoints } from '#rooms/records/contract/records.ts';
import { useMay } from '../session/session.ts';
import { adminQuery } from '../shell/queries.ts';
import { recordsTexts as texts } from './records-texts.ts';

export const recordsKey = ['records'];

/** In the row of a job that is on hold. */
export function HoldMark({ job }: { job: string }) {
  const holds = adminQuery([...recordsKey, 'holds'], recordEndpoints.listHolds);
  const { data } = useQuery({ ...holds, staleTime: limits.refreshMs, enabled: useMay()(recordEndpoints.listHolds) });
  return data?.[job] && <strong title={data[job]}>{`${texts.onHold} · `}</strong>;
}
