import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Account } from '#contract/login.ts';
import { staffEndpoints } from '#contract/staff-endpoints.ts';
import { ownAccountTexts } from '#contract/own-account-texts.ts';
import styles from '../../admin/account/Account.module.css';
import { CalendarSection } from '../../admin/account/CalendarSection.tsx';
import { HoursSection } from '../../admin/account/HoursSection.tsx';
import { NewsSection } from '../../admin/account/NewsSection.tsx';
import { PasswordSection } from '../../admin/account/PasswordSection.tsx';
import { SessionsSection } from '../../admin/account/SessionsSection.tsx';
import { TwoStepSection } from '../../admin/account/TwoStepSection.tsx';
import { Loaded } from '../../admin/shared/Loaded.tsx';
import { accountQuery, adminQuery } from '../../admin/shared/queries.ts';
import { Skeletons } from '../../admin/shared/Skeletons.tsx';
import { StaffPage } from '../../admin/shared/StaffPage.tsx';
import { accountTexts } from '../../content/staff/account.ts';
import { staffTitles } from '../../content/staff/titles.ts';

const sessionsQuery = adminQuery(['sessions'], staffEndpoints.listSessions);

export function Component() {
  return (
    <StaffPage title={staffTitles.account} heading={accountTexts.heading}>
      <OwnAccount />
    </StaffPage>
  );
}

/** Waits for both answers, so that no section moves when another one appears. */
function OwnAccount() {
  const client = useQueryClient();
  const account = useQuery(accountQuery);
  const sessions = useQuery(sessionsQuery);
  const both = {
    data: account.data && sessions.data && { account: account.data, sessions: sessions.data },
    error: account.error ?? sessions.error,
    refetch: () => Promise.all([account.refetch(), sessions.refetch()]),
  };
  const changeAccount = (change: Partial<Account>) =>
    client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, ...change });
  const removeOtherSessions = () => client.setQueryData(sessionsQuery.queryKey, (sessions) => sessions?.filter(({ current }) => current));

  return (
    <Loaded
      query={both}
      failed={ownAccountTexts.fetchAccountFailed}
      loading={<Skeletons className={styles.loading} heights={[160, 280, 120]} />}
    >
      {({ account, sessions }) => (
        <>
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
          <CalendarSection account={account} onChange={changeAccount} />
          <HoursSection account={account} onChange={changeAccount} />
        </>
      )}
    </Loaded>
  );
}
