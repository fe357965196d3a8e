import { Navigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { acceptance } from '#rooms/accounts/contract/team.ts';
import { Captcha } from '../../../shared/components/captcha/Captcha.tsx';
import { loginTexts } from '../../../shared/texts/form-texts.ts';
import { acceptTexts } from '../team-texts.ts';
import { call } from '../../../shared/lib/api.ts';
import { paths } from '../../../paths.ts';
import { PublicForm } from '../../../shared/forms/PublicForm.tsx';
import { publicFormValidator, usePublicForm } from '../../../shared/forms/use-public-form.ts';
import { PasswordField } from './PasswordField.tsx';
import { UsernameField } from './UsernameField.tsx';

const fields = z.pick(acceptance, { username: true, password: true });

/** Creates an account, and leads to the login. A reload keeps the username, not the password. */
export function InvitationForm({ token }: { token: string }) {
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
