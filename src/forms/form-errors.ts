import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { texts } from '#contract/texts.ts';
import { focusFirst } from '../lib/focus.ts';

type Marked = { inputProps: { error?: unknown }; field: unknown };

/**
 * Replaces the error of a blank required field, because one notice with the specification's sentence covers the form: see
 * {@link hasBlankFields}. @param blank says what to enter, by field; a field without such a text is only marked
 */
export function explainBlankFields(blank: Partial<Record<string, string>>) {
  return ({ inputProps, field }: Marked) =>
    inputProps.error === texts.requiredFields ? { error: blank[String(field)] ?? true } : undefined;
}

/** Marks a blank required field without a text of its own. */
export const markBlankFields = explainBlankFields({});

/** Whether the form shows the notice that required fields are blank. */
export function hasBlankFields(errors: FormErrors): boolean {
  return Object.values(errors).includes(texts.requiredFields);
}

/** Moves the focus to the first invalid field in document order. */
export function focusFirstError<Values>(form: Pick<UseFormReturnType<Values>, 'getInputNode'>, errors: FormErrors): void {
  focusFirst(Object.keys(errors).map((path) => form.getInputNode<HTMLElement, string>(path)));
}
