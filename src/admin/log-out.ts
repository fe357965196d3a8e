import { endpoints } from '#contract/endpoints.ts';
import { call } from '../lib/api.ts';
import { forgetUser } from './forget-user.ts';
import { endSession, readToken } from './session.ts';

/** How long the server may take to end its side of the session, in milliseconds. */
const patience = 5000;

/** Ends the session on the server and here. Here it ends in any case: a person who leaves must not be kept. */
export async function logOut(): Promise<void> {
  const token = readToken() ?? undefined;
  await Promise.allSettled([
    call(endpoints.logout, { token, signal: AbortSignal.timeout(patience) }),
    forgetUser(),
  ]);
  endSession();
}
