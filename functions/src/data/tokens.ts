import { setTimeout as sleep } from 'node:timers/promises';
import type { Auth } from 'firebase-admin/auth';
import { timeouts } from '../timeouts.ts';

/** What a token says of its session. Times are in seconds since 1970. */
type Claims = { auth_time: number; opened?: unknown };

/** What Firebase Auth knows of an account: when its sessions were last ended, if ever, and when it was made. */
type Account = { tokensValidAfterTime?: string | undefined; metadata: { creationTime: string } };

/** What a session's custom token says beside the name, and every token that comes of it. */
export const sessionClaims = (): Record<string, unknown> => ({ admin: true, opened: Math.floor(Date.now() / 1000) });

/** @returns when the session of a token was opened, in seconds since 1970; of one that is not ours, when somebody signed in */
export function openedAt({ auth_time, opened }: Claims): number {
  return typeof opened === 'number' ? opened : auth_time;
}

/** By how much the clocks of Google and of the function's instances may differ, in seconds. */
const clockSkew = 1;

/** By how much a session may be older than its account, in seconds: its sign-in makes one where there was none. */
const firstSignIn = timeouts.auth / 1000 + clockSkew;

/**
 * Whether a token's session has been ended. Firebase asks only when somebody last signed in, and with the custom token one
 * can do that anew for an hour: so what counts is when the session was opened. When sessions were ended, an account alone
 * remembers, and with a token of its own anybody can delete it: so a session doesn't outlive its account.
 */
export function isRevoked(claims: Claims, { tokensValidAfterTime = '', metadata }: Account): boolean {
  const validFrom = Date.parse(tokensValidAfterTime) / 1000;
  const created = Date.parse(metadata.creationTime) / 1000;
  const opened = openedAt(claims);
  if (created > opened + firstSignIn) return true;
  return claims.auth_time < validFrom || Math.max(opened, created) + clockSkew < validFrom;
}

/**
 * Ends an account's sessions. Firebase counts whole seconds, and clocks may differ: what was opened just before would live
 * on, so this waits until it is certainly before.
 * @param signedInUpTo the last sign-in whose session is to end, in seconds since 1970
 */
export async function revokeSessions(auth: Auth, uid: string, signedInUpTo: number): Promise<void> {
  const certain = (signedInUpTo + clockSkew + 1) * 1000;
  // Not once: a timer may end a millisecond before its time, in the second before.
  while (Date.now() < certain) await sleep(certain - Date.now());
  await auth.revokeRefreshTokens(uid);
}

/** Whether Firebase Auth said so in one of these ways. */
export function isAuthError(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
}
