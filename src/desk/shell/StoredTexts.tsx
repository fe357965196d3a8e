import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from './Loaded.tsx';
import { PageSection } from './PageSection.tsx';
import { SavedForm, type SavedFormProps } from './SavedForm.tsx';

/** What a form of such texts gets from its page. */
export type StoredTextsProps<Stored> = {
  query: Pick<UseQueryResult<Stored>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  onEdited: (isEdited: boolean) => void;
};

type Props<Stored, Values> = StoredTextsProps<Stored> &
  Omit<SavedFormProps<Values>, 'texts' | 'failed' | 'initialValues' | 'save'> & {
    texts: SavedFormProps<Values>['texts'] & { title: string; hint: string };
    failed: { load: string; save: string };
    notice?: ReactNode;
    valuesOf: (stored: Stored) => Values;
    /** @param version the one that the edit is based on */
    save: (values: Values, version: string) => Promise<void>;
  };

/** A section with a form of texts in the database, such as templates, once they are loaded. */
export function StoredTexts<Stored extends { updated_at: string }, Values extends Record<string, unknown>>(props: Props<Stored, Values>) {
  const { query, texts, failed, notice, valuesOf, save, ...form } = props;
  const { data, error, isFetching, refetch } = query;
  // Without older data: the edit must begin with the current version.
  const freshQuery = { data: isFetching || error ? undefined : data, error: isFetching ? undefined : error, refetch };
  return (
    <PageSection heading={texts.title} hint={texts.hint}>
      {notice}
      <Loaded query={freshQuery} failed={failed.load}>
        {(stored) => (
          <SavedForm
            {...form}
            {...{ texts, failed: failed.save }}
            initialValues={valuesOf(stored)}
            save={(values) => save(values, stored.updated_at)}
            onReload={() => void refetch()}
          />
        )}
      </Loaded>
    </PageSection>
  );
}
