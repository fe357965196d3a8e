import { PasswordInput, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { credentials, type Credentials, type Session } from '#contract/login.ts';
import { messages } from '#contract/messages.ts';
import { Captcha, type CaptchaHandle } from '../../components/captcha/Captcha.tsx';
import { Notice } from '../../components/notice/Notice.tsx';
import { loginCopy } from '../../content/form-copy.ts';
import { ApiError, call, wasAnswered } from '../../lib/api.ts';
import { failureText } from '../failure-text.ts';
import { focusFirstError, hasBlankFields, markBlankFields } from '../form-errors.ts';
import styles from '../Form.module.css';
import { SubmitButton } from '../SubmitButton.tsx';
import { useSubmission } from '../use-submission.ts';

/** What the server says in its own words, and what the person reads instead. */
const translations: Record<string, string> = {
  [messages.captchaRefused]: messages.loginCaptchaFailed,
  [messages.captchaRequired]: messages.loginCaptchaFailed,
  [messages.configuration]: messages.loginConfiguration,
};

function explain(error: unknown): string {
  const translated = error instanceof ApiError && error.text !== undefined ? translations[error.text] : undefined;
  return translated ?? failureText(error, messages.loginFailed, messages.loginFailed);
}

type Props = { onLoggedIn: (session: Session) => void };

/** Staff's way in. The button waits for the captcha. */
export function LoginForm({ onLoggedIn }: Props) {
  const captcha = useRef<CaptchaHandle>(null);
  const [recaptchaToken, setRecaptchaToken] = useState('');
  const form = useForm<Credentials>({
    name: 'login',
    mode: 'uncontrolled',
    initialValues: { username: '', password: '' },
    validate: schemaResolver(credentials, { sync: true }),
    enhanceGetInputProps: markBlankFields,
  });

  const submission = useSubmission(async (values: Credentials) => {
    try {
      const { data } = await call(endpoints.login, { body: { ...credentials.parse(values), recaptchaToken } });
      onLoggedIn(data);
    } catch (error) {
      if (wasAnswered(error)) captcha.current?.reset();
      throw error;
    }
  });

  const submit = form.onSubmit(
    (values) => void submission.submit(values),
    (errors) => {
      submission.clearFailure();
      focusFirstError(form, errors);
    },
  );

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        {...form.getInputProps('username')}
        key={form.key('username')}
        label={loginCopy.fields.username}
        required
        withAsterisk={false}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordInput
        {...form.getInputProps('password')}
        key={form.key('password')}
        label={loginCopy.fields.password}
        required
        withAsterisk={false}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': loginCopy.showPassword }}
      />
      <Captcha ref={captcha} onChange={setRecaptchaToken} />
      {hasBlankFields(form.errors) && <Notice kind="error">{messages.requiredFields}</Notice>}
      {submission.failure && <Notice kind="error">{explain(submission.failure.error)}</Notice>}
      <SubmitButton
        sending={submission.sending}
        disabled={recaptchaToken === ''}
        label={loginCopy.submit}
        sendingLabel={loginCopy.submitting}
        fullWidth
      />
    </form>
  );
}
