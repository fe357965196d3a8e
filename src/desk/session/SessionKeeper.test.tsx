import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { setServerTime } from '../../shared/lib/server-clock.ts';
import { renewToken } from './firebase-session.ts';
import { endSession, openSession, readEndReason, readSession, readToken, replacePart } from './session.ts';
import SessionKeeper from './SessionKeeper.tsx';

const minute = 60_000;

/** The Firebase SDK with one user, whose token is renewed when read shortly before its end. */
const sdk = vi.hoisted(() => {
  type User = { getIdToken: (force?: boolean) => Promise<string> };
  const hour = 60 * 60_000;
  const initial = { renewals: 0, issued: 0, refuse: false, unreachable: false, duringSignIn: undefined as (() => void) | undefined };
  const state = { ...initial };
  const listeners = new Set<(user: User | null) => void>();
  const user: User = {
    getIdToken: (force = false) => {
      if (force || Date.now() > state.issued + hour - 30_000) {
        if (state.refuse) return Promise.reject(new Error('auth/user-token-expired'));
        state.renewals += 1;
        state.issued = Date.now();
      }
      return Promise.resolve(`sdk-token-${state.renewals}`);
    },
  };
  const auth = {
    currentUser: null as User | null,
    authStateReady: () => Promise.resolve(),
    signOut: () => {
      setUser(null);
      return Promise.resolve();
    },
  };
  function setUser(user: User | null): void {
    auth.currentUser = user;
    for (const listener of listeners) listener(user);
  }
  return { initial, state, user, auth, listeners, setUser };
});

vi.unmock('./SessionKeeper.tsx');
vi.mock('./firebase-auth.ts', () => ({ auth: sdk.auth }));
vi.mock('react-firebase-hooks/auth', async () => {
  const { useEffect, useState } = await import('react');
  return {
    useAuthState: () => {
      const [user, setUser] = useState(sdk.auth.currentUser);
      useEffect(() => {
        sdk.listeners.add(setUser);
        return () => void sdk.listeners.delete(setUser);
      }, []);
      return [user, false];
    },
  };
});
vi.mock('firebase/auth', () => ({
  signInWithCustomToken: vi.fn((_: unknown, token: string) => {
    if (sdk.state.unreachable) return Promise.reject(new Error('auth/network-request-failed'));
    sdk.state.duringSignIn?.();
    if (token !== 'custom') return Promise.reject(new Error('auth/invalid-custom-token'));
    sdk.state.issued = Date.now();
    sdk.setUser(sdk.user);
    return Promise.resolve();
  }),
}));

function open(customToken = 'custom', serverTime = new Date()) {
  setServerTime(serverTime.toUTCString());
  openSession({ token: 'first', customToken, role: 'admin', expiresAt: new Date(serverTime.getTime() + 12 * 60 * minute).toISOString() });
}

async function start() {
  const page = render(<SessionKeeper />);
  await pass(0);
  return page;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(sdk.state, sdk.initial);
  sdk.setUser(null);
});

afterEach(() => {
  cleanup();
  endSession();
});

it('renews the token when it expires, for as long as the session lasts, and keeps it when that is refused', async () => {
  open();
  await start();
  await pass(58 * minute);
  expect(readToken()).toBe('sdk-token-0');
  await pass(2 * minute);
  expect(readToken()).toBe('sdk-token-1');
  await pass(9 * 60 * minute);
  expect(readToken()).toBe('sdk-token-10');
  sdk.state.refuse = true;
  await pass(65 * minute);
  expect(readToken()).toBe('sdk-token-10');
  await expect(renewToken()).rejects.toThrow();
});

it.each([0, -13, 13, 72])(
  'lasts 12 hours of the server, and ends with a notice, on a device whose clock is %i hours ahead',
  async (hours) => {
    open('custom', new Date(Date.now() - hours * 60 * minute));
    await start();
    await pass((12 * 60 - 1) * minute);
    expect(readToken()).not.toBeNull();
    await pass(2 * minute);
    expect(readToken()).toBeNull();
    expect(readEndReason()).toBe(staffTexts.sessionEnded);
    expect(sdk.auth.currentUser).toBeNull();
  },
);

it('does not fall back on a former user when the custom token is refused', async () => {
  sdk.setUser(sdk.user);
  open('forged');
  await start();
  expect(readToken()).toBe('first');
});

it('tries to sign in again after a minute when the first attempt failed', async () => {
  sdk.state.unreachable = true;
  open();
  await start();
  expect(readToken()).toBe('first');
  sdk.state.unreachable = false;
  await pass(minute);
  expect(readToken()).toBe('sdk-token-0');
  expect(readSession('customToken')).toBeNull();
  await pass(61 * minute);
  expect(readToken()).toBe('sdk-token-1');
});

it('signs out a user who logged out while the SDK signed in', async () => {
  sdk.state.duringSignIn = () => endSession();
  open();
  await start();
  expect(readToken()).toBeNull();
  expect(sdk.auth.currentUser).toBeNull();
});

it('stops renewing the token when the page is closed', async () => {
  open();
  const { unmount } = await start();
  unmount();
  await pass(12 * 60 * minute);
  expect(readToken()).toBe('sdk-token-0');
});

it('never brings an ended session back', () => {
  open();
  endSession();
  replacePart('token', 'late');
  expect(readToken()).toBeNull();
});
