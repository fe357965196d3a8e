import { expect, it } from 'vitest';
import { UnavailableError } from '../platform/errors.ts';
import { openFirebase } from '../platform/firestore/firebase.ts';
import { sessionStore } from './sessions.ts';

const failures = [
  ['auth/argument-error', 'Error fetching public keys for Google certs: socket hang up'],
  ['auth/argument-error', 'Error while fetching public keys: 500'],
  ['auth/argument-error', 'Firebase ID token has invalid signature'],
  ['auth/id-token-expired', 'Firebase ID token has expired'],
  ['auth/session-cookie-expired', 'Error fetching'],
] as const;

it.each(failures)('%s with "%s" means that the keys are missing only if the Admin SDK says so', async (code, message) => {
  const failing = () => Promise.reject(Object.assign(new Error(message), { code }));
  const auth = () => Promise.resolve({ verifyIdToken: failing, verifySessionCookie: failing } as never);
  const sessions = sessionStore({ ...openFirebase(), auth }, { url: '', webApiKey: '' }, 1000, Date.now);
  const isOutage = code === 'auth/argument-error' && message.startsWith('Error ');
  for (const verdict of [sessions.fromToken('token'), sessions.fromCookie('cookie')]) {
    if (isOutage) await expect(verdict).rejects.toThrow(UnavailableError);
    else expect(await verdict).toBe('invalid');
  }
});
