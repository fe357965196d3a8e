import { createHash, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { z } from 'zod/mini';
import { idempotencyHeader } from '../contract/endpoints.ts';
import { texts } from '../contract/texts.ts';
import { ApiError } from './api-error.ts';

/**
 * The id of the document that a submission becomes: the same for each repetition, so that Firestore itself refuses to store
 * it twice.
 * @param scope what the submission is for: with another scope the same key makes another id
 * @throws {ApiError} 400 when the caller's key is no UUID
 */
export function submissionId(request: Request, ...scope: string[]): string {
  const key = request.get(idempotencyHeader);
  if (key === undefined) return randomUUID();
  if (!z.guid().safeParse(key).success) throw new ApiError(400, texts.idempotencyKey);
  return createHash('sha256')
    .update(JSON.stringify([...scope, key.toLowerCase()]))
    .digest('hex');
}

/**
 * @param input what was sent, as its schema makes it, without the captcha's token
 * @param file sent with it
 * @returns a digest that is the same when the same is sent again
 */
export function contentDigest(input: object, file?: { name: string; content: Buffer }): string {
  const hash = createHash('sha256').update(JSON.stringify([input, file?.name]));
  return (file ? hash.update(file.content) : hash).digest('hex');
}
