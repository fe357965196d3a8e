import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { UnavailableError } from '../../functions/src/problems.ts';
import { type Api, useApi } from './harness.ts';
import { expectLimited, from, limited } from './limited.ts';

const { options, windowMs } = limited;
const api = useApi(options);
/** Another instance of the function. */
const twin = useApi(options, api.projectId);
/** And one that can't reach Auth. */
const cutOff = useApi(
  {
    ...options,
    parts: (parts) => ({
      ...parts,
      sessions: { ...parts.sessions, open: () => Promise.reject(new UnavailableError('Firebase Auth')) },
    }),
  },
  api.projectId,
);
const password = 'a good long password';
/** Hashing passwords is meant to be slow. */
const timeout = 120_000;

afterEach(() => {
  api.clockOffset = 0;
});

async function account(): Promise<string> {
  const username = `ada-${randomUUID()}`;
  await api.parts.admins.create(username, password);
  return username;
}

const unknown = () => Promise.resolve(`nobody-${randomUUID()}`);

function logIn(username: string, word: string, headers: Record<string, string>, instance: Api = api) {
  const json = { username, password: word, recaptchaToken: instance.solveCaptcha() };
  return instance.call(endpoints.login, '', { headers, json });
}

/** Guesses from many addresses until the account makes strangers wait. */
async function besiege(username: string): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(username, 'wrong', from())));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(401));
}

describe('of an address', { timeout }, () => {
  it('failures alone count, on every account', async () => {
    const username = await account();
    const headers = from();
    for (let i = 0; i < 3; i++) expect((await logIn(username, password, headers)).status).toBe(200);
    for (let i = 0; i < 2; i++) expect((await logIn(`nobody${i}`, 'wrong', headers)).status).toBe(401);
    expectLimited(await logIn(username, password, headers), 60);
    expectLimited(await api.call(endpoints.login, '', { headers, json: {} }), 60);
    expect((await logIn(username, password, from())).status).toBe(200);
  });

  it('a wrong form or captcha does not count', async () => {
    const headers = from();
    for (let i = 0; i < 5; i++) {
      expect((await logIn('', 'x', headers)).status).toBe(400);
      const json = { username: 'x', password: 'x', recaptchaToken: 'wrong' };
      expect((await api.call(endpoints.login, '', { headers, json })).status).toBe(400);
    }
    expect((await logIn('nobody', 'wrong', headers)).status).toBe(401);
  });

  it('the right password does not count in an outage, a wrong one does', async () => {
    const username = await account();
    const headers = from();
    for (let i = 0; i < 4; i++) expect((await logIn(username, password, headers, cutOff)).status).toBe(503);
    for (let i = 0; i < 2; i++) expect((await logIn(username, 'wrong', headers, cutOff)).status).toBe(401);
    expectLimited(await logIn(username, password, headers, cutOff), 60);
    expectLimited(await logIn(username, password, headers), 60);
  });

  it('those made at once, on two instances, get no more guesses than one by one', async () => {
    const username = await account();
    const headers = from();
    const guesses = Array.from({ length: 10 }, (_, i) => logIn(username, 'wrong', headers, i % 2 ? api : twin));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(2);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  it('the wait grows, and the right password does not shorten it', async () => {
    const username = await account();
    const headers = from();
    for (const seconds of [60, 120, 240, 480, 900, 900]) {
      for (let i = 0; i < 2; i++) expect((await logIn(await unknown(), 'wrong', headers)).status).toBe(401);
      expectLimited(await logIn(username, password, headers), seconds);
      api.clockOffset += seconds * 1000;
    }
    expect((await logIn(username, password, headers)).status).toBe(200);
  });

  it('a captcha is not spent on an attempt that has to wait', async () => {
    const headers = from();
    for (let i = 0; i < 2; i++) await logIn('nobody', 'wrong', headers);
    const json = { username: 'nobody', password: 'wrong', recaptchaToken: api.solveCaptcha() };
    expectLimited(await api.call(endpoints.login, '', { headers, json }), 60);
    expect((await api.call(endpoints.login, '', { headers: from(), json })).status).toBe(401);
  });
});

describe('of an account', { timeout }, () => {
  it.each([
    ['known', account],
    ['unknown', unknown],
  ])('that is %s failures count from whatever address, on every instance', async (_, name) => {
    const username = await name();
    await besiege(username);
    expectLimited(await logIn(username.toUpperCase(), password, from()), 60);
    expectLimited(await logIn(` ${username}`, 'wrong', from(), twin), 60);
  });

  it('the wait is five minutes at most, whatever strangers do', async () => {
    const username = await account();
    for (const seconds of [60, 120, 240, 300, 300]) {
      await besiege(username);
      const refused = await Promise.all(Array.from({ length: 10 }, () => logIn(username, 'wrong', from())));
      for (const answer of refused) expectLimited(answer, seconds);
      api.clockOffset += seconds * 1000;
    }
    expect((await logIn(username, password, from())).status).toBe(200);
  });

  it('strangers can not keep the admin out where the admin has logged in before', async () => {
    const username = await account();
    const [home, elsewhere] = [from(), from()];
    expect((await logIn(username, password, home)).status).toBe(200);
    await besiege(username);
    expectLimited(await logIn(username, password, elsewhere), 60);
    expect((await logIn(username, password, home)).status).toBe(200);
    expect((await logIn(username.toUpperCase(), password, home, twin)).status).toBe(200);
  });

  it('even there no more guesses are free than from any address', async () => {
    const username = await account();
    const home = from();
    expect((await logIn(username, password, home)).status).toBe(200);
    for (let i = 0; i < 2; i++) expect((await logIn(username, 'wrong', home)).status).toBe(401);
    expectLimited(await logIn(username, 'wrong', home), 60);
  });

  it('an address is at home for one account, for ninety days', async () => {
    const [username, other] = [await account(), await account()];
    const home = from();
    expect((await logIn(username, password, home)).status).toBe(200);
    await besiege(other);
    expectLimited(await logIn(other, password, home), 60);
    await besiege(username);
    api.clockOffset = 89 * 24 * 60 * 60 * 1000;
    expect((await logIn(username, 'wrong', home)).status).toBe(401);
    api.clockOffset = 91 * 24 * 60 * 60 * 1000;
    expectLimited(await logIn(username, password, home), 60);
  });

  it('a failed login makes no address a home', async () => {
    const username = await account();
    const stranger = from();
    expect((await logIn(username, 'wrong', stranger)).status).toBe(401);
    await Promise.all(Array.from({ length: 9 }, () => logIn(username, 'wrong', from())));
    expectLimited(await logIn(username, password, stranger), 60);
  });

  it('a stranger with one address can not make it wait', async () => {
    const username = await account();
    const stranger = from();
    const end = 15 * 60_000;
    let failures = 0;
    while (api.clockOffset < end) {
      const { status, headers } = await logIn(username, 'wrong', stranger);
      if (status === 401) failures += 1;
      else api.clockOffset += Number(headers.get('Retry-After')) * 1000;
    }
    expect(failures).toBeGreaterThan(5);
    api.clockOffset = end - 1000;
    expect((await logIn(username, password, from())).status).toBe(200);
  });

  it('what an address may not try does not count', async () => {
    const username = await account();
    const stranger = from();
    await Promise.all(Array.from({ length: 30 }, () => logIn(username, 'wrong', stranger)));
    expect((await logIn(username, password, from())).status).toBe(200);
  });
});

it('after a quiet time all is forgiven', async () => {
  const username = await account();
  const headers = from();
  for (let i = 0; i < 3; i++) await logIn(username, 'wrong', headers);
  api.clockOffset = 10 * windowMs;
  for (let i = 0; i < 2; i++) expect((await logIn(username, 'wrong', headers)).status).toBe(401);
  expectLimited(await logIn(username, 'wrong', headers), 60);
}, timeout);
