import type { UseFormReturnType } from '@mantine/form';
import { ApiError } from '../../lib/api.ts';

/** Whether the server refused a call with that text. */
export function isRefusal(error: unknown, text: string): boolean {
  return error instanceof ApiError && error.text === text;
}

/**
 * Shows a refusal at the field that it is about, and gives that the focus.
 * @param texts the server's texts that are about a field, by field
 * @throws the error, where it is about no field
 */
export function showAtField<Values>(
  form: Pick<UseFormReturnType<Values>, 'getInputNode' | 'setErrors'>,
  error: unknown,
  texts: Partial<Record<keyof Values & string, readonly string[]>>,
): void {
  const fields = Object.entries<readonly string[] | undefined>(texts);
  const field = fields.find(([, refusals]) => refusals?.some((text) => isRefusal(error, text)))?.[0];
  if (field === undefined || !(error instanceof ApiError)) throw error;
  form.setErrors({ [field]: error.text });
  const input = form.getInputNode<HTMLInputElement, string>(field);
  input?.focus();
  input?.select();
}
