import type { Endpoint } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { type Answer, ApiError, call, type CallOptions, download, type Download } from '../../lib/api.ts';
import { endSession, readToken } from './session.ts';
import { signOutOfFirebase } from './sign-out-of-firebase.ts';

type Options = Omit<CallOptions, 'token'>;

/** Calls an endpoint with the admin's token. A refused token is renewed once. If the renewal fails, or the new token is refused, the session ends. @throws what {@link call} throws */
export function adminCall<E extends Endpoint>(endpoint: E, options: Options = {}): Promise<Answer<E>> {
  return inSession((token) => call(endpoint, { ...options, token }));
}

export function adminDownload(endpoint: Endpoint, options: Options = {}): Promise<Download> {
  return inSession((token) => download(endpoint, { ...options, token }));
}

type Attempt<Result> = (token: string | undefined) => Promise<Result>;

/** Repeats a call with a new token if the server answers 401. */
export async function withRenewal<Result>(attempt: Attempt<Result>): Promise<Result> {
  try {
    return await attempt(readToken() ?? undefined);
  } catch (error) {
    const token = isUnauthorised(error) ? await newToken() : undefined;
    if (token === undefined) throw error;
    return attempt(token);
  }
}

async function inSession<Result>(attempt: Attempt<Result>): Promise<Result> {
  try {
    return await withRenewal(attempt);
  } catch (error) {
    // Another tab may have logged out already.
    if (isUnauthorised(error) && readToken() !== null) {
      await signOutOfFirebase();
      endSession(texts.sessionEnded);
    }
    throw error;
  }
}

function isUnauthorised(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

async function newToken(): Promise<string | undefined> {
  if (readToken() === null) return undefined;
  try {
    const { renewToken } = await import('./firebase-session.ts');
    return await renewToken();
  } catch {
    return undefined;
  }
}
