import type { Request } from 'express';
import { limits } from '../contract/limits.ts';
import { answerTexts } from '../contract/answer-texts.ts';
import { ApiError } from './api-error.ts';
import { readBody } from './request-body.ts';

/** @throws {ApiError} 415 for another type, 400 for malformed JSON, and as `readBody` does */
export async function readJson(request: Request, timeoutMs?: number): Promise<unknown> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ApiError(415, answerTexts.expectedJson);
  const body = await readBody(request, limits.jsonBytes, answerTexts.tooLarge, timeoutMs);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new ApiError(400, answerTexts.malformedJson);
  }
}
