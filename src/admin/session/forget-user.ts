import { startDeadline } from '../../lib/deadline.ts';

/** How long the Firebase SDK may take, its script included, in milliseconds. */
const patience = 3000;

/**
 * Signs the Firebase SDK out, in all tabs. Where it can't be loaded, it has nobody to forget in this page either; where its
 * script is still on its way when the time is over, it is signed out as soon as that comes.
 */
export async function forgetUser(): Promise<void> {
  const deadline = startDeadline(patience);
  const timedOut = new Promise((resolve) => deadline.signal.addEventListener('abort', resolve));
  await Promise.race([signOut(), timedOut]);
  deadline.stop();
}

async function signOut(): Promise<void> {
  try {
    const { signOutUser } = await import('./renewal.ts');
    await signOutUser();
  } catch (error) {
    console.warn('The Firebase SDK could not be signed out', error);
  }
}
