import { useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { type Session, session as sessionSchema } from '#contract/login.ts';
import { textStore } from '../../lib/text-store.ts';

/** Where the bearer token is kept, as the specification names it. Every tab of the browser reads the same. */
const tokenKey = 'adminToken';

/** Where it is kept what renewing that token takes. */
const renewalKey = 'adminRenewal';

const renewalSchema = z.partial(z.pick(sessionSchema, { customToken: true, expiresAt: true }), { customToken: true });

/** Where the browser allows no storage, a session lasts until the page goes. */
const store = textStore(() => localStorage);

const listeners = new Set<() => void>();
let notice: string | undefined;

/** Begins a session: from here on {@link readToken} gives its token. */
export function openSession({ token, customToken, expiresAt }: Session): void {
  notice = undefined;
  store.write(renewalKey, JSON.stringify({ customToken, expiresAt }));
  store.write(tokenKey, token);
  changed();
}

/** @param reason what the login page tells the person; nothing where the person ended the session */
export function endSession(reason?: string): void {
  notice = reason;
  store.remove(tokenKey);
  store.remove(renewalKey);
  changed();
}

/** @returns the bearer token, or null when nobody is logged in */
export function readToken(): string | null {
  return store.read(tokenKey);
}

/** @returns why the last session ended, where the person should know */
export function endedBecause(): string | undefined {
  return notice;
}

/** Puts a renewed token in the place of the old one. A session that has ended stays ended. */
export function replaceToken(token: string): void {
  if (readToken() === null) return;
  store.write(tokenKey, token);
  changed();
}

/** @returns when the session ends, and the custom token where it is not used up yet */
export function readRenewal(): { customToken?: string; expiresAt: string } | undefined {
  const stored = store.read(renewalKey);
  if (stored === null) return undefined;
  try {
    return renewalSchema.parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** Forgets the custom token, once the Firebase SDK holds a session of its own. */
export function dropCustomToken(): void {
  const renewal = readRenewal();
  if (renewal) store.write(renewalKey, JSON.stringify({ expiresAt: renewal.expiresAt }));
}

/** Whether somebody is logged in. Follows the other tabs too. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readToken() !== null,
    () => false,
  );
}

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
