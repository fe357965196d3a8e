import { randomUUID } from 'node:crypto';
import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionCookie } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { loadedOnCall } from '../../functions/src/platform/stores.ts';
import { openFirebase } from '../../functions/src/platform/firestore/firebase.ts';
import { sessionStore } from '../../functions/src/accounts/sessions.ts';
import { useApi } from './harness.ts';
import { outages, expectUnavailable, shortTimeouts } from './api-behind-proxies.ts';
import { TcpProxy, type ProxyMode } from '../tcp-proxy.ts';

/** Answers in place of Google. */
const proxy = new TcpProxy(process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '');
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
    sessions: loadedOnCall(
      () => Promise.resolve(sessionStore({ ...api.firebase, auth }, { url: '', webApiKey: '' }, shortTimeouts.auth, Date.now)),
      { service: 'Firebase Auth', ms: shortTimeouts.auth },
    ),
  }),
});

beforeAll(async () => {
  // With the emulator's address, the SDK would accept unsigned tokens.
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  proxyAddress = await proxy.start();
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

afterAll(async () => {
  vi.unstubAllEnvs();
  await proxy.stop();
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

const answering = (status: string, type: string, body: string) => ({
  answer: `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
});

const failures: ProxyMode[] = [
  ...outages.slice(0, 2),
  answering('500 Internal Server Error', 'text/plain', ''),
  answering('200 OK', 'text/html', 'Sorry'),
];

describe.each(Object.entries(credentials))('%s', (_, call) => {
  it.each(failures)('gets 503 while Google’s keys cannot be fetched (%j)', async (failure) => {
    await proxy.set(failure);
    await expectUnavailable(call);
  });

  it('gets 401 when its key is none of those that Google publishes', async () => {
    const keys = JSON.stringify({ 'published-key': '-----BEGIN CERTIFICATE-----' });
    await proxy.set(answering('200 OK', 'application/json', keys));
    expect(await call()).toMatchObject({ status: 401, json: { error: responseTexts.unauthorised } });
  });
});
