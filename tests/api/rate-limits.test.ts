import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { honeypotField } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { storedTime } from '../../functions/src/data/documents.ts';
import { apply } from './application-form.ts';
import { sendMessage } from './example-message.ts';
import { useApi } from './harness.ts';
import type { Answer } from './http.ts';

/** Some thirty years: no window ends while the tests run. */
const windowMs = 1e12;
const api = useApi({
  settings: (settings) => ({ ...settings, attempts: { apply: 3, login: 2, contact: 3 }, windowMs, forwardedHops: 2 }),
});

let addresses = 0;
/** What Hosting and Google's front end make of a call from an address that no other test uses. */
const from = (spoofed = '') => {
  addresses += 1;
  return { 'X-Forwarded-For': `${spoofed}198.51.100.${addresses}, 192.0.2.1` };
};

function expectLimited(answer: Answer): void {
  expect(answer).toMatchObject({ status: 429, json: { error: messages.tooManyRequests } });
  const wait = Number(answer.headers.get('Retry-After'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(windowMs / 1000);
}

describe('applications', () => {
  it('are limited per address, before anything else is looked at', async () => {
    const jobId = await api.postJob();
    const headers = from();
    for (let i = 0; i < 3; i++) expect((await apply(api, jobId, { headers })).status).toBe(201);
    const before = await api.stored();
    expectLimited(await apply(api, jobId, { headers }));
    expectLimited(await api.call(endpoints.applyForJob, 'gone', { headers, body: 'rubbish' }));
    expect(await api.stored()).toEqual(before);
    expect((await apply(api, jobId, { headers: from() })).status).toBe(201);
  });

  it('count when they are refused too', async () => {
    const headers = from();
    for (let i = 0; i < 3; i++) expect((await apply(api, 'gone', { headers })).status).toBe(404);
    expectLimited(await apply(api, 'gone', { headers }));
  });

  it('are not let through by what the caller says of itself', async () => {
    const headers = from();
    const forged = (i: number) => ({ 'X-Forwarded-For': `203.0.113.${i}, ${headers['X-Forwarded-For']}` });
    for (let i = 0; i < 3; i++) expect((await apply(api, 'gone', { headers: forged(i) })).status).toBe(404);
    expectLimited(await apply(api, 'gone', { headers: forged(9) }));
  });

  it('that come at once are counted one by one', async () => {
    const headers = from();
    const answers = await Promise.all(Array.from({ length: 12 }, () => apply(api, 'gone', { headers })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(3);
    expect(new Set(statuses)).toContain(429);
    expect(statuses.every((status) => status === 404 || status === 429)).toBe(true);
  });

  it('are welcome again in the next window', async () => {
    const headers = from();
    for (let i = 0; i < 4; i++) await apply(api, 'gone', { headers });
    expectLimited(await apply(api, 'gone', { headers }));
    api.clockOffset = windowMs;
    expect((await apply(api, 'gone', { headers })).status).toBe(404);
    api.clockOffset = 0;
  });

  it('leave no address behind, and a time for Firestore to forget', async () => {
    await apply(api, 'gone', { headers: from() });
    const { docs } = await (await api.firebase.db()).collection('rateLimits').get();
    expect(docs.length).toBeGreaterThan(0);
    for (const document of docs) {
      expect(document.id).toMatch(/^[\da-f]{64}$/);
      expect(Object.keys(document.data()).sort()).toEqual(['count', 'expires_at']);
      expect(Date.parse(storedTime.parse(document.get('expires_at')))).toBeGreaterThan(Date.now());
    }
  });
});

describe('contact messages', () => {
  it('are limited per address, before anything else is looked at', async () => {
    const headers = from();
    for (let i = 0; i < 3; i++) expect((await sendMessage(api, { headers })).status).toBe(200);
    const before = await api.stored();
    expectLimited(await sendMessage(api, { headers }));
    expectLimited(await api.call(endpoints.sendMessage, '', { headers, body: 'rubbish' }));
    expect(await api.stored()).toEqual(before);
    expect((await sendMessage(api, { headers: from() })).status).toBe(200);
  });

  it.each([
    ['refused', { email: 'x' }],
    ['caught in the honeypot', { [honeypotField]: 'x' }],
  ])('count when they are %s too', async (_, fields) => {
    const headers = from();
    for (let i = 0; i < 3; i++) await sendMessage(api, { headers, fields });
    expectLimited(await sendMessage(api, { headers }));
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

describe('logins', () => {
  const password = 'a good long password';
  const account = async () => {
    const username = `ada-${randomUUID()}`;
    await api.parts.admins.create(username, password);
    return username;
  };
  const logIn = (username: string, word: string, headers: Record<string, string>) =>
    api.call(endpoints.login, '', { headers, json: { username, password: word, recaptchaToken: api.solveCaptcha() } });

  it('are limited per address by their failures alone', async () => {
    const username = await account();
    const headers = from();
    for (let i = 0; i < 3; i++) expect((await logIn(username, password, headers)).status).toBe(200);
    for (let i = 0; i < 2; i++) expect((await logIn(`nobody${i}`, 'wrong', headers)).status).toBe(401);
    expectLimited(await logIn(username, password, headers));
    expectLimited(await api.call(endpoints.login, '', { headers, json: {} }));
    expect((await logIn(username, password, from())).status).toBe(200);
  });

  it.each([
    ['known', account],
    ['unknown', () => `nobody-${randomUUID()}`],
  ])('are limited per %s account, from whatever address', async (_, name) => {
    const username = await name();
    for (let i = 0; i < 10; i++) expect((await logIn(username, 'wrong', from())).status).toBe(401);
    expectLimited(await logIn(username.toUpperCase(), password, from()));
  });

  it('do not count when form or captcha is wrong', async () => {
    const headers = from();
    for (let i = 0; i < 5; i++) {
      expect((await logIn('', 'x', headers)).status).toBe(400);
      const json = { username: 'x', password: 'x', recaptchaToken: 'wrong' };
      expect((await api.call(endpoints.login, '', { headers, json })).status).toBe(400);
    }
    expect((await logIn('nobody', 'wrong', headers)).status).toBe(401);
  });

  it('made at once get no more guesses than one by one', async () => {
    const username = await account();
    const headers = from();
    const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(username, 'wrong', headers)));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(2);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });
});
