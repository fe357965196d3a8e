import type { Endpoint } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { type Answer, ApiError, call, type CallOptions, download, type Download } from '../lib/api.ts';
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

async function withToken<Result>(attempt: (token: string | undefined) => Promise<Result>): Promise<Result> {
  try {
    return await attempt(readToken() ?? undefined);
  } catch (error) {
    if (!isUnauthorised(error)) throw error;
    const token = await renewedToken();
    if (token === undefined) return await leave(error);
    try {
      return await attempt(token);
    } catch (second) {
      if (isUnauthorised(second)) return await leave(second);
      throw second;
    }
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

async function leave(error: unknown): Promise<never> {
  // Where another tab has logged out already, that stands.
  if (readToken() !== null) {
    await forgetUser();
    endSession(messages.sessionEnded);
  }
  throw error;
}
