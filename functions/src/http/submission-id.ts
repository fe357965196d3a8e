import { createHash, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { z } from 'zod/mini';
import { idempotencyHeader } from '../contract/endpoints.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import { ApiError } from './api-error.ts';

/** @returns the same id for the same key and scope, or a random one without key @throws {ApiError} */
export function submissionId(request: Request, ...scope: string[]): string {
  const key = request.get(idempotencyHeader);
  if (key === undefined) return randomUUID();
  if (!z.guid().safeParse(key).success) throw new ApiError(400, answerTexts.invalidIdempotencyKey);
  return createHash('sha256')
    .update(JSON.stringify([...scope, key.toLowerCase()]))
    .digest('hex');
}

/** @param input without the captcha token @returns a digest by which a retry is recognised */
export function contentDigest(input: object, file?: { name: string; content: Buffer }): string {
  const hash = createHash('sha256').update(JSON.stringify([input, file?.name]));
  return (file ? hash.update(file.content) : hash).digest('hex');
}
