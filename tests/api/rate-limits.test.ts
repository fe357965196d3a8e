import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { honeypotField } from '#rooms/messages/contract/contact.ts';
import { type Endpoint, idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { firestoreTime } from '../../functions/src/platform/firestore/firebase.ts';
import type { Settings } from '../../functions/src/settings.ts';
import { countOperations } from './count-operations.ts';
import { apply, createAccount, logIn, sendMessage } from './examples.ts';
import { adminEndpoints, type ApiOptions, useApi } from './harness.ts';
import { type Answer, sendRaw } from './http.ts';
import { expectLimited, fromNewAddress, lowLimits } from './low-limits.ts';
import { mailSettings } from './mail.ts';

const { options, windowMs } = lowLimits;
const api = useApi({ ...options, mail: mailSettings });

const ask = (endpoint: Endpoint, headers: Record<string, string>) =>
  api.call(endpoint, '', { json: { email: 'ada@example.com', recaptchaToken: api.solveCaptcha() }, headers });

it.each<[string, number, Endpoint, (headers: Record<string, string>, jobId: string) => Promise<Answer>]>([
  ['applications', 201, endpoints.applyForJob, (headers, jobId) => apply(api, jobId, { headers })],
  ['contact messages', 200, endpoints.sendMessage, (headers) => sendMessage(api, { headers })],
  ['requests for alerts', 200, endpoints.requestAlerts, (headers) => ask(endpoints.requestAlerts, headers)],
  ['requests for lost links', 200, endpoints.requestLink, (headers) => ask(endpoints.requestLink, headers)],
])('limits %s per IP address, not per recipient, before it reads the rest of the request', async (_, stored, endpoint, submit) => {
  const jobId = await api.postJob();
  const headers = fromNewAddress();
  for (let i = 0; i < 3; i++) expect((await submit(headers, jobId)).status).toBe(stored);
  const before = await api.stored();
  expectLimited(await submit(headers, jobId));
  expectLimited(await api.call(endpoint, 'gone', { headers, body: 'rubbish' }));
  expect(await api.stored()).toEqual(before);
  expect((await submit(fromNewAddress(), jobId)).status).toBe(stored);
});

type Fields = Record<string, string>;

const manyAtOnce = (times: number, send: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, index) => send(index)));

it.each<[string, Fields[], (headers: Fields, fields: Fields) => Promise<Answer>]>([
  ['applications', [{ applicant_email: 'x' }], async (headers, fields) => apply(api, await api.postJob(), { headers, fields })],
  ['messages', [{ email: 'x' }, { [honeypotField]: 'x' }], (headers, fields) => sendMessage(api, { headers, fields })],
])('counts neither refused %s, nor made-up captchas, nor what the honeypot catches', async (_, bad, submit) => {
  const headers = fromNewAddress();
  for (const fields of bad) await manyAtOnce(7, () => submit(headers, fields));
  for (let i = 0; i < 2; i++) expect((await submit(headers, { recaptchaToken: 'made-up' })).status).toBe(400);
  for (let i = 0; i < 3; i++) expect((await submit(headers, {})).status).toBeLessThan(300);
});

it('counts no repetition of a stored message', async () => {
  const headers = { ...fromNewAddress(), [idempotencyHeader]: randomUUID() };
  for (let i = 0; i < 6; i++) expect((await sendMessage(api, { headers })).status).toBe(200);
});

it('stores counts and times under a hash of the IP address, and nothing else', async () => {
  const headers = fromNewAddress();
  for (let i = 0; i < 4; i++) await sendMessage(api, { headers });
  const docs = await api.documents('rateLimits');
  expect(docs.length).toBeGreaterThan(1);
  for (const document of docs) {
    expect(document.id).toMatch(/^[\da-f]{64}$/);
    expect(Object.keys(document.data()).sort()).toEqual(['count', 'expires_at']);
    expect(Date.parse(firestoreTime.parse(document.get('expires_at')))).toBeGreaterThan(Date.now());
  }
});

it('a limit ends when Retry-After says', async () => {
  const headers = fromNewAddress();
  for (let i = 0; i < 3; i++) expect((await sendMessage(api, { headers })).status).toBe(200);
  const refused = await sendMessage(api, { headers });
  expectLimited(refused);
  const waitMs = Number(refused.headers.get('Retry-After')) * 1000;
  api.clockOffset = waitMs - 10_000;
  expectLimited(await sendMessage(api, { headers }));
  api.clockOffset = waitMs;
  expect((await sendMessage(api, { headers })).status).toBe(200);
});

const view = (headers: Record<string, string>) => api.call(endpoints.countJobView, 'gone', { headers });

it('the limit of views holds per IP address, ends with the window, and stores nothing', async () => {
  const before = (await api.documents('rateLimits')).length;
  const headers = fromNewAddress();
  for (let i = 0; i < 3; i++) expect((await view(headers)).status).toBe(204);
  expectLimited(await view(headers));
  expect((await view(fromNewAddress())).status).toBe(204);
  api.clockOffset = windowMs;
  expect((await view(headers)).status).toBe(204);
  expect(await api.documents('rateLimits')).toHaveLength(before);
});

it('applications are limited apart from messages and views', async () => {
  const headers = fromNewAddress();
  for (let i = 0; i < 4; i++) await sendMessage(api, { headers });
  for (let i = 0; i < 4; i++) await view(headers);
  expect((await apply(api, await api.postJob(), { headers })).status).toBe(201);
});

const lowWith = (change: (settings: Settings) => Partial<Settings>): ApiOptions => ({
  settings: (settings) => ({ ...settings, ...options.settings?.(settings), ...change(settings) }),
  mail: mailSettings,
});

/** Limits are one, for few calls: ten in memory before a body is read, and 100 for a front end. */
const strict = useApi(lowWith(() => ({ attempts: { apply: 1, login: 1, contact: 1, code: 1, view: 1 } })));
let countStrict: Awaited<ReturnType<typeof countOperations>>;
beforeAll(async () => {
  countStrict = await countOperations(strict);
});
const posts = Object.values<Endpoint>(endpoints).filter(({ method, access }) => access === 'everyone' && method === 'POST');

describe.each(posts.map((post, index) => ({ ...post, index })))('one client of $path', ({ method, path, body, index }) => {
  const url = path.replace(':id', 'gone');
  /** Several calls are counted together, so each has a front end of its own. */
  const client = (number: number, caller = `192.0.2.${100 + index}`) => `198.18.1.${number}, ${caller}`;
  const send = (from: string) => strict.send(method, url, { headers: { 'X-Forwarded-For': from }, body: 'rubbish' });

  it('that is refused most of the time closes nothing for others behind the same front end, and writes nothing', async () => {
    const sendMany = () => manyAtOnce(20, () => send(client(1)));
    const answers: Answer[] = [];
    for (let i = 0; i < 6; i++) answers.push(...(await sendMany()));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(100);
    expect((await send(client(2))).status).not.toBe(429);
    expect(await countStrict(sendMany)).toMatchObject({ writes: 0, deletes: 0 });
  });

  it('that calls the function itself, under the addresses of others, is limited and closes nothing for them', async () => {
    const caller = `203.0.113.${100 + index}`;
    const answers = await manyAtOnce(101, (number) => send(client(number, caller)));
    expect(answers.map(({ status }) => status)).toContain(429);
    expect((await send(client(3))).status).not.toBe(429);
  });

  if (!body) return;
  it('is counted before its slow bodies arrive', async () => {
    const headers = ['Content-Type: application/json', 'Content-Length: 2', `X-Forwarded-For: ${client(4)}`];
    const slow = Array.from({ length: 20 }, () => sendRaw(strict.port, `${method} ${url}`, headers));
    expect(await Promise.race(slow)).toMatch(/^HTTP\/1\.1 429 /);
  });
});

const scarce = useApi(lowWith(({ captcha }) => ({ captcha: { ...captcha, callsPerMinute: 16 } })));
const json = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello', recaptchaToken: 'made-up' };

it.each<[string, (index: number) => string, most: number, others: number]>([
  ['one client', () => '198.18.2.1, 192.0.2.78', 4, 200],
  ['a caller that forges addresses', (index) => `198.18.3.${index}, 192.0.2.79`, 8, 200],
  ['many callers', (index) => `198.18.5.${index}, 198.18.6.${index}`, 16, 503],
])('captchas of %s that Google refuses, over all forms, use up no more of what an instance may ask', async (_, from, most, others) => {
  // Further ahead each time, in a window of its own.
  scarce.clockOffset = most * 60_000;
  vi.spyOn(console, 'error').mockReturnValue();
  const fetched = vi.spyOn(globalThis, 'fetch');
  await manyAtOnce(40, (index) => {
    const form = index % 2 === 0 ? endpoints.sendMessage : endpoints.requestLink;
    return scarce.call(form, '', { json, headers: { 'X-Forwarded-For': from(index) } });
  });
  const asked = fetched.mock.calls.filter(([url]) => url === `${scarce.captcha.url}/recaptcha/api/siteverify`).length;
  expect(asked).toBe(most);
  expect((await sendMessage(scarce, { headers: { 'X-Forwarded-For': '198.18.4.1, 192.0.2.80' } })).status).toBe(others);
  scarce.clockOffset += 60_000;
  expect((await sendMessage(scarce, { headers: { 'X-Forwarded-For': from(1) } })).status).toBe(200);
});

type Send = (headers: Record<string, string>) => Promise<Answer>;

describe('a flood from one client writes nothing to Firestore', () => {
  let count: typeof countStrict;
  let jobId: string;
  let account: string;
  let device: string;

  beforeAll(async () => {
    count = await countOperations(api);
    jobId = await api.postJob();
    account = await createAccount(api);
    device = /__session=[^;]+/.exec((await logIn(api, account)).headers.get('set-cookie') ?? '')?.[0] ?? '';
  });

  it.each<[string, Send]>([
    ['applications', (headers) => apply(api, jobId, { headers })],
    ['messages', (headers) => sendMessage(api, { headers })],
    ['right passwords', (headers) => logIn(api, account, undefined, headers)],
    ['wrong passwords', (headers) => logIn(api, account, 'a wrong password', headers)],
    ['wrong passwords from a known browser', (headers) => logIn(api, account, 'a wrong password', { ...headers, Cookie: device })],
    ['unknown private links', (headers) => api.call(endpoints.readOwnApplication, '', { json: { token: 'A'.repeat(43) }, headers })],
  ])('once %s are refused by the first limit', async (_, send) => {
    const headers = fromNewAddress();
    const admitted = await count(async () => {
      for (let i = 0; i < 30 && (await send(headers)).status !== 429; i++);
    });
    expect(admitted.writes).toBeGreaterThan(0);
    const answers: Answer[] = [];
    const refused = await count(async () => {
      for (let i = 0; i < 5; i++) answers.push(...(await manyAtOnce(10, () => send(headers))));
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429]));
    expect(refused).toMatchObject({ calls: 50, writes: 0, deletes: 0 });
  });

  it('with made-up sessions to any call of staff', async () => {
    const written = await count(async () => {
      for (const [, { method, path }] of adminEndpoints) {
        const body = method === 'GET' ? {} : { json: {} };
        expect((await api.send(method, path.replace(/:\w+/g, 'gone'), { token: 'made-up', ...body })).status).toBe(401);
      }
    });
    expect(written).toMatchObject({ calls: adminEndpoints.length, writes: 0, deletes: 0 });
  });
});
