import { texts } from '#contract/texts.ts';
import { ApiError, wasAnswered } from '../lib/api.ts';

/**
 * @param refused for an answer without a text for people
 * @param failed for no answer, or one that is not understood
 * @returns what a person reads about a failed call: the server's own text first, with the wait where it names one
 */
export function failureText(error: unknown, refused: string, failed: string): string {
  if (!(error instanceof ApiError)) return failed;
  if (error.text === undefined) return refused;
  return error.retryAfter === undefined ? error.text : `${error.text}. ${waitText(error.retryAfter)}`;
}

/**
 * What helps a person whose call got no answer.
 * @returns undefined where there is nothing to add to what failed
 */
export function silenceHint(error: unknown): string | undefined {
  if (wasAnswered(error)) return undefined;
  if (!navigator.onLine) return texts.offline;
  return error instanceof DOMException && error.name === 'TimeoutError' ? texts.timedOut : undefined;
}

function waitText(seconds: number): string {
  return seconds < 120 ? texts.retryInSeconds(Math.ceil(seconds)) : texts.retryInMinutes(Math.ceil(seconds / 60));
}
