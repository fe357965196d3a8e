import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { validBodies } from '../valid-bodies.ts';
import { adminEndpoints, adminOf, useApi } from './harness.ts';
import { exampleJob } from '../example-job.ts';
import { expectSecurityHeaders, sendRaw } from './http.ts';
import { mailSettings } from './mail.ts';

const api = useApi({ mail: mailSettings });
const admin = adminOf(api);
const jobsPath = endpoints.createJob.path;
describe('a JSON body', () => {
  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    admin.send('POST', jobsPath, { body, headers: { 'Content-Type': 'application/json', ...headers } });

  const sendJob = async (framing: string, body: string) =>
    sendRaw(
      api.port,
      `POST ${jobsPath}`,
      [`Authorization: Bearer ${await admin.token()}`, 'Content-Type: application/json', framing],
      body,
    );

  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ['cut off', '{"title":'],
    ['empty', ''],
    ['with single quotes', "{'title':'x'}"],
    ['preceded by text', 'x{}'],
    ['of NULs', '\0\0\0'],
    ['nested a thousand deep and never closed', '['.repeat(1000)],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('that is malformed (%s) gets 400 in JSON', async (_, body) => {
    const refusal = { status: 400, json: { error: responseTexts.malformedJson } };
    expect(await post(body)).toMatchObject(refusal);
    const form = { body, headers: { 'Content-Type': 'application/json; charset=utf-8' } };
    for (const endpoint of [endpoints.login, endpoints.sendMessage]) {
      expect(await api.call(endpoint, '', form)).toMatchObject(refusal);
    }
  });

  it('that is deeply nested gets 400', async () => {
    expect((await post('['.repeat(30_000) + ']'.repeat(30_000))).status).toBe(400);
  });

  it('with a byte order mark is accepted', async () => {
    expect((await post(`\ufeff${JSON.stringify(exampleJob)}`)).status).toBe(201);
  });

  it.each(['gzip', 'deflate', 'br', 'GZIP', 'identity, gzip'])('that is compressed (%s) gets 415', async (encoding) => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(20_000_000, ' ')));
    expect(await post(bomb, { 'Content-Encoding': encoding })).toMatchObject({
      status: 415,
      json: { error: responseTexts.unsupportedEncoding },
    });
  });

  it('that is too large gets 413, with and without Content-Length', async () => {
    const body = ' '.repeat(serverLimits.jsonBytes + 1);
    expect(await post(body)).toMatchObject({ status: 413, json: { error: responseTexts.tooLarge } });
    const chunks = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    expect(await sendJob('Transfer-Encoding: chunked', chunks)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx', ''])(
    'with the type "%s" gets 415',
    async (type) => {
      const answer = await post(JSON.stringify(exampleJob), { 'Content-Type': type });
      expect(answer).toMatchObject({ status: 415, json: { error: responseTexts.expectedJson } });
    },
  );

  it('that is incomplete stores nothing', async () => {
    const before = await api.stored();
    const headers = [`Authorization: Bearer ${await admin.token()}`, 'Content-Type: application/json', 'Content-Length: 1000'];
    const socket = connect(api.port, '127.0.0.1').resume();
    socket.end([`POST ${jobsPath} HTTP/1.1`, 'Host: x', ...headers, '', '{'].join('\r\n'));
    await once(socket, 'close');
    expect((await admin.send('GET', jobsPath)).status).toBe(200);
    expect(await api.stored()).toEqual(before);
  });
});

describe('a path', () => {
  it.each([
    ...['/', '/api/contact/', '/api/Contact', '/.netlify/functions', '/.netlify/functions/admin/jobs/a/b', '/uploads/resumes/'],
    ...['/%E0%A4%A', '/constructor', '/__proto__', '*', 'http://evil.example/api/contact', '/api/contact#x'],
    '/.NETLIFY/FUNCTIONS/ADMIN/APPLICATIONS/{APPLICATION}/STATUS?job_id=100&status=R%7#]og~l\\&status=e%2C*X%2Fe9z',
  ])('%s gets 404 in JSON, which is not cached', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await sendRaw(api.port, `${method} ${path}`);
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
      expect(answer).toMatch(/\r\nCache-Control: private, no-store\r\n/);
      expect(answer).toMatch(/\r\nContent-Type: application\/json; charset=utf-8\r\n/);
      expect(answer).toContain(JSON.stringify({ error: responseTexts.notFound }));
    }
  });

  it.each(adminEndpoints.filter(([, { path }]) => path.includes(':')))('of %s gets 404 for an unknown id', async (name, endpoint) => {
    const bodies: Record<string, object> = validBodies;
    for (const id of ['unknown', 'a%2Fb', '..', 'bulk', '__all__', 'x'.repeat(1600)]) {
      const { status } = await admin.call(endpoint, [id, id], { json: bodies[name] });
      // '..' is resolved before it is sent, and can make another path. What is lifted may be lifted again.
      expect(id === '..' ? [400, 404, 405] : [name === 'liftHold' ? 204 : 404], id).toContain(status);
    }
  });

  /** `…/bulk` also matches `…/:id`. */
  const matchesAnotherPath = (path: string) => path.endsWith('/bulk');

  const methodsByPath: Record<string, string[]> = {};
  for (const { path, method } of Object.values(endpoints)) {
    (methodsByPath[path] ??= []).push(...(method === 'GET' ? ['GET', 'HEAD'] : [method]));
  }

  it.each(Object.entries(methodsByPath).filter(([path]) => !matchesAnotherPath(path)))(
    '%s answers other methods with 405 and lists its own',
    async (path, methods) => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (methods.includes(method)) continue;
        const answer = await admin.send(method, path.replace(/:\w+/, 'x'));
        expect(answer).toMatchObject({ status: 405, json: { error: responseTexts.methodNotAllowed } });
        expect(answer.headers.get('Allow')?.split(', ').toSorted()).toEqual(methods.toSorted());
        expectSecurityHeaders(answer);
      }
    },
  );

  it('answers HEAD like GET without the body', async () => {
    const answer = await api.send('HEAD', endpoints.listPublicJobs.path);
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect((await api.send('HEAD', endpoints.listJobs.path)).status).toBe(401);
  });

  it('gives no other origin access', async () => {
    const answer = await api.send('GET', endpoints.listPublicJobs.path, { headers: { Origin: 'https://evil.example' } });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

it('answers the uptime check after it has read Firestore, and lets nobody cache the answer', async () => {
  const { status, headers } = await api.call(endpoints.checkHealth);
  expect(status).toBe(204);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});
