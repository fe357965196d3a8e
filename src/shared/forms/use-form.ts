import { schemaResolver, useForm as useMantineForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { focusFirst } from '../lib/focus.ts';

/** @returns what checks the values of a form by a schema */
export const validator = (schema: Parameters<typeof schemaResolver>[0]) => schemaResolver(schema, { sync: true });

/** Not file inputs, whose value scripts cannot set, nor a code's, which is part of a token. */
const fillableFields = ':is(input:not([type=file], [data-token]), textarea, select)';

/**
 * Mantine's `useForm`, but submitting first reads the fields, because password managers
 * fill them in without an event. The first invalid field gets the focus.
 */
export function useForm<Values extends Record<string, unknown>>(input: UseFormInput<Values>): UseFormReturnType<Values> {
  // Mantine allows only letters, digits and dashes in the name of a form.
  const name = useId().replace(/\W|_/g, '');
  const form = useMantineForm<Values>({ ...input, name });

  const readFields = () => {
    const prefix = `${name}-`;
    for (const field of document.querySelectorAll<HTMLInputElement>(`${fillableFields}[data-path^="${prefix}"]`)) {
      const path = field.dataset['path']?.slice(prefix.length);
      const shown = field.type === 'checkbox' ? field.checked : field.value;
      form.setFieldValue(path as never, shown, { forceUpdate: false });
    }
  };

  const onSubmit: typeof form.onSubmit = (submit, onInvalid) => {
    const validateAndSubmit = form.onSubmit(submit, (errors, ...details) => {
      onInvalid?.(errors, ...details);
      focusFirst(Object.keys(errors).map((path) => form.getInputNode(path as never)));
    });
    return (event) => {
      readFields();
      validateAndSubmit(event);
    };
  };

  return { ...form, onSubmit };
}
