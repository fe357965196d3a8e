import { codeOf, UnavailableError } from '../platform/errors.ts';

/** A run stops because it could do harm. The message is for the log. */
export class UnsafeRunError extends Error {
  override name = 'UnsafeRunError';
}

/** A failed removal, without the messages of foreign errors, which can quote personal data. */
export type Failure = { id: string; error: string };

export function failureOf(id: string, error: unknown): Failure {
  return { id, error: kindOf(error) };
}

/** @returns the message of an UnavailableError or UnsafeRunError, the name and code of others */
export function kindOf(error: unknown): string {
  if (error instanceof UnavailableError || error instanceof UnsafeRunError) return error.message;
  if (!(error instanceof Error)) return typeof error;
  return [error.name, codeOf(error)].filter(Boolean).join(' ');
}
