import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { honeypotField } from '#rooms/messages/contract/contact.ts';
import { type Endpoint, idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { firestoreTime } from '../../functions/src/platform/firestore/firebase.ts';
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

describe('the limit of applications', () => {
  it('counts neither refused applications nor made-up captchas', async () => {
    const jobId = await api.postJob();
    const headers = fromNewAddress();
    for (let i = 0; i < 10; i++) expect((await apply(api, 'gone', { headers })).status).toBe(404);
    for (let i = 0; i < 2; i++) expect((await apply(api, jobId, { headers, fields: { recaptchaToken: 'made-up' } })).status).toBe(400);
    for (let i = 0; i < 3; i++) expect((await apply(api, jobId, { headers })).status).toBe(201);
  });

  it('is loose before the captcha, and callers of the function itself cannot use it up for others', async () => {
    const headers = fromNewAddress();
    const junk = (from: Record<string, string>) => apply(strict, 'gone', { headers: from });
    const answers = await Promise.all(Array.from({ length: 10 }, () => junk(headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(404));
    expect((await junk(headers)).status).toBe(429);
    // What a caller claims comes first, and Google's front end appends the caller's real address.
    const [claimed] = headers['X-Forwarded-For'].split(',');
    expect((await junk({ 'X-Forwarded-For': `${claimed}, 203.0.113.9` })).status).toBe(404);
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

describe('the limit of contact messages', () => {
  it('counts neither refused messages, nor made-up captchas, nor those caught in the honeypot', async () => {
    const headers = fromNewAddress();
    for (const [fields, times] of [
      [{ email: 'x' }, 7],
      [{ [honeypotField]: 'x' }, 7],
      [{ recaptchaToken: 'made-up' }, 2],
    ] as const) {
      for (let i = 0; i < times; i++) await sendMessage(api, { headers, fields });
    }
    expect((await sendMessage(api, { headers })).status).toBe(200);
  });

  it('does not count the repetition of a stored message', async () => {
    const headers = { ...fromNewAddress(), [idempotencyHeader]: randomUUID() };
    for (let i = 0; i < 6; i++) expect((await sendMessage(api, { headers })).status).toBe(200);
  });
});

const view = (headers: Record<string, string>) => api.call(endpoints.countJobView, 'gone', { headers });

it('the limit of views holds per IP address, ends with the window, and stores nothing', async () => {
  const stored = async () => (await (await api.firebase.db()).collection('rateLimits').count().get()).data().count;
  const before = await stored();
  const headers = fromNewAddress();
  for (let i = 0; i < 3; i++) expect((await view(headers)).status).toBe(204);
  expectLimited(await view(headers));
  expect((await view(fromNewAddress())).status).toBe(204);
  api.clockOffset = windowMs;
  expect((await view(headers)).status).toBe(204);
  expect(await stored()).toBe(before);
});

it.each<[string, number, (headers: Record<string, string>) => Promise<Answer>]>([
  ['applications', 404, (headers) => apply(strict, 'gone', { headers })],
  ['views', 204, (headers) => strict.call(endpoints.countJobView, 'gone', { headers })],
])('limits the %s of a caller of the function itself that claims a new address each time', async (_, admitted, send) => {
  const claim = (index: number) => send({ 'X-Forwarded-For': `198.18.0.${index}, 203.0.113.50` });
  const answers = await Promise.all(Array.from({ length: 101 }, (_, index) => claim(index)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await send(fromNewAddress())).status).toBe(admitted);
});

it('applications are limited apart from messages and views', async () => {
  const headers = fromNewAddress();
  for (let i = 0; i < 4; i++) await sendMessage(api, { headers });
  for (let i = 0; i < 4; i++) await api.call(endpoints.countJobView, 'gone', { headers });
  expect((await apply(api, await api.postJob(), { headers })).status).toBe(201);
});

/** Limits are one, for few calls: ten in memory before a body is read, and 100 for a front end. */
const strict = useApi({
  ...options,
  settings: (settings) => {
    const low = options.settings?.(settings) ?? settings;
    return { ...low, attempts: { apply: 1, login: 1, loginRequests: 1, contact: 1, code: 1, view: 1 } };
  },
  mail: mailSettings,
});
let countStrict: Awaited<ReturnType<typeof countOperations>>;
beforeAll(async () => {
  countStrict = await countOperations(strict);
});
const posts = Object.values<Endpoint>(endpoints).filter(({ method, access }) => access === 'everyone' && method === 'POST');

describe.each(posts.map((post, index) => ({ ...post, index })))('one client of $path', ({ method, path, body, index }) => {
  const url = path.replace(':id', 'gone');
  /** Several calls are counted together, so each has a front end of its own. */
  const client = (number: number) => `198.18.1.${number}, 192.0.2.${100 + index}`;

  it('that is refused most of the time closes nothing for others behind the same front end, and writes nothing', async () => {
    const send = (from: string) => strict.send(method, url, { headers: { 'X-Forwarded-For': from }, body: 'rubbish' });
    const sendMany = () => Promise.all(Array.from({ length: 20 }, () => send(client(1))));
    const answers: Answer[] = [];
    for (let i = 0; i < 6; i++) answers.push(...(await sendMany()));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(100);
    expect((await send(client(2))).status).not.toBe(429);
    expect(await countStrict(sendMany)).toMatchObject({ writes: 0, deletes: 0 });
  });

  if (!body) return;
  it('is counted before its slow bodies arrive', async () => {
    const head = [
      `${method} ${url} HTTP/1.1`,
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 2',
      `X-Forwarded-For: ${client(3)}`,
    ];
    const sockets = Array.from({ length: 20 }, () => connect(strict.port, '127.0.0.1'));
    for (const socket of sockets) socket.write(`${head.join('\r\n')}\r\n\r\n`);
    const [answer] = (await Promise.race(sockets.map((socket) => once(socket, 'data')))) as [Buffer];
    for (const socket of sockets) socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 429 /);
  });
});

const scarce = useApi({
  ...options,
  settings: (settings) => ({ ...(options.settings?.(settings) ?? settings), captcha: { ...settings.captcha, callsPerMinute: 16 } }),
});
const json = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello', recaptchaToken: 'made-up' };
const bodies: [Endpoint, object][] = [
  [endpoints.sendMessage, json],
  [endpoints.requestLink, json],
  [endpoints.login, { username: 'ada', password: 'a password', recaptchaToken: 'made-up' }],
];
const junk = (from: () => string, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, index) => {
      const [endpoint, body] = bodies[index % bodies.length] ?? [endpoints.sendMessage, json];
      return scarce.call(endpoint, '', { json: body, headers: { 'X-Forwarded-For': from() } });
    }),
  );

it.each<[string, () => string, number]>([
  ['one client', () => '198.18.2.1, 192.0.2.78', 4],
  ['a caller that forges addresses', () => `198.18.3.${Math.floor(Math.random() * 250)}, 192.0.2.79`, 8],
])(
  'captchas of %s that Google refuses, at once and over all forms, leave others most of what an instance may ask',
  async (_, from, most) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await junk(from, 60);
    const asked = fetched.mock.calls.filter(([url]) => url === `${scarce.captcha.url}/recaptcha/api/siteverify`).length;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(most);
    expect((await sendMessage(scarce, { headers: { 'X-Forwarded-For': '198.18.4.1, 192.0.2.80' } })).status).toBe(200);
    // Further ahead each time: the window of the test before is later than now.
    scarce.clockOffset += most * 60_000;
    expect((await sendMessage(scarce, { headers: { 'X-Forwarded-For': from() } })).status).toBe(200);
  },
);

const few: ApiOptions = {
  ...options,
  settings: (settings) => ({ ...(options.settings?.(settings) ?? settings), captcha: { ...settings.captcha, callsPerMinute: 4 } }),
};
const visitors = useApi({ ...few, only: 'api' });
const staff = useApi({ ...few, only: 'staff' }, visitors.projectId);

it('visitors who use up their captchas keep nobody from logging in, not even from the same address', async () => {
  const headers = fromNewAddress();
  await staff.parts.admins.create('ada', 'a good long password');
  const json = { username: 'ada', password: 'a good long password', recaptchaToken: staff.solveCaptcha() };
  for (let i = 0; i < 2; i++) await sendMessage(visitors, { headers, fields: { recaptchaToken: 'made-up' } });
  expectLimited(await sendMessage(visitors, { headers }));
  expect((await staff.call(endpoints.login, '', { headers, json })).status).toBe(200);
});

// client-address.test.ts tests how the function finds the IP address.
it('a client that forges its IP address in many headers is limited by its own', async () => {
  const own = fromNewAddress()['X-Forwarded-For'];
  const post = async (i: number) => {
    const forgeries = Array.from({ length: 50 }, (_, n) => `X-Forwarded-For: 203.0.113.${i}, 10.0.0.${n}`);
    const headers = [...forgeries, `X-Forwarded-For: ${own}`, 'Content-Type: application/json', 'Content-Length: 2'];
    return (await sendRaw(api.port, 'POST /api/contact', headers, '{}')).split('\r\n', 1)[0];
  };
  for (let i = 0; i < 30; i++) expect(await post(i)).toBe('HTTP/1.1 400 Bad Request');
  expect(await post(99)).toBe('HTTP/1.1 429 Too Many Requests');
});

type Send = (headers: Record<string, string>) => Promise<Answer>;

let count: typeof countStrict;
let jobId: string;
let account: string;

beforeAll(async () => {
  count = await countOperations(api);
  jobId = await api.postJob();
  account = await createAccount(api);
});

async function sendMany(send: Send, headers: Record<string, string>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let i = 0; i < 5; i++) {
    for (const { status } of await Promise.all(Array.from({ length: 10 }, () => send(headers)))) statuses.add(status);
  }
  return statuses;
}

describe('a flood from one client writes nothing to Firestore', () => {
  it.each<[string, Send]>([
    ['applications', (headers) => apply(api, jobId, { headers })],
    ['messages', (headers) => sendMessage(api, { headers })],
    ['right passwords', (headers) => logIn(api, account, undefined, headers)],
    ['wrong passwords', (headers) => logIn(api, account, 'a wrong password', headers)],
  ])('once %s are refused by the first limit', async (_, send) => {
    const headers = fromNewAddress();
    const admitted = await count(async () => {
      for (let i = 0; i < 30 && (await send(headers)).status !== 429; i++);
    });
    expect(admitted.writes).toBeGreaterThan(0);
    let statuses = new Set<number>();
    const refused = await count(async () => {
      statuses = await sendMany(send, headers);
    });
    expect(statuses).toEqual(new Set([429]));
    expect(refused).toMatchObject({ calls: 50, writes: 0, deletes: 0 });
  });

  it('once well-formed unknown tokens of private links, or logins of a known browser, are refused', async () => {
    const token = 'A'.repeat(43);
    const open: Send = (headers) => api.call(endpoints.readOwnApplication, '', { json: { token }, headers });
    const device = /__session=[^;]+/.exec((await logIn(api, account)).headers.get('set-cookie') ?? '')?.[0] ?? '';
    const known: Send = (headers) => logIn(api, account, 'a wrong password', { ...headers, Cookie: device });
    for (const send of [open, known]) {
      const headers = fromNewAddress();
      await sendMany(send, headers);
      expect(await count(() => sendMany(send, headers))).toMatchObject({ writes: 0, deletes: 0 });
    }
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
