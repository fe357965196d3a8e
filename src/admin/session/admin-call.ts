import type { Endpoint } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { type Answer, ApiError, call, type CallOptions, download, type Download } from '../../lib/api.ts';
import { forgetUser } from './forget-user.ts';
import { endSession, readToken } from './session.ts';

type Options = Omit<CallOptions, 'token'>;

/**
 * A call in the name of the admin who is logged in. A token that the server no longer takes is renewed once; where
 * that fails the session ends, and the dashboard leads to the login.
 * @throws what {@link call} throws
 */
export function adminCall<E extends Endpoint>(endpoint: E, options: Options = {}): Promise<Answer<E>> {
  return withToken((token) => call(endpoint, { ...options, token }));
}

/** The same for a file. */
export function adminDownload(endpoint: Endpoint, options: Options = {}): Promise<Download> {
  return withToken((token) => download(endpoint, { ...options, token }));
}

/**
 * Attempts a call with the admin's token, and once more with a renewed one where the server no longer takes it.
 * @throws what the last attempt throws
 */
export async function withRenewal<Result>(attempt: (token: string | undefined) => Promise<Result>): Promise<Result> {
  try {
    return await attempt(readToken() ?? undefined);
  } catch (error) {
    const token = isUnauthorised(error) ? await renewedToken() : undefined;
    if (token === undefined) throw error;
    return attempt(token);
  }
}

async function withToken<Result>(attempt: (token: string | undefined) => Promise<Result>): Promise<Result> {
  try {
    return await withRenewal(attempt);
  } catch (error) {
    if (isUnauthorised(error)) await leave();
    throw error;
  }
}

function isUnauthorised(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

async function renewedToken(): Promise<string | undefined> {
  if (readToken() === null) return undefined;
  try {
    const { renewToken } = await import('./renewal.ts');
    return await renewToken();
  } catch {
    return undefined;
  }
}

async function leave(): Promise<void> {
  // Where another tab has logged out already, that stands.
  if (readToken() === null) return;
  await forgetUser();
  endSession(texts.sessionEnded);
}
