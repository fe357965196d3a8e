import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { fakeServerOfFile, noContent, refusal, unreachable } from '../../../tests/component/server.ts';
import { session } from '../../../tests/component/staff.tsx';
import { logOut } from './admin-call.ts';
import { openSession, readEndReason, readToken } from './session.ts';

const firebase = vi.hoisted(() => ({ renewToken: vi.fn<() => Promise<string | undefined>>(), signOut: vi.fn<() => Promise<void>>() }));
vi.mock('./firebase-session.ts', () => firebase);

const server = fakeServerOfFile();

beforeEach(() => {
  openSession(session);
  firebase.renewToken.mockReset().mockResolvedValue('renewed');
  firebase.signOut.mockReset().mockResolvedValue();
});

it('renews an expired token before it logs out, and then signs out of Firebase', async () => {
  const order: string[] = [];
  firebase.signOut.mockImplementation(() => Promise.resolve(void order.push('signed out')));
  server.on(endpoints.logout, ({ headers }) => {
    const bearer = headers.get('Authorization') ?? '';
    order.push(bearer);
    return bearer === 'Bearer renewed' ? noContent() : refusal(401, responseTexts.unauthorised);
  });
  await logOut();
  expect(order).toEqual(['Bearer id-token', 'Bearer renewed', 'signed out']);
  expect([localStorage.length, readEndReason()]).toEqual([0, undefined]);
});

it('logs out even if the server cannot be reached, and leaves nothing of the person in this browser', async () => {
  server.on(endpoints.logout, unreachable);
  sessionStorage.setItem('tell the same', '{"tell":"now"}');
  await logOut();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it('logs out even if the Firebase SDK never answers', async () => {
  vi.useFakeTimers();
  server.on(endpoints.logout, noContent);
  firebase.signOut.mockReturnValue(new Promise(() => undefined));
  const loggingOut = logOut();
  await vi.advanceTimersByTimeAsync(5000);
  await loggingOut;
  expect(readToken()).toBeNull();
});
