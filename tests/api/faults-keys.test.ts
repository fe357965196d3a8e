import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints, sessionCookie } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { bounded } from '../../functions/src/bounded.ts';
import { openFirebase } from '../../functions/src/data/firebase.ts';
import { sessionStore } from '../../functions/src/data/sessions.ts';
import { useApi } from './harness.ts';
import { cutOff, expectUnavailable, shortTimeouts } from './weak-api.ts';
import { WeakLine, type Weather } from './weak-line.ts';

/** What Google publishes, from where the Admin SDK fetches it. The certificate is read only where its id is a token's. */
const published = createServer((_, response) => {
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ 'of-another': '-----BEGIN CERTIFICATE-----' }));
});
let line: WeakLine;
let lineAddress = '';

/** Leads the Admin SDK's calls to the line, whatever host they are for. Nobody speaks TLS there. */
class Detour extends Agent {
  override createConnection(): Socket {
    const [host = '', port = ''] = lineAddress.split(':');
    return connect(Number(port), host);
  }
}

const project = { projectId: `demo-${randomUUID()}`.slice(0, 30), storageBucket: '', httpAgent: new Detour() };
const { auth } = openFirebase(project);

const api = useApi({
  parts: (parts) => ({
    ...parts,
    sessions: bounded(
      sessionStore({ ...api.firebase, auth }, { url: '', webApiKey: '' }, shortTimeouts.auth, Date.now),
      'Firebase Auth',
      shortTimeouts.auth,
    ),
  }),
});

beforeAll(async () => {
  // With the emulator's address the Admin SDK would take tokens without a signature, and fetch no keys.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  await once(published.listen(0, '127.0.0.1'), 'listening');
  const address = published.address();
  line = new WeakLine(`127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  lineAddress = await line.open();
});

// What the function logs of each outage.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

afterAll(async () => {
  vi.unstubAllEnvs();
  await line.close();
  published.close();
});

/** @returns a token as Firebase makes them, signed with a key that must be looked up */
function signedToken(issuer: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer + project.projectId,
    aud: project.projectId,
    sub: 'admin',
    auth_time: now,
    iat: now,
    exp: now + 3600,
    admin: true,
  };
  return `${part({ alg: 'RS256', typ: 'JWT', kid: 'of-this' })}.${part(claims)}.${randomUUID()}`;
}

const ask = {
  'a bearer': () => api.call(endpoints.listApplications, '', { token: signedToken('https://securetoken.google.com/') }),
  'a session cookie': () =>
    api.call(endpoints.readResume, `${randomUUID()}.pdf`, {
      headers: { Cookie: `${sessionCookie}=${signedToken('https://session.firebase.google.com/')}` },
    }),
};

const failing: Weather[] = [
  ...cutOff,
  { answers: 'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n' },
  { answers: 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5\r\nConnection: close\r\n\r\nSorry' },
];

describe.each(Object.entries(ask))('%s', (_, call) => {
  it.each(failing)('is no wrong one while Google’s keys can’t be fetched (%j)', async (weather) => {
    await line.set(weather);
    await expectUnavailable(call);
  });

  it('of another key than Google’s is a wrong one', async () => {
    await line.set('fine');
    expect(await call()).toMatchObject({ status: 401, json: { error: messages.unauthorised } });
  });
});
