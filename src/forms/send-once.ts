import { idempotencyHeader } from '#contract/endpoints.ts';
import { ApiError } from '../lib/api.ts';
import { readTexts, removeTexts, saveTexts } from './session-texts.ts';

/**
 * Sends content with an idempotency key that survives reloads, so that the server stores it once despite retries. A new key follows a
 * change of the content, a success, or a 422, which means that the key was used for other content. @param name identifies the form
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
