import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { readValues, removeValues, saveValues } from './session-values.ts';

type Options<Values, Field extends string> = {
  name: string;
  /** The text fields to save. They must not hold secrets. */
  fields: readonly Field[];
  /** Texts for fields that are blank and have no draft. */
  prefilled?: Partial<Record<Field, string>>;
  form: Pick<UseFormReturnType<Values>, 'getInputNode' | 'getValues' | 'setFieldValue'>;
};

/** Keeps the text of an uncontrolled form across reloads. Text entered before hydration wins. */
export function useDraft<Field extends string, Values extends Record<Field, string>>({
  name,
  fields,
  prefilled = {},
  form,
}: Options<Values, Field>) {
  const key = `draft ${name}`;

  const restore = useEffectEvent((texts: Partial<Record<string, string>>) => {
    for (const field of fields) {
      const input = form.getInputNode<HTMLInputElement, Field>(field);
      const text = input?.value || texts[field] || prefilled[field];
      if (!text) continue;
      // In place: the input may have the focus. One still loading begins with the form's value.
      if (input && input.value !== text) input.value = text;
      form.setFieldValue(field, text as never, { forceUpdate: false });
    }
  });

  useEffect(() => restore(readValues(key)), [key]);

  const save = () => {
    const values = form.getValues();
    const texts = Object.fromEntries(fields.map((field) => [field, values[field]]));
    if (Object.values(texts).some((text) => text !== '')) saveValues(key, texts);
    else removeValues(key);
  };

  return { key, save, discard: () => removeValues(key) };
}
