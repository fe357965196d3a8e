import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod/mini';
import { serverLimits } from '../platform/contract/limits.ts';
import type { AccountSession } from './contract/endpoints.ts';
import { codeOf, ConfigurationError, isTemporaryFailure, UnavailableError } from '../platform/errors.ts';
import type { Settings } from '../settings.ts';
import { endingOf, requireAuthor, type StaffAuthor, versionOf } from './store.ts';
import { adminRecord, type Authority, authority } from '../colleagues/account.ts';
import { adminActor, audited, auditIn } from '../platform/audited.ts';
import type { StaffSession, Verdict } from '../platform/http/endpoint.ts';
import { collection, documentIn, type Firebase, firestoreTime, outcomeOf } from '../platform/firestore/firebase.ts';
import { parsedJson } from '../platform/firestore/json.ts';

type SessionOf = Pick<StaffSession, 'username' | 'sessionId'>;

type IdentityToolkit = Settings['identityToolkit'];

const record = z.object({
  account: z.string(),
  /** As the account has it: a change of the account changes its sessions. */
  ...authority.shape,
  opened: firestoreTime,
  last_used: firestoreTime,
  expires: firestoreTime,
});

const signInAnswer = z.object({ idToken: z.string() });

const lastUsedIntervalMs = 60_000;

const invalidCodes = new Set<unknown>([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Firebase Auth only signs the tokens that name a session: docs/decisions/0007-accounts.md */
export function sessionStore(firebase: Firebase, toolkit: IdentityToolkit, timeoutMs: number, clock: () => number) {
  const sessions = async () => collection(await firebase.db(), 'sessions');

  function unexpired(snapshot: DocumentSnapshot): z.output<typeof record> | undefined {
    const { data } = record.safeParse(snapshot.data());
    if (!data) return undefined;
    const ends = Math.min(Date.parse(data.expires), Date.parse(data.last_used) + serverLimits.sessionIdleMs);
    return clock() < ends ? data : undefined;
  }

  async function verdictOn(verification: Promise<DecodedIdToken>): Promise<Verdict> {
    const claims = await verifiedClaims(verification);
    if (!claims) return 'invalid';
    if (claims['admin'] !== true) return 'forbidden';
    const { uid: username, session: sessionId } = claims;
    if (typeof sessionId !== 'string') return 'invalid';
    const document = documentIn(await sessions(), sessionId);
    const session = unexpired(await document.get());
    if (session?.account !== username) return 'invalid';
    if (clock() - Date.parse(session.last_used) >= lastUsedIntervalMs) {
      const outcome = await outcomeOf(document.update({ last_used: new Date(clock()) }));
      if (outcome === 'missing') return 'invalid';
    }
    const { role, jobs } = session;
    return { username, sessionId, role, jobs };
  }

  return {
    /**
     * @param version of the account when its password was checked: a change ends open sessions only
     * @returns undefined for a changed or disabled account
     * @throws {ConfigurationError | UnavailableError}
     */
    async open({ username, role, jobs, version }: Authority & { username: string; version?: string }) {
      if (toolkit.webApiKey === '') throw new ConfigurationError('WEB_API_KEY is not set');
      const [auth, db] = await Promise.all([firebase.auth(), firebase.db()]);
      const [document, admin] = [collection(db, 'sessions').doc(), collection(db, 'admins').doc(username)];
      const customToken = await customTokenFor(auth, username, document.id);
      const token = await signIn(customToken, toolkit, timeoutMs);
      if (token === undefined) return undefined;
      const cookie = await auth.createSessionCookie(token, { expiresIn: serverLimits.sessionMs });
      const opened = new Date(clock());
      const expires = new Date(clock() + serverLimits.sessionMs);
      const fields = { account: username, role, jobs, opened, last_used: opened, expires };
      const isOpened = await db.runTransaction(async (transaction) => {
        const { data: account } = adminRecord.safeParse((await transaction.get(admin)).data());
        if (version !== undefined && (!account || versionOf(account) !== version)) return false;
        // Not created: it exists already if the answer to the first try got lost.
        transaction.set(document, fields);
        if (account) transaction.update(admin, { last_login: opened });
        auditIn(transaction, admin, adminActor({ username }), 'log in');
        return true;
      });
      return isOpened ? { sessionId: document.id, token, customToken, cookie, role, expiresAt: expires.toISOString() } : undefined;
    },

    async fromToken(token: string) {
      return verdictOn((await firebase.auth()).verifyIdToken(token));
    },

    async fromCookie(cookie: string) {
      return verdictOn((await firebase.auth()).verifySessionCookie(cookie));
    },

    async close({ username, sessionId }: SessionOf) {
      const db = await firebase.db();
      const document = collection(db, 'sessions').doc(sessionId);
      await audited(collection(db, 'admins').doc(username), adminActor({ username }), 'log out', (batch) => batch.delete(document));
    },

    async list({ username, sessionId }: SessionOf) {
      const { docs } = await (await sessions()).where('account', '==', username).get();
      const own = docs.flatMap((snapshot): AccountSession[] => {
        const session = unexpired(snapshot);
        if (!session) return [];
        const { opened, last_used: lastUsed, expires } = session;
        return [{ id: snapshot.id, opened, lastUsed, expires, current: snapshot.id === sessionId }];
      });
      return own.sort((a, b) => Date.parse(b.opened) - Date.parse(a.opened));
    },

    /** @throws {SessionOverError} */
    async closeOthers(author: StaffAuthor) {
      const db = await firebase.db();
      const { username, sessionId } = author;
      await db.runTransaction(async (transaction) => {
        await requireAuthor(transaction, db, author);
        const end = await endingOf(transaction, db, username, ['sessions'], sessionId);
        end();
        auditIn(transaction, collection(db, 'admins').doc(username), adminActor(author), 'end other sessions');
      });
    },
  };
}

/** @throws {ConfigurationError} if the function's service account may not sign */
async function customTokenFor(auth: Auth, username: string, sessionId: string): Promise<string> {
  try {
    return await auth.createCustomToken(username, { admin: true, session: sessionId });
  } catch (cause) {
    if (isTemporaryFailure(cause)) throw cause;
    throw new ConfigurationError('No custom token: does the function’s service account have the role Service Account Token Creator?', {
      cause,
    });
  }
}

async function verifiedClaims(verification: Promise<DecodedIdToken>): Promise<DecodedIdToken | undefined> {
  try {
    return await verification;
  } catch (error) {
    if (isKeyFetchError(error)) throw new UnavailableError('Google’s public keys can’t be fetched', { cause: error });
    // The SDK reads malformed claims before it checks the signature.
    const unreadable = [SyntaxError, TypeError, RangeError].some((kind) => error instanceof kind);
    if (unreadable || invalidCodes.has(codeOf(error))) return undefined;
    throw error;
  }
}

/** The Admin SDK uses the code of a malformed token if it can't fetch Google's public keys. */
function isKeyFetchError(error: unknown): boolean {
  return codeOf(error) === 'auth/argument-error' && error instanceof Error && /^Error (?:fetching|while)/.test(error.message);
}

/** Undefined for a disabled account. @throws {ConfigurationError} or {@link UnavailableError} */
async function signIn(customToken: string, toolkit: IdentityToolkit, timeoutMs: number): Promise<string | undefined> {
  const { status, text } = await ask(toolkit, customToken, timeoutMs).catch((error: unknown) => {
    throw new UnavailableError('Identity Toolkit can’t be reached', { cause: error });
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

async function ask({ url, webApiKey }: IdentityToolkit, token: string, timeoutMs: number) {
  const response = await fetch(`${url}/v1/accounts:signInWithCustomToken?key=${encodeURIComponent(webApiKey)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token, returnSecureToken: true }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, text: await response.text() };
}
