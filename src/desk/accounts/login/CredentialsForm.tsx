import type { KeyboardEvent } from 'react';
import { accountEndpoints, codeNeeded, credentials, type Credentials, type Session } from '#rooms/accounts/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { Captcha } from '../../../shared/forms/captcha/Captcha.tsx';
import { loginTexts } from '../../../shared/texts/form-texts.ts';
import { ApiError, call } from '../../../shared/lib/api.ts';
import { FailureNotice } from '../../../shared/forms/FailureNotice.tsx';
import { RequiredFieldsNotice } from '../../../shared/forms/RequiredFieldsNotice.tsx';
import { PasswordField, UsernameField } from './fields.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { publicFormValidator, usePublicForm } from '../../../shared/forms/use-public-form.ts';
import type { CodeNeeded } from './CodeStep.tsx';
import { loginError } from './refusal.ts';

type Props = {
  /** The username that was entered before, when the user returns from the second step. */
  username?: string;
  onLoggedIn: (session: Session) => void;
  onCodeNeeded: (needed: CodeNeeded, username: string) => void;
};

/** @returns the session, or what the second step needs @throws an error with the text to show */
async function logIn(input: Credentials, recaptchaToken: string): Promise<{ session: Session } | { needed: CodeNeeded }> {
  try {
    return { session: (await call(accountEndpoints.login, { body: { ...credentials.parse(input), recaptchaToken } })).data };
  } catch (error) {
    const { data: needed } = codeNeeded.safeParse(error instanceof ApiError ? error.body : undefined);
    if (needed) return { needed };
    throw loginError(error);
  }
}

/** The first step of the login. A reload keeps the username, not the password. */
export function CredentialsForm({ username = '', onLoggedIn, onCodeNeeded }: Props) {
  const { form, sending, failure, formProps, textProps, captchaProps } = usePublicForm({
    name: 'login',
    labels: { username: loginTexts.fields.username },
    others: { password: '' },
    prefilled: { username },
    validate: publicFormValidator(credentials, staffTexts.loginCaptcha),
    send: async ({ recaptchaToken, ...input }) => ({ username: input.username, ...(await logIn(input, recaptchaToken)) }),
    onSent: (answer) => {
      if ('needed' in answer) onCodeNeeded(answer.needed, answer.username);
      else onLoggedIn(answer.session);
    },
  });

  const solved = form.useWatchValue('recaptchaToken') !== '';

  // While the button is disabled, browsers ignore Enter, and the user would not learn why.
  const explainEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !solved) formProps.onSubmit();
  };

  return (
    <form {...formProps} onKeyDown={explainEnter}>
      <UsernameField {...textProps('username')} key={form.key('username')} />
      <PasswordField
        {...form.getInputProps('password')}
        key={form.key('password')}
        readOnly={sending}
        label={loginTexts.fields.password}
        autoComplete="current-password"
        autoFocus={username !== ''}
      />
      <Captcha {...captchaProps} />
      <RequiredFieldsNotice errors={form.errors} />
      {failure && <FailureNotice error={failure.error} failed={staffTexts.loginFailed} />}
      <SubmitButton sending={sending} disabled={!solved} texts={loginTexts} fullWidth />
    </form>
  );
}
