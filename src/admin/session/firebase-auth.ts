import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../../lib/env.ts';

/** Unlike `getAuth`, `initializeAuth` keeps the code for logins by popup and redirect out of the bundle. */
export const auth = initializeAuth(initializeApp(env.firebase), { persistence: browserLocalPersistence });

if (env.authEmulatorUrl) connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
