import { describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { session } from '#rooms/accounts/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { createAccount, examplePassword as password, logIn } from './examples.ts';
import { type Api, useApi } from './harness.ts';
import type { Answer } from './http.ts';
import { totp } from './totp.ts';

const api = useApi();
/** Another instance, which requires two-step login. */
const strictApi = useApi({ settings: (settings) => ({ ...settings, requireTwoStep: true }) }, api.projectId);
const stepMs = 30_000;

const codeNow = (secret: string, instance: Api = api) => totp(secret, Date.now() + instance.clockOffset);

type CodeRequired = { error: string; challenge: string; setup?: { secret: string; uri: string } };

async function challengeFor(username: string, instance: Api = api): Promise<CodeRequired> {
  const answer = await logIn(instance, username);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('Set-Cookie')).toBeNull();
  return answer.json as CodeRequired;
}

function sendCode(challenge: string, code: string, instance: Api = api) {
  return instance.call(endpoints.loginCode, '', { json: { challenge, code } });
}

/** Repeats failed calls: in the emulator, one of two contending transactions may fail. */
async function sendCodeUnderContention(challenge: string, code: string): Promise<Answer> {
  const answered = await sendCode(challenge, code);
  return answered.status === 500 ? sendCodeUnderContention(challenge, code) : answered;
}

/** Begins to turn two-step login on. */
async function beginSetup(token: string) {
  const { json } = await api.call(endpoints.beginTwoStep, '', { token, json: { password } });
  return json as { challenge: string; secret: string; uri: string };
}

async function turnOnTwoStep(username: string) {
  const token = await api.logIn(username);
  const { challenge, secret } = await beginSetup(token);
  const confirmed = await api.call(endpoints.confirmTwoStep, '', { token, json: { challenge, code: codeNow(secret) } });
  const { recoveryCodes = [] } = confirmed.json as { recoveryCodes?: string[] };
  api.clockOffset += stepMs;
  return { token, secret, recoveryCodes };
}

async function createAccountWithTwoStep() {
  const username = await createAccount(api);
  return { username, ...(await turnOnTwoStep(username)) };
}

async function startLogin() {
  const account = await createAccountWithTwoStep();
  return { ...account, challenge: (await challengeFor(account.username)).challenge };
}

describe('an account with two-step login', () => {
  it('logs in with password and code, with each code and each challenge once', async () => {
    const { username, secret } = await createAccountWithTwoStep();
    const [first, second] = [await challengeFor(username), await challengeFor(username)];
    const code = codeNow(secret);
    expect({ error: first.error, setup: first.setup }).toEqual({ error: responseTexts.codeRequired });
    const opened = await sendCode(first.challenge, code);
    expect(opened.headers.getSetCookie()).toHaveLength(2);
    expect((await api.call(endpoints.listJobs, '', { token: session.parse(opened.json).token })).status).toBe(200);
    expect(await sendCode(second.challenge, code)).toMatchObject({ status: 401, json: { error: staffTexts.wrongCode } });
    api.clockOffset += stepMs;
    expect(await sendCode(first.challenge, codeNow(secret))).toMatchObject({ status: 401, json: { error: staffTexts.challengeOver } });
    expect((await sendCode(second.challenge, codeNow(secret))).status).toBe(200);
  });

  it('accepts a code that is one step off, and none that is further off', async () => {
    const { username, secret } = await createAccountWithTwoStep();
    const now = () => Date.now() + api.clockOffset;
    api.clockOffset += 10 * stepMs;
    const { challenge } = await challengeFor(username);
    // Not 2: if a step ends meanwhile, such a code is only one step off.
    for (const steps of [-2, 3]) expect((await sendCode(challenge, totp(secret, now() + steps * stepMs))).status).toBe(401);
    expect((await sendCode(challenge, totp(secret, now() - stepMs))).status).toBe(200);
  });

  it('accepts a code once when it is sent twice at the same time', async () => {
    const { secret, challenge } = await startLogin();
    const code = codeNow(secret);
    const answers = await Promise.all([sendCodeUnderContention(challenge, code), sendCodeUnderContention(challenge, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('ends a challenge after five wrong codes, also when the last two arrive at the same time', async () => {
    const { secret, challenge } = await startLogin();
    for (let i = 2; i < serverLimits.challengeTries; i++) await sendCode(challenge, '000000');
    await Promise.all([sendCodeUnderContention(challenge, '000000'), sendCodeUnderContention(challenge, '000000')]);
    expect(await sendCode(challenge, codeNow(secret))).toMatchObject({ status: 401, json: { error: staffTexts.challengeOver } });
  });

  it('ends a challenge after five minutes', async () => {
    const { secret, challenge } = await startLogin();
    api.clockOffset += serverLimits.challengeMs;
    expect(await sendCode(challenge, codeNow(secret))).toMatchObject({ status: 401, json: { error: staffTexts.challengeOver } });
  });

  it('accepts the challenge of a login only at the login, and that of a setup only on the account page', async () => {
    const { token, recoveryCodes, challenge } = await startLogin();
    const [code = ''] = recoveryCodes;
    const confirmed = await api.call(endpoints.confirmTwoStep, '', { token, json: { challenge, code } });
    expect(confirmed).toMatchObject({ status: 400, json: { error: yourAccountTexts.setupOver } });
    expect((await sendCode(challenge, code)).status).toBe(200);

    const setup = await beginSetup(await api.logIn(await createAccount(api)));
    expect((await sendCode(setup.challenge, codeNow(setup.secret))).status).toBe(401);
  });

  it('accepts each recovery code once, in any case and with any separators', async () => {
    const { username, token, recoveryCodes } = await createAccountWithTwoStep();
    const [code = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(serverLimits.recoveryCodes);
    expect((await sendCode((await challengeFor(username)).challenge, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await sendCode((await challengeFor(username)).challenge, code)).status).toBe(401);
    expect((await api.call(endpoints.readAccount, '', { token })).json).toMatchObject({
      username,
      twoStep: true,
      recoveryCodesLeft: serverLimits.recoveryCodes - 1,
    });
  });

  it('replaces the recovery codes when the password is confirmed', async () => {
    const { username, token, recoveryCodes } = await createAccountWithTwoStep();
    const renew = (candidate: string) => api.call(endpoints.renewRecoveryCodes, '', { token, json: { password: candidate } });
    expect(await renew('a wrong password')).toMatchObject({ status: 400, json: { error: staffTexts.wrongPassword } });
    const { recoveryCodes: renewed = [] } = (await renew(password)).json as { recoveryCodes?: string[] };
    expect(renewed).toHaveLength(serverLimits.recoveryCodes);
    const { challenge } = await challengeFor(username);
    expect((await sendCode(challenge, recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await sendCode(challenge, renewed[0] ?? '')).status).toBe(200);
  });

  it('stores recovery codes and challenges only as hashes', async () => {
    const { recoveryCodes, challenge } = await startLogin();
    const documents = (await Promise.all(['admins', 'rateLimits', 'auditLog'].map((name) => api.documents(name)))).flat();
    const stored = documents.map((document) => document.id + JSON.stringify(document.data())).join();
    for (const secret of [challenge, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(secret);
    }
  });

  it('logs in with the password alone after two-step login is turned off, or reset on the command line', async () => {
    const { username, token } = await createAccountWithTwoStep();
    const disable = (candidate: string) => api.call(endpoints.disableTwoStep, '', { token, json: { password: candidate } });
    expect(await disable('a wrong password')).toMatchObject({ status: 400, json: { error: staffTexts.wrongPassword } });
    await challengeFor(username);
    expect((await disable(password)).status).toBe(204);
    expect((await logIn(api, username)).status).toBe(200);
    await turnOnTwoStep(username);
    expect(await api.parts.twoStep.turnOff({ username }, 'command line')).toBe(true);
    expect((await logIn(api, username)).status).toBe(200);
  });

  it('gets 409 when it turns on two-step login again', async () => {
    const { token } = await createAccountWithTwoStep();
    const again = await api.call(endpoints.beginTwoStep, '', { token, json: { password } });
    expect(again).toMatchObject({ status: 409, json: { error: responseTexts.twoStepOn } });
  });
});

describe('a challenge', () => {
  const changes: [string, (name: string) => Promise<unknown>][] = [
    ['the password changes', (name) => api.parts.admins.setPassword(name, 'another good password')],
    ['the account is disabled', (name) => api.parts.admins.setDisabled(name, true)],
    ['the account is deleted by hand', async (name) => (await api.firebase.db()).doc(`admins/${name}`).delete()],
  ];

  it.each(changes)('of a login ends when %s', async (_, change) => {
    const { username, secret, challenge } = await startLogin();
    await change(username);
    expect(await sendCode(challenge, codeNow(secret))).toMatchObject({ status: 401, json: { error: staffTexts.challengeOver } });
  });

  it.each([...changes, ['another browser turns on two-step login', turnOnTwoStep] as const])(
    'of a setup ends without effect when %s',
    async (_, change) => {
      const username = await createAccount(api);
      const { challenge, setup } = await challengeFor(username, strictApi);
      await change(username);
      const before = await stored(username);
      strictApi.clockOffset = api.clockOffset;
      const answered = await sendCode(challenge, codeNow(setup?.secret ?? '', strictApi), strictApi);
      expect(answered).toMatchObject({ status: 401, json: { error: staffTexts.challengeOver } });
      expect(await stored(username)).toEqual(before);
    },
  );

  const stored = async (name: string) => (await (await api.firebase.db()).doc(`admins/${name}`).get()).data();
});

describe('turning two-step login on', () => {
  it('requires the password and a code of the new secret', async () => {
    const username = await createAccount(api);
    const token = await api.logIn(username);
    const refused = await api.call(endpoints.beginTwoStep, '', { token, json: { password: 'a wrong password' } });
    expect(refused).toMatchObject({ status: 400, json: { error: staffTexts.wrongPassword } });
    const { challenge, secret, uri } = await beginSetup(token);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    const confirm = (code: string) => api.call(endpoints.confirmTwoStep, '', { token, json: { challenge, code } });
    expect(await confirm('000000')).toMatchObject({ status: 400, json: { error: staffTexts.wrongCode } });
    expect((await logIn(api, username)).status).toBe(200);
    expect((await confirm(codeNow(secret))).status).toBe(200);
    await challengeFor(username);
  });

  it("refuses another account's challenge", async () => {
    const { challenge, secret } = await beginSetup(await api.logIn(await createAccount(api)));
    const other = await api.logIn(await createAccount(api));
    const answered = await api.call(endpoints.confirmTwoStep, '', { token: other, json: { challenge, code: codeNow(secret) } });
    expect(answered).toMatchObject({ status: 400, json: { error: yourAccountTexts.setupOver } });
  });
});

describe('when two-step login is required', () => {
  it('an account sets it up at its next login', async () => {
    const username = await createAccount(api);
    const { error, challenge, setup } = await challengeFor(username, strictApi);
    expect(error).toBe(responseTexts.setupRequired);
    expect(await sendCode(challenge, '000000', strictApi)).toMatchObject({ status: 401, json: { error: staffTexts.wrongCode } });
    const opened = await sendCode(challenge, codeNow(setup?.secret ?? '', strictApi), strictApi);
    expect(session.parse(opened.json).recoveryCodes).toHaveLength(serverLimits.recoveryCodes);
    expect((await challengeFor(username)).error).toBe(responseTexts.codeRequired);
  });

  it('nobody can turn it off', async () => {
    const { token } = await createAccountWithTwoStep();
    const refused = await strictApi.call(endpoints.disableTwoStep, '', { token, json: { password } });
    expect(refused).toMatchObject({ status: 403, json: { error: responseTexts.twoStepRequired } });
  });
});
