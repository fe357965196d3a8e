import { z } from 'zod/mini';
import { texts } from '../contract/texts.ts';
import { ApiError } from './api-error.ts';

/**
 * @returns the body as the schema makes it
 * @throws {ApiError} 400 with the first problem's text. A missing field comes before a wrong one, as the forms have it.
 */
export function validBody<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error, success } = schema.safeParse(value);
  if (success) return data;
  const missing = error.issues.some(({ path, message }) => path.length === 0 || message === texts.requiredFields);
  throw new ApiError(400, missing ? texts.requiredFields : (error.issues[0]?.message ?? texts.requiredFields));
}

/**
 * @returns the query string's parameters as the schema makes them
 * @throws {ApiError} 400
 */
export function validQuery<Schema extends z.ZodMiniType>(schema: Schema, url: string): z.output<Schema> {
  const { searchParams } = new URL(url, 'http://localhost');
  const { data, success } = schema.safeParse(Object.fromEntries(searchParams));
  if (!success) throw new ApiError(400, texts.invalidQuery);
  return data;
}
