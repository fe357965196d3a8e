import { describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { createAccount, examplePassword as password, logIn } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { expectLimited, fromNewAddress, lowLimits } from './low-limits.ts';

const api = useApi();
const limited = useApi(lowLimits.options, api.projectId);
const nextPassword = 'another good long password';

const listSessions = async (token: string) =>
  (await api.call(endpoints.listSessions, '', { token })).json as { id: string; current: boolean }[];
const jobsStatus = async (token: string) => (await api.call(endpoints.listJobs, '', { token })).status;
const isPassword = async (username: string, candidate: string) => (await api.parts.admins.verify(username, candidate)) !== undefined;

function changePassword(token: string, currentPassword: string, newPassword: string) {
  return api.call(endpoints.changePassword, '', { token, json: { currentPassword, newPassword } });
}

describe('the sessions of an account', () => {
  it('are listed with the latest first and the current one marked', async () => {
    const username = await createAccount(api);
    const [first, second] = [await api.logIn(username), await api.logIn(username)];
    await api.logIn();
    const listed = await listSessions(first);
    expect(listed.map(({ current }) => current)).toEqual([false, true]);
    expect((await listSessions(second)).map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
  });

  it('end together, except the current one and those of other accounts', async () => {
    const username = await createAccount(api);
    const [current, other, ofAnotherAccount] = [await api.logIn(username), await api.logIn(username), await api.logIn()];
    expect((await api.call(endpoints.endOtherSessions, '', { token: current })).status).toBe(204);
    expect(await Promise.all([current, other, ofAnotherAccount].map(jobsStatus))).toEqual([200, 401, 200]);
    expect(await listSessions(current)).toHaveLength(1);
  });
});

it('the time of mails about new applications is chosen by whom they go to, and that is in the audit trail', async () => {
  const username = await createAccount(api);
  const { call, actor } = adminOf(api, username, { role: 'manager', jobs: [] });
  expect((await call(endpoints.readAccount)).json).toMatchObject({ email: '', news: 'at once' });
  expect((await call(endpoints.updateNews, '', { json: { news: 'weekly' } })).status).toBe(400);
  expect((await call(endpoints.updateNews, '', { json: { news: 'daily' } })).status).toBe(204);
  expect((await call(endpoints.readAccount)).json).toMatchObject({ email: '', news: 'daily' });
  expect((await api.trailOf(username)).filter((entry) => entry.endsWith('set news'))).toEqual([`${actor}: set news`]);
});

describe('a change of password', () => {
  it.each([
    ['is among the most common', () => '1qaz2wsx3edc', yourAccountTexts.passwordCommon],
    ['is common in full-width letters', () => 'ｑｗｅｒｔｙ１２３４５６', yourAccountTexts.passwordCommon],
    ["contains the account's name", (username: string) => `${username}!`, yourAccountTexts.passwordPersonal],
  ])('refuses a password that %s', async (_, newPassword, error) => {
    const username = await createAccount(api);
    const answer = await changePassword(await api.logIn(username), password, newPassword(username));
    expect(answer).toMatchObject({ status: 400, json: { error: expect.stringMatching(error) as string } });
    expect(await isPassword(username, password)).toBe(true);
  });

  it('does not overwrite a simultaneous change on the command line', async () => {
    const username = await createAccount(api);
    const verified = await api.parts.admins.verify(username, password);
    const newest = 'a password from the command line';
    await api.parts.admins.setPassword(username, newest);
    const author = { ...(await api.openSession(username)), username, access: 'staff: their account' } as const;
    expect(verified && (await api.parts.admins.changePassword(verified, nextPassword, author))).toBe(false);
    expect(await isPassword(username, newest)).toBe(true);
  });

  it('keeps the browser known to the login', async () => {
    const username = await createAccount(api);
    const answer = await changePassword(await api.logIn(username), password, nextPassword);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toContain(`Path=${endpoints.login.path}`);
    const logInWith = (candidate: string, headers: Record<string, string> = {}) =>
      logIn(limited, username, candidate, { ...fromNewAddress(), ...headers });
    for (let i = 0; i < lowLimits.accountFailures; i++) expect((await logInWith('a wrong password')).status).toBe(401);
    expectLimited(await logInWith(nextPassword));
    expect((await logInWith(nextPassword, { Cookie: cookie.split(';', 1)[0] ?? '' })).status).toBe(200);
  });
});
