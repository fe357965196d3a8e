import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../lib/api.ts';
import { withRenewal } from './admin-call.ts';
import { endSession } from './session.ts';
import { settledWithin, signOutOfFirebase } from './sign-out-of-firebase.ts';

/** How long the server may take, including a renewal of the token, in milliseconds. */
const serverMs = 5000;

/** Logs out on the server, in Firebase and in this browser. The last of these always succeeds. */
export async function logOut(): Promise<void> {
  await settledWithin(
    serverMs,
    withRenewal((token) => call(endpoints.logout, { token, signal: AbortSignal.timeout(serverMs) })),
  );
  // Firebase must renew an expired token before the server can log out, so this comes second.
  await signOutOfFirebase();
  endSession();
}
