import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sessionCookie } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits, serverLimits } from '#rooms/platform/contract/limits.ts';
import { session } from '#rooms/accounts/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { texts } from '#rooms/platform/contract/texts.ts';
import { createAccount } from './examples.ts';
import { useApi } from './harness.ts';
import type { Answer } from './http.ts';
import { deleteOwnAccount, signIn } from './sign-in.ts';
import { overridden } from './overridden.ts';

let afterVerify: (() => Promise<unknown>) | undefined;
const api = useApi({
  settings: (settings) => ({ ...settings, secureCookies: true }),
  parts: (parts) => ({
    ...parts,
    admins: overridden(parts.admins, {
      verify: async (...credentials) => {
        const account = await parts.admins.verify(...credentials);
        await afterVerify?.();
        return account;
      },
    }),
  }),
});
const withoutWebApiKey = useApi({
  settings: (settings) => ({ ...settings, identityToolkit: { ...settings.identityToolkit, webApiKey: '' } }),
});
afterEach(() => {
  afterVerify = undefined;
});
const username = `ada-${randomUUID()}`;
const password = ' correct horse Battery ';
beforeAll(async () => {
  await api.parts.admins.create(username, password);
});

function logIn(changes: object = {}, site = api): Promise<Answer> {
  const json = { username, password, recaptchaToken: site.solveCaptcha(), ...changes };
  return site.call(endpoints.login, '', { json });
}

const jobsStatus = async (token: string) => (await api.call(endpoints.listJobs, '', { token })).status;

describe('a login', () => {
  it('returns a bearer, a custom token, the end of the session and two cookies', async () => {
    const answer = await logIn();
    expect(answer.status).toBe(200);
    const { token, customToken, expiresAt } = session.parse(answer.json);
    expect(await jobsStatus(token)).toBe(200);
    expect(customToken).not.toBe(token);
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - serverLimits.sessionMs)).toBeLessThan(60_000);
    const [resumesCookie = '', deviceCookie = '', ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    for (const cookie of [resumesCookie, deviceCookie]) {
      expect(cookie).toMatch(new RegExp(`^${sessionCookie}=[^;]{20,}; `));
      for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict']) expect(cookie).toContain(attribute);
    }
    for (const attribute of ['Path=/uploads/resumes;', 'Max-Age=43200;']) expect(resumesCookie).toContain(attribute);
    for (const attribute of [`Path=${endpoints.login.path};`, 'Max-Age=7776000;']) expect(deviceCookie).toContain(attribute);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('accepts the name in any case and with blanks, and only the exact password', async () => {
    expect((await logIn({ username: ` ${username.toUpperCase()} ` })).status).toBe(200);
    expect((await logIn({ password: password.trim() })).status).toBe(401);
    expect((await logIn({ password: password.toUpperCase() })).status).toBe(401);
  });

  it.each([
    ['a wrong password', { password: 'wrong' }],
    ['an unknown name', { username: 'nobody' }],
    ['an invalid name', { username: '../admins/x' }],
    ['a name like a path', { username: '__x__' }],
    ['a long name', { username: 'x'.repeat(limits.usernameBytes) }],
    ['a long password', { password: 'x'.repeat(limits.passwordBytes) }],
  ])('is refused with 401 for %s', async (_, changes) => {
    const answer = await logIn(changes);
    expect(answer).toMatchObject({ status: 401, json: { error: staffTexts.wrongCredentials } });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('gets 500 for the correct password, and 401 for a wrong one, when no web API key is configured', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await logIn({}, withoutWebApiKey)).status).toBe(401);
    await withoutWebApiKey.parts.admins.create(username, password);
    expect(await logIn({}, withoutWebApiKey)).toMatchObject({ status: 500, json: { error: texts.configuration } });
  });

  it('stores only a hash of the password, and of the session only its account, its authority and times', async () => {
    const { token } = session.parse((await logIn()).json);
    const [own] = (await api.call(endpoints.listSessions, '', { token })).json as { id: string }[];
    const db = await api.firebase.db();
    const stored = (await db.doc(`sessions/${own?.id}`).get()).data() ?? {};
    expect(Object.keys(stored).sort()).toEqual(['account', 'expires', 'jobs', 'last_used', 'opened', 'role']);
    const document = await db.doc(`admins/${username}`).get();
    expect(document.get('password_hash')).toMatch(/^\$scrypt\$/);
    expect(JSON.stringify(document.data())).not.toContain('horse');
  });
});

describe('a session', () => {
  const cleared = new RegExp(`^${sessionCookie}=; Path=/uploads/resumes; Expires=Thu, 01 Jan 1970`);

  /** Reuses a custom token, valid an hour. @returns the statuses with its ID token and cookie */
  async function exchangeAgain(customToken: string): Promise<{ bearer: number; cookie: number }> {
    const token = await signIn(customToken);
    const cookie = await (await api.firebase.auth()).createSessionCookie(token, { expiresIn: serverLimits.sessionMs });
    const resume = await api.call(endpoints.readResume, `${randomUUID()}.pdf`, { headers: { Cookie: `${sessionCookie}=${cookie}` } });
    return { bearer: await jobsStatus(token), cookie: resume.status };
  }

  it('stays ended when its custom token is exchanged again', async () => {
    const { token, customToken } = session.parse((await logIn()).json);
    expect(await exchangeAgain(customToken)).toEqual({ bearer: 200, cookie: 404 });
    await api.call(endpoints.logout, '', { token });
    expect(await exchangeAgain(customToken)).toEqual({ bearer: 401, cookie: 401 });
  });

  it('stays ended when its Auth user is deleted and created again', async () => {
    const { token, customToken } = session.parse((await logIn()).json);
    await api.call(endpoints.logout, '', { token });
    await deleteOwnAccount(await signIn(customToken));
    expect(await exchangeAgain(customToken)).toEqual({ bearer: 401, cookie: 401 });
    expect((await logIn()).status).toBe(200);
  });

  it('ends at the logout, which removes the cookie, and not at that of another session', async () => {
    const name = `admin-${randomUUID()}`;
    const [ended, other, ofAnotherAccount] = [await api.logIn(name), await api.logIn(name), await api.logIn()];
    const answer = await api.call(endpoints.logout, '', { token: ended });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers.get('Set-Cookie')).toMatch(cleared);
    expect(await Promise.all([ended, other, ofAnotherAccount].map(jobsStatus))).toEqual([401, 200, 200]);
  });

  it('is removed from the browser by a logout without a valid bearer', async () => {
    const token = await api.logIn();
    await api.call(endpoints.logout, '', { token });
    for (const answer of [await api.call(endpoints.logout, '', { token }), await api.call(endpoints.logout)]) {
      expect(answer).toMatchObject({ status: 401, json: { error: responseTexts.unauthorised } });
      expect(answer.headers.get('Set-Cookie')).toMatch(cleared);
    }
  });

  it('ends after two idle hours', async () => {
    const token = await api.logIn();
    api.clockOffset = serverLimits.sessionIdleMs - 60_000;
    expect(await jobsStatus(token)).toBe(200);
    api.clockOffset += serverLimits.sessionIdleMs - 60_000;
    expect(await jobsStatus(token)).toBe(200);
    api.clockOffset += serverLimits.sessionIdleMs + 1;
    expect(await jobsStatus(token)).toBe(401);
  });

  it('ends after twelve hours of use', async () => {
    const token = await api.logIn();
    for (api.clockOffset = 0; api.clockOffset < serverLimits.sessionMs; api.clockOffset += 100 * 60_000) {
      expect(await jobsStatus(token)).toBe(200);
    }
    api.clockOffset = serverLimits.sessionMs;
    expect(await jobsStatus(token)).toBe(401);
  });
});

describe('an account', () => {
  async function createAgain(name: string): Promise<boolean> {
    await (await api.firebase.db()).doc(`admins/${name}`).delete();
    return api.parts.admins.create(name, 'a new password');
  }

  const changes: [string, (name: string) => Promise<boolean>][] = [
    ['gets a new password', (name) => api.parts.admins.setPassword(name, 'a new password')],
    ['is disabled', (name) => api.parts.admins.setDisabled(name, true)],
    ['is deleted and created again', createAgain],
  ];

  it('logs in again after the sessions of everybody were ended', async () => {
    const name = await createAccount(api, password);
    const { token, customToken } = session.parse((await logIn({ username: name })).json);
    expect(await api.parts.admins.endAllSessions()).toBeGreaterThan(0);
    expect(await jobsStatus(token)).toBe(401);
    expect(await jobsStatus(await signIn(customToken))).toBe(401);
    expect((await logIn({ username: name })).status).toBe(200);
  });

  it.each(changes)('refuses a login during which it %s', async (_, change) => {
    const name = await createAccount(api, password);
    afterVerify = () => change(name);
    const answer = await logIn({ username: name });
    expect(answer).toMatchObject({ status: 401, json: { error: staffTexts.wrongCredentials } });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });
});
