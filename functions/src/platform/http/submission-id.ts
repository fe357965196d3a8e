import { createHash, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { z } from 'zod/mini';
import { idempotencyHeader } from '../contract/endpoint.ts';
import { responseTexts } from '../contract/response-texts.ts';
import { hashed } from '../firestore/hashed.ts';
import { ApiError } from './api-error.ts';

/** A retry with the same key and scope gets the same id. @throws {ApiError} 400 for another key */
export function submissionId(request: Request, ...scope: string[]): string {
  const key = request.get(idempotencyHeader);
  if (key === undefined) return randomUUID();
  if (!z.guid().safeParse(key).success) throw new ApiError(400, responseTexts.invalidIdempotencyKey);
  return hashed(...scope, key.toLowerCase());
}

/** @param input without the captcha token */
export function contentDigest(input: object, file?: { name: string; content: Buffer }): string {
  const hash = createHash('sha256').update(JSON.stringify([input, file?.name]));
  return (file ? hash.update(file.content) : hash).digest('hex');
}
