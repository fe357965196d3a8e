import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { forget, keep, readKept } from './kept.ts';

type Options<Values, Field extends string> = {
  /** Names the draft: one per form, or per thing that the form is for. */
  name: string;
  /** The fields of text that are kept. Never a secret. */
  fields: readonly Field[];
  form: Pick<UseFormReturnType<Values>, 'getInputNode' | 'getValues'>;
  /** Puts a text into the form's state; the field shows it already. */
  put: (field: Field, text: string) => void;
};

/**
 * Keeps what is typed into an uncontrolled form through a reload. What stands in a field when the form starts, typed or
 * filled in by the browser before the script was there, goes before what was kept.
 * @returns `key`, under which it is kept, `save`, due at every change (a form's `onChange` hears of all), and `discard`, due once the
 *   form was sent
 */
export function useDraft<Field extends string, Values extends Record<Field, string>>({ name, fields, form, put }: Options<Values, Field>) {
  const key = `draft ${name}`;

  const restore = useEffectEvent((texts: Partial<Record<string, string>>) => {
    for (const field of fields) {
      const input = form.getInputNode<HTMLInputElement, Field>(field);
      const text = input?.value || texts[field];
      if (!input || !text) continue;
      // In place, not by a new element: the person may be in this field already.
      if (input.value !== text) input.value = text;
      put(field, text);
    }
  });

  useEffect(() => restore(readKept(key)), [key]);

  const save = () => {
    const values = form.getValues();
    const texts = Object.fromEntries(fields.map((field) => [field, values[field]]));
    if (Object.values(texts).some((text) => text !== '')) keep(key, texts);
    else forget(key);
  };

  return { key, save, discard: () => forget(key) };
}
