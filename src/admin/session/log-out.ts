import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../lib/api.ts';
import { withRenewal } from './admin-call.ts';
import { endSession } from './session.ts';
import { signOutOfFirebase } from './sign-out-of-firebase.ts';
import { settledWithin } from './settled-within.ts';

/** How long the server may take, a renewal of the token included, in milliseconds. */
const serverMs = 5000;

/** Logs out on the server, in Firebase and here. Here it succeeds in any case. */
export async function logOut(): Promise<void> {
  await settledWithin(
    serverMs,
    withRenewal((token) => call(endpoints.logout, { token, signal: AbortSignal.timeout(serverMs) })),
  );
  // Not before the server's answer: an expired token is renewed first.
  await signOutOfFirebase();
  endSession();
}
