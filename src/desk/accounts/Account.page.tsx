import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Account, accountEndpoints, type AccountSession } from '#rooms/accounts/contract/endpoints.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { focusWithoutScroll } from '../../shared/lib/focus.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import { ResourceTable } from '../list/ResourceTable.tsx';
import { TwoLines } from '../list/RowParts.tsx';
import { adminCall } from '../session/admin-call.ts';
import { Loaded, LoadFailure, Skeletons } from '../shell/Loaded.tsx';
import { accountQuery, adminQuery, colleaguesQuery } from '../shell/queries.ts';
import { staffPage } from '../shell/StaffPage.tsx';
import { PageSection } from '../shell/PageSection.tsx';
import { accountTexts } from './account-texts.ts';
import { BusySection, CalendarSection } from './CalendarSections.tsx';
import { PasswordSection } from './PasswordForm.tsx';
import { AwaySection, HoursSection, NewsSection, ProfileSection } from './SavedSections.tsx';
import { ShortcutsSection } from './ShortcutsSection.tsx';
import { TwoStepSection } from './TwoStepSection.tsx';

const sessionsQuery = adminQuery(['sessions'], accountEndpoints.listSessions);
const sessionTexts = accountTexts.sessions;
const sessionWidths = { wide: 'repeat(3, 1fr)', narrow: 'repeat(3, 1fr)' };

export const Component = staffPage('account', YourAccount);

/** Waits for both answers, so that no section moves when another one appears. */
function YourAccount() {
  const client = useQueryClient();
  const account = useQuery(accountQuery);
  const sessions = useQuery(sessionsQuery);
  const both = {
    data: account.data && sessions.data && { account: account.data, sessions: sessions.data },
    error: account.error ?? sessions.error,
    refetch: () => Promise.all([account.refetch(), sessions.refetch()]),
  };
  const changeAccount = (change: Partial<Account>) => {
    client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, ...change });
    void client.invalidateQueries({ queryKey: colleaguesQuery.queryKey });
  };
  const readAgain = () => client.invalidateQueries();

  return (
    <Loaded
      query={both}
      failed={yourAccountTexts.fetchAccountFailed}
      loading={<Skeletons className="stack gap-24" heights={[160, 280, 120]} />}
    >
      {({ account, sessions }) => (
        <>
          <ProfileSection account={account} onChange={changeAccount} />
          <NewsSection account={account} onChange={changeAccount} />
          <AwaySection account={account} onChange={changeAccount} />
          <CalendarSection account={account} onChange={changeAccount} />
          <BusySection account={account} onChange={changeAccount} />
          <HoursSection account={account} onChange={changeAccount} />
          <ShortcutsSection />
          <PasswordSection username={account.username} onChanged={readAgain} />
          <TwoStepSection account={account} onChange={changeAccount} />
          <SessionsSection sessions={sessions} onEnded={readAgain} />
        </>
      )}
    </Loaded>
  );
}

export function SessionsSection({ sessions, onEnded }: { sessions: readonly AccountSession[]; onEnded: () => Promise<void> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const currentFirst = sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  const otherCount = sessions.filter(({ current }) => !current).length;

  const { submit, sending, answer, failure } = useSubmission(async (count: number) => {
    await adminCall(accountEndpoints.endOtherSessions);
    await onEnded();
    focusWithoutScroll(heading.current);
    return count;
  });

  return (
    <PageSection heading={sessionTexts.heading} hint={sessionTexts.hint} headingRef={heading}>
      <ResourceTable
        columns={sessionTexts.columns}
        widths={sessionWidths}
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
        answer && <Notice kind="success">{sessionTexts.ended(answer.value)}</Notice>
      )}
    </PageSection>
  );
}
