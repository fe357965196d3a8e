import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../../shared/lib/env.ts';

/** Unlike `getAuth`, `initializeAuth` leaves out the code for logins by popup and redirect. */
export const auth = initializeAuth(initializeApp(env.firebase), { persistence: browserLocalPersistence });

if (env.authEmulatorUrl) connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
