import { codeOf, UnavailableError } from '../platform/errors.ts';

/** A run stops because it could do harm. The message is for the log. */
export class UnsafeRunError extends Error {
  override name = 'UnsafeRunError';
}

/** @returns the message of ours; name and code of others, whose messages can quote personal data */
export function kindOf(error: unknown): string {
  if (error instanceof UnavailableError || error instanceof UnsafeRunError) return error.message;
  if (!(error instanceof Error)) return typeof error;
  return [error.name, codeOf(error)].filter(Boolean).join(' ');
}
