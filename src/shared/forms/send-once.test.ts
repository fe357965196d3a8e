import { expect, it } from 'vitest';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { ApiError } from '../lib/api.ts';
import { sendOnce } from './send-once.ts';

const lost = new TypeError('Failed to fetch');

/** @returns the key of an attempt. Node has no session storage, like a browser that blocks it. */
async function keyOf(content: string, failure?: Error): Promise<string | undefined> {
  let key: string | undefined;
  await sendOnce('form', content, (headers) => {
    key = headers[idempotencyHeader];
    return failure ? Promise.reject(failure) : Promise.resolve();
  }).catch(() => undefined);
  return key;
}

it('sends content with the same key until it is stored', async () => {
  const key = await keyOf('content', lost);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(await keyOf('content', new ApiError(503))).toBe(key);
  expect(await keyOf('content')).toBe(key);
  expect(await keyOf('content')).not.toBe(key);
});

it.each<[string, string, Error]>([
  ['after a change', 'changed', lost],
  ['after an answer that says the key was used for other content', 'content', new ApiError(422)],
])('takes a new key %s', async (_, next, failure) => {
  const key = await keyOf('content', failure);
  expect(await keyOf(next)).not.toBe(key);
});
