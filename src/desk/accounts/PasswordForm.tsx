import type { z } from 'zod/mini';
import { accountEndpoints, passwordChange } from '#rooms/accounts/contract/endpoints.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { accountTexts } from './account-texts.ts';
import { FormEnd, type FormEndProps } from '../shell/FormEnd.tsx';
import { PageSection } from '../shell/PageSection.tsx';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import styles from '../../shared/forms/Form.module.css';
import { useForm, validator } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { adminCall } from '../session/admin-call.ts';
import { PasswordField } from './login/fields.tsx';
import { showAtField } from './login/refusal.ts';

const passwordTexts = accountTexts.password;

type Values<Name extends string> = Record<Name, string>;

type Field<Name> = {
  name: Name;
  label: string;
  description?: string;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
  /** The server's errors that are shown at this field. */
  errors: readonly string[];
};

type Props<Name extends string> = Pick<FormEndProps, 'failed' | 'texts' | 'onCancel'> & {
  username: string;
  schema: z.ZodMiniType<Values<Name>, Values<Name>>;
  fields: Field<Name>[];
  send: (values: Values<Name>) => Promise<void>;
  /** Said after a success, if the form stays. */
  done?: string;
};

export const currentPassword = {
  label: passwordTexts.fields.currentPassword,
  autoComplete: 'current-password',
  errors: [staffTexts.wrongPassword],
} as const;

/** A form with password fields, which are cleared after a success. */
export function PasswordForm<Name extends string>({ username, schema, fields, send, done, ...end }: Props<Name>) {
  const form = useForm<Values<Name>>({
    mode: 'uncontrolled',
    initialValues: Object.fromEntries(fields.map(({ name }) => [name, ''])) as Values<Name>,
    validate: validator(schema),
  });

  const submission = useSubmission(async (values: Values<Name>) => {
    try {
      await send(values);
      form.reset();
      return done;
    } catch (error) {
      showAtField(form, error, fields);
      return undefined;
    }
  });

  return (
    <form className={styles.form} onSubmit={form.onSubmit(submission.submit)} noValidate>
      {/* For password managers: https://www.chromium.org/developers/design-documents/create-amazing-password-forms/ */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly style={{ display: 'none' }} />
      {fields.map(({ name, label, description, autoComplete, autoFocus }) => (
        <PasswordField
          {...form.getInputProps(name)}
          key={form.key(name)}
          readOnly={submission.sending}
          label={label}
          description={description}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
        />
      ))}
      {submission.answer?.value && <Notice kind="success">{submission.answer.value}</Notice>}
      <FormEnd {...end} submission={submission} quiet={!end.onCancel} />
    </form>
  );
}

type SectionProps = { username: string; onChanged: () => Promise<void> };

/** Changes the password, which ends the account's other sessions, feed and invitations. */
export function PasswordSection({ username, onChanged }: SectionProps) {
  return (
    <PageSection heading={passwordTexts.heading} hint={passwordTexts.hint}>
      <PasswordForm
        username={username}
        schema={passwordChange}
        fields={[
          { name: 'currentPassword', ...currentPassword },
          {
            name: 'newPassword',
            label: passwordTexts.fields.newPassword,
            description: passwordTexts.newPasswordHint,
            autoComplete: 'new-password',
            errors: [yourAccountTexts.passwordCommon, yourAccountTexts.passwordPersonal],
          },
        ]}
        failed={yourAccountTexts.changePasswordFailed}
        texts={passwordTexts}
        done={passwordTexts.changed}
        send={async (body) => {
          await adminCall(accountEndpoints.changePassword, { body });
          await onChanged();
        }}
      />
    </PageSection>
  );
}
