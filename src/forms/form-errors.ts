import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { texts } from '#contract/texts.ts';
import { focusFirst } from '../lib/focus.ts';

type FieldProps = { inputProps: { error?: unknown }; field: unknown };

/**
 * Replaces the error of a blank required field by a text that says what to enter. A notice shows the error itself once for the whole form:
 * see {@link hasBlankFields}. @param blank the texts by field; a field without a text is only marked as invalid
 */
export function explainBlankFields(blank: Partial<Record<string, string>>) {
  return ({ inputProps, field }: FieldProps) =>
    inputProps.error === texts.requiredFields ? { error: blank[String(field)] ?? true } : undefined;
}

/** Marks a blank required field as invalid, without a text of its own. */
export const markBlankFields = explainBlankFields({});

/** Whether a required field is blank. */
export function hasBlankFields(errors: FormErrors): boolean {
  return Object.values(errors).includes(texts.requiredFields);
}

/** Moves the focus to the first invalid field in document order. */
export function focusFirstError<Values>(form: Pick<UseFormReturnType<Values>, 'getInputNode'>, errors: FormErrors): void {
  focusFirst(Object.keys(errors).map((path) => form.getInputNode<HTMLElement, string>(path)));
}
