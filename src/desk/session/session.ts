import { useSyncExternalStore } from 'react';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import type { Session } from '#rooms/accounts/contract/endpoints.ts';
import { mayCall, type Role, roles } from '#rooms/platform/contract/roles.ts';
import { deviceStore } from '../../shared/lib/stores.ts';

type Part = 'token' | 'customToken' | 'expiresAt' | 'role';

/** The specification requires the key of the token. All tabs of the browser share the session. */
const keys: Record<Part, string> = { customToken: 'adminCustomToken', expiresAt: 'adminExpiresAt', role: 'adminRole', token: 'adminToken' };
const parts = Object.keys(keys) as Part[];

let endReason: string | undefined;

/** Why somebody has to log in again, and the staff page to open then. */
export type LoginState = { notice?: string | undefined; from?: string };

export function openSession(session: Session): void {
  endReason = undefined;
  for (const part of parts) deviceStore.write(keys[part], session[part]);
}

/** @param reason shown at the login; absent if the person logged out */
export function endSession(reason?: string): void {
  endReason = reason;
  for (const part of parts) deviceStore.remove(keys[part]);
}

/** @returns why the session ended; undefined after a logout or an end by another tab */
export function readEndReason(): string | undefined {
  return endReason;
}

/** @returns null when nobody is logged in, and for the SDK's sign-in token once it is used */
export function readSession(part: Part): string | null {
  return deviceStore.read(keys[part]);
}

/** @returns the bearer token, or null when nobody is logged in */
export function readToken(): string | null {
  return readSession('token');
}

/** Takes over a new bearer token, or a role that has changed. A session that has ended stays ended. */
export function replacePart(part: 'token' | 'role', value: string): void {
  if (readToken() !== null) deviceStore.write(keys[part], value);
}

export function forgetCustomToken(): void {
  deviceStore.remove(keys.customToken);
}

const useStored = (part: Part) => useSyncExternalStore(deviceStore.subscribe, () => readSession(part));

/** Without a stored role, sessions are admins'. */
export function useRole(): Role {
  const stored = useStored('role');
  return roles.find((name) => name === stored) ?? 'admin';
}

/** @returns tells whether the person's role allows a call */
export function useMay(): (endpoint: Pick<Endpoint, 'access'>) => boolean {
  const role = useRole();
  return (endpoint) => mayCall(role, endpoint);
}

/** Whether somebody is logged in, in any tab. */
export function useLoggedIn(): boolean {
  return useStored('token') !== null;
}
