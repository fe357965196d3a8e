import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { texts } from '#contract/texts.ts';
import { focusFirst } from '../lib/focus.ts';

/**
 * For Mantine's `enhanceGetInputProps`: a blank required field is marked without a text of its own, since one line
 * for the whole form says it. See {@link hasBlankFields}.
 */
export function markBlankFields({ inputProps }: { inputProps: { error?: unknown } }) {
  return inputProps.error === texts.requiredFields ? { error: true } : undefined;
}

/** Whether the form has to say once that required fields are blank. */
export function hasBlankFields(errors: FormErrors): boolean {
  return Object.values(errors).includes(texts.requiredFields);
}

/** Moves the focus to the first wrong field, by its place in the document. */
export function focusFirstError<Values>(form: Pick<UseFormReturnType<Values>, 'getInputNode'>, errors: FormErrors): void {
  focusFirst(Object.keys(errors).map((path) => form.getInputNode<HTMLElement, string>(path)));
}
