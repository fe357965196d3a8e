import { Skeleton } from '@mantine/core';
import { endpoints } from '#contract/endpoints.ts';
import type { Account, OwnSession } from '#contract/login.ts';
import { texts } from '#contract/texts.ts';
import { accountTexts } from '../../content/staff/account.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { useLoad } from '../../lib/use-load.ts';
import { paths } from '../../paths.ts';
import { adminCall } from '../../admin/admin-call.ts';
import { LoadFailure } from '../../admin/LoadFailure.tsx';
import { StaffPage } from '../../admin/StaffPage.tsx';
import styles from '../../admin/account/Account.module.css';
import { PasswordSection } from '../../admin/account/PasswordSection.tsx';
import { SessionsSection } from '../../admin/account/SessionsSection.tsx';
import { TwoStepSection } from '../../admin/account/TwoStepSection.tsx';

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
    <StaffPage heading={accountTexts.heading} link={{ to: paths.adminDashboard, label: dashboardTexts.dashboardHeading }}>
      <OwnAccount />
    </StaffPage>
  );
}

/** Loaded as a whole: a section that came later would move those below it. */
function OwnAccount() {
  const { state, reload, update } = useLoad(load);

  if (state.status === 'failed') {
    return <LoadFailure title={texts.fetchAccountFailed} error={state.error} onRetry={reload} />;
  }
  if (state.status === 'loading') {
    return (
      <div className={styles.loading} role="status" aria-label={dashboardTexts.loading}>
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
