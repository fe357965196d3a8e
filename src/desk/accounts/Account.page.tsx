import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import type { Account } from '#rooms/accounts/contract/login.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { BusySection } from './BusySection.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { NewsSection } from './NewsSection.tsx';
import { PasswordSection } from './PasswordForm.tsx';
import { AwaySection, HoursSection, ProfileSection } from './SavedSections.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TwoStepSection } from './TwoStepSection.tsx';
import { Loaded, Skeletons } from '../shell/Loaded.tsx';
import { accountQuery, adminQuery, colleaguesQuery } from '../shell/queries.ts';
import { StaffPage } from '../shell/StaffPage.tsx';

const sessionsQuery = adminQuery(['sessions'], accountEndpoints.listSessions);

export function Component() {
  return (
    <StaffPage page="account">
      <YourAccount />
    </StaffPage>
  );
}

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
  const removeOtherSessions = () => client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(({ current }) => current));

  return (
    <Loaded
      query={both}
      failed={yourAccountTexts.fetchAccountFailed}
      loading={<Skeletons className="stack gap-24" heights={[160, 280, 120]} />}
    >
      {({ account, sessions }) => (
        <>
          <ProfileSection account={account} onChange={changeAccount} />
          <SessionsSection sessions={sessions} onEnded={removeOtherSessions} />
          <PasswordSection
            username={account.username}
            onChanged={() => {
              removeOtherSessions();
              changeAccount({ calendar: false });
            }}
          />
          <TwoStepSection account={account} onChange={changeAccount} />
          <NewsSection account={account} onChange={changeAccount} />
          <AwaySection account={account} onChange={changeAccount} />
          <CalendarSection account={account} onChange={changeAccount} />
          <BusySection account={account} onChange={changeAccount} />
          <HoursSection account={account} onChange={changeAccount} />
        </>
      )}
    </Loaded>
  );
}
