import { Button, NativeSelect } from '@mantine/core';
import type { UseFormInput } from '@mantine/form';
import { useState } from 'react';
import { accountChangeEndpoints, accountFields, type Consequences, unconfirmedChange } from '#rooms/accounts/contract/account-changes.ts';
import { accountEndpoints, type AccountInvitation, colleagueInput, type TeamAccount } from '#rooms/accounts/contract/endpoints.ts';
import { handingOverTexts, teamTexts } from './team-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { validator } from '../../shared/forms/use-form.ts';
import { ApiError } from '../../shared/lib/api.ts';
import { adminCall } from '../session/admin-call.ts';
import { EditDialog, EditForm, useEditForm } from '../shell/EditDialog.tsx';
import { useColleagues } from '../shell/people.ts';
import { ColleagueFields, type PersonChange } from './ColleagueFields.tsx';
import { type Confirmation, HandingOver } from './HandingOver.tsx';
import { AddressToCopy } from './login/RecoveryCodes.tsx';

/** What an admin can do with an account. */
type AccountAct = 'change' | 'leave' | 'disable' | 'enable' | 'reset' | 'link' | 'invite' | 'withdraw';

type Change = PersonChange & { disabled?: boolean; leaves?: true; jobs_to?: string };

export type AccountDialogProps = {
  act: AccountAct;
  /** Absent for who is invited. */
  account?: Pick<TeamAccount, 'username' | 'name' | 'title' | 'email' | 'role' | 'jobs'>;
  /** The one that is withdrawn. */
  invitation?: AccountInvitation;
  opened: boolean;
  onClose: () => void;
  onSaved: (name: string) => void;
};

const newcomer = { username: '', name: '', title: '', email: '', role: 'recruiter', jobs: [] } satisfies AccountDialogProps['account'];

/** Asks for what the act needs. Then it may ask again, if others are concerned, or show a link. */
export function AccountDialog(props: AccountDialogProps) {
  const { act, invitation, account = { ...newcomer, ...invitation }, opened, onClose, onSaved } = props;
  const { username, name, title, email, role, jobs } = account;
  const texts = teamTexts[act];
  const [asked, setAsked] = useState<{ change: Change; consequences: Consequences }>();
  const [shown, setShown] = useState<{ who: string; link: string }>();
  const managers = useColleagues().filter((one) => one.role === 'manager' && one.username !== username);

  /** @param link for them, if the site can't mail it */
  const finish = (who: string, link?: string) => {
    onSaved(who);
    if (link === undefined) onClose();
    else setShown({ who, link: location.origin + link });
  };
  const update = async (change: Change, confirmation?: Confirmation) => {
    try {
      await adminCall(accountChangeEndpoints.updateAccount, { params: { username }, body: { ...change, ...confirmation } });
    } catch (error) {
      const { data } = unconfirmedChange.safeParse(error instanceof ApiError && error.body);
      if (data) setAsked({ change, consequences: data.consequences });
      if (!data || confirmation) throw error;
      return;
    }
    finish(change.name ?? name);
  };
  const send = async (change: Change) => {
    if (act === 'invite') {
      const { data } = await adminCall(accountEndpoints.inviteColleague, { body: change });
      finish(data.invitation.email, data.link);
    } else if (act === 'link') {
      const { data } = await adminCall(accountEndpoints.sendAccountLink, { params: { username } });
      finish(name, data.link);
    } else if (act === 'reset') {
      await adminCall(accountEndpoints.resetTwoStep, { params: { username } });
      finish(name);
    } else if (invitation) {
      await adminCall(accountEndpoints.cancelInvitation, { params: { id: invitation.id } });
      finish(email);
    } else await update(change);
  };

  const person = {
    initialValues: { name, title, email, role, jobs },
    validate: validator(act === 'invite' ? colleagueInput : accountFields),
  };
  const inputs: Partial<Record<AccountAct, UseFormInput<Change>>> = {
    change: person,
    leave: { initialValues: { leaves: true, jobs_to: '' } },
    disable: { initialValues: { disabled: true } },
    enable: { initialValues: { disabled: false } },
    invite: person,
  };
  const { form, submission } = useEditForm(inputs[act] ?? {}, send);

  return (
    <EditDialog opened={opened} title={texts.title(name)} isEdited={asked !== undefined && form.isDirty()} onClose={onClose}>
      {asked && (
        <HandingOver
          name={name}
          consequences={asked.consequences}
          question={'question' in texts && texts.question(name, email)}
          button={texts}
          onBack={() => setAsked(undefined)}
          onConfirm={(confirmation) => update(asked.change, confirmation)}
        />
      )}
      {shown && (
        <div className={styles.form}>
          {/* An email address may be longer than the dialog is wide. */}
          <AddressToCopy
            label={teamTexts.invite.link}
            description={teamTexts.invite.linkHint(shown.who)}
            value={shown.link}
            style={{ overflowWrap: 'anywhere' }}
          />
          <div className={styles.actions}>
            <Button size="sm" onClick={onClose}>
              {teamTexts.invite.close}
            </Button>
          </div>
        </div>
      )}
      {!asked && !shown && (
        <EditForm {...{ form, submission, texts }} failed={texts.failed}>
          {'hint' in texts ? <ColleagueFields form={form} texts={texts} isNew={act === 'invite'} /> : <p>{texts.question(name, email)}</p>}
          {'jobs' in texts && role === 'manager' && (
            <NativeSelect
              {...form.getInputProps('jobs_to')}
              label={texts.jobs(jobs.length)}
              data={[{ value: '', label: handingOverTexts.nobody }, ...managers.map((one) => ({ value: one.username, label: one.name }))]}
            />
          )}
        </EditForm>
      )}
    </EditDialog>
  );
}
