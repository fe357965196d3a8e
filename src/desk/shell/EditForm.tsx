import type { FormErrors, UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import styles from '../../shared/forms/Form.module.css';
import type { SubmitTexts } from '../../shared/forms/SubmitButton.tsx';
import type { Submission } from '../../shared/forms/use-submission.ts';
import { useEdit } from './EditDialog.tsx';
import { FormEnd } from './FormEnd.tsx';

type Props<Values> = {
  form: UseFormReturnType<Values>;
  submission: Submission<Values>;
  /** The title of a failure. */
  failed: string;
  texts: SubmitTexts;
  onInvalid?: ((errors: FormErrors) => void) | undefined;
  onReload?: () => void;
  /** The fields. */
  children: ReactNode;
};

/** The form of an `EditDialog`. */
export function EditForm<Values extends Record<string, unknown>>({ form, submission, onInvalid, children, ...end }: Props<Values>) {
  const close = useEdit({ sending: submission.sending, hasChanges: () => form.isDirty() });
  const onSubmit = form.onSubmit(
    (values) => void submission.submit(values),
    (errors) => {
      submission.clearFailure();
      onInvalid?.(errors);
    },
  );
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
      <FormEnd {...end} submission={submission} onCancel={close} />
    </form>
  );
}
