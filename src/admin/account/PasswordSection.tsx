import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { passwordChange, type PasswordChange } from '#contract/login.ts';
import { texts } from '#contract/texts.ts';
import { Notice } from '../../components/notice/Notice.tsx';
import { accountTexts } from '../../content/staff/account.ts';
import { FailureNotice } from '../../forms/FailureNotice.tsx';
import { focusFirstError } from '../../forms/form-errors.ts';
import formStyles from '../../forms/Form.module.css';
import { PasswordField, UsernameForManagers } from '../../forms/staff/PasswordField.tsx';
import { showAtField } from '../../forms/staff/refusal.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { adminCall } from '../session/admin-call.ts';
import { AccountSection } from './AccountSection.tsx';

const copy = accountTexts.password;

/** The server's refusals, by the field that they are about. */
const refusals = {
  currentPassword: [texts.wrongPassword],
  newPassword: [texts.passwordCommon, texts.passwordPersonal],
};

type Props = { username: string; onChanged: () => void };

/** Changes the password. The server then ends the account's other sessions. */
export function PasswordSection({ username, onChanged }: Props) {
  const [changed, setChanged] = useState(false);
  const form = useForm<PasswordChange>({
    mode: 'uncontrolled',
    initialValues: { currentPassword: '', newPassword: '' },
    validate: schemaResolver(passwordChange, { sync: true }),
  });

  const submission = useSubmission(async (body: PasswordChange) => {
    setChanged(false);
    try {
      await adminCall(endpoints.changePassword, { body });
    } catch (error) {
      showAtField(form, error, refusals);
      return;
    }
    form.reset();
    setChanged(true);
    onChanged();
  });

  return (
    <AccountSection heading={copy.heading} hint={copy.hint}>
      <form className={formStyles.form} onSubmit={form.onSubmit(submission.submit, (errors) => focusFirstError(form, errors))} noValidate>
        <UsernameForManagers username={username} />
        <PasswordField
          {...form.getInputProps('currentPassword')}
          key={form.key('currentPassword')}
          readOnly={submission.sending}
          label={copy.fields.currentPassword}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.getInputProps('newPassword')}
          key={form.key('newPassword')}
          readOnly={submission.sending}
          label={copy.fields.newPassword}
          description={copy.newPasswordHint}
          autoComplete="new-password"
        />
        {submission.failure && (
          <FailureNotice error={submission.failure.error} refused={texts.changePasswordFailed} failed={texts.changePasswordFailed} />
        )}
        {changed && <Notice kind="success">{copy.changed}</Notice>}
        <div>
          <SubmitButton sending={submission.sending} label={copy.submit} sendingLabel={copy.submitting} />
        </div>
      </form>
    </AccountSection>
  );
}
