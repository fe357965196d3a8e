import { useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { type Session, session as sessionSchema } from '#contract/login.ts';
import { deviceStore } from '../../lib/stores.ts';

/** The specification requires this key. All tabs of the browser share the token. */
const tokenKey = 'adminToken';
const renewalKey = 'adminRenewal';

const renewal = z.partial(z.pick(sessionSchema, { customToken: true, expiresAt: true }), { customToken: true });

/** What a renewal needs. The custom token is absent once it is used. */
type Renewal = z.infer<typeof renewal>;

let endReason: string | undefined;

export function openSession({ token, customToken, expiresAt }: Session): void {
  endReason = undefined;
  writeRenewal({ customToken, expiresAt });
  deviceStore.write(tokenKey, token);
}

/** @param reason shown at the login; absent if the person logged out */
export function endSession(reason?: string): void {
  endReason = reason;
  deviceStore.remove(tokenKey);
  deviceStore.remove(renewalKey);
}

/** @returns why the session ended; undefined after a logout or an end by another tab */
export function readEndReason(): string | undefined {
  return endReason;
}

/** @returns the bearer token, or null when nobody is logged in */
export function readToken(): string | null {
  return deviceStore.read(tokenKey);
}

/** Replaces the bearer token. A session that has ended stays ended. */
export function replaceToken(token: string): void {
  if (readToken() === null) return;
  deviceStore.write(tokenKey, token);
}

export function readRenewal(): Renewal | undefined {
  const stored = deviceStore.read(renewalKey);
  if (stored === null) return undefined;
  try {
    return renewal.parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

export function forgetCustomToken(): void {
  const stored = readRenewal();
  if (stored) writeRenewal({ expiresAt: stored.expiresAt });
}

/** Whether somebody is logged in, in any tab. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(
    deviceStore.subscribe,
    () => readToken() !== null,
    () => false,
  );
}

function writeRenewal(values: Renewal): void {
  deviceStore.write(renewalKey, JSON.stringify(values));
}
