import { idempotencyHeader } from '#contract/endpoints.ts';
import { ApiError } from '../lib/api.ts';
import { forget, keep, readKept } from './kept.ts';

/**
 * Sends something with an idempotency key. A retry of the same content has the same key, after a reload too, so that it is not
 * stored twice when an answer gets lost. The key changes with the content, after a success, and when the server answers 422:
 * it has other content under that key, such as a file of the same name, size and time.
 * @param name of what is sent, one per form
 * @param content all that the person can change
 * @param send gets the headers that its call has to have
 * @returns what `send` does; throws what that throws
 */
export async function sendOnce<Answer>(
  name: string,
  content: string,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const place = `attempt ${name}`;
  try {
    const answer = await send({ [idempotencyHeader]: attemptKey(place, content) });
    forget(place);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) forget(place);
    throw error;
  }
}

function attemptKey(place: string, content: string): string {
  const last = readKept(place);
  if (last.key !== undefined && last.content === content) return last.key;
  const key = crypto.randomUUID();
  keep(place, { key, content });
  return key;
}
