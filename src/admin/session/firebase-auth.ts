import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../../lib/env.ts';

/** The Firebase web SDK, auth only. `initializeAuth` leaves out what `getAuth` brings along for popups and the like. */
export const auth = initializeAuth(initializeApp(env.firebase), { persistence: browserLocalPersistence });

if (env.authEmulatorUrl) connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
