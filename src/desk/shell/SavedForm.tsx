import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { type ReactNode, useEffect, useState } from 'react';
import { Notice } from '../../shared/components/notice/Notice.tsx';
import type { SubmitTexts } from '../../shared/forms/SubmitButton.tsx';
import { EditForm, useEditForm } from './EditDialog.tsx';
import type { FormEndProps } from './FormEnd.tsx';

export type SavedFormProps<Values> = Pick<FormEndProps, 'failed' | 'onReload'> & {
  texts: SubmitTexts & { saved: string };
  initialValues: Values;
  validate: (values: Values) => FormErrors;
  onInvalid?: (errors: FormErrors) => void;
  save: (values: Values) => Promise<void>;
  /** Told whether there is something to lose. */
  onEdited?: ((isEdited: boolean) => void) | undefined;
  /** The fields. */
  children: (form: UseFormReturnType<Values>) => ReactNode;
};

/** A form that stays on its page, and says that it is saved until something changes. */
export function SavedForm<Values extends Record<string, unknown>>(props: SavedFormProps<Values>) {
  const { texts, failed, onInvalid, save, onEdited, onReload, children, ...input } = props;
  const [saved, setSaved] = useState(false);
  const { form, submission } = useEditForm<Values>({ ...input, onValuesChange: () => setSaved(false) }, async (values) => {
    await save(values);
    setSaved(true);
  });
  const isEdited = !saved && form.isDirty();
  useEffect(() => onEdited?.(isEdited), [onEdited, isEdited]);
  return (
    <EditForm {...{ form, submission, texts, failed, onInvalid, onReload }} quiet>
      {children(form)}
      {saved && <Notice kind="success">{texts.saved}</Notice>}
    </EditForm>
  );
}
