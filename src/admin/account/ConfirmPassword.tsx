import { Button } from '@mantine/core';
import { passwordConfirmation } from '#contract/login.ts';
import { texts } from '#contract/texts.ts';
import { accountTexts } from '../../content/staff/account.ts';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import formStyles from '../../forms/Form.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';

const copy = accountTexts.twoStep;

type Props = {
  username: string;
  hint?: string;
  submit: string;
  send: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the current password before two-step login or its recovery codes change. */
export function ConfirmPassword({ username, hint = copy.passwordHint, submit, send, onCancel }: Props) {
  return (
    <PasswordForm
      username={username}
      schema={passwordConfirmation}
      fields={[
        {
          name: 'password',
          label: accountTexts.password.fields.currentPassword,
          description: hint,
          autoComplete: 'current-password',
          autoFocus: true,
          errors: [texts.wrongPassword],
        },
      ]}
      failed={texts.changeTwoStepFailed}
      send={({ password }) => send(password)}
    >
      {(sending) => (
        <div className={formStyles.actions}>
          <Button variant="default" onClick={onCancel}>
            {dashboardTexts.cancel}
          </Button>
          <SubmitButton sending={sending} label={submit} sendingLabel={copy.working} />
        </div>
      )}
    </PasswordForm>
  );
}
