import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import type { AccountSession } from '#rooms/accounts/contract/login.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { accountTexts } from './account-texts.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { focusWithoutScroll } from '../../shared/lib/focus.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { adminCall } from '../session/admin-call.ts';
import { ResourceTable } from '../list/ResourceTable.tsx';
import { TwoLines } from '../list/TwoLines.tsx';
import { LoadFailure } from '../shell/Loaded.tsx';
import { AccountSection } from './AccountSection.tsx';

const sessionTexts = accountTexts.sessions;
const widths = { wide: 'repeat(3, 1fr)', narrow: 'repeat(3, 1fr)' };

type Props = { sessions: readonly AccountSession[]; onEnded: () => void };

export function SessionsSection({ sessions, onEnded }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [endedCount, setEndedCount] = useState(0);
  const currentFirst = sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  const otherCount = sessions.filter(({ current }) => !current).length;

  const { submit, sending, failure } = useSubmission(async (count: number) => {
    await adminCall(accountEndpoints.endOtherSessions);
    setEndedCount(count);
    onEnded();
    focusWithoutScroll(heading.current);
  });

  return (
    <AccountSection heading={sessionTexts.heading} hint={sessionTexts.hint} headingRef={heading}>
      <ResourceTable
        columns={sessionTexts.columns}
        widths={widths}
        pages={[currentFirst]}
        row={({ id, opened, lastUsed, expires, current }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              <TwoLines first={formatMoment(opened)} second={current ? sessionTexts.current : undefined} />
            </th>
            <td role="cell" data-label={sessionTexts.columns.lastUsed}>
              {formatMoment(lastUsed)}
            </td>
            <td role="cell" data-label={sessionTexts.columns.expires}>
              {formatMoment(expires)}
            </td>
          </tr>
        )}
      />
      {failure && <LoadFailure title={yourAccountTexts.endSessionsFailed} error={failure.error} onRetry={() => submit(otherCount)} />}
      {otherCount > 0 ? (
        <Button variant="default" size="sm" aria-disabled={sending} onClick={() => submit(otherCount)}>
          {sending ? sessionTexts.ending : sessionTexts.endOthers}
        </Button>
      ) : (
        endedCount > 0 && <Notice kind="success">{sessionTexts.ended(endedCount)}</Notice>
      )}
    </AccountSection>
  );
}
