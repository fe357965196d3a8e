import type { UseFormReturnType } from '@mantine/form';
import { ApiError } from '../../../shared/lib/api.ts';

export function isRefusal(error: unknown, text: string): boolean {
  return error instanceof ApiError && error.text === text;
}

/** Shows the server's error at its field. @throws the error if it belongs to no field */
export function showAtField<Values>(
  form: Pick<UseFormReturnType<Values>, 'getInputNode' | 'setErrors'>,
  error: unknown,
  fields: readonly { name: string; errors: readonly string[] }[],
): void {
  const field = fields.find(({ errors }) => errors.some((text) => isRefusal(error, text)));
  if (!field || !(error instanceof ApiError)) throw error;
  form.setErrors({ [field.name]: error.text });
  const input = form.getInputNode<HTMLInputElement, string>(field.name);
  input?.focus();
  input?.select();
}
