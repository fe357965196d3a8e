import { Button } from '@mantine/core';
import { Navigate, useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import { accountEndpoints, credentials, newPassword } from '#rooms/accounts/contract/endpoints.ts';
import { adminUsername } from '#rooms/accounts/contract/username.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { Captcha } from '../../shared/forms/captcha/Captcha.tsx';
import { StaffHead } from '../shell/StaffHead.tsx';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { publicFormValidator, usePublicForm } from '../../shared/forms/use-public-form.ts';
import { call } from '../../shared/lib/api.ts';
import { focusOnMount } from '../../shared/lib/focus.ts';
import { tokenIn } from '../../shared/lib/link-token.ts';
import { loginTexts } from '../../shared/texts/form-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { paths } from '../../paths.ts';
import { staffTitles } from '../shell/titles-texts.ts';
import { forgottenTexts } from './account-texts.ts';
import { PasswordField, UsernameField } from './login/fields.tsx';
import styles from './login/Login.module.css';
import { acceptTexts, newPasswordTexts } from './team-texts.ts';

const fields = { username: adminUsername, password: newPassword };
const newAccount = z.object(fields);

/**
 * Creates an account, or changes its password.
 * The token moves at once from the address bar to the state, where a reload finds it.
 */
export function Component() {
  const location = useLocation();
  const inAddress = tokenIn(location.hash.slice(1));
  if (inAddress !== '') return <Navigate to={location.pathname} state={{ token: inAddress }} replace />;
  const { token = '' } = (location.state ?? {}) as { token?: string };
  const isInvited = location.pathname !== adminPaths.newPassword;
  const texts = isInvited ? acceptTexts : newPasswordTexts;

  return (
    <div className={styles.card}>
      <StaffHead title={isInvited ? staffTitles.invitation : newPasswordTexts.heading} />
      <h1>{texts.heading}</h1>
      {token === '' ? <Notice kind="error">{texts.incomplete}</Notice> : <LinkForm token={token} isInvited={isInvited} />}
    </div>
  );
}

/** Leads to the login. A reload keeps the username, not the password. */
function LinkForm({ token, isInvited }: { token: string; isInvited: boolean }) {
  const publicForm = usePublicForm({
    name: isInvited ? 'invitation' : 'new password',
    labels: { username: loginTexts.fields.username },
    others: { password: '' },
    codeTo: { token },
    validate: publicFormValidator(isInvited ? newAccount : z.object({ password: newPassword }), staffTexts.loginCaptcha),
    send: async ({ recaptchaToken, ...input }) => {
      const named = isInvited && { username: fields.username.parse(input.username) };
      await call(accountEndpoints.acceptInvitation, { body: { token, ...named, password: input.password, recaptchaToken } });
      return named ? acceptTexts.done(named.username) : newPasswordTexts.done;
    },
  });
  const { form, sending, answer, textProps, captchaProps } = publicForm;
  // The page cannot be left while it is sending.
  const done = answer && !sending && <Navigate to={paths.adminLogin} state={{ notice: answer.value }} replace />;

  return (
    <PublicForm
      form={publicForm}
      texts={isInvited ? acceptTexts : newPasswordTexts}
      failed={isInvited ? staffTexts.acceptFailed : newPasswordTexts.failed}
      confirmation={done}
    >
      {isInvited && <UsernameField {...textProps('username')} key={form.key('username')} description={acceptTexts.usernameHint} />}
      <PasswordField
        {...form.getInputProps('password')}
        key={form.key('password')}
        readOnly={sending}
        label={loginTexts.fields.password}
        description={acceptTexts.passwordHint}
        autoComplete="new-password"
      />
      <Captcha {...captchaProps} />
    </PublicForm>
  );
}

const usernameOnly = z.pick(credentials, { username: true });

/** Asks for a link for a new password. */
export function Forgotten({ onBack }: { onBack: () => void }) {
  const publicForm = usePublicForm({
    name: 'forgotten password',
    labels: { username: loginTexts.fields.username },
    validate: publicFormValidator(usernameOnly, staffTexts.loginCaptcha),
    send: async ({ username, recaptchaToken }) =>
      (await call(accountEndpoints.requestAccountLink, { body: { username, recaptchaToken } })).data.message,
  });
  const { form, answer, textProps, captchaProps } = publicForm;
  return (
    <div className={styles.step}>
      <h2 ref={focusOnMount} tabIndex={-1}>
        {forgottenTexts.open}
      </h2>
      <p>{forgottenTexts.hint}</p>
      <PublicForm
        form={publicForm}
        texts={forgottenTexts}
        failed={forgottenTexts.failed}
        confirmation={answer && <Notice kind="success">{answer.value}</Notice>}
      >
        <UsernameField {...textProps('username')} key={form.key('username')} />
        <Captcha {...captchaProps} />
      </PublicForm>
      <Button variant="subtle" size="sm" onClick={onBack}>
        {forgottenTexts.back}
      </Button>
    </div>
  );
}
