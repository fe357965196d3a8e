import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { z } from 'zod/mini';
import { limits } from '../contract/limits.ts';
import type { Session } from '../contract/login.ts';
import { ConfigurationError, isUnavailable, UnavailableError } from '../problems.ts';
import { adminActor, audited } from './audit.ts';
import type { Firebase } from './firebase.ts';
import { parsedJson } from './json.ts';
import { isAuthError, isRevoked, openedAt, revokeSessions, sessionClaims } from './tokens.ts';

/** An admin who is logged in. */
export type AdminSession = {
  username: string;
  /** When Firebase made the first of the tokens, in seconds since 1970, as it counts. */
  signedInAt: number;
};

/** 'invalid': not logged in, or no longer. 'forbidden': logged in, but no admin. */
export type Verdict = AdminSession | 'invalid' | 'forbidden';

export type SessionStore = {
  /**
   * @returns the tokens of a new session and the cookie for resumes; undefined when the account has been disabled
   * @throws {ConfigurationError} when the project isn't set up for logging in; {@link UnavailableError}
   */
  open: (username: string) => Promise<(Session & { cookie: string }) | undefined>;
  /** @param token a bearer */
  fromToken: (token: string) => Promise<Verdict>;
  fromCookie: (cookie: string) => Promise<Verdict>;
  /** Ends this session and every other of the account. */
  close: (session: AdminSession) => Promise<void>;
};

const signInAnswer = z.object({ idToken: z.string() });

/** What the Admin SDK says of a token that is broken, foreign, expired or revoked. Anything else is a fault of ours. */
const invalidCodes = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/invalid-session-cookie',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

export type IdentityToolkit = {
  /** Origin, or what stands for it in the emulator. */
  url: string;
  /** The project's public key. */
  webApiKey: string;
};

/**
 * Sessions in Firebase Auth, their beginnings and ends in the audit trail. A session lasts 12 hours from the login, however often its token is renewed.
 * @param timeoutMs how long a login's call may take
 * @param now the clock, in milliseconds
 */
export function sessionStore(firebase: Firebase, toolkit: IdentityToolkit, timeoutMs: number, now: () => number): SessionStore {
  /** Auth and Firestore share no transaction: so a session is given away once its entry stands, and ended once its does. */
  async function writeDown(action: 'log in' | 'log out', username: string): Promise<void> {
    const account = (await firebase.db()).collection('admins').doc(username);
    await audited(account, adminActor({ username }), action);
  }

  async function judge(auth: Auth, verification: Promise<DecodedIdToken>): Promise<Verdict> {
    try {
      const claims = await verification;
      const { uid, admin, auth_time } = claims;
      if (endOf(claims) <= now()) return 'invalid';
      const user = await auth.getUser(uid);
      if (user.disabled || isRevoked(claims, user)) return 'invalid';
      return admin === true ? { username: uid, signedInAt: auth_time } : 'forbidden';
    } catch (error) {
      if (isKeyFetchError(error)) throw new UnavailableError('Google’s public keys', { cause: error });
      // Of claims that are no JSON, of another type than they should be, or nested deep, the SDK makes these, before it asks who
      // has signed.
      const tripped = [SyntaxError, TypeError, RangeError].some((kind) => error instanceof kind);
      if (tripped || isAuthError(error, invalidCodes)) return 'invalid';
      throw error;
    }
  }

  return {
    async open(username) {
      if (toolkit.webApiKey === '') throw new ConfigurationError('WEB_API_KEY is not set');
      const auth = await firebase.auth();
      const customToken = await auth.createCustomToken(username, sessionClaims()).catch((error: unknown) => {
        if (isUnavailable(error)) throw error;
        throw new ConfigurationError('No custom token: has the function’s account the role Service Account Token Creator?', {
          cause: error,
        });
      });
      const token = await signIn(customToken, toolkit, timeoutMs);
      if (token === undefined) return undefined;
      const [claims, cookie] = await Promise.all([
        auth.verifyIdToken(token),
        auth.createSessionCookie(token, { expiresIn: limits.sessionMs }),
      ]);
      await writeDown('log in', username);
      return { token, customToken, cookie, expiresAt: new Date(endOf(claims)).toISOString() };
    },

    async fromToken(token) {
      const auth = await firebase.auth();
      return judge(auth, auth.verifyIdToken(token));
    },

    async fromCookie(cookie) {
      const auth = await firebase.auth();
      return judge(auth, auth.verifySessionCookie(cookie));
    },

    async close({ username, signedInAt }) {
      await writeDown('log out', username);
      await revokeSessions(await firebase.auth(), username, signedInAt);
    },
  };
}

/** @returns when a token's session ends whatever happens, in milliseconds */
function endOf(claims: DecodedIdToken): number {
  return openedAt(claims) * 1000 + limits.sessionMs;
}

/**
 * Whether the keys that tokens are checked with could not be had. The Admin SDK gives that the code of a broken token, and
 * whoever is logged in would be logged out by it.
 */
function isKeyFetchError(error: unknown): boolean {
  return isAuthError(error, ['auth/argument-error']) && error instanceof Error && /^Error (?:fetching|while)/.test(error.message);
}

/**
 * Exchanges a custom token for an ID token.
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/signInWithCustomToken
 * @returns undefined when the account is disabled
 */
async function signIn(customToken: string, toolkit: IdentityToolkit, timeoutMs: number): Promise<string | undefined> {
  const { status, text } = await askToolkit(toolkit, customToken, timeoutMs).catch((error: unknown) => {
    throw new UnavailableError('Identity Toolkit', { cause: error });
  });
  if (status === 200) {
    const answer = signInAnswer.safeParse(parsedJson(text)).data;
    if (!answer) throw new UnavailableError('Identity Toolkit: no token in its answer');
    return answer.idToken;
  }
  if (text.includes('USER_DISABLED')) return undefined;
  if (status >= 500 || status === 429) throw new UnavailableError(`Identity Toolkit: status ${status}`);
  throw new ConfigurationError(`Identity Toolkit refused the custom token or WEB_API_KEY: status ${status}`);
}

async function askToolkit({ url, webApiKey }: IdentityToolkit, token: string, timeoutMs: number) {
  const response = await fetch(`${url}/v1/accounts:signInWithCustomToken?key=${encodeURIComponent(webApiKey)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, text: await response.text() };
}
