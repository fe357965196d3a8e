import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints, sessionCookie } from '#contract/endpoints.ts';
import { answerTexts } from '#contract/answer-texts.ts';
import { withTimeout } from '../../functions/src/with-timeout.ts';
import { openFirebase } from '../../functions/src/data/firebase.ts';
import { sessionStore } from '../../functions/src/data/sessions.ts';
import { useApi } from './harness.ts';
import { outages, expectUnavailable, shortTimeouts } from './api-behind-proxies.ts';
import { TcpProxy, type ProxyMode } from '../tcp-proxy.ts';

/** In place of Google, publishes a key that no token of these tests names. */
const keyServer = createServer((_, response) => {
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ 'published-key': '-----BEGIN CERTIFICATE-----' }));
});
let proxy: TcpProxy;
let proxyAddress = '';

class ProxyAgent extends Agent {
  override createConnection(): Socket {
    const [host = '', port = ''] = proxyAddress.split(':');
    return connect(Number(port), host);
  }
}

const project = { projectId: `demo-${randomUUID()}`.slice(0, 30), storageBucket: '', httpAgent: new ProxyAgent() };
const { auth } = openFirebase(project);

const api = useApi({
  parts: (parts) => ({
    ...parts,
    sessions: withTimeout(
      sessionStore({ ...api.firebase, auth }, { url: '', webApiKey: '' }, shortTimeouts.auth, Date.now),
      'Firebase Auth',
      shortTimeouts.auth,
    ),
  }),
});

beforeAll(async () => {
  // With the emulator's address, the SDK would accept unsigned tokens.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  await once(keyServer.listen(0, '127.0.0.1'), 'listening');
  const address = keyServer.address();
  proxy = new TcpProxy(`127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  proxyAddress = await proxy.start();
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

afterAll(async () => {
  vi.unstubAllEnvs();
  await proxy.stop();
  keyServer.close();
});

function tokenWithUnknownKey(issuer: string): string {
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
  return `${part({ alg: 'RS256', typ: 'JWT', kid: 'unknown-key' })}.${part(claims)}.${randomUUID()}`;
}

const credentials = {
  'a bearer token': () => api.call(endpoints.listApplications, '', { token: tokenWithUnknownKey('https://securetoken.google.com/') }),
  'a session cookie': () =>
    api.call(endpoints.readResume, `${randomUUID()}.pdf`, {
      headers: { Cookie: `${sessionCookie}=${tokenWithUnknownKey('https://session.firebase.google.com/')}` },
    }),
};

const failures: ProxyMode[] = [
  ...outages,
  { answer: 'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n' },
  { answer: 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5\r\nConnection: close\r\n\r\nSorry' },
];

describe.each(Object.entries(credentials))('%s', (_, call) => {
  it.each(failures)('gets 503 while Google’s keys cannot be fetched (%j)', async (failure) => {
    await proxy.set(failure);
    await expectUnavailable(call);
  });

  it('gets 401 when its key is none of those that Google publishes', async () => {
    await proxy.set('forward');
    expect(await call()).toMatchObject({ status: 401, json: { error: answerTexts.unauthorised } });
  });
});
