import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, sessionCookie } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { session } from '#contract/login.ts';
import { messages } from '#contract/messages.ts';
import { adminStore } from '../../functions/src/data/admins.ts';
import { useApi } from './harness.ts';
import type { Answer } from './http.ts';
import { deleteOwnAccount, signIn } from './sign-in.ts';

/** What happens between the look at a password and the opening of the session. */
let meanwhile: (() => Promise<unknown>) | undefined;
const api = useApi({
  parts: (parts) => ({
    ...parts,
    admins: {
      ...parts.admins,
      verify: async (name, word) => {
        const account = await parts.admins.verify(name, word);
        await meanwhile?.();
        return account;
      },
    },
  }),
});
afterEach(() => {
  meanwhile = undefined;
});
const username = `ada-${randomUUID()}`;
const password = ' correct horse Battery ';
beforeAll(async () => {
  await api.parts.admins.create(username, password);
});

function logIn(changes: object = {}): Promise<Answer> {
  const json = { username, password, recaptchaToken: api.solveCaptcha(), ...changes };
  return api.call(endpoints.login, '', { json });
}

const jobsStatus = async (token: string) => (await api.call(endpoints.listJobs, '', { token })).status;

describe('logging in', () => {
  it('gives a bearer, a token for the SDK, the end of the session, and a cookie', async () => {
    const answer = await logIn();
    expect(answer.status).toBe(200);
    const { token, customToken, expiresAt } = session.parse(answer.json);
    expect(await jobsStatus(token)).toBe(200);
    expect(customToken).not.toBe(token);
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - limits.sessionMs)).toBeLessThan(60_000);
    const cookie = answer.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(new RegExp(`^${sessionCookie}=[^;]{20,}; `));
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/uploads/resumes', 'Max-Age=43200']) {
      expect(cookie).toContain(attribute);
    }
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('knows the name in any case and between blanks, the password only as it is', async () => {
    expect((await logIn({ username: ` ${username.toUpperCase()} ` })).status).toBe(200);
    expect((await logIn({ password: password.trim() })).status).toBe(401);
    expect((await logIn({ password: password.toUpperCase() })).status).toBe(401);
  });

  it.each([
    ['a wrong password', { password: 'wrong' }],
    ['an unknown name', { username: 'nobody' }],
    ['a name that can be none', { username: '../admins/x' }],
    ['a name like a path', { username: '__x__' }],
    ['a very long name', { username: 'x'.repeat(5000) }],
    ['a very long password', { password: 'x'.repeat(50_000) }],
  ])('with %s is refused alike', async (_, changes) => {
    const answer = await logIn(changes);
    expect(answer).toMatchObject({ status: 401, json: { error: messages.wrongCredentials } });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it.each([
    ['no name', { username: undefined }],
    ['a blank name', { username: '  ' }],
    ['no password', { password: undefined }],
    ['a blank password', { password: ' \t ' }],
    ['an object for a password', { password: {} }],
  ])('with %s is refused', async (_, changes) => {
    expect(await logIn(changes)).toMatchObject({ status: 400, json: { error: messages.requiredFields } });
  });

  it('stores nothing about the session, and the password only as a hash', async () => {
    await logIn();
    expect(await api.stored()).toEqual({ admins: 1, files: 0 });
    const document = await (await api.firebase.db()).doc(`admins/${username}`).get();
    expect(document.get('password_hash')).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
    expect(JSON.stringify(document.data())).not.toContain('horse');
  });
});

describe('logging out', () => {
  const cleared = new RegExp(`^${sessionCookie}=; Path=/uploads/resumes; Expires=Thu, 01 Jan 1970`);

  it('ends the session at once, even one just opened, and takes the cookie away', async () => {
    const token = await api.logIn();
    const answer = await api.call(endpoints.logout, '', { token });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers.get('Set-Cookie')).toMatch(cleared);
    expect(await jobsStatus(token)).toBe(401);
  });

  it('ends what can still be made of its custom token', async () => {
    const { token, customToken } = session.parse((await logIn()).json);
    const anew = await signIn(customToken);
    expect(await jobsStatus(anew)).toBe(200);
    await api.call(endpoints.logout, '', { token });
    expect(await jobsStatus(anew)).toBe(401);
    const later = await signIn(customToken);
    expect(await jobsStatus(later)).toBe(401);
    const cookie = await (await api.firebase.auth()).createSessionCookie(later, { expiresIn: limits.sessionMs });
    const headers = { Cookie: `${sessionCookie}=${cookie}` };
    expect((await api.call(endpoints.readResume, `${randomUUID()}.pdf`, { headers })).status).toBe(401);
    expect((await logIn()).status).toBe(200);
  });

  it('is not undone by deleting the account and making it anew with the custom token', async () => {
    const auth = await api.firebase.auth();
    const aMinuteAgo = Math.floor(Date.now() / 1000) - 60;
    const customToken = await auth.createCustomToken(`admin-${randomUUID()}`, { admin: true, opened: aMinuteAgo });
    await deleteOwnAccount(await signIn(customToken));
    expect(await jobsStatus(await signIn(customToken))).toBe(401);
  });

  it('takes the cookie away from whoever comes with a bearer that is no longer taken, or with none', async () => {
    const token = await api.logIn();
    await api.call(endpoints.logout, '', { token });
    for (const answer of [await api.call(endpoints.logout, '', { token }), await api.call(endpoints.logout)]) {
      expect(answer).toMatchObject({ status: 401, json: { error: messages.unauthorised } });
      expect(answer.headers.get('Set-Cookie')).toMatch(cleared);
    }
  });

  it('leaves the sessions of others, and one can log in again', async () => {
    const other = await api.logIn();
    const name = `admin-${randomUUID()}`;
    await api.call(endpoints.logout, '', { token: await api.logIn(name) });
    expect(await jobsStatus(other)).toBe(200);
    expect(await jobsStatus(await api.logIn(name))).toBe(200);
  });
});

describe('an account', () => {
  const account = async () => {
    const name = `bob-${randomUUID()}`;
    expect(await api.parts.admins.create(name, password)).toBe(true);
    return name;
  };

  it('is created once', async () => {
    const name = await account();
    expect(await api.parts.admins.create(name, 'another password')).toBe(false);
    expect((await logIn({ username: name })).status).toBe(200);
    const listed = (await api.parts.admins.list()).find((admin) => admin.username === name);
    expect(listed).toMatchObject({ username: name, disabled: false });
    expect(listed?.created_at).toMatch(/Z$/);
  });

  it.each<[string, (name: string) => Promise<unknown>]>([
    ['and disabled before', (name) => api.parts.admins.setDisabled(name, true)],
    ['and had a session', () => Promise.resolve()],
    [
      'and disabled before, and its Auth user with it,',
      async (name) => {
        await api.parts.admins.setDisabled(name, true);
        await (await api.firebase.auth()).deleteUser(name);
      },
    ],
  ])('that was deleted by hand %s is new when it is created again', async (_, before) => {
    const name = await account();
    const { token, customToken } = session.parse((await logIn({ username: name })).json);
    await before(name);
    await (await api.firebase.db()).doc(`admins/${name}`).delete();
    expect((await logIn({ username: name })).status).toBe(401);
    expect(await api.parts.admins.create(name, 'a new password')).toBe(true);
    expect(await jobsStatus(token)).toBe(401);
    expect(await jobsStatus(await signIn(customToken))).toBe(401);
    expect((await logIn({ username: name })).status).toBe(401);
    expect((await logIn({ username: name, password: 'a new password' })).status).toBe(200);
  });

  it('that is there keeps its sessions when somebody tries to create it', async () => {
    const name = await account();
    const { token } = session.parse((await logIn({ username: name })).json);
    expect(await api.parts.admins.create(name, 'a new password')).toBe(false);
    expect(await jobsStatus(token)).toBe(200);
  });

  it('that is disabled loses its sessions and logs in no more, until it is enabled', async () => {
    const name = await account();
    const { token } = session.parse((await logIn({ username: name })).json);
    expect(await api.parts.admins.setDisabled(name, true)).toBe(true);
    expect(await jobsStatus(token)).toBe(401);
    expect(await logIn({ username: name })).toMatchObject({ status: 401, json: { error: messages.wrongCredentials } });
    await expect(api.parts.sessions.open(name)).resolves.toBeUndefined();
    expect(await api.parts.admins.setDisabled(name, false)).toBe(true);
    expect((await logIn({ username: name })).status).toBe(200);
    expect(await jobsStatus(token)).toBe(401);
  });

  it('that is disabled before its first login never gets in', async () => {
    const name = await account();
    await api.parts.admins.setDisabled(name, true);
    expect((await logIn({ username: name })).status).toBe(401);
    await expect(api.parts.sessions.open(name)).resolves.toBeUndefined();
  });

  it('that is disabled during its first login is disabled in Firebase Auth too', async () => {
    const name = await account();
    const auth = await api.firebase.auth();
    const overtaken = Object.assign(Object.create(auth) as typeof auth, {
      createUser: async (...properties: Parameters<typeof auth.createUser>) => {
        await auth.createUser({ uid: name });
        return auth.createUser(...properties);
      },
    });
    const admins = adminStore({ ...api.firebase, auth: () => Promise.resolve(overtaken) });
    expect(await admins.setDisabled(name, true)).toBe(true);
    expect((await auth.getUser(name)).disabled).toBe(true);
  });

  it('that gets a new password loses its sessions and its old password', async () => {
    const name = await account();
    const { token, customToken } = session.parse((await logIn({ username: name })).json);
    expect(await api.parts.admins.setPassword(name, 'a new password')).toBe(true);
    expect(await jobsStatus(token)).toBe(401);
    expect(await jobsStatus(await signIn(customToken))).toBe(401);
    expect((await logIn({ username: name })).status).toBe(401);
    expect((await logIn({ username: name, password: 'a new password' })).status).toBe(200);
  });

  it.each<[string, (name: string) => Promise<boolean>]>([
    ['gets a new password', (name) => api.parts.admins.setPassword(name, 'a new password')],
    ['is disabled', (name) => api.parts.admins.setDisabled(name, true)],
  ])('that %s while somebody logs in lets nobody in', async (_, change) => {
    const name = await account();
    meanwhile = () => change(name);
    const answer = await logIn({ username: name });
    expect(answer).toMatchObject({ status: 401, json: { error: messages.wrongCredentials } });
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it('that is not there is not changed', async () => {
    expect(await api.parts.admins.setDisabled('nobody', true)).toBe(false);
    expect(await api.parts.admins.setPassword('nobody', 'a new password')).toBe(false);
    expect((await api.parts.admins.list()).map((admin) => admin.username)).not.toContain('nobody');
  });
});
