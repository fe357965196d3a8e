import { schemaResolver, useForm as useMantineForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { focusFirst } from '../lib/focus.ts';

/** @returns what checks the values of a form by a schema */
export const validator = (schema: Parameters<typeof schemaResolver>[0]) => schemaResolver(schema, { sync: true });

/** Mantine's `useForm`, but after an attempt to submit, the first invalid field gets the focus. */
export function useForm<Values extends Record<string, unknown>>(input: UseFormInput<Values>): UseFormReturnType<Values> {
  // Mantine allows only letters, digits and dashes in the name of a form.
  const name = useId().replace(/\W|_/g, '');
  const form = useMantineForm<Values>({ ...input, name });
  const onSubmit: typeof form.onSubmit = (submit, onInvalid) =>
    form.onSubmit(submit, (errors, ...details) => {
      onInvalid?.(errors, ...details);
      focusFirst(Object.keys(errors).map((path) => form.getInputNode(path as never)));
    });
  return { ...form, onSubmit };
}
