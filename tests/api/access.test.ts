import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Endpoint, sessionCookie } from '#rooms/platform/contract/endpoint.ts';
import { endpoints, publicEndpoints, staffEndpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { callers, type Role, roles } from '#rooms/platform/contract/roles.ts';
import { createApp } from '#rooms/app.ts';
import { calendarPath, served } from '#rooms/platform/contract/paths.ts';
import { validBodies } from '../valid-bodies.ts';
import { adminEndpoints, adminOf, useApi } from './harness.ts';
import { signInWithClaims } from './sign-in.ts';
import { expectSecurityHeaders } from './http.ts';

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

it('refuses a session cookie where no link or picture needs it', async () => {
  const { cookie: session } = await api.openSession();
  for (const [, endpoint] of adminEndpoints) if (!endpoint.cookie) await expectRefused(endpoint, cookie(session), 401);
});

const ofSession = async (session?: string) => bearer(await signInWithClaims(api.firebase, { admin: true, session }));

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
  ['a token without a session', 401, () => ofSession(undefined)],
  ['a token of a session that does not exist', 401, () => ofSession('nosuchsession')],
  ['a token of a session with an invalid id', 401, () => ofSession('a/b')],
  ['a token of the session of another account', 401, async () => ofSession((await api.openSession()).sessionId)],
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

const sessionOf = (role: Role) => adminOf(api, undefined, { role, jobs: ['some-id'] });
const sessions = { admin: sessionOf('admin'), recruiter: sessionOf('recruiter'), manager: sessionOf('manager') };
const bodies: Record<string, unknown> = validBodies;
const refusals: unknown[] = [responseTexts.unauthorised, responseTexts.forbidden, responseTexts.roleForbidden];

/** What the table says. */
function expectedRefusal({ access }: Endpoint, role: Role | undefined): object | undefined {
  if (access === 'everyone') return undefined;
  if (!role) return { status: 401, json: { error: responseTexts.unauthorised } };
  const allowed: readonly Role[] = callers[access];
  return allowed.includes(role) ? undefined : { status: 403, json: { error: responseTexts.roleForbidden } };
}

describe.each(Object.entries<Endpoint>(endpoints))('%s', (name, endpoint) => {
  it.each([undefined, ...roles])('answers the role %s as the table says', async (role) => {
    // The others need their session longer.
    const caller = role && (name === 'logout' ? sessionOf(role) : sessions[role]);
    const answer = await (caller ?? api).call(endpoint, ['some-id', 'some-id'], { json: bodies[name] });
    if (!role) expectSecurityHeaders(answer);
    const refusal = expectedRefusal(endpoint, role);
    if (refusal) expect(answer).toMatchObject(refusal);
    else expect(refusals).not.toContain((answer.json as { error?: string } | undefined)?.error);
  });
});

const apis = { api: useApi({ only: 'api' }), staff: useApi({ only: 'staff' }) };
const paths = {
  api: new Set([...Object.values(publicEndpoints).map(({ path }) => path), ...Object.values(served)]),
  staff: new Set([...Object.values(staffEndpoints).map(({ path }) => path), calendarPath]),
};
const rows = (['api', 'staff'] as const).flatMap((own) => [...paths[own]].map((path) => [path, own] as const));

it.each(rows)('%s is answered by %s only', async (path, own) => {
  const url = path.replace(/:\w+/g, 'some-id');
  for (const method of ['GET', 'POST']) {
    const answer = await apis[own === 'api' ? 'staff' : 'api'].send(method, url, {
      token: 'made-up',
      json: method === 'GET' ? undefined : {},
    });
    expect(answer).toMatchObject({ status: 404, json: { error: responseTexts.notFound } });
  }
  // A PATCH finds the path, and no handler; a page of a job needs the site's build.
  if (path !== served.job) expect((await apis[own].send('PATCH', url)).status).toBe(405);
});

it.each([
  ['api', publicEndpoints, Object.values(served)],
  ['staff', staffEndpoints, [calendarPath]],
] as const)('the tables that other tests walk have every endpoint of %s', async (only, table, pages) => {
  const { router } = await createApp(apis[only].parts, only);
  const answered = router.stack.flatMap(({ route }) =>
    typeof route?.path === 'string' ? route.stack.flatMap(({ method }) => (method ? `${method.toUpperCase()} ${route.path}` : [])) : [],
  );
  const listed = [...Object.values(table).map(({ method, path }) => `${method} ${path}`), ...pages.map((path) => `GET ${path}`)];
  expect(new Set(answered)).toEqual(new Set(listed));
});
