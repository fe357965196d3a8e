import { UnavailableError } from '../problems.ts';

/** A run would do harm, and refuses. The message is for the log. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** What could not be removed, and the kind of error. Messages of errors can quote what somebody has written. */
export type Failure = { id: string; error: string };

/** @returns the failure to remove what has this id, or this name */
export function failureOf(id: string, error: unknown): Failure {
  return { id, error: kindOf(error) };
}

/** @returns what an error is, without its message where that is not ours */
export function kindOf(error: unknown): string {
  if (error instanceof UnavailableError || error instanceof RefusedError) return error.message;
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
