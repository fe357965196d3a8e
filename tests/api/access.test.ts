import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sessionCookie } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { adminEndpoints, useApi } from './harness.ts';
import { signIn } from './sign-in.ts';

const api = useApi();

const anyClaims = z.record(z.string(), z.unknown());

/** The Auth emulator takes unsigned tokens, so any claim can be tried. */
function withClaims(token: string, change: Record<string, unknown>): string {
  const claims = anyClaims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, ...change })}.`;
}

async function tokenOfUser(claims: object | undefined): Promise<string> {
  const auth = await api.firebase.auth();
  return signIn(await auth.createCustomToken(`user-${randomUUID()}`, claims));
}

const seconds = () => Math.floor(Date.now() / 1000);

const credentials: Record<string, { status: 401 | 403; headers: () => Promise<Record<string, string>> | Record<string, string> }> = {
  nothing: { status: 401, headers: () => ({}) },
  'an empty bearer': { status: 401, headers: () => ({ Authorization: 'Bearer ' }) },
  rubbish: { status: 401, headers: () => bearer('rubbish') },
  'three parts of rubbish': { status: 401, headers: () => bearer('a.b.c') },
  'another scheme': { status: 401, headers: async () => ({ Authorization: `Basic ${await api.logIn()}` }) },
  'a token in the wrong place': { status: 401, headers: async () => ({ 'X-Token': await api.logIn() }) },
  'an expired token': {
    status: 401,
    headers: async () => bearer(withClaims(await api.logIn(), { iat: seconds() - 7200, exp: seconds() - 3600 })),
  },
  'a token of another project': { status: 401, headers: async () => bearer(withClaims(await api.logIn(), { aud: 'other' })) },
  'a token of nobody': {
    status: 401,
    headers: async () => bearer(withClaims(await api.logIn(), { sub: 'nobody', user_id: 'nobody', uid: 'nobody' })),
  },
  'a revoked token': {
    status: 401,
    headers: async () => {
      const token = await api.logIn();
      const verdict = await api.parts.sessions.fromToken(token);
      if (typeof verdict === 'object') await api.parts.sessions.close(verdict);
      return bearer(token);
    },
  },
  "a deleted account's token": {
    status: 401,
    headers: async () => {
      const name = `admin-${randomUUID()}`;
      const token = await api.logIn(name);
      await (await api.firebase.auth()).deleteUser(name);
      return bearer(token);
    },
  },
  'a custom token': {
    status: 401,
    headers: async () => bearer((await api.parts.sessions.open(`admin-${randomUUID()}`))?.customToken ?? ''),
  },
  'a session cookie as a bearer': {
    status: 401,
    headers: async () => bearer((await api.parts.sessions.open(`admin-${randomUUID()}`))?.cookie ?? ''),
  },
  'a user who is no admin': { status: 403, headers: async () => bearer(await tokenOfUser(undefined)) },
  'a user who is nearly an admin': { status: 403, headers: async () => bearer(await tokenOfUser({ admin: 'true' })) },
};

function bearer(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}

describe.each(Object.entries(credentials))('with %s', (_, { status, headers }) => {
  let sent: Record<string, string> = {};
  beforeAll(async () => {
    sent = await headers();
  });

  it.each(adminEndpoints)('%s is refused', async (_name, endpoint) => {
    const answer = await api.call(endpoint, 'some-id', { headers: sent });
    const error = status === 401 ? messages.unauthorised : messages.forbidden;
    expect(answer).toMatchObject({ status, json: { error } });
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('a session', () => {
  it.each(adminEndpoints)('of more than 12 hours is over for %s', async (_name, endpoint) => {
    const token = await api.logIn();
    const { cookie = '' } = (await api.parts.sessions.open(`admin-${randomUUID()}`)) ?? {};
    api.clockOffset = limits.sessionMs + 1000;
    expect((await api.call(endpoint, 'some-id', { token })).status).toBe(401);
    const headers = { Cookie: `${sessionCookie}=${cookie}` };
    expect((await api.call(endpoint, 'some-id', { headers })).status).toBe(401);
    api.clockOffset = 0;
  });

  it.each(adminEndpoints.filter(([, { access }]) => access === 'bearer'))('cookie does not open %s', async (_name, endpoint) => {
    const { cookie = '' } = (await api.parts.sessions.open(`admin-${randomUUID()}`)) ?? {};
    const headers = { Cookie: `${sessionCookie}=${cookie}` };
    expect((await api.call(endpoint, 'some-id', { headers })).status).toBe(401);
  });

  it('is asked for before the body is looked at', async () => {
    const answer = await api.send('POST', '/.netlify/functions/admin/jobs', {
      headers: { 'Content-Type': 'application/json' },
      body: '{',
    });
    expect(answer.status).toBe(401);
  });
});
