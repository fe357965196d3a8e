import { Skeleton } from '@mantine/core';
import { endpoints } from '#contract/endpoints.ts';
import type { Account, OwnSession } from '#contract/login.ts';
import { messages } from '#contract/messages.ts';
import { accountCopy } from '../../content/account-copy.ts';
import { adminCopy } from '../../content/admin-copy.ts';
import { useLoad } from '../../lib/use-load.ts';
import { paths } from '../../paths.ts';
import { adminCall } from '../admin-call.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { StaffPage } from '../StaffPage.tsx';
import styles from './Account.module.css';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { TwoStepSection } from './TwoStepSection.tsx';

type Own = { account: Account; sessions: OwnSession[] };

async function load(signal: AbortSignal): Promise<Own> {
  const [account, sessions] = await Promise.all([
    adminCall(endpoints.readAccount, { signal }),
    adminCall(endpoints.listSessions, { signal }),
  ]);
  return { account: account.data, sessions: sessions.data };
}

/** Where staff look after their own account. */
export function Component() {
  return (
    <StaffPage heading={accountCopy.heading} link={{ to: paths.adminDashboard, label: adminCopy.dashboardHeading }}>
      <OwnAccount />
    </StaffPage>
  );
}

/** Loaded as a whole: a section that came later would move those below it. */
function OwnAccount() {
  const { state, reload, update } = useLoad(load);

  if (state.status === 'failed') {
    return <LoadFailure title={messages.fetchAccountFailed} error={state.error} onRetry={reload} />;
  }
  if (state.status === 'loading') {
    return (
      <div className={styles.loading} role="status" aria-label={adminCopy.loading}>
        <Skeleton height={160} />
        <Skeleton height={280} />
        <Skeleton height={120} />
      </div>
    );
  }
  const { account, sessions } = state.data;
  const dropOtherSessions = () => update((own) => ({ ...own, sessions: own.sessions.filter(({ current }) => current) }));
  return (
    <>
      <SessionsSection sessions={sessions} onEnded={dropOtherSessions} />
      <PasswordSection username={account.username} onChanged={dropOtherSessions} />
      <TwoStepSection account={account} onChange={(change) => update((own) => ({ ...own, account: { ...own.account, ...change } }))} />
    </>
  );
}
