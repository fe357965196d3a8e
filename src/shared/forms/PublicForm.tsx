import type { FormErrors } from '@mantine/form';
import '../styles/mantine-buttons.css';
import '../styles/mantine-inputs.css';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { FailureNotice } from './FailureNotice.tsx';
import styles from './Form.module.css';
import { LeaveWarning } from './LeaveWarning.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import { RequiredFieldsNotice } from './RequiredFieldsNotice.tsx';
import { SubmitButton, type SubmitTexts } from './SubmitButton.tsx';

type Props = {
  ref?: Ref<HTMLFormElement>;
  /** What `usePublicForm` returns. */
  form: { form: { errors: FormErrors }; sending: boolean; failure?: { error: unknown }; formProps: ComponentProps<'form'> };
  texts: SubmitTexts;
  /** For a form that is one of many on its page. */
  quiet?: boolean;
  failed: string;
  refused?: string;
  confirmation?: ReactNode;
  privacyNote?: ComponentProps<typeof PrivacyNote>;
  children: ReactNode;
};

/** A form of visitors with what all have in common: notices, the submit button and a note. */
export function PublicForm({ ref, form, texts, quiet, failed, refused, confirmation, privacyNote, children }: Props) {
  const { sending, failure } = form;
  return (
    // With this method, submitting does nothing before hydration, instead of reloading the page.
    <form ref={ref} method="dialog" {...form.formProps}>
      {confirmation}
      <RequiredFieldsNotice errors={form.form.errors} />
      {children}
      {failure && <FailureNotice error={failure.error} refused={refused} failed={failed} />}
      <div className={styles.actions} data-start>
        {sending && <LeaveWarning />}
        <SubmitButton sending={sending} texts={texts} {...(quiet && { variant: 'default' })} />
      </div>
      {privacyNote && <PrivacyNote {...privacyNote} />}
    </form>
  );
}
