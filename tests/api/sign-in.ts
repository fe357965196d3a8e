import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Firebase } from '../../functions/src/platform/firestore/firebase.ts';

const signedIn = z.object({ idToken: z.string() });

async function callIdentityToolkit(method: string, body: object): Promise<unknown> {
  const response = await fetch(
    `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!response.ok) throw new Error(`accounts:${method} answers ${response.status}`);
  return response.json();
}

/** @returns an ID token for a custom token */
export async function signIn(customToken: string): Promise<string> {
  return signedIn.parse(await callIdentityToolkit('signInWithCustomToken', { token: customToken, returnSecureToken: true })).idToken;
}

/** @returns an ID token that the login did not issue */
export async function signInWithClaims(firebase: Firebase, claims?: object, uid = `user-${randomUUID()}`): Promise<string> {
  return signIn(await (await firebase.auth()).createCustomToken(uid, claims));
}

/** Deletes the user of an ID token, which any client of Firebase Auth can do. */
export async function deleteOwnAccount(idToken: string): Promise<void> {
  await callIdentityToolkit('delete', { idToken });
}
