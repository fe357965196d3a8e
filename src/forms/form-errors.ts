import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { texts } from '#contract/texts.ts';
import { focusFirst } from '../lib/focus.ts';

/** Marks a blank required field without a text, because one notice covers the form: see {@link hasBlankFields}. */
export function markBlankFields({ inputProps }: { inputProps: { error?: unknown } }) {
  return inputProps.error === texts.requiredFields ? { error: true } : undefined;
}

/** Whether the form shows the notice that required fields are blank. */
export function hasBlankFields(errors: FormErrors): boolean {
  return Object.values(errors).includes(texts.requiredFields);
}

/** Moves the focus to the first invalid field in document order. */
export function focusFirstError<Values>(form: Pick<UseFormReturnType<Values>, 'getInputNode'>, errors: FormErrors): void {
  focusFirst(Object.keys(errors).map((path) => form.getInputNode<HTMLElement, string>(path)));
}
