import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { codeNeeded, credentials, type Credentials, type Session } from '#contract/login.ts';
import { texts } from '#contract/texts.ts';
import { Captcha, type CaptchaHandle } from '../../components/captcha/Captcha.tsx';
import { loginTexts } from '../../content/form-texts.ts';
import { ApiError, call, wasAnswered } from '../../lib/api.ts';
import { FailureNotice } from '../FailureNotice.tsx';
import { markBlankFields } from '../form-errors.ts';
import styles from '../Form.module.css';
import { RequiredFieldsNotice } from '../RequiredFieldsNotice.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { useDraft } from '../use-draft.ts';
import { useForm } from '../use-form.ts';
import { useSubmission } from '../use-submission.ts';
import type { CodeNeeded } from './CodeStep.tsx';

/** The server's errors, and the texts that are shown instead. */
const translations: Record<string, string> = {
  [texts.captchaRefused]: texts.loginCaptchaFailed,
  [texts.captchaRequired]: texts.loginCaptchaFailed,
  [texts.configuration]: texts.loginConfiguration,
};

/** @returns the error with the text to show */
function translated(error: unknown): unknown {
  const text = error instanceof ApiError && error.text !== undefined ? translations[error.text] : undefined;
  return error instanceof ApiError && text !== undefined ? new ApiError(error.status, text, error.retryAfter) : error;
}

type Props = {
  /** The username that was entered before, when the user returns from the second step. */
  username?: string;
  onLoggedIn: (session: Session) => void;
  onCodeNeeded: (needed: CodeNeeded, username: string) => void;
};

/** The first step of the login. A reload keeps the username, not the password. */
export function CredentialsForm({ username = '', onLoggedIn, onCodeNeeded }: Props) {
  const captcha = useRef<CaptchaHandle>(null);
  const [recaptchaToken, setRecaptchaToken] = useState('');
  const [captchaError, setCaptchaError] = useState<string>();
  const form = useForm<Credentials>({
    mode: 'uncontrolled',
    initialValues: { username, password: '' },
    validate: schemaResolver(credentials, { sync: true }),
    enhanceGetInputProps: markBlankFields,
  });

  const draft = useDraft({ name: 'login', fields: ['username'], form });

  const submission = useSubmission(async (values: Credentials) => {
    try {
      const { data } = await call(endpoints.login, { body: { ...credentials.parse(values), recaptchaToken } });
      draft.discard();
      onLoggedIn(data);
    } catch (error) {
      const needed = error instanceof ApiError && codeNeeded.safeParse(error.body).data;
      if (needed) {
        draft.discard();
        onCodeNeeded(needed, values.username);
        return;
      }
      if (wasAnswered(error)) captcha.current?.reset();
      throw error;
    }
  });

  const trySubmit = (values: Credentials) => {
    if (recaptchaToken !== '') return void submission.submit(values);
    setCaptchaError(texts.loginCaptcha);
    captcha.current?.focus();
  };

  const submit = (event?: SyntheticEvent<HTMLFormElement>) => form.onSubmit(trySubmit, submission.clearFailure)(event);

  // While the button is disabled, browsers ignore Enter, and the user would not learn why.
  const explainEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && recaptchaToken === '') submit();
  };

  const changeToken = (token: string) => {
    setRecaptchaToken(token);
    setCaptchaError(undefined);
  };

  return (
    <form className={styles.form} onSubmit={submit} onChange={draft.save} onKeyDown={explainEnter} noValidate>
      <TextInput
        {...form.getInputProps('username')}
        key={form.key('username')}
        readOnly={submission.sending}
        label={loginTexts.fields.username}
        required
        withAsterisk={false}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        {...form.getInputProps('password')}
        key={form.key('password')}
        readOnly={submission.sending}
        label={loginTexts.fields.password}
        autoComplete="current-password"
        autoFocus={username !== ''}
      />
      <Captcha ref={captcha} onChange={changeToken} error={captchaError} />
      <RequiredFieldsNotice errors={form.errors} />
      {submission.failure && <FailureNotice error={translated(submission.failure.error)} failed={texts.loginFailed} />}
      <SubmitButton
        sending={submission.sending}
        disabled={recaptchaToken === ''}
        label={loginTexts.submit}
        sendingLabel={loginTexts.submitting}
        fullWidth
      />
    </form>
  );
}
