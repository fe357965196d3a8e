import { idempotencyHeader } from '#contract/endpoints.ts';
import { ApiError } from '../lib/api.ts';
import { readTexts, removeTexts, saveTexts } from './session-texts.ts';

/**
 * Sends content with an idempotency key, so that a retry after a lost answer does not store it twice. The key is kept across reloads. It
 * changes with the content, after a success, and after a 422: the server has different content under that key.
 * @param name identifies the form
 * @param content everything that the person can change, as text
 * @param send makes the call with the given headers
 * @returns the result of `send`
 * @throws the error of `send`
 */
export async function sendOnce<Answer>(
  name: string,
  content: string,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const storageKey = `attempt ${name}`;
  try {
    const answer = await send({ [idempotencyHeader]: idempotencyKey(storageKey, content) });
    removeTexts(storageKey);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) removeTexts(storageKey);
    throw error;
  }
}

function idempotencyKey(storageKey: string, content: string): string {
  const lastAttempt = readTexts(storageKey);
  if (lastAttempt.key !== undefined && lastAttempt.content === content) return lastAttempt.key;
  const key = crypto.randomUUID();
  saveTexts(storageKey, { key, content });
  return key;
}
