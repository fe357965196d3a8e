import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accountEndpoints, type TeamAccount } from '#rooms/accounts/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { teamTexts } from './team-texts.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { ResourceTable } from '../list/ResourceTable.tsx';
import type { RowMenuItem } from '../shell/RowMenu.tsx';
import headStyles from '../shell/Head.module.css';
import { lazyPart } from '../shell/lazy-part.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery } from '../shell/queries.ts';
import { useStaffReport } from '../shell/report.tsx';
import { PageReport } from '../shell/ReportView.tsx';
import { staffPage } from '../shell/StaffPage.tsx';
import { staffTitles } from '../shell/titles-texts.ts';
import { useAccount } from '../shell/people.ts';
import { useDialog } from '../shell/use-dialog.ts';
import { useNew } from '../shell/use-new.ts';
import type { AccountDialogProps } from './AccountDialog.tsx';
import { AccountRow, InvitationRow } from './rows.tsx';
import styles from './Team.module.css';

const AccountDialog = lazyPart(async () => (await import('./AccountDialog.tsx')).AccountDialog);

const { invitations: invitationTexts } = teamTexts;

const teamQuery = adminQuery(['team'], accountEndpoints.listAccounts);

const accountWidths = {
  wide: 'minmax(0, 5fr) minmax(0, 3fr) 9.5rem 8rem 6.5rem 3rem',
  narrow: 'minmax(0, 5fr) minmax(0, 4fr) 8rem 6.5rem 3rem',
};
const invitationWidths = {
  wide: 'minmax(0, 1fr) minmax(0, 1fr) 11rem 11rem 6rem',
  narrow: 'minmax(0, 1fr) 6rem 9rem 9rem 6rem',
};

export const Component = staffPage('team', Team, { call: accountEndpoints.listAccounts, hiddenHeading: staffTitles.team });

/** Who may log in, as what, and who is invited. */
function Team() {
  const client = useQueryClient();
  const team = useQuery(teamQuery);
  const report = useStaffReport();
  const own = useAccount();
  const change = useDialog<Pick<AccountDialogProps, 'act' | 'account' | 'invitation'>>();
  useNew(() => change.open({ act: 'invite' }));

  const itemsOf = (account: TeamAccount): RowMenuItem[] => {
    const isOwn = account.username === own?.username;
    const acts = [
      'change',
      'leave',
      ...(isOwn || account.disabled ? [] : (['link'] as const)),
      ...(account.twoStep ? (['reset'] as const) : []),
      account.disabled ? 'enable' : 'disable',
    ] as const;
    return acts.map((act) => ({ label: teamTexts[act].item, onSelect: (opener) => change.open({ act, account }, opener) }));
  };

  return (
    <Loaded query={team} failed={staffTexts.fetchTeamFailed} loading={<ListSkeleton />}>
      {({ accounts, invitations }) => (
        <>
          <section className={styles.part}>
            <div className={headStyles.head}>
              <h2 className={headStyles.title}>{teamTexts.accounts(accounts.length)}</h2>
              <Button size="sm" onClick={({ currentTarget }) => change.open({ act: 'invite' }, currentTarget)}>
                {teamTexts.invite.open}
              </Button>
            </div>
            <ResourceTable
              columns={teamTexts.columns}
              wideColumns={['lastLogin']}
              widths={accountWidths}
              pages={[accounts]}
              row={(account) => <AccountRow key={account.username} account={account} items={itemsOf(account)} />}
            />
          </section>
          {invitations.length > 0 && (
            <section className={styles.part}>
              <h2>{invitationTexts.heading}</h2>
              <ResourceTable
                columns={invitationTexts.columns}
                widths={invitationWidths}
                pages={[invitations]}
                row={(invitation) => (
                  <InvitationRow
                    key={invitation.id}
                    invitation={invitation}
                    onWithdraw={(opener) => change.open({ act: 'withdraw', invitation }, opener)}
                  />
                )}
              />
            </section>
          )}
          <PageReport report={report} />
          {change.render((subject, props) => (
            <AccountDialog
              {...subject}
              {...props}
              onSaved={(name) => void client.invalidateQueries().then(() => report.announce(teamTexts[subject.act].done(name)))}
            />
          ))}
        </>
      )}
    </Loaded>
  );
}
