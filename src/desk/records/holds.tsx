import { useQuery } from '@tanstack/react-query';
import { limits } from '#rooms/platform/contract/limits.ts';
import { officeDate } from '#rooms/platform/contract/office.ts';
import { type Hold, type HoldKind, recordEndpoints } from '#rooms/records/contract/records.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { useMay } from '../session/session.ts';
import { adminQuery } from '../shell/queries.ts';
import { useNameOf } from '../shell/people.ts';
import { recordsTexts as texts } from './records-texts.ts';

export const holdsQuery = { ...adminQuery(['holds'], recordEndpoints.listHolds), staleTime: limits.refreshMs };

type Props = { about: Partial<Record<HoldKind, string>> };

function useHolds({ about }: Props): Hold[] {
  const may = useMay();
  const { data = [] } = useQuery({ ...holdsQuery, enabled: may(recordEndpoints.listHolds) });
  return data.filter((hold) => about[hold.kind] === hold.about);
}

/** Why something is on hold, if it is. */
export function HoldNotes(props: Props) {
  const nameOf = useNameOf();
  return useHolds(props).map(({ kind, reason, by, at }) => (
    <Notice key={kind} kind="info" title={`${texts.onHold}: ${texts.kinds[kind].toLowerCase()}`}>
      {texts.because(reason, nameOf(by), officeDate(at))}
    </Notice>
  ));
}

/** In a row of a list. */
export function HoldMark(props: Props) {
  return useHolds(props).length > 0 && <strong>{`${texts.onHold} · `}</strong>;
}
