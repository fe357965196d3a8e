import { texts } from '#rooms/platform/contract/texts.ts';
import { ApiError, wasAnswered } from '../lib/api.ts';

/**
 * @param refused for an answer without a text @param failed for a missing or invalid answer
 * @returns the text to show: the server's own if it sent one, with any time to wait
 */
export function failureText(error: unknown, refused: string, failed: string): string {
  if (!(error instanceof ApiError)) return failed;
  if (error.text === undefined) return refused;
  return error.retryAfter === undefined ? error.text : `${error.text}. ${waitText(error.retryAfter)}`;
}

/** @returns why a call got no answer, if it was offline or timed out; otherwise undefined */
export function noAnswerHint(error: unknown): string | undefined {
  if (wasAnswered(error)) return undefined;
  if (!navigator.onLine) return texts.offline;
  return error instanceof DOMException && error.name === 'TimeoutError' ? texts.timedOut : undefined;
}

function waitText(seconds: number): string {
  return seconds < 120 ? texts.retryInSeconds(Math.ceil(seconds)) : texts.retryInMinutes(Math.ceil(seconds / 60));
}
