import { expect, test } from 'vitest';
import { isRevoked } from './tokens.ts';

const at = (seconds: number) => new Date(seconds * 1000).toUTCString();

/** An account that was made at 100, and whose sessions were last ended then. */
const account = (validFrom: number) => ({ tokensValidAfterTime: at(validFrom), metadata: { creationTime: at(100) } });

test.each([
  ['never', { opened: 500, auth_time: 500 }, 100, false],
  ['before it was opened', { opened: 500, auth_time: 500 }, 400, false],
  ['in the second it was opened', { opened: 500, auth_time: 500 }, 500, false],
  ['after it was opened', { opened: 500, auth_time: 500 }, 502, true],
  ['after it was opened, before a new sign-in with its token', { opened: 500, auth_time: 600 }, 550, true],
  ['by its own first sign-in, which was slow', { opened: 97, auth_time: 100 }, 100, false],
  ['by its own first sign-in, by another clock', { opened: 100, auth_time: 101 }, 101, false],
  ['right after its first sign-in, which was slow', { opened: 97, auth_time: 100 }, 102, true],
  ['never, but its account deleted and made anew by a sign-in with its token', { opened: 90, auth_time: 100 }, 100, true],
  ['after a sign-in that is none of ours', { auth_time: 500 }, 502, true],
  ['before a sign-in that is none of ours', { auth_time: 500 }, 400, false],
])('a session is over when its account was revoked after it was opened (revoked %s)', (_, claims, validFrom, revoked) => {
  expect(isRevoked(claims, account(validFrom))).toBe(revoked);
});
