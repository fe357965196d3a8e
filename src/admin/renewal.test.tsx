import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '#contract/messages.ts';
import { renewToken, startRenewal } from './renewal.ts';
import { endedBecause, endSession, openSession, readRenewal, readToken, replaceToken } from './session.ts';

const minute = 60_000;

/** The Firebase SDK's edge, with one user whose token lasts an hour. */
const sdk = vi.hoisted(() => {
  type User = {
    getIdToken: (force?: boolean) => Promise<string>;
    getIdTokenResult: () => Promise<{ expirationTime: string }>;
  };
  type Listener = (user: User | null) => void;
  const state = { count: 0, issued: 0, refuse: false, listener: undefined as Listener | undefined };
  const user: User = {
    getIdToken: async (force = false) => {
      if (force) {
        if (state.refuse) throw new Error('auth/user-token-expired');
        state.count += 1;
        state.issued = Date.now();
        state.listener?.(user);
      }
      return Promise.resolve(`sdk-token-${state.count}`);
    },
    getIdTokenResult: () =>
      Promise.resolve({ expirationTime: new Date(state.issued + 60 * 60_000).toUTCString() }),
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
    if (token !== 'custom') return Promise.reject(new Error('auth/invalid-custom-token'));
    sdk.state.issued = Date.now();
    sdk.auth.currentUser = sdk.user;
    return Promise.resolve();
  }),
  onIdTokenChanged: (_: unknown, listener: NonNullable<typeof sdk.state.listener>) => {
    sdk.state.listener = listener;
    listener(sdk.auth.currentUser);
    return () => {
      sdk.state.listener = undefined;
    };
  },
}));

const open = (customToken = 'custom') =>
  openSession({ token: 'first', customToken, expiresAt: new Date(Date.now() + 12 * 60 * minute).toISOString() });

let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(sdk.state, { count: 0, issued: 0, refuse: false });
  sdk.auth.currentUser = null;
});

afterEach(() => {
  stop?.();
  endSession();
  vi.useRealTimers();
});

describe('renewal', () => {
  it('signs the SDK in with the custom token, once, and takes its token over', async () => {
    open();
    stop = await startRenewal();
    await vi.advanceTimersByTimeAsync(0);
    expect(readToken()).toBe('sdk-token-0');
    expect(readRenewal()).not.toHaveProperty('customToken');
  });

  it('renews the token before it runs out, for as long as the session lasts', async () => {
    open();
    stop = await startRenewal();
    await vi.advanceTimersByTimeAsync(49 * minute);
    expect(readToken()).toBe('sdk-token-0');
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(readToken()).toBe('sdk-token-1');
    await vi.advanceTimersByTimeAsync(11 * 60 * minute);
    expect(readToken()).toMatch(/^sdk-token-1\d$/);
  });

  it('ends the session after its 12 hours, with a notice', async () => {
    open();
    stop = await startRenewal();
    await vi.advanceTimersByTimeAsync((12 * 60 + 1) * minute);
    expect(readToken()).toBeNull();
    expect(endedBecause()).toBe(messages.sessionEnded);
    expect(sdk.auth.currentUser).toBeNull();
  });

  it('survives a refusal, and leaves the token to the server’s judgement', async () => {
    open();
    stop = await startRenewal();
    sdk.state.refuse = true;
    await vi.advanceTimersByTimeAsync(55 * minute);
    expect(readToken()).toBe('sdk-token-0');
    await expect(renewToken()).rejects.toThrow();
  });

  it('does not fall back on a former user when the custom token is refused', async () => {
    sdk.auth.currentUser = sdk.user;
    open('forged');
    await expect(startRenewal()).rejects.toThrow();
    expect(readToken()).toBe('first');
  });

  it('never brings an ended session back', () => {
    open();
    endSession();
    replaceToken('late');
    expect(readToken()).toBeNull();
  });
});
