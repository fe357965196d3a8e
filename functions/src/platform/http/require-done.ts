import { ApiError } from './api-error.ts';

/** The HTTP status and the text of each outcome but 'done'. */
type Refusals<Outcome extends string> = Record<Exclude<Outcome, 'done'>, readonly [status: number, text: string]>;

/** @param current what the caller's version has become @throws {ApiError} unless it is done */
export function requireDone<Change extends { outcome: string }>(
  change: Change,
  refusals: Refusals<Change['outcome']>,
  current?: unknown,
): Extract<Change, { outcome: 'done' }> {
  if (isDone(change)) return change;
  const [status, text] = refusals[change.outcome as Exclude<Change['outcome'], 'done'>];
  throw new ApiError(status, text, {}, change.outcome === 'stale' && current !== undefined ? { more: { current } } : {});
}

function isDone<Change extends { outcome: string }>(change: Change): change is Extract<Change, { outcome: 'done' }> {
  return change.outcome === 'done';
}
