import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts } from '#contract/texts.ts';
import { renewToken } from './renewal.ts';
import { endedBecause, endSession, openSession, readRenewal, readToken, replaceToken } from './session.ts';
import { useRenewal } from './use-renewal.ts';

const minute = 60_000;

/** The Firebase SDK's edge, with one user whose token lasts an hour. */
const sdk = vi.hoisted(() => {
  type User = {
    getIdToken: (force?: boolean) => Promise<string>;
    getIdTokenResult: () => Promise<{ expirationTime: string }>;
  };
  /** `meanwhile` is what happens while somebody is signed in. */
  const state: { count: number; issued: number; refuse: boolean; unreachable: boolean; meanwhile?: () => void } = {
    count: 0,
    issued: 0,
    refuse: false,
    unreachable: false,
  };
  const user: User = {
    getIdToken: async (force = false) => {
      if (force) {
        if (state.refuse) throw new Error('auth/user-token-expired');
        state.count += 1;
        state.issued = Date.now();
      }
      return Promise.resolve(`sdk-token-${state.count}`);
    },
    getIdTokenResult: () => Promise.resolve({ expirationTime: new Date(state.issued + 60 * 60_000).toUTCString() }),
  };
  const auth = {
    currentUser: null as User | null,
    authStateReady: () => Promise.resolve(),
    signOut: () => {
      auth.currentUser = null;
      return Promise.resolve();
    },
  };
  return { state, user, auth };
});

vi.mock('./firebase-auth.ts', () => ({ auth: sdk.auth }));
vi.mock('firebase/auth', () => ({
  signInWithCustomToken: vi.fn((_: unknown, token: string) => {
    if (sdk.state.unreachable) return Promise.reject(new Error('auth/network-request-failed'));
    sdk.state.meanwhile?.();
    if (token !== 'custom') return Promise.reject(new Error('auth/invalid-custom-token'));
    sdk.state.issued = Date.now();
    sdk.auth.currentUser = sdk.user;
    return Promise.resolve();
  }),
}));

const open = (customToken = 'custom') =>
  openSession({ token: 'first', customToken, expiresAt: new Date(Date.now() + 12 * 60 * minute).toISOString() });

/** The dashboard is opened. What it does at once has been done then. */
async function start() {
  const dashboard = renderHook(useRenewal);
  await vi.dynamicImportSettled();
  await pass(0);
  return dashboard;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(sdk.state, { count: 0, issued: 0, refuse: false, unreachable: false, meanwhile: undefined });
  sdk.auth.currentUser = null;
});

afterEach(() => {
  cleanup();
  endSession();
  vi.useRealTimers();
});

describe('renewal', () => {
  it('signs the SDK in once with the custom token, and uses the token of the SDK', async () => {
    open();
    await start();
    expect(readToken()).toBe('sdk-token-0');
    expect(readRenewal()).not.toHaveProperty('customToken');
  });

  it('renews the token before it runs out, for as long as the session lasts', async () => {
    open();
    await start();
    await pass(49 * minute);
    expect(readToken()).toBe('sdk-token-0');
    await pass(2 * minute);
    expect(readToken()).toBe('sdk-token-1');
    await pass(11 * 60 * minute);
    expect(readToken()).toMatch(/^sdk-token-1\d$/);
  });

  it('ends the session after its 12 hours, with a notice', async () => {
    open();
    await start();
    await pass((12 * 60 + 1) * minute);
    expect(readToken()).toBeNull();
    expect(endedBecause()).toBe(texts.sessionEnded);
    expect(sdk.auth.currentUser).toBeNull();
  });

  it('keeps the token when its renewal is refused', async () => {
    open();
    await start();
    sdk.state.refuse = true;
    await pass(55 * minute);
    expect(readToken()).toBe('sdk-token-0');
    await expect(renewToken()).rejects.toThrow();
  });

  it('does not fall back on a former user when the custom token is refused', async () => {
    sdk.auth.currentUser = sdk.user;
    open('forged');
    await start();
    expect(readToken()).toBe('first');
  });

  it('signs the SDK in a minute later when the first attempt failed', async () => {
    sdk.state.unreachable = true;
    open();
    await start();
    expect(readToken()).toBe('first');
    sdk.state.unreachable = false;
    await pass(minute);
    expect(readToken()).toBe('sdk-token-0');
    expect(readRenewal()).not.toHaveProperty('customToken');
    await pass(51 * minute);
    expect(readToken()).toBe('sdk-token-1');
  });

  it('signs out a user who logged out while the SDK signed in', async () => {
    sdk.state.meanwhile = () => endSession();
    open();
    await start();
    expect(readToken()).toBeNull();
    expect(sdk.auth.currentUser).toBeNull();
  });

  it('stops when the dashboard is closed', async () => {
    open();
    const { unmount } = await start();
    unmount();
    await pass(12 * 60 * minute);
    expect(readToken()).toBe('sdk-token-0');
  });

  it('never brings an ended session back', () => {
    open();
    endSession();
    replaceToken('late');
    expect(readToken()).toBeNull();
  });
});
