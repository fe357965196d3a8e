import type { FormErrors, UseFormReturnType } from '@mantine/form';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { markBlankFields } from '../../shared/forms/form-errors.ts';
import styles from '../../shared/forms/Form.module.css';
import { RequiredFieldsNotice } from '../../shared/forms/RequiredFieldsNotice.tsx';
import type { SubmitTexts } from '../../shared/forms/SubmitButton.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { useSubmission } from '../../shared/forms/use-submission.ts';
import { EditDialog } from './EditDialog.tsx';
import { FormEnd } from './FormEnd.tsx';
import { Loaded } from './Loaded.tsx';

type Props<Stored, Values> = {
  opened: boolean;
  texts: SubmitTexts & { title: string; hint?: string };
  failed: { load: string; save: string };
  query: Pick<UseQueryResult<Stored>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Whether the form must wait for something besides `query`. */
  waiting?: boolean;
  notice?: ReactNode;
  valuesOf: (stored: Stored) => Values;
  validate: (values: Values) => FormErrors;
  onInvalid?: (errors: FormErrors) => void;
  /** @param version the one that the edit is based on */
  save: (values: Values, version: string) => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: (form: UseFormReturnType<Values>, sending: boolean) => ReactNode;
};

type StoredTexts = { updated_at: string };

/** Edits texts in the database, such as templates, once their current version is loaded. */
export function StoredTextsDialog<Stored extends StoredTexts, Values extends Record<string, unknown>>(props: Props<Stored, Values>) {
  const { opened, texts, failed, query, waiting = false, notice, onClose } = props;
  const { data, error, isFetching, refetch } = query;
  const loading = isFetching || waiting;
  // Without older data: the edit must begin with the current version.
  const freshQuery = { data: loading || error ? undefined : data, error: loading ? undefined : error, refetch };
  const [sending, setSending] = useState(false);
  const changed = useRef(false);
  const onChange = (isChanged: boolean) => (changed.current = isChanged);
  return (
    <EditDialog opened={opened} title={texts.title} size="lg" sending={sending} hasChanges={() => changed.current} onClose={onClose}>
      {(cancel) => (
        <>
          {notice}
          <Loaded query={freshQuery} failed={failed.load}>
            {(stored) => (
              <EditForm {...props} key={stored.updated_at} stored={stored} onChange={onChange} onSending={setSending} onCancel={cancel} />
            )}
          </Loaded>
        </>
      )}
    </EditDialog>
  );
}

type FormProps<Stored, Values> = Props<Stored, Values> & {
  stored: Stored;
  /** Called after each edit, with whether the form differs from what is stored. */
  onChange: (changed: boolean) => void;
  onSending: (sending: boolean) => void;
  onCancel: () => void;
};

function EditForm<Stored extends StoredTexts, Values extends Record<string, unknown>>(props: FormProps<Stored, Values>) {
  const { stored, texts, failed, query, valuesOf, validate, onInvalid, save, onChange, onSending, onCancel, children } = props;
  const form = useForm<Values>({
    initialValues: valuesOf(stored),
    validate,
    enhanceGetInputProps: markBlankFields,
    onValuesChange: () => onChange(form.isDirty()),
  });
  const submission = useSubmission((values: Values) => save(values, stored.updated_at), onSending);
  const onSubmit = form.onSubmit(
    (values) => void submission.submit(values),
    (errors) => {
      submission.clearFailure();
      onInvalid?.(errors);
    },
  );
  const reload = () => {
    onChange(false);
    void query.refetch();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {texts.hint && <p>{texts.hint}</p>}
      <RequiredFieldsNotice errors={form.errors} />
      {children(form, submission.sending)}
      <FormEnd submission={submission} failed={failed.save} texts={texts} onCancel={onCancel} onReload={reload} />
    </form>
  );
}
