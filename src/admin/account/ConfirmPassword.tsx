import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { passwordConfirmation } from '#contract/login.ts';
import { texts } from '#contract/texts.ts';
import { accountTexts } from '../../content/staff/account.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { FailureNotice } from '../../forms/FailureNotice.tsx';
import { focusFirstError } from '../../forms/form-errors.ts';
import formStyles from '../../forms/Form.module.css';
import { PasswordField, UsernameForManagers } from '../../forms/staff/PasswordField.tsx';
import { showAtField } from '../../forms/staff/refusal.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useSubmission } from '../../forms/use-submission.ts';

const copy = accountTexts.twoStep;

type Props = {
  username: string;
  hint?: string;
  submit: string;
  /** Rejects where the server refuses. */
  send: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the current password before two-step login or its recovery codes change. */
export function ConfirmPassword({ username, hint = copy.passwordHint, submit, send, onCancel }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: schemaResolver(passwordConfirmation, { sync: true }),
  });
  const submission = useSubmission(({ password }: { password: string }) =>
    send(password).catch((error: unknown) => showAtField(form, error, { password: [texts.wrongPassword] })),
  );

  return (
    <form className={formStyles.form} onSubmit={form.onSubmit(submission.submit, (errors) => focusFirstError(form, errors))} noValidate>
      <UsernameForManagers username={username} />
      <PasswordField
        {...form.getInputProps('password')}
        key={form.key('password')}
        readOnly={submission.sending}
        label={accountTexts.password.fields.currentPassword}
        description={hint}
        autoComplete="current-password"
        autoFocus
      />
      {submission.failure && (
        <FailureNotice error={submission.failure.error} refused={texts.changeTwoStepFailed} failed={texts.changeTwoStepFailed} />
      )}
      <div className={formStyles.actions}>
        <Button variant="default" onClick={onCancel}>
          {dashboardTexts.cancel}
        </Button>
        <SubmitButton sending={submission.sending} label={submit} sendingLabel={copy.working} />
      </div>
    </form>
  );
}
