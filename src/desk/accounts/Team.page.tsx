import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useRef } from 'react';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import { accountChangeEndpoints } from '#rooms/accounts/contract/account-changes.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import type { AccountInvitation, TeamAccount } from '#rooms/accounts/contract/team.ts';
import { teamTexts } from './team-texts.ts';
import type { CallOptions } from '../../shared/lib/api.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { ResourceTable } from '../list/ResourceTable.tsx';
import type { RowMenuItem } from '../shell/RowMenu.tsx';
import { adminCall } from '../session/admin-call.ts';
import headStyles from '../shell/Head.module.css';
import { lazyPart } from '../shell/lazy-part.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { adminQuery, colleaguesQuery } from '../shell/queries.ts';
import { useStaffReport } from '../shell/report.tsx';
import { ReportView } from '../shell/ReportView.tsx';
import { staffPage } from '../shell/StaffPage.tsx';
import { useAccount } from '../shell/people.ts';
import { useDialog } from '../shell/use-dialog.ts';
import { useNew } from '../shell/use-new.ts';
import type { AccountDialogProps } from './AccountDialog.tsx';
import { AccountRow, InvitationRow } from './rows.tsx';
import styles from './Team.module.css';

const ConfirmDialog = lazyPart(async () => (await import('../shell/ConfirmDialog.tsx')).ConfirmDialog);
const AccountDialog = lazyPart(async () => (await import('./AccountDialog.tsx')).AccountDialog);
const HandOverDialog = lazyPart(async () => (await import('./AccountDialog.tsx')).HandOverDialog);
const DisableDialog = lazyPart(async () => (await import('./AccountDialog.tsx')).DisableDialog);
const InviteColleagueDialog = lazyPart(async () => (await import('./InviteColleagueDialog.tsx')).InviteColleagueDialog);
const NewLinkDialog = lazyPart(async () => (await import('./InviteColleagueDialog.tsx')).NewLinkDialog);

const teamQuery = adminQuery(['team'], accountEndpoints.listAccounts);

const accountWidths = {
  wide: 'minmax(0, 5fr) minmax(0, 3fr) 9.5rem 8rem 6.5rem 3rem',
  narrow: 'minmax(0, 5fr) minmax(0, 4fr) 8rem 6.5rem 3rem',
};
const invitationWidths = {
  wide: 'minmax(0, 1fr) minmax(0, 1fr) 11rem 11rem 6rem',
  narrow: 'minmax(0, 1fr) minmax(0, 1fr) 7rem 7rem 6rem',
};

export const Component = staffPage('team', Team, { call: accountEndpoints.listAccounts });

/** Who may log in, as what, and who is invited. */
function Team() {
  const client = useQueryClient();
  const team = useQuery(teamQuery);
  const report = useStaffReport();
  const own = useAccount();
  const invitationsHeading = useRef<HTMLHeadingElement>(null);
  const change = useDialog<{ account: TeamAccount; Dialog: ComponentType<AccountDialogProps>; done: (name: string) => string }>();
  const invite = useDialog<true>();
  useNew(() => invite.open(true));
  const question = useDialog<{ title: string; question: string; confirm: string; cancel?: string; onConfirm: () => void }>();

  const reloaded = async (text: string) => {
    await Promise.all([teamQuery, colleaguesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    return text;
  };

  const send = (endpoint: Endpoint, options: CallOptions, name: string, texts: { failed: string; done: string }) => {
    const act = async () => {
      await adminCall(endpoint, options);
      return reloaded(texts.done);
    };
    void report.run(texts.failed, act, { id: name, name });
  };

  const itemsOf = (account: TeamAccount): RowMenuItem[] => {
    const { username, name: shown, twoStep, disabled } = account;
    const isOwn = username === own?.username;
    const open = (
      Dialog: ComponentType<AccountDialogProps>,
      { item, done }: { item: string; done: (name: string) => string },
    ): RowMenuItem => ({
      label: item,
      onSelect: (opener) => change.open({ account, Dialog, done }, opener),
    });
    const ask = (name: 'enable' | 'reset', endpoint: Endpoint, body?: object): RowMenuItem => {
      const { item: label, title, question: text, confirm, done } = teamTexts[name];
      const texts = { failed: teamTexts.changeFailed, done: done(shown) };
      const onConfirm = () => send(endpoint, { params: { username }, body }, shown, texts);
      return { label, onSelect: (opener) => question.open({ title, question: text(shown), confirm, onConfirm }, opener) };
    };
    return [
      open(AccountDialog, teamTexts.change),
      open(HandOverDialog, teamTexts.leave),
      ...(isOwn || disabled ? [] : [open(NewLinkDialog, teamTexts.link)]),
      ...(twoStep ? [ask('reset', accountEndpoints.resetTwoStep)] : []),
      disabled ? ask('enable', accountChangeEndpoints.updateAccount, { disabled: false }) : open(DisableDialog, teamTexts.disable),
    ];
  };

  const cancel = ({ id, email }: AccountInvitation) => {
    const { title, question: ask, confirm, cancelled } = teamTexts.invitations;
    const onConfirm = () => {
      invitationsHeading.current?.focus();
      const texts = { failed: teamTexts.cancelInvitationFailed, done: cancelled(email) };
      send(accountEndpoints.cancelInvitation, { params: { id } }, email, texts);
    };
    question.open({ title, question: ask(email), confirm, cancel: teamTexts.invitations.keep, onConfirm });
  };

  const onSaved = (dialog: { close: () => void }, done: (name: string) => string) => (name: string, staysOpen?: boolean) => {
    if (!staysOpen) dialog.close();
    void reloaded(done(name)).then(report.announce);
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
              wideColumns={['lastLogin']}
              widths={accountWidths}
              pages={[accounts]}
              row={(account) => <AccountRow key={account.username} account={account} items={itemsOf(account)} />}
            />
          </section>
          <section className={styles.part}>
            <h2 ref={invitationsHeading} tabIndex={-1}>
              {teamTexts.invitations.heading}
            </h2>
            <ResourceTable
              columns={teamTexts.invitations.columns}
              widths={invitationWidths}
              pages={[invitations]}
              empty={teamTexts.invitations.none}
              row={(invitation) => <InvitationRow key={invitation.id} invitation={invitation} onCancel={() => cancel(invitation)} />}
            />
          </section>
          <ReportView reports={[report]} />
          {change.render(({ account, Dialog, done }, props) => (
            <Dialog {...props} account={account} onSaved={onSaved(change, done)} />
          ))}
          {invite.render((_opened, props) => (
            <InviteColleagueDialog {...props} onSaved={onSaved(invite, teamTexts.invite.done)} />
          ))}
          {question.subject && <ConfirmDialog {...question.subject} dialog={question} />}
        </>
      )}
    </Loaded>
  );
}
