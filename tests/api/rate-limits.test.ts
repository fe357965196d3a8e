import { afterEach, describe, expect, it } from 'vitest';
import { honeypotField } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { storedTime } from '../../functions/src/data/documents.ts';
import { apply } from './application-form.ts';
import { sendMessage } from './example-message.ts';
import { useApi } from './harness.ts';
import { sendRaw } from './http.ts';
import { expectLimited, from, limited } from './low-limits.ts';

const { options, windowMs } = limited;
const api = useApi(options);
/** Another instance of the function. */
const twin = useApi(options, api.projectId);

afterEach(() => {
  api.clockOffset = 0;
  twin.clockOffset = 0;
});

describe('applications', () => {
  it('are limited per address, before anything else is looked at', async () => {
    const jobId = await api.postJob();
    const headers = from();
    for (let i = 0; i < 3; i++) expect((await apply(api, jobId, { headers })).status).toBe(201);
    const before = await api.stored();
    expectLimited(await apply(api, jobId, { headers }), 60);
    expectLimited(await api.call(endpoints.applyForJob, 'gone', { headers, body: 'rubbish' }), 60);
    expect(await api.stored()).toEqual(before);
    expect((await apply(api, jobId, { headers: from() })).status).toBe(201);
  });

  it('count when they are refused too', async () => {
    const headers = from();
    for (let i = 0; i < 3; i++) expect((await apply(api, 'gone', { headers })).status).toBe(404);
    expectLimited(await apply(api, 'gone', { headers }), 60);
  });

  it('that come at once are counted one by one', async () => {
    const headers = from();
    const answers = await Promise.all(Array.from({ length: 12 }, () => apply(api, 'gone', { headers })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(3);
    expect(new Set(statuses)).toContain(429);
    expect(statuses.every((status) => status === 404 || status === 429)).toBe(true);
  });

  it('are counted across instances, one by one and at once', async () => {
    const headers = from();
    expect((await apply(api, 'gone', { headers })).status).toBe(404);
    expect((await apply(twin, 'gone', { headers })).status).toBe(404);
    expect((await apply(api, 'gone', { headers })).status).toBe(404);
    expectLimited(await apply(twin, 'gone', { headers }), 60);
    expectLimited(await apply(api, 'gone', { headers }), 60);

    const others = from();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => apply(i % 2 ? api : twin, 'gone', { headers: others })));
    expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(3);
    expect(answers.every(({ status }) => status === 404 || status === 429)).toBe(true);
    for (const instance of [api, twin]) expectLimited(await apply(instance, 'gone', { headers: others }), 60);
  });

  it('are welcome again in the next window', async () => {
    const headers = from();
    for (let i = 0; i < 3; i++) await apply(api, 'gone', { headers });
    api.clockOffset = windowMs;
    expect((await apply(api, 'gone', { headers })).status).toBe(404);
  });

  it('leave no address behind, and a time for Firestore to forget', async () => {
    const headers = from();
    for (let i = 0; i < 4; i++) await apply(api, 'gone', { headers });
    const { docs } = await (await api.firebase.db()).collection('rateLimits').get();
    expect(docs.length).toBeGreaterThan(1);
    for (const document of docs) {
      expect(document.id).toMatch(/^[\da-f]{64}$/);
      expect(['count,expires_at', 'expires_at,until,waits', 'expires_at']).toContain(Object.keys(document.data()).sort().join());
      expect(Date.parse(storedTime.parse(document.get('expires_at')))).toBeGreaterThan(Date.now());
    }
  });
});

describe('the wait', () => {
  /** Makes attempts until one is too many. @returns the wait it is told, in seconds */
  async function overdo(headers: Record<string, string>): Promise<number> {
    for (let i = 0; i < 3; i++) expect((await apply(api, 'gone', { headers })).status).toBe(404);
    const answer = await apply(api, 'gone', { headers });
    return expectLimited(answer, Number(answer.headers.get('Retry-After')));
  }

  it('doubles each time, up to a quarter of an hour, and is forgiven bit by bit', async () => {
    const headers = from();
    const waits: number[] = [];
    for (let i = 0; i < 6; i++) {
      waits.push(await overdo(headers));
      api.clockOffset += (waits.at(-1) ?? 0) * 1000;
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900]);

    api.clockOffset += 4 * windowMs;
    expect(await overdo(headers)).toBe(240);
    api.clockOffset += 100 * windowMs;
    expect(await overdo(headers)).toBe(60);
  });

  it('is told to the second, and is over then', async () => {
    const headers = from();
    expect(await overdo(headers)).toBe(60);
    api.clockOffset = 45_000;
    expectLimited(await apply(api, 'gone', { headers }), 15);
    api.clockOffset = 60_000;
    expect((await apply(api, 'gone', { headers })).status).toBe(404);
  });

  it('is not prolonged by those who do not wait', async () => {
    const headers = from();
    await overdo(headers);
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(api, 'gone', { headers })));
    for (const answer of answers) expectLimited(answer, 60);
    api.clockOffset = 60_000;
    expect(await overdo(headers)).toBe(120);
  });

  it('is one for all who come at once', async () => {
    const headers = from();
    await Promise.all(Array.from({ length: 30 }, () => apply(api, 'gone', { headers })));
    expectLimited(await apply(api, 'gone', { headers }), 60);
    api.clockOffset = 61_000;
    expect(await overdo(headers)).toBe(120);
  });
});

describe('contact messages', () => {
  it('are limited per address, before anything else is looked at', async () => {
    const headers = from();
    for (let i = 0; i < 3; i++) expect((await sendMessage(api, { headers })).status).toBe(200);
    const before = await api.stored();
    expectLimited(await sendMessage(api, { headers }), 60);
    expectLimited(await api.call(endpoints.sendMessage, '', { headers, body: 'rubbish' }), 60);
    expect(await api.stored()).toEqual(before);
    expect((await sendMessage(api, { headers: from() })).status).toBe(200);
  });

  it.each([
    ['refused', { email: 'x' }],
    ['caught in the honeypot', { [honeypotField]: 'x' }],
  ])('count when they are %s too', async (_, fields) => {
    const headers = from();
    for (let i = 0; i < 3; i++) await sendMessage(api, { headers, fields });
    expectLimited(await sendMessage(api, { headers }), 60);
  });

  it('are counted apart from applications', async () => {
    const headers = from();
    for (let i = 0; i < 4; i++) await apply(api, 'gone', { headers });
    expect((await sendMessage(api, { headers })).status).toBe(200);
  });

  it('that come at once are counted one by one', async () => {
    const headers = from();
    const answers = await Promise.all(Array.from({ length: 12 }, () => sendMessage(api, { headers })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  });
});

describe('a caller who says of itself that it is another', () => {
  /** What the proxies make of a call that has `X-Forwarded-For` already: they append. */
  const forged = (own: string, lie: string) => ({ 'X-Forwarded-For': `${lie}${own}` });

  it.each([
    ['an address', (i: number) => `203.0.113.${i}, `],
    ['a chain of proxies', (i: number) => `203.0.113.${i}, 192.0.2.7, 192.0.2.8, 127.0.0.1, `],
    ['rubbish', (i: number) => `<${i}>, , unknown, ]::[, `],
    ['a very long chain', (i: number) => `203.0.113.${i}, `.repeat(700)],
  ])('is counted all the same: %s', async (_, lie) => {
    const own = from()['X-Forwarded-For'];
    for (let i = 0; i < 3; i++) expect((await apply(api, 'gone', { headers: forged(own, lie(i)) })).status).toBe(404);
    expectLimited(await apply(api, 'gone', { headers: forged(own, lie(9)) }), 60);
  });

  it('in many headers is counted all the same', async () => {
    const own = from()['X-Forwarded-For'];
    const post = async (i: number) => {
      const lies = Array.from({ length: 50 }, (_, n) => `X-Forwarded-For: 203.0.113.${i}, 10.0.0.${n}\r\n`).join('');
      const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lies}X-Forwarded-For: ${own}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
      return (await sendRaw(api.port, head)).split('\r\n', 1)[0];
    };
    for (let i = 0; i < 3; i++) expect(await post(i)).toBe('HTTP/1.1 400 Bad Request');
    expect(await post(9)).toBe('HTTP/1.1 429 Too Many Requests');
  });

  it.each(['Forwarded', 'X-Real-IP', 'X-Client-IP', 'Fastly-Client-IP', 'True-Client-IP', 'CF-Connecting-IP', 'X-Appengine-User-IP'])(
    'in %s is counted all the same',
    async (name) => {
      const headers = (i: number) => ({ ...own, [name]: `203.0.113.${i}` });
      const own = from();
      for (let i = 0; i < 3; i++) expect((await apply(api, 'gone', { headers: headers(i) })).status).toBe(404);
      expectLimited(await apply(api, 'gone', { headers: headers(9) }), 60);
    },
  );

  it('with ever other addresses out of its own IPv6 network is one', async () => {
    const headers = (i: number) => ({ 'X-Forwarded-For': `2001:db8:77:1:${i}::${i}, 192.0.2.1` });
    for (let i = 0; i < 3; i++) expect((await apply(api, 'gone', { headers: headers(i) })).status).toBe(404);
    expectLimited(await apply(api, 'gone', { headers: headers(9) }), 60);
    const neighbour = { 'X-Forwarded-For': '2001:db8:77:2::1, 192.0.2.1' };
    expect((await apply(api, 'gone', { headers: neighbour })).status).toBe(404);
  });

  it("to the function's own address, without a lie, is counted by the address that called", async () => {
    const direct = { 'X-Forwarded-For': from()['X-Forwarded-For'].split(',')[0] ?? '' };
    for (let i = 0; i < 3; i++) expect((await apply(api, 'gone', { headers: direct })).status).toBe(404);
    expectLimited(await apply(api, 'gone', { headers: direct }), 60);
  });
});
