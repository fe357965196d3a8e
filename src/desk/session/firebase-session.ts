import { signInWithCustomToken } from 'firebase/auth';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { serverNow } from '../../shared/lib/server-clock.ts';
import { auth } from './firebase-auth.ts';
import { endSession, forgetCustomToken, readSession, readToken, replacePart } from './session.ts';

/** Signs in, takes over renewed tokens, and ends an expired session. @throws when the SDK fails */
export async function keepSession(): Promise<void> {
  const expiresAt = readSession('expiresAt');
  if (expiresAt !== null && serverNow() >= Date.parse(expiresAt)) {
    endSession(staffTexts.sessionEnded);
    await signOut();
    return;
  }
  await takeToken(false);
}

/** @returns the new token; undefined if nobody is signed in @throws when the SDK fails */
export const renewToken = () => takeToken(true);

export const signOut = (): Promise<void> => auth.signOut();

/** @param renew whether the token is renewed even if it is still valid */
async function takeToken(renew: boolean): Promise<string | undefined> {
  await auth.authStateReady();
  const customToken = readSession('customToken');
  if (customToken !== null) {
    await signInWithCustomToken(auth, customToken);
    // The person may have logged out in the meantime.
    if (readToken() === null) await signOut();
    else forgetCustomToken();
  }
  const token = await auth.currentUser?.getIdToken(renew);
  if (token !== undefined) replacePart('token', token);
  return token;
}
