import { idempotencyHeader } from '#contract/endpoints.ts';
import { forget, keep, readKept } from './kept.ts';

/**
 * Sends something by an idempotency key: the same while the same is sent, through a reload too, so that a retry after a lost
 * answer is not stored twice; another one once something in it was changed, or once it was taken: the same again is then
 * meant as another.
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
  const answer = await send({ [idempotencyHeader]: attemptKey(place, content) });
  forget(place);
  return answer;
}

function attemptKey(place: string, content: string): string {
  const last = readKept(place);
  if (last.key !== undefined && last.content === content) return last.key;
  const key = crypto.randomUUID();
  keep(place, { key, content });
  return key;
}
