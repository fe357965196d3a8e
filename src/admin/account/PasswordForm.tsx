import { schemaResolver } from '@mantine/form';
import type { ReactNode } from 'react';
import type { z } from 'zod/mini';
import { FailureNotice } from '../../forms/FailureNotice.tsx';
import styles from '../../forms/Form.module.css';
import { useForm } from '../../forms/use-form.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { PasswordField } from '../../forms/login/PasswordField.tsx';
import { showAtField } from '../../forms/login/refusal.ts';

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

type Props<Name extends string> = {
  username: string;
  schema: z.ZodMiniType<Values<Name>, Values<Name>>;
  fields: Field<Name>[];
  failed: string;
  send: (values: Values<Name>) => Promise<void>;
  children: (sending: boolean) => ReactNode;
};

/** A form with password fields, which are cleared after a success. */
export function PasswordForm<Name extends string>({ username, schema, fields, failed, send, children }: Props<Name>) {
  const form = useForm<Values<Name>>({
    mode: 'uncontrolled',
    initialValues: Object.fromEntries(fields.map(({ name }) => [name, ''])) as Values<Name>,
    validate: schemaResolver(schema, { sync: true }),
  });

  const { submit, sending, failure } = useSubmission(async (values: Values<Name>) => {
    try {
      await send(values);
      form.reset();
    } catch (error) {
      showAtField(form, error, fields);
    }
  });

  return (
    <form className={styles.form} onSubmit={form.onSubmit(submit)} noValidate>
      {/* For password managers: https://www.chromium.org/developers/design-documents/create-amazing-password-forms/ */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly style={{ display: 'none' }} />
      {fields.map(({ name, label, description, autoComplete, autoFocus }) => (
        <PasswordField
          {...form.getInputProps(name)}
          key={form.key(name)}
          readOnly={sending}
          label={label}
          description={description}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
        />
      ))}
      {failure && <FailureNotice error={failure.error} failed={failed} />}
      {children(sending)}
    </form>
  );
}
