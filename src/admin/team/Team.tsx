import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { staffEndpoints } from '#contract/staff-endpoints.ts';
import { staffTexts } from '#contract/staff-texts.ts';
import type { AccountInvitation, TeamAccount } from '#contract/team.ts';
import { StatusLabel } from '../../components/status-label/StatusLabel.tsx';
import { applicationsTexts, dashboardTexts } from '../../content/staff/dashboard.ts';
import { teamTexts } from '../../content/staff/team.ts';
import type { CallOptions } from '../../lib/api.ts';
import { formatMoment } from '../../lib/format.ts';
import { ListSkeleton } from '../resource-tab/ListSkeleton.tsx';
import tableStyles from '../resource-tab/ResourceTab.module.css';
import { ResourceTable } from '../resource-tab/ResourceTable.tsx';
import { RowButton } from '../resource-tab/RowButton.tsx';
import { RowMenu } from '../resource-tab/RowMenu.tsx';
import { adminCall } from '../session/admin-call.ts';
import headStyles from '../shared/Head.module.css';
import { lazyPart } from '../shared/lazy-part.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { adminQuery, jobsQuery } from '../shared/queries.ts';
import { ReportView } from '../shared/ReportView.tsx';
import { useDialog } from '../shared/use-dialog.ts';
import { useStaffReport } from '../shared/use-report.tsx';
import styles from './Team.module.css';

const ConfirmDialog = lazyPart('confirm', async () => (await import('../shared/ConfirmDialog.tsx')).ConfirmDialog);
const RoleDialog = lazyPart('role', async () => (await import('./RoleDialog.tsx')).RoleDialog);
const InviteColleagueDialog = lazyPart('invite', async () => (await import('./InviteColleagueDialog.tsx')).InviteColleagueDialog);

const teamQuery = adminQuery(['team'], staffEndpoints.listAccounts);

/** An action that has to be confirmed. */
type Question = {
  texts: typeof teamTexts.disable | typeof teamTexts.enable | typeof teamTexts.reset;
  account: TeamAccount;
  act: () => void;
};

/** Who may log in, as what, and who is invited. */
export function Team() {
  const client = useQueryClient();
  const team = useQuery(teamQuery);
  const jobs = useQuery(jobsQuery);
  const report = useStaffReport();
  const heading = useRef<HTMLHeadingElement>(null);
  const role = useDialog<TeamAccount>();
  const invite = useDialog<true>();
  const question = useDialog<Question>();

  /** Undefined for a deleted job. */
  const titleOf = (id: string) => (jobs.data ? jobs.data.find((job) => job.id === id)?.title : dashboardTexts.loading);

  const roleOf = ({ role, jobs: ids }: Pick<TeamAccount, 'role' | 'jobs'>) => {
    const titles = ids.map((id) => titleOf(id) ?? applicationsTexts.deletedJob).join(', ');
    return (
      <>
        <span className={tableStyles.truncated}>{teamTexts.roles[role]}</span>
        {titles !== '' && (
          <span className={tableStyles.secondary} title={titles}>
            {titles}
          </span>
        )}
      </>
    );
  };

  const done = async (text: string) => {
    await client.invalidateQueries(teamQuery);
    return text;
  };
  const act = (failed: string, name: string, endpoint: Endpoint, options: CallOptions, text: string) =>
    void report.run(
      failed,
      async () => {
        await adminCall(endpoint, options);
        return done(text);
      },
      { id: name, name },
    );

  const ask = (account: TeamAccount, texts: Question['texts'], endpoint: Endpoint, body?: object) => (opener: Element) => {
    const { username } = account;
    const perform = () => act(staffTexts.changeAccountFailed, username, endpoint, { params: { username }, body }, texts.done(username));
    question.open({ texts, account, act: perform }, opener);
  };

  const accountRow = (account: TeamAccount) => {
    const { username, email, disabled, twoStep, last_login } = account;
    const { updateAccount, resetTwoStep } = staffEndpoints;
    const { columns, change, disable, enable, reset } = teamTexts;
    return (
      <tr key={username} role="row">
        <th role="rowheader" scope="row">
          <span className={tableStyles.truncated}>{username}</span>
          <span className={tableStyles.secondary} title={email}>
            {email}
          </span>
        </th>
        <td role="cell">{roleOf(account)}</td>
        <td role="cell" data-label={columns.lastLogin}>
          {last_login === null ? teamTexts.never : formatMoment(last_login)}
        </td>
        <td role="cell" data-label={columns.twoStep}>
          {twoStep ? teamTexts.on : teamTexts.off}
        </td>
        <td role="cell">
          <StatusLabel status={disabled ? teamTexts.states.disabled : teamTexts.states.enabled} />
        </td>
        <td role="cell">
          <div className={tableStyles.buttons}>
            <RowMenu
              label={teamTexts.moreNamed(username)}
              items={[
                // Deleted jobs cannot be unticked.
                { label: change.item, onSelect: (opener) => role.open({ ...account, jobs: account.jobs.filter(titleOf) }, opener) },
                ...(twoStep ? [{ label: reset.item, onSelect: ask(account, reset, resetTwoStep) }] : []),
                disabled
                  ? { label: enable.item, onSelect: ask(account, enable, updateAccount, { disabled: false }) }
                  : { label: disable.item, danger: true, onSelect: ask(account, disable, updateAccount, { disabled: true }) },
              ]}
            />
          </div>
        </td>
      </tr>
    );
  };

  const invitationRow = (invitation: AccountInvitation) => {
    const { id, email, invited_by, expires_at } = invitation;
    const { columns, cancel, cancelNamed, cancelled } = teamTexts.invitations;
    const options = { params: { id } };
    return (
      <tr key={id} role="row">
        <th role="rowheader" scope="row">
          <span className={tableStyles.truncated} title={email}>
            {email}
          </span>
        </th>
        <td role="cell">{roleOf(invitation)}</td>
        <td role="cell" data-label={columns.invitedBy}>
          {invited_by}
        </td>
        <td role="cell" data-label={columns.expires}>
          {formatMoment(expires_at)}
        </td>
        <td role="cell">
          <div className={tableStyles.buttons}>
            <RowButton
              label={cancelNamed(email)}
              onClick={() => {
                heading.current?.focus();
                act(staffTexts.cancelInvitationFailed, email, staffEndpoints.cancelInvitation, options, cancelled(email));
              }}
            >
              {cancel}
            </RowButton>
          </div>
        </td>
      </tr>
    );
  };

  return (
    <Loaded query={team} failed={staffTexts.fetchTeamFailed} loading={<ListSkeleton />}>
      {({ accounts, invitations }) => (
        <>
          <section className={styles.part}>
            <div className={headStyles.head}>
              <h2>{teamTexts.accounts(accounts.length)}</h2>
              <Button size="sm" onClick={({ currentTarget }) => invite.open(true, currentTarget)}>
                {teamTexts.invite.open}
              </Button>
            </div>
            <ResourceTable
              columns={teamTexts.columns}
              widths={{
                wide: 'minmax(0, 1fr) minmax(0, 1fr) 11rem 7rem 7rem 5rem',
                narrow: 'minmax(0, 1fr) minmax(0, 1fr) 7rem 6rem 6rem 5rem',
              }}
              pages={[accounts]}
              row={accountRow}
            />
          </section>
          <section className={styles.part}>
            <h2 ref={heading} tabIndex={-1}>
              {teamTexts.invitations.heading}
            </h2>
            {invitations.length === 0 ? (
              <p>{teamTexts.invitations.none}</p>
            ) : (
              <ResourceTable
                columns={teamTexts.invitations.columns}
                widths={{
                  wide: 'minmax(0, 1fr) minmax(0, 1fr) 11rem 11rem 6rem',
                  narrow: 'minmax(0, 1fr) minmax(0, 1fr) 7rem 7rem 6rem',
                }}
                pages={[invitations]}
                row={invitationRow}
              />
            )}
          </section>
          <ReportView reports={[report]} />
          <Suspense>
            {role.subject && (
              <RoleDialog
                key={role.key}
                account={role.subject}
                opened={role.opened}
                onClose={role.close}
                onSaved={() => {
                  role.close();
                  void done(teamTexts.change.done(role.subject?.username ?? '')).then(report.announce);
                }}
              />
            )}
            {invite.subject && (
              <InviteColleagueDialog
                key={invite.key}
                opened={invite.opened}
                onClose={invite.close}
                onInvited={(email) => void done(teamTexts.invite.done(email)).then(report.announce)}
              />
            )}
            {question.subject && (
              <ConfirmDialog
                title={question.subject.texts.title}
                question={question.subject.texts.question(question.subject.account.username)}
                confirm={question.subject.texts.confirm}
                dialog={question}
                onConfirm={question.subject.act}
              />
            )}
          </Suspense>
        </>
      )}
    </Loaded>
  );
}
