import { useSyncExternalStore } from 'react';
import type { Session } from '#contract/login.ts';
import { deviceStore } from '../../lib/stores.ts';

/** The specification requires this key. All tabs of the browser share the token. */
const tokenKey = 'adminToken';
const customTokenKey = 'adminCustomToken';
const expiryKey = 'adminExpiresAt';

let endReason: string | undefined;

export function openSession({ token, customToken, expiresAt }: Session): void {
  endReason = undefined;
  deviceStore.write(customTokenKey, customToken);
  deviceStore.write(expiryKey, expiresAt);
  deviceStore.write(tokenKey, token);
}

/** @param reason shown at the login; absent if the person logged out */
export function endSession(reason?: string): void {
  endReason = reason;
  deviceStore.remove(tokenKey);
  deviceStore.remove(customTokenKey);
  deviceStore.remove(expiryKey);
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

/** @returns the token that signs the Firebase SDK in, or null once it is used */
export function readCustomToken(): string | null {
  return deviceStore.read(customTokenKey);
}

export function forgetCustomToken(): void {
  deviceStore.remove(customTokenKey);
}

/** @returns the end of the session in ISO 8601, or null when nobody is logged in */
export function readExpiry(): string | null {
  return deviceStore.read(expiryKey);
}

/** Whether somebody is logged in, in any tab. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(
    deviceStore.subscribe,
    () => readToken() !== null,
    () => false,
  );
}
