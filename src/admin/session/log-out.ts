import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../lib/api.ts';
import { withRenewal } from './admin-call.ts';
import { forgetUser } from './forget-user.ts';
import { endSession } from './session.ts';

/** How long the server may take to end its side of the session, in milliseconds. A renewal of the token included. */
const patience = 5000;

/**
 * Ends the session on the server and here. Here it ends in any case: a person who leaves must not be kept. The SDK's user
 * goes after the server's answer, since a token that has run out is renewed by it.
 */
export async function logOut(): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  const timedOut = new Promise((resolve) => signal.addEventListener('abort', resolve));
  const onServer = withRenewal((token) => call(endpoints.logout, { token, signal }));
  await Promise.race([onServer.catch(() => undefined), timedOut]);
  await forgetUser();
  endSession();
}
