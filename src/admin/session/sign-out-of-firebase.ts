import { settledWithin } from './settled-within.ts';

/** How long the Firebase SDK may take, including the time to load it, in milliseconds. */
const firebaseMs = 3000;

/** Signs the Firebase SDK out, in all tabs. If this takes too long, it continues in the background. */
export async function signOutOfFirebase(): Promise<void> {
  await settledWithin(
    firebaseMs,
    import('./firebase-session.ts').then(({ signOut }) => signOut()),
  );
}
