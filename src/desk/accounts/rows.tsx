import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { deputyOf } from '#rooms/accounts/contract/colleagues.ts';
import type { AccountInvitation, TeamAccount } from '#rooms/accounts/contract/endpoints.ts';
import { StatusLabel } from '../../shared/components/status-label/StatusLabel.tsx';
import { titleOf } from '../shell/JobSelect.tsx';
import { teamTexts } from './team-texts.ts';
import { focusOnMount } from '../../shared/lib/focus.ts';
import { formatDayUtc, formatMoment } from '../../shared/lib/format.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import styles from '../list/ResourceTab.module.css';
import { RowButton, TwoLines } from '../list/RowParts.tsx';
import { RowMenu, type RowMenuItem } from '../shell/RowMenu.tsx';
import { Avatar } from '../shell/Avatar.tsx';
import { jobsQuery } from '../shell/queries.ts';
import { nameOf, useColleagues, useNameOf } from '../shell/people.ts';
import teamStyles from './Team.module.css';

export function AccountRow({ account, items }: { account: TeamAccount; items: RowMenuItem[] }) {
  const { username, name, title, email, disabled, twoStep, last_login } = account;
  const { hash } = useLocation();
  const colleagues = useColleagues();
  const away = colleagues.find((one) => one.username === username);
  const deputy = away && deputyOf(away, serverNow());
  return (
    <tr role="row">
      <th role="rowheader" scope="row" tabIndex={-1} ref={hash === `#${username}` ? focusOnMount : undefined}>
        <div className={teamStyles.person}>
          <Avatar username={username} name={name} />
          <div>
            <TwoLines first={name} second={[title, name !== username && username, email].filter(Boolean).join(' · ')} />
          </div>
        </div>
      </th>
      <RoleCell {...account} />
      <td role="cell" data-label={teamTexts.columns.lastLogin} className={`${styles.wideOnly} ${teamStyles.lastLogin}`}>
        {last_login === null ? teamTexts.never : formatMoment(last_login)}
      </td>
      <td role="cell" data-label={teamTexts.columns.twoStep}>
        {twoStep ? teamTexts.on : teamTexts.off}
      </td>
      <td role="cell">
        <StatusLabel status={disabled ? teamTexts.states.disabled : teamTexts.states.enabled} />
        {deputy && <TwoLines first={teamTexts.away(formatDayUtc(away.away_until))} second={teamTexts.deputy(nameOf(deputy, colleagues))} />}
      </td>
      <td role="cell">
        <div className={styles.buttons}>
          <RowMenu label={teamTexts.moreNamed(name)} items={items} />
        </div>
      </td>
    </tr>
  );
}

export function InvitationRow({ invitation, onWithdraw }: { invitation: AccountInvitation; onWithdraw: (opener: Element) => void }) {
  const { name, email, invited_by, expires_at } = invitation;
  const nameOf = useNameOf();
  const { columns } = teamTexts.invitations;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <TwoLines first={name || email} second={name && email} />
      </th>
      <RoleCell {...invitation} />
      <td role="cell" data-label={columns.invitedBy}>
        <TwoLines first={nameOf(invited_by)} />
      </td>
      <td role="cell" data-label={columns.expires}>
        {formatMoment(expires_at)}
      </td>
      <td role="cell">
        <div className={styles.buttons}>
          <RowButton label={teamTexts.withdraw.named(email)} onClick={onWithdraw}>
            {teamTexts.withdraw.submit}
          </RowButton>
        </div>
      </td>
    </tr>
  );
}

/** With the titles of a manager's jobs. */
function RoleCell({ role, jobs: ids }: Pick<TeamAccount, 'role' | 'jobs'>) {
  const { data: jobs } = useQuery(jobsQuery);
  // Once, while they load.
  const titles = new Set(ids.map((id) => titleOf(id, jobs)));
  return (
    <td role="cell" className={`${styles.ownLine} ${teamStyles.role}`}>
      <TwoLines first={teamTexts.roles[role]} second={[...titles].join(' · ')} />
    </td>
  );
}
