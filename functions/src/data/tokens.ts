import { setTimeout as sleep } from 'node:timers/promises';
import type { Auth } from 'firebase-admin/auth';

/**
 * Ends an account's sessions. Firebase compares whole seconds: a session is revoked when it was opened in a second before
 * that of the revocation. One that was opened and closed within the same second would live on, so this waits for the next.
 * @param openedUpTo when the newest session to end was opened, in seconds since 1970
 */
export async function revokeSessions(auth: Auth, uid: string, openedUpTo: number): Promise<void> {
  const wait = (openedUpTo + 1) * 1000 - Date.now();
  if (wait > 0) await sleep(wait);
  await auth.revokeRefreshTokens(uid);
}

/** Whether Firebase Auth said so in one of these ways. */
export function isAuthError(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
}
