import { Modal } from '@mantine/core';
import type { FormErrors, UseFormInput, UseFormReturnType } from '@mantine/form';
import { getHotkeyHandler } from '@mantine/hooks';
import { createContext, type ReactNode, type RefObject, use, useImperativeHandle, useRef } from 'react';
import { markBlankFields } from '../../shared/forms/form-errors.ts';
import styles from '../../shared/forms/Form.module.css';
import { RequiredFieldsNotice } from '../../shared/forms/RequiredFieldsNotice.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { type Submission, useSubmission } from '../../shared/forms/use-submission.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { FormEnd, type FormEndProps } from './FormEnd.tsx';
import { submitHotkey } from './hotkeys.ts';
import { useDialog } from './use-dialog.ts';

/** The form in a dialog. `sending`: the dialog cannot be closed, so that a failure is seen. */
type Edit = { sending: boolean; hasChanges: () => boolean };

const Editing = createContext<{ edit: RefObject<Edit | null>; close?: () => void }>({ edit: { current: null } });

type Props = {
  opened: boolean;
  title: string;
  size?: string;
  /** Whether there is more to lose than what its form has. */
  isEdited?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form. Asks before it discards unsaved changes. */
export function EditDialog({ opened, title, size = 'lg', isEdited = false, onClose, children }: Props) {
  const question = useDialog<true>();
  const edit = useRef<Edit>(null);

  const close = () => {
    if (edit.current?.sending) return;
    if (isEdited || edit.current?.hasChanges()) question.open(true);
    else onClose();
  };

  return (
    <Modal.Stack>
      <Dialog stackId="edit" opened={opened} onClose={close} title={title} size={size}>
        <Editing value={{ edit, close }}>{children}</Editing>
      </Dialog>
      <ConfirmDialog {...dashboardTexts.discard} dialog={question} onConfirm={onClose} />
    </Modal.Stack>
  );
}

type FormProps<Values> = Omit<FormEndProps, 'submission'> & {
  form: UseFormReturnType<Values>;
  submission: Omit<Submission<Values>, 'answer'>;
  onInvalid?: ((errors: FormErrors) => void) | undefined;
  /** The fields. */
  children: ReactNode;
};

/** A form and what sends it. Blank required fields are only marked: a notice explains them all. */
export function useEditForm<Values extends Record<string, unknown>>(
  input: UseFormInput<Values>,
  send: (values: Values) => Promise<void>,
  onSending?: (sending: boolean) => void,
) {
  const form = useForm<Values>({ ...input, enhanceGetInputProps: markBlankFields });
  return { form, submission: useSubmission(send, onSending) };
}

/** A form of staff with its end. Ctrl+Enter sends it. */
export function EditForm<Values extends Record<string, unknown>>(props: FormProps<Values>) {
  const { form, submission, onInvalid, onOverwrite, children, ...end } = props;
  const { edit, close } = use(Editing);
  useImperativeHandle(edit, () => ({ sending: submission.sending, hasChanges: () => form.isDirty() }));
  const onSubmit = form.onSubmit(
    (values) => void submission.submit(values),
    (errors) => {
      submission.clearFailure();
      onInvalid?.(errors);
    },
  );
  const overwrite = () => {
    onOverwrite?.();
    onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} onKeyDown={getHotkeyHandler([submitHotkey])} inert={submission.sending} noValidate>
      {children}
      <RequiredFieldsNotice errors={form.errors} />
      <FormEnd onCancel={close} {...end} submission={submission} onOverwrite={onOverwrite && overwrite} />
    </form>
  );
}
