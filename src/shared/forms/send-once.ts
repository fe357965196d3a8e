import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { ApiError } from '../lib/api.ts';
import { readValues, removeValues, saveValues } from './session-values.ts';

/**
 * Sends content with an idempotency key that survives reloads, so that retries store it only once.
 * A change, a success, or a 422, which reports the key of other content, leads to a new key.
 */
export async function sendOnce<Answer>(
  name: string,
  content: string,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const storageKey = `attempt ${name}`;
  try {
    const answer = await send({ [idempotencyHeader]: idempotencyKey(storageKey, content) });
    removeValues(storageKey);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) removeValues(storageKey);
    throw error;
  }
}

function idempotencyKey(storageKey: string, content: string): string {
  const lastAttempt = readValues(storageKey);
  if (lastAttempt.key !== undefined && lastAttempt.content === content) return lastAttempt.key;
  const key = crypto.randomUUID();
  saveValues(storageKey, { key, content });
  return key;
}
