import { signInWithCustomToken } from 'firebase/auth';
import { texts } from '#contract/texts.ts';
import { auth } from './firebase-auth.ts';
import { dropCustomToken, endSession, readRenewal, readToken, replaceToken } from './session.ts';

/** How long before its end the token is renewed, in milliseconds. */
const renewBefore = 10 * 60_000;

/**
 * Signs the SDK in where it is not yet, takes its token over, a new one where that is due, and ends the session when its time
 * is over. Rejects when that fails, and leaves what there is for the next time.
 */
export async function renewIfDue(): Promise<void> {
  const ends = readRenewal()?.expiresAt;
  if (ends !== undefined && Date.now() >= Date.parse(ends)) {
    endSession(texts.sessionEnded);
    await signOutUser();
    return;
  }
  await signIn();
  const user = auth.currentUser;
  if (!user) return;
  const { expirationTime } = await user.getIdTokenResult();
  replaceToken(await user.getIdToken(Date.parse(expirationTime) - Date.now() < renewBefore));
}

/** @returns a new bearer token, or undefined when the SDK has nobody signed in. Rejects when it is refused. */
export async function renewToken(): Promise<string | undefined> {
  await signIn();
  const token = await auth.currentUser?.getIdToken(true);
  if (token) replaceToken(token);
  return token;
}

/** Signs the SDK out, in all tabs. */
export async function signOutUser(): Promise<void> {
  await auth.signOut();
}

async function signIn(): Promise<void> {
  await auth.authStateReady();
  const customToken = readRenewal()?.customToken;
  if (!customToken) return;
  await signInWithCustomToken(auth, customToken);
  // Whoever left meanwhile must not be kept.
  if (readToken() === null) await signOutUser();
  else dropCustomToken();
}
