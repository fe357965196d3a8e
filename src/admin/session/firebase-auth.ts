import { initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { env } from '../../lib/env.ts';

/** Firebase Auth. Unlike `getAuth`, `initializeAuth` leaves out popups and the like. */
export const auth = initializeAuth(initializeApp(env.firebase), { persistence: browserLocalPersistence });

if (env.authEmulatorUrl) connectAuthEmulator(auth, env.authEmulatorUrl, { disableWarnings: true });
