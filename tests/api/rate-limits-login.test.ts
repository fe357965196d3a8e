import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { endpoints, sessionCookie } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { UnavailableError } from '../../functions/src/problems.ts';
import { type Api, useApi } from './harness.ts';
import { sendRaw } from './http.ts';
import { expectLimited, from, limited } from './low-limits.ts';

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

it(
  'after a quiet time all is forgiven',
  async () => {
    const username = await account();
    const headers = from();
    for (let i = 0; i < 3; i++) await logIn(username, 'wrong', headers);
    api.clockOffset = 10 * windowMs;
    for (let i = 0; i < 2; i++) expect((await logIn(username, 'wrong', headers)).status).toBe(401);
    expectLimited(await logIn(username, 'wrong', headers), 60);
  },
  timeout,
);

describe('a browser that an account has logged in from', { timeout }, () => {
  /** Logs in. @returns the headers that the browser sends from then on, without an address */
  async function knownBrowser(
    username: string,
    headers: Record<string, string> = from(),
    instance: Api = api,
  ): Promise<Record<string, string>> {
    const answer = await logIn(username, password, headers, instance);
    expect(answer.status).toBe(200);
    const cookie = answer.headers.getSetCookie().find((text) => text.includes(`Path=${endpoints.login.path}`));
    return { Cookie: cookie?.split(';', 1)[0] ?? '' };
  }

  it('gets in while strangers guess at the account, at its address and from everywhere', async () => {
    const username = await account();
    const browser = await knownBrowser(username);
    const home = from();
    await besiege(username);
    for (let i = 0; i < 3; i++) await logIn(username, 'wrong', home);
    expectLimited(await logIn(username, password, home), 60);
    expectLimited(await logIn(username, password, from()), 60);
    const again = await knownBrowser(username, { ...home, ...browser });
    await knownBrowser(username.toUpperCase(), { ...home, ...again }, twin);
  });

  it('gets no more guesses than an address', async () => {
    const username = await account();
    const browser = await knownBrowser(username);
    for (let i = 0; i < 2; i++) expect((await logIn(username, 'wrong', { ...from(), ...browser })).status).toBe(401);
    expectLimited(await logIn(username, password, { ...from(), ...browser }), 60);
    expect((await logIn(username, password, from())).status).toBe(200);
  });

  it('shares a count with the other browsers of the account', async () => {
    const username = await account();
    const browsers = await Promise.all(Array.from({ length: 6 }, () => knownBrowser(username)));
    const [last, ...others] = browsers;
    for (const browser of others) {
      for (let i = 0; i < 2; i++) expect((await logIn(username, 'wrong', { ...from(), ...browser })).status).toBe(401);
    }
    expectLimited(await logIn(username, 'wrong', { ...from(), ...last }), 60);
    expect((await logIn(username, password, from())).status).toBe(200);
  });

  it('is a stranger once it has logged in again, by its former cookie', async () => {
    const username = await account();
    const former = await knownBrowser(username);
    expect((await logIn(username, password, { ...from(), ...former })).status).toBe(200);
    await besiege(username);
    expectLimited(await logIn(username, password, { ...from(), ...former }), 60);
  });

  it('is a stranger once the password has changed', async () => {
    const username = await account();
    const browser = await knownBrowser(username);
    await api.parts.admins.setPassword(username, 'another good long password');
    await besiege(username);
    expectLimited(await logIn(username, password, { ...from(), ...browser }), 60);
  });

  it('is a stranger to other accounts', async () => {
    const [username, other] = [await account(), await account()];
    const browser = await knownBrowser(username);
    await besiege(other);
    expectLimited(await logIn(other, password, { ...from(), ...browser }), 60);
  });

  it('is forgotten after ninety days', async () => {
    const username = await account();
    const browser = await knownBrowser(username);
    await besiege(username);
    api.clockOffset = 89 * 24 * 60 * 60 * 1000;
    expect((await logIn(username, 'wrong', { ...from(), ...browser })).status).toBe(401);
    api.clockOffset = 91 * 24 * 60 * 60 * 1000;
    expectLimited(await logIn(username, password, { ...from(), ...browser }), 60);
  });

  it('is not made by a cookie that is made up, or by a failed login', async () => {
    const username = await account();
    const failed = await logIn(await unknown(), 'wrong', from());
    expect(failed.headers.get('Set-Cookie')).toBeNull();
    await besiege(username);
    for (const value of ['', username, 'x'.repeat(43)]) {
      expectLimited(await logIn(username, password, { ...from(), Cookie: `${sessionCookie}=${value}` }), 60);
    }
  });
});

describe('requests to the login', { timeout }, () => {
  const max = limited.loginRequests;
  const wrongCaptcha = (headers: Record<string, string>) =>
    api.call(endpoints.login, '', { headers, json: { username: 'nobody', password: 'wrong', recaptchaToken: 'wrong' } });

  it('count per address, so that one client cannot use up the captcha quota', async () => {
    const headers = from();
    const statuses = await Promise.all(Array.from({ length: max }, async () => (await wrongCaptcha(headers)).status));
    expect(statuses).toEqual(Array(max).fill(400));
    expectLimited(await wrongCaptcha(headers), 60);
    expect((await wrongCaptcha(from())).status).toBe(400);
  });

  it('count when their body comes too slowly, which is for five seconds at most', async () => {
    const headers = from();
    const begun = performance.now();
    const slow = await Promise.all(Array.from({ length: max }, () => halfALogin(headers)));
    expect(performance.now() - begun).toBeLessThan(2 * limits.loginBodyMs);
    for (const answer of slow) expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expectLimited(await wrongCaptcha(headers), 60);
  });

  /** Sends the beginning of a login's body, and waits. @returns the whole answer */
  function halfALogin(headers: Record<string, string>): Promise<string> {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `POST ${endpoints.login.path} HTTP/1.1\r\nHost: x\r\n${lines.join('')}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`;
    return sendRaw(api.port, head);
  }

  it('count for codes too', async () => {
    const headers = from();
    const json = { challenge: 'made-up', code: '000000' };
    const statuses = await Promise.all(Array.from({ length: max }, () => api.call(endpoints.loginCode, '', { headers, json })));
    for (const answer of statuses) expect(answer).toMatchObject({ status: 401, json: { error: messages.challengeOver } });
    expectLimited(await api.call(endpoints.loginCode, '', { headers, json }), 60);
  });
});

it('wrong codes count per account, and make everybody wait longer than wrong passwords do', { timeout }, async () => {
  const username = await account();
  const verified = await api.parts.admins.verify(username, password);
  if (!verified) throw new Error('The password is right');
  const guess = async (headers: Record<string, string>) => {
    const { challenge } = await api.parts.twoStep.challenge('login', verified);
    return api.call(endpoints.loginCode, '', { headers, json: { challenge, code: '000000' } });
  };
  for (const seconds of [60, 120, 240, 480, 960, 1920]) {
    for (let i = 0; i < 2; i++) expect((await guess(from())).status).toBe(401);
    expectLimited(await guess(from()), seconds);
    api.clockOffset += seconds * 1000;
  }
});
