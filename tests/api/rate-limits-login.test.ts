import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sessionCookie } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { UnavailableError } from '../../functions/src/platform/errors.ts';
import { createAccount, examplePassword as password, logIn as logInTo } from './examples.ts';
import { type Api, useApi } from './harness.ts';
import { expectLimited, fromNewAddress, lowLimits } from './low-limits.ts';
import { overridden } from './overridden.ts';

const { options, accountFailures } = lowLimits;
const api = useApi(options);
const secondInstance = useApi(options, api.projectId);
const refuse = () => Promise.reject(new UnavailableError('Firebase'));
const withoutAuth = useApi(
  { ...options, parts: (parts) => ({ ...parts, sessions: overridden(parts.sessions, { open: refuse }) }) },
  api.projectId,
);
const withoutDevices = useApi(
  { ...options, parts: (parts) => ({ ...parts, knownDevices: overridden(parts.knownDevices, { add: refuse }) }) },
  api.projectId,
);
const unknownName = () => Promise.resolve(`nobody-${randomUUID()}`);

const logIn = (username: string, candidate: string, headers: Record<string, string>, instance: Api = api) =>
  logInTo(instance, username, candidate, headers);

/** Logs in. @returns the cookie by which the account knows the browser */
async function knownBrowser(
  username: string,
  headers: Record<string, string> = fromNewAddress(),
  instance: Api = api,
): Promise<Record<string, string>> {
  const answer = await logIn(username, password, headers, instance);
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie().find((text) => text.includes(`Path=${endpoints.login.path}`));
  return { Cookie: cookie?.split(';', 1)[0] ?? '' };
}

async function guessUntilLimited(username: string): Promise<void> {
  const answers = await Promise.all(Array.from({ length: accountFailures }, () => logIn(username, 'wrong', fromNewAddress())));
  expect(answers.map(({ status }) => status)).toEqual(Array(accountFailures).fill(401));
}

describe('the limit per IP address', () => {
  it('counts only failed logins, on every account', async () => {
    const username = await createAccount(api);
    const headers = fromNewAddress();
    for (let i = 0; i < 2; i++) expect((await logIn(username, password, headers)).status).toBe(200);
    const failed = await logIn(await unknownName(), 'wrong', headers);
    expect({ status: failed.status, cookie: failed.headers.get('Set-Cookie') }).toEqual({ status: 401, cookie: null });
    expectLimited(await logIn(username, password, headers));
    expectLimited(await api.call(endpoints.login, '', { headers, json: {} }));
    expect((await logIn(username, password, fromNewAddress())).status).toBe(200);
  });

  it.each([
    ['before the session is opened', withoutAuth],
    ['after it', withoutDevices],
  ])('counts a wrong password during an outage, but not the correct one, whose login fails %s', async (_when, failing) => {
    const username = await createAccount(api);
    const headers = fromNewAddress();
    for (let i = 0; i < 2; i++) expect((await logIn(username, password, headers, failing)).status).toBe(503);
    expect((await logIn(username, 'wrong', headers, failing)).status).toBe(401);
    expectLimited(await logIn(username, password, headers, failing));
    expectLimited(await logIn(username, password, headers));
  });

  it('holds for simultaneous logins on two instances', async () => {
    const username = await createAccount(api);
    const headers = fromNewAddress();
    const guesses = Array.from({ length: 6 }, (_, i) => logIn(username, 'wrong', headers, i % 2 ? api : secondInstance));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  it('leaves the captcha of a limited attempt unused', async () => {
    const headers = fromNewAddress();
    await logIn(await unknownName(), 'wrong', headers);
    const json = { username: await unknownName(), password: 'wrong', recaptchaToken: api.solveCaptcha() };
    expectLimited(await api.call(endpoints.login, '', { headers, json }));
    expect((await api.call(endpoints.login, '', { headers: fromNewAddress(), json })).status).toBe(401);
  });
});

describe('the limit per account', () => {
  it.each([
    ['known', () => createAccount(api)],
    ['unknown', unknownName],
  ])('counts failures from all IP addresses and instances for an account that is %s', async (_, name) => {
    const username = await name();
    await guessUntilLimited(username);
    expectLimited(await logIn(username.toUpperCase(), password, fromNewAddress()));
    expectLimited(await logIn(` ${username}`, 'wrong', fromNewAddress(), secondInstance));
  });
});

describe('a browser known to an account', () => {
  it('can log in for 90 days, even while the account and the IP address are limited', async () => {
    const username = await createAccount(api);
    const browser = await knownBrowser(username);
    const home = fromNewAddress();
    await guessUntilLimited(username);
    await logIn(await unknownName(), 'wrong', home);
    expectLimited(await logIn(username, password, home));
    expectLimited(await logIn(username, password, fromNewAddress()));
    api.clockOffset = 89 * dayMs;
    const again = await knownBrowser(username, { ...home, ...browser });
    await knownBrowser(username.toUpperCase(), { ...home, ...again }, secondInstance);
  });

  it('gets as few guesses as an IP address', async () => {
    const username = await createAccount(api);
    const browser = await knownBrowser(username);
    expect((await logIn(username, 'wrong', { ...fromNewAddress(), ...browser })).status).toBe(401);
    expectLimited(await logIn(username, password, { ...fromNewAddress(), ...browser }));
    expect((await logIn(username, password, fromNewAddress())).status).toBe(200);
  });

  it('shares a limit with the other browsers of the account', async () => {
    const username = await createAccount(api);
    const browsers: Record<string, string>[] = [];
    for (let i = 0; i <= accountFailures; i++) browsers.push(await knownBrowser(username));
    const [last, ...others] = browsers;
    for (const browser of others) {
      expect((await logIn(username, 'wrong', { ...fromNewAddress(), ...browser })).status).toBe(401);
    }
    expectLimited(await logIn(username, 'wrong', { ...fromNewAddress(), ...last }));
    expect((await logIn(username, password, fromNewAddress())).status).toBe(200);
  });

  it.each<[string, (username: string) => Promise<Record<string, string>>]>([
    [
      'its former cookie after another login',
      async (username) => {
        const browser = await knownBrowser(username);
        await knownBrowser(username, { ...fromNewAddress(), ...browser });
        return browser;
      },
    ],
    [
      'its cookie of more than 90 days ago',
      async (username) => {
        const browser = await knownBrowser(username);
        api.clockOffset = 91 * dayMs;
        return browser;
      },
    ],
    ['a cookie of another account', async () => knownBrowser(await createAccount(api))],
    ['a made-up cookie', () => Promise.resolve({ Cookie: `${sessionCookie}=${'x'.repeat(43)}` })],
  ])('is unknown by %s', async (_, cookieOf) => {
    const username = await createAccount(api);
    const cookie = await cookieOf(username);
    await guessUntilLimited(username);
    expectLimited(await logIn(username, password, { ...fromNewAddress(), ...cookie }));
  });
});

describe('an account of their own', () => {
  it('gives somebody no further guesses at other accounts', async () => {
    const own = await createAccount(api);
    const home = fromNewAddress();
    const browser = await knownBrowser(own, home);
    expect((await logIn(await createAccount(api), 'wrong', { ...home, ...browser })).status).toBe(401);
    const again = await knownBrowser(own, { ...home, ...browser });
    expectLimited(await logIn(await createAccount(api), 'wrong', { ...home, ...again }));
    expectLimited(await logIn(await unknownName(), 'wrong', home));
  });

  it('takes no wrong confirmation of a password back', async () => {
    const [own, other] = [await createAccount(api), await createAccount(api)];
    const confirm = async (username: string, candidate: string) =>
      api.call(endpoints.beginTwoStep, '', { token: await api.logIn(username), json: { password: candidate } });
    expect((await confirm(other, 'wrong')).status).toBe(400);
    expect((await confirm(own, password)).status).toBe(201);
    expectLimited(await confirm(other, 'wrong'));
  });
});

it('counts the wrong codes of a day per account, also in known browsers', async () => {
  const username = await createAccount(api);
  const verified = await api.parts.admins.verify(username, password);
  if (!verified) throw new Error('The correct password was refused');
  const guess = async (headers: Record<string, string>) => {
    const { challenge } = await api.parts.twoStep.challenge('login', verified);
    return api.call(endpoints.loginCode, '', { headers, json: { challenge, code: '000000' } });
  };
  for (let i = 0; i < accountFailures; i++) expect((await guess(await knownBrowser(username))).status).toBe(401);
  expectLimited(await guess(await knownBrowser(username)));
  expectLimited(await guess(fromNewAddress()));
  api.clockOffset = dayMs;
  expect((await guess(fromNewAddress())).status).toBe(401);
});
