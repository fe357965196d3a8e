import type { FormErrors, UseFormReturnType } from '@mantine/form';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SubmitTexts } from '../../shared/forms/SubmitButton.tsx';
import { EditDialog, EditForm, useEditForm } from './EditDialog.tsx';
import { Loaded } from './Loaded.tsx';

type Props<Stored, Values> = {
  opened: boolean;
  texts: SubmitTexts & { title: string; hint?: string };
  failed: { load: string; save: string };
  query: Pick<UseQueryResult<Stored>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  notice?: ReactNode;
  valuesOf: (stored: Stored) => Values;
  validate: (values: Values) => FormErrors;
  onInvalid?: (errors: FormErrors) => void;
  /** @param version the one that the edit is based on */
  save: (values: Values, version: string) => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: (form: UseFormReturnType<Values>) => ReactNode;
};

type StoredTexts = { updated_at: string };

/** Edits texts in the database, such as templates, once their current version is loaded. */
export function StoredTextsDialog<Stored extends StoredTexts, Values extends Record<string, unknown>>(props: Props<Stored, Values>) {
  const { opened, texts, failed, query, notice, onClose } = props;
  const { data, error, isFetching, refetch } = query;
  // Without older data: the edit must begin with the current version.
  const freshQuery = { data: isFetching || error ? undefined : data, error: isFetching ? undefined : error, refetch };
  return (
    <EditDialog opened={opened} title={texts.title} onClose={onClose}>
      {notice}
      <Loaded query={freshQuery} failed={failed.load}>
        {(stored) => <StoredForm {...props} key={stored.updated_at} stored={stored} />}
      </Loaded>
    </EditDialog>
  );
}

function StoredForm<Stored extends StoredTexts, Values extends Record<string, unknown>>(props: Props<Stored, Values> & { stored: Stored }) {
  const { stored, texts, failed, query, valuesOf, validate, onInvalid, save, children } = props;
  const input = { initialValues: valuesOf(stored), validate };
  const { form, submission } = useEditForm<Values>(input, (values) => save(values, stored.updated_at));
  return (
    <EditForm {...{ form, submission, texts, onInvalid }} failed={failed.save} onReload={() => void query.refetch()}>
      {texts.hint && <p>{texts.hint}</p>}
      {children(form)}
    </EditForm>
  );
}
