import { responseTexts } from '../contract/response-texts.ts';

/** In seconds. */
export const tryAgainSoon = { 'Retry-After': '30' };

/** Handlers throw it. The error handler writes it. */
export class ApiError extends Error {
  override name = 'ApiError';

  /** @param details `more`: fields that the endpoint declares; `account`: of a failed login */
  constructor(
    readonly status: number,
    readonly text: string,
    readonly headers: Record<string, string> = {},
    readonly details: ErrorOptions & { more?: object; account?: string } = {},
  ) {
    super(text, details);
  }
}

/** @throws {ApiError} 404 if there is nothing */
export function requireFound<Value>(value: Value | false | undefined, text: string): Value {
  if (value === undefined || value === false) throw new ApiError(404, text);
  return value;
}

/** @throws {ApiError} 409 if the site sends no mail */
export function requireMail<Mail>(mail: Mail | undefined): Mail {
  if (!mail) throw new ApiError(409, responseTexts.mailOff);
  return mail;
}

/** There is no session, or it has ended since the call began, or its account. */
export class SessionOverError extends ApiError {
  constructor() {
    super(401, responseTexts.unauthorised, { 'WWW-Authenticate': 'Bearer' });
  }
}

/** A manager uses what has no limit for managers, or the caller has lost the role. */
export const roleForbidden = () => new ApiError(403, responseTexts.roleForbidden);

/** @param saved of a `settingsDocument` @throws {ApiError} 409 if somebody else has saved */
export function requireCurrent<Saved>(saved: Saved | 'stale'): Saved {
  if (saved === 'stale') throw new ApiError(409, responseTexts.staleTexts);
  return saved;
}

/** The HTTP status and the text of each outcome but 'done'. */
type Refusals<Outcome extends string> = Record<Exclude<Outcome, 'done'>, readonly [status: number, text: string]>;

/** @param current what the caller's version has become @throws {ApiError} unless it is done */
export function requireDone<Change extends { outcome: string }>(
  change: Change,
  refusals: Refusals<Change['outcome']>,
  current?: unknown,
): Extract<Change, { outcome: 'done' }> {
  if (change.outcome === 'done') return change as Extract<Change, { outcome: 'done' }>;
  const [status, text] = refusals[change.outcome as Exclude<Change['outcome'], 'done'>];
  throw new ApiError(status, text, {}, change.outcome === 'stale' && current !== undefined ? { more: { current } } : {});
}
