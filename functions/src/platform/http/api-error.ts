import { responseTexts } from '../contract/response-texts.ts';

/** In seconds. */
export const tryAgainSoon = { 'Retry-After': '30' };

/** Handlers throw it. The error handler writes it. */
export class ApiError extends Error {
  override name = 'ApiError';

  /** @param details `more`: fields that refusals.ts declares; `account`: of a failed login */
  constructor(
    readonly status: number,
    readonly text: string,
    readonly headers: Record<string, string> = {},
    readonly details: ErrorOptions & { more?: object; account?: string } = {},
  ) {
    super(text, details);
  }
}

export function unauthorised(): ApiError {
  return new ApiError(401, responseTexts.unauthorised, { 'WWW-Authenticate': 'Bearer' });
}
