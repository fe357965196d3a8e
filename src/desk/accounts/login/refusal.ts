import type { UseFormReturnType } from '@mantine/form';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { ApiError } from '../../../shared/lib/api.ts';

/** The server's errors, and the texts that the login shows instead. */
const translations: Record<string, string> = {
  [texts.captchaRefused]: staffTexts.loginCaptchaFailed,
  [texts.captchaRequired]: staffTexts.loginCaptchaFailed,
  [texts.configuration]: staffTexts.loginConfiguration,
};

/** @returns the error of a step of the login, with the text to show */
export function loginError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  return new ApiError(error.status, translations[error.text ?? ''] ?? error.text, error.retryAfter);
}

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
