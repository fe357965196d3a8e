import { z } from 'zod/mini';
import { responseTexts } from '../contract/response-texts.ts';
import { ApiError } from './api-error.ts';

/** @throws {ApiError} 400 with the first problem. As in the forms, missing fields come first. */
export function validBody<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error, success } = schema.safeParse(value);
  if (success) return data;
  const { issues } = error;
  if (issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type')) throw new ApiError(400, responseTexts.expectedObject);
  const missing = issues.find(({ message }) => message === responseTexts.requiredFields);
  throw new ApiError(400, (missing ?? issues[0])?.message ?? responseTexts.requiredFields);
}

/** @throws {ApiError} 400 with the name of the first parameter that is not valid */
export function validQuery<Schema extends z.ZodMiniType>(schema: Schema, url: string): z.output<Schema> {
  const { searchParams } = new URL(url, 'http://localhost');
  const { data, error, success } = schema.safeParse(Object.fromEntries(searchParams));
  if (!success) throw new ApiError(400, responseTexts.invalidOption(String(error.issues[0]?.path[0])));
  return data;
}
