import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { type Answer, ApiError, call, type CallOptions, download, type Download } from '../../shared/lib/api.ts';
import { visitStore } from '../../shared/lib/stores.ts';
import { endSession, readToken, replacePart } from './session.ts';

/** How long a logout waits for the server, including a renewal of the token, in milliseconds. */
const logoutMs = 5000;
/** How long the Firebase SDK may take, including the time to load it, in milliseconds. */
const firebaseMs = 3000;

type Options = Omit<CallOptions, 'token'>;

/** Calls in the session, which ends if its token cannot be renewed. @throws as {@link call} */
export function adminCall<E extends Endpoint>(endpoint: E, options: Options = {}): Promise<Answer<E>> {
  return inSession((token) => call(endpoint, { ...options, token }));
}

export function adminDownload(endpoint: Endpoint, options: Options = {}): Promise<Download> {
  return inSession((token) => download(endpoint, { ...options, token }));
}

/**
 * Logs out on the server, in Firebase and in this browser. The last of these always succeeds. Whoever
 * logs in next in this tab gets no drafts, nor what was to be done without asking.
 */
export async function logOut(): Promise<void> {
  const loggedOut = withRenewal((token) => call(accountEndpoints.logout, { token }));
  await settledWithin(logoutMs, loggedOut);
  // Firebase must renew an expired token before the server can log out, so this comes second.
  await signOutOfFirebase();
  endSession();
  visitStore.clear();
}

type Attempt<Result> = (token: string | undefined) => Promise<Result>;

/** Repeats a call with a new token if the server answers 401. */
async function withRenewal<Result>(attempt: Attempt<Result>): Promise<Result> {
  try {
    return await attempt(readToken() ?? undefined);
  } catch (error) {
    if (!isUnauthorised(error) || readToken() === null) throw error;
    const renewed = import('./firebase-session.ts').then(({ renewToken }) => renewToken());
    const token = await renewed.catch(() => undefined);
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
      endSession(staffTexts.sessionEnded);
    }
    if (error instanceof ApiError && error.status === 403) await refreshRole();
    throw error;
  }
}

/** The role may have changed since the login. */
async function refreshRole(): Promise<void> {
  const account = await withRenewal((token) => call(accountEndpoints.readAccount, { token })).catch(() => undefined);
  if (account) replacePart('role', account.data.role);
}

function isUnauthorised(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Signs out in all tabs. If this takes too long, it continues in the background. */
async function signOutOfFirebase(): Promise<void> {
  const signedOut = import('./firebase-session.ts').then(({ signOut }) => signOut());
  await settledWithin(firebaseMs, signedOut);
}

/** Resolves when the promise is settled or the time is over. */
async function settledWithin(ms: number, promise: Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, ms));
  await Promise.race([promise.catch(() => undefined), timeout]);
}
