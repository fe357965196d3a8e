import { onIdTokenChanged, signInWithCustomToken } from 'firebase/auth';
import { messages } from '#contract/messages.ts';
import { auth } from './firebase-auth.ts';
import { dropCustomToken, endSession, readRenewal, replaceToken } from './session.ts';

/** How often it is looked whether the token is due, and how long before its end it is. In milliseconds. */
const lookEvery = 60_000;
const renewBefore = 10 * 60_000;

/**
 * Keeps the bearer token fresh for as long as the session may last, and ends the session then.
 * Without Firestore or the like beside it, the SDK renews no token by itself, hence the look at the clock.
 * @returns stops it
 */
export async function startRenewal(): Promise<() => void> {
  await signIn();
  const stopListening = onIdTokenChanged(auth, (user) => {
    if (user) void user.getIdToken().then(replaceToken, () => undefined);
  });
  // A failure is left for the next look, and in the end for the server's 401.
  const look = () => void renewIfDue().catch(() => undefined);
  const timer = setInterval(look, lookEvery);
  // A machine that slept may have missed many looks.
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    stopListening();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
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
  dropCustomToken();
}

async function renewIfDue(): Promise<void> {
  const ends = readRenewal()?.expiresAt;
  if (ends !== undefined && Date.now() >= Date.parse(ends)) {
    endSession(messages.sessionEnded);
    await signOutUser();
    return;
  }
  const user = auth.currentUser;
  if (!user) return;
  const { expirationTime } = await user.getIdTokenResult();
  if (Date.parse(expirationTime) - Date.now() < renewBefore) await user.getIdToken(true);
}
