import { useQuery } from '@tanstack/react-query';
import type { AccountInvitation, TeamAccount } from '#rooms/accounts/contract/team.ts';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import { jobChoiceTexts } from '../shell/job-choice-texts.ts';
import { dashboardTexts } from '../shell/dashboard-texts.ts';
import { teamTexts } from './team-texts.ts';
import { formatMoment } from '../../shared/lib/format.ts';
import styles from '../list/ResourceTab.module.css';
import { RowButton } from '../list/RowButton.tsx';
import { RowMenu, type RowMenuItem } from '../list/RowMenu.tsx';
import { TwoLines } from '../list/TwoLines.tsx';
import { jobsQuery } from '../shell/queries.ts';

export function AccountRow({ account, items }: { account: TeamAccount; items: RowMenuItem[] }) {
  const { username, email, disabled, twoStep, last_login } = account;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <TwoLines first={username} second={email} />
      </th>
      <RoleCell {...account} />
      <td role="cell" data-label={teamTexts.columns.lastLogin}>
        {last_login === null ? teamTexts.never : formatMoment(last_login)}
      </td>
      <td role="cell" data-label={teamTexts.columns.twoStep}>
        {twoStep ? teamTexts.on : teamTexts.off}
      </td>
      <td role="cell">
        <StatusLabel status={disabled ? teamTexts.states.disabled : teamTexts.states.enabled} />
      </td>
      <td role="cell">
        <div className={styles.buttons}>
          <RowMenu label={teamTexts.moreNamed(username)} items={items} />
        </div>
      </td>
    </tr>
  );
}

export function InvitationRow({ invitation, onCancel }: { invitation: AccountInvitation; onCancel: () => void }) {
  const { email, invited_by, expires_at } = invitation;
  const { columns, cancel, cancelNamed } = teamTexts.invitations;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <TwoLines first={email} />
      </th>
      <RoleCell {...invitation} />
      <td role="cell" data-label={columns.invitedBy}>
        <TwoLines first={invited_by} />
      </td>
      <td role="cell" data-label={columns.expires}>
        {formatMoment(expires_at)}
      </td>
      <td role="cell">
        <div className={styles.buttons}>
          <RowButton label={cancelNamed(email)} onClick={onCancel}>
            {cancel}
          </RowButton>
        </div>
      </td>
    </tr>
  );
}

/** With the titles of a manager's jobs. */
function RoleCell({ role, jobs: ids }: Pick<TeamAccount, 'role' | 'jobs'>) {
  const { data: jobs } = useQuery(jobsQuery);
  const titleOf = (id: string) => jobs?.find((job) => job.id === id)?.title ?? jobChoiceTexts.deletedJob;
  return (
    <td role="cell">
      <TwoLines first={teamTexts.roles[role]} second={ids.length > 0 && !jobs ? dashboardTexts.loading : ids.map(titleOf).join(', ')} />
    </td>
  );
}
