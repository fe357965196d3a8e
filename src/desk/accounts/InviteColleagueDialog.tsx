import { Button } from '@mantine/core';
import { useState } from 'react';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import type { AccountFields } from '#rooms/accounts/contract/account-changes.ts';
import { colleagueInput } from '#rooms/accounts/contract/team.ts';
import { teamTexts } from './team-texts.ts';
import styles from '../../shared/forms/Form.module.css';
import { AddressToCopy } from './login/RecoveryCodes.tsx';
import { validator } from '../../shared/forms/use-form.ts';
import { adminCall } from '../session/admin-call.ts';
import { EditDialog, EditForm, useEditForm } from '../shell/EditDialog.tsx';
import type { AccountDialogProps } from './AccountDialog.tsx';
import { ColleagueFields } from './ColleagueFields.tsx';

const texts = teamTexts.invite;

const blank: AccountFields = { name: '', title: '', email: '', role: 'recruiter', jobs: [] };

type Props = Omit<AccountDialogProps, 'account'>;

/** Invites somebody, and shows the link if the site cannot mail it. */
export function InviteColleagueDialog({ opened, onClose, onSaved }: Props) {
  const [shown, setShown] = useState<{ email: string; link: string }>();
  const input = { initialValues: blank, validate: validator(colleagueInput) };
  const { form, submission } = useEditForm<AccountFields>(input, async (body) => {
    const { data } = await adminCall(accountEndpoints.inviteColleague, { body });
    const { email } = data.invitation;
    onSaved(email, data.link !== undefined);
    if (data.link !== undefined) setShown({ email, link: location.origin + data.link });
  });

  return (
    <EditDialog opened={opened} title={texts.title} onClose={onClose}>
      {shown ? (
        <ShownLink who={shown.email} link={shown.link} onClose={onClose} />
      ) : (
        <EditForm {...{ form, submission, texts }} failed={teamTexts.inviteFailed}>
          <ColleagueFields form={form} texts={texts} emailRequired />
        </EditForm>
      )}
    </EditDialog>
  );
}

function ShownLink({ who, link, onClose }: { who: string; link: string; onClose: () => void }) {
  return (
    <div className={styles.form}>
      {/* An email address may be longer than the dialog is wide. */}
      <AddressToCopy label={texts.link} description={texts.linkHint(who)} value={link} style={{ overflowWrap: 'anywhere' }} />
      <div className={styles.actions}>
        <Button size="sm" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  );
}

/** Sends somebody a link for a new password, and shows it if the site cannot mail it. */
export function NewLinkDialog({ account: { username, name, email }, opened, onClose, onSaved }: AccountDialogProps) {
  const [link, setLink] = useState<string>();
  const { form, submission } = useEditForm({ initialValues: {} }, async () => {
    const { data } = await adminCall(accountEndpoints.sendAccountLink, { params: { username } });
    onSaved(name, data.link !== undefined);
    if (data.link !== undefined) setLink(location.origin + data.link);
  });

  return (
    <EditDialog opened={opened} title={teamTexts.link.title} onClose={onClose}>
      {link === undefined ? (
        <EditForm form={form} submission={submission} texts={teamTexts.link} failed={teamTexts.changeFailed}>
          <p>{teamTexts.link.question(name, email)}</p>
        </EditForm>
      ) : (
        <ShownLink who={name} link={link} onClose={onClose} />
      )}
    </EditDialog>
  );
}
