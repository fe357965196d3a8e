import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { z } from 'zod/mini';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { validator } from '../../shared/forms/use-form.ts';
import { adminCall } from '../session/admin-call.ts';
import { Loaded } from './Loaded.tsx';
import { PageSection } from './PageSection.tsx';
import { SavedForm, type SavedFormProps } from './SavedForm.tsx';

/** What a form of such texts gets from its page. */
export type StoredTextsProps<Stored> = {
  query: Pick<UseQueryResult<Stored>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  onEdited: (isEdited: boolean) => void;
};

type Props<Stored, Values> = StoredTextsProps<Stored> &
  Pick<SavedFormProps<Values>, 'onInvalid' | 'children'> & {
    texts: SavedFormProps<Values>['texts'] & { title: string; hint: string };
    failed: { load: string; save: string };
    notice?: ReactNode;
    /** Of what is edited. */
    schema: z.ZodMiniType<Values>;
    /** Stores that, based on a version, and answers with all that is stored. */
    endpoint: Endpoint;
    /** Of what is stored. */
    queryKey: readonly unknown[];
  };

/** A section with a form of texts in the database, such as templates, once they are loaded. */
export function StoredTexts<Stored extends { updated_at: string }, Values extends Record<string, unknown>>(props: Props<Stored, Values>) {
  const { query, texts, failed, notice, schema, endpoint, queryKey, ...form } = props;
  const client = useQueryClient();
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
            initialValues={schema.parse(stored)}
            validate={validator(schema)}
            save={async (values) => {
              const body = { ...schema.parse(values), updated_at: stored.updated_at };
              client.setQueryData(queryKey, (await adminCall(endpoint, { body })).data);
            }}
            onReload={() => void refetch()}
          />
        )}
      </Loaded>
    </PageSection>
  );
}
