import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, sessionCookie } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { adminEndpoints, useApi } from './harness.ts';
import { signInWithClaims } from './sign-in.ts';

const api = useApi();
const anyClaims = z.record(z.string(), z.unknown());

/** @returns an unsigned token, which the Auth emulator accepts */
function withClaims(token: string, change: Record<string, unknown>): string {
  const claims = anyClaims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, ...change })}.`;
}

const nowInSeconds = () => Math.floor(Date.now() / 1000);

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

const cookie = (token: string) => ({ Cookie: `${sessionCookie}=${token}` });

async function revokedToken(): Promise<string> {
  const username = `admin-${randomUUID()}`;
  const { token, sessionId } = await api.openSession(username);
  await api.parts.sessions.close({ username, sessionId });
  return token;
}

async function tokenOfDeletedAccount(): Promise<string> {
  const name = `admin-${randomUUID()}`;
  const token = await api.logIn(name);
  await (await api.firebase.auth()).deleteUser(name);
  return token;
}

async function expectRefused(endpoint: Endpoint, headers: Record<string, string>, status: 401 | 403): Promise<void> {
  const answer = await api.call(endpoint, 'some-id', { headers });
  expect(answer).toMatchObject({ status, json: { error: status === 401 ? responseTexts.unauthorised : responseTexts.forbidden } });
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
}

// roles.test.ts calls each endpoint without a session.
it('refuses a session cookie where no link or picture needs it', async () => {
  const { cookie: session } = await api.openSession();
  for (const [, endpoint] of adminEndpoints) if (!endpoint.cookie) await expectRefused(endpoint, cookie(session), 401);
});

it('refuses an expired session', async () => {
  const session = await api.openSession();
  api.clockOffset = serverLimits.sessionMs + 1000;
  await expectRefused(endpoints.listJobs, bearer(session.token), 401);
  for (const credential of [bearer(session.token), cookie(session.cookie)]) await expectRefused(endpoints.readResume, credential, 401);
});

type Credentials = () => Promise<Record<string, string>> | Record<string, string>;

it.each<[string, 401 | 403, Credentials]>([
  ['an empty bearer', 401, () => ({ Authorization: 'Bearer ' })],
  ['a bearer that is not a token', 401, () => bearer('rubbish')],
  ['a bearer with three malformed parts', 401, () => bearer('a.b.c')],
  ['another scheme', 401, async () => ({ Authorization: `Basic ${await api.logIn()}` })],
  ['a token in another header', 401, async () => ({ 'X-Token': await api.logIn() })],
  ['an expired token', 401, async () => bearer(withClaims(await api.logIn(), { iat: nowInSeconds() - 7200, exp: nowInSeconds() - 3600 }))],
  ['a token of another project', 401, async () => bearer(withClaims(await api.logIn(), { aud: 'other' }))],
  [
    'a token of a user who does not exist',
    401,
    async () => bearer(withClaims(await api.logIn(), { sub: 'nobody', user_id: 'nobody', uid: 'nobody' })),
  ],
  ['a revoked token', 401, async () => bearer(await revokedToken())],
  ['a user who is not an admin', 403, async () => bearer(await signInWithClaims(api.firebase))],
  ['a token of a deleted account', 401, async () => bearer(await tokenOfDeletedAccount())],
  ['a custom token', 401, async () => bearer((await api.openSession()).customToken)],
  ['a session cookie as a bearer', 401, async () => bearer((await api.openSession()).cookie)],
  ['an admin claim that is a string', 403, async () => bearer(await signInWithClaims(api.firebase, { admin: 'true' }))],
])('refuses %s', async (_name, status, credentials) => {
  const headers = await credentials();
  for (const endpoint of [endpoints.listJobs, endpoints.readResume]) await expectRefused(endpoint, headers, status);
});

it.each(['null', '5', '"text"', '[]', 'no JSON', '{"d":null,"v":0}', `{"aud":${'['.repeat(3000)}${']'.repeat(3000)}}`])(
  'refuses a token with the claims $0',
  async (claims) => {
    const base64 = (text: string) => Buffer.from(text).toString('base64url');
    const forged = `${base64('{"alg":"HS256","typ":"JWT"}')}.${base64(claims)}.${base64('signature')}`;
    for (const endpoint of [endpoints.listJobs, endpoints.readResume]) await expectRefused(endpoint, bearer(forged), 401);
    await expectRefused(endpoints.readResume, cookie(forged), 401);
  },
);

it('checks the session before it reads the body', async () => {
  const answer = await api.call(endpoints.createJob, '', { headers: { 'Content-Type': 'application/json' }, body: '{' });
  expect(answer.status).toBe(401);
});
