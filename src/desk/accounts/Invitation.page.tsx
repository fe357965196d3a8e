import { Navigate, useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import { acceptance } from '#rooms/accounts/contract/team.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { Captcha } from '../../shared/components/captcha/Captcha.tsx';
import { StaffHead } from '../../shared/components/head/StaffHead.tsx';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import { PublicForm } from '../../shared/forms/PublicForm.tsx';
import { publicFormValidator, usePublicForm } from '../../shared/forms/use-public-form.ts';
import { call } from '../../shared/lib/api.ts';
import { tokenIn } from '../../shared/lib/link-token.ts';
import { loginTexts } from '../../shared/texts/form-texts.ts';
import { adminPaths } from '../../admin-paths.ts';
import { paths } from '../../paths.ts';
import { staffTitles } from '../shell/titles-texts.ts';
import { PasswordField, UsernameField } from './login/fields.tsx';
import styles from './login/Login.module.css';
import { acceptTexts } from './team-texts.ts';

const linkState = z.catch(z.object({ token: z.string() }), { token: '' });
const fields = z.pick(acceptance, { username: true, password: true });

/** Creates an account. The address bar loses the token at once; a reload finds it in the state. */
export function Component() {
  const location = useLocation();
  const inAddress = tokenIn(location.hash.slice(1));
  if (inAddress !== '') return <Navigate to={adminPaths.invitation} state={{ token: inAddress }} replace />;
  const { token } = linkState.parse(location.state);

  return (
    <div className={styles.card}>
      <StaffHead title={staffTitles.invitation} />
      <h1>{acceptTexts.heading}</h1>
      {token === '' ? <Notice kind="error">{acceptTexts.incomplete}</Notice> : <InvitationForm token={token} />}
    </div>
  );
}

/** Leads to the login. A reload keeps the username, not the password. */
function InvitationForm({ token }: { token: string }) {
  const publicForm = usePublicForm({
    name: 'invitation',
    labels: { username: loginTexts.fields.username },
    others: { password: '' },
    validate: publicFormValidator(fields, staffTexts.loginCaptcha),
    send: async ({ recaptchaToken, ...input }) => {
      const { username, password } = fields.parse(input);
      await call(accountEndpoints.acceptInvitation, { body: { token, username, password, recaptchaToken } });
      return username;
    },
  });
  const { form, sending, answer, textProps, captchaProps } = publicForm;
  // The page cannot be left while it is sending.
  const done = answer && !sending && <Navigate to={paths.adminLogin} state={{ notice: acceptTexts.done(answer.value) }} replace />;

  return (
    <PublicForm form={publicForm} texts={acceptTexts} failed={staffTexts.acceptFailed} confirmation={done}>
      <UsernameField {...textProps('username')} key={form.key('username')} description={acceptTexts.usernameHint} />
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
