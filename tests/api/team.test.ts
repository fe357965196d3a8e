import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { z } from 'zod/mini';
import { colleague } from '#rooms/accounts/contract/colleagues.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { session, type TeamAccount } from '#rooms/accounts/contract/endpoints.ts';
import { renderTemplate } from '../../functions/src/templates.ts';
import { readCommand } from '../../local/commands/admin.ts';
import { createAccount, examplePassword as password, logIn } from './examples.ts';
import { adminOf, type Api, useApi } from './harness.ts';
import { confirmChange } from './interviews.ts';
import { expectLimited, fromNewAddress, lowLimits } from './low-limits.ts';
import { mailSettings, mailsTo, tokensIn } from './mail.ts';

const api = useApi();
const limited = useApi(lowLimits.options, api.projectId);
const siteUrl = 'https://www.example.com';
const withMail = useApi({ mail: mailSettings }, api.projectId);
const limitedWithMail = useApi({ ...lowLimits.options, mail: mailSettings }, api.projectId);

const email = 'grace@example.com';
type Admin = ReturnType<typeof adminOf>;
let admin: Admin;
let issuer: Admin;

const newAdmin = async () => adminOf(api, await createAccount(api));

beforeEach(async () => {
  await api.clear();
  admin = await newAdmin();
});

async function invite(changes: object = {}, by: Admin = admin) {
  const answer = await by.call(endpoints.inviteColleague, '', { json: { email, role: 'recruiter', jobs: [], ...changes } });
  const { invitation, link = '' } = endpoints.inviteColleague.output.parse(answer.json);
  return { id: invitation.id, token: link.split('#')[1] ?? '' };
}

function accept(token: string, changes: object = {}, instance: Api = api, headers = {}) {
  const json = { token, username: 'grace', password, recaptchaToken: instance.solveCaptcha(), ...changes };
  return instance.call(endpoints.acceptInvitation, '', { json, headers });
}

const readTeam = async (by: Admin = admin) => endpoints.listAccounts.output.parse((await by.call(endpoints.listAccounts)).json);
const accountOf = async (username: string): Promise<TeamAccount | undefined> =>
  (await api.parts.admins.list()).find((account) => account.username === username);
const change = (username: string, json: object, by: Admin = admin) => by.call(endpoints.updateAccount, username, { json });
const demotion = { role: 'recruiter', jobs: [], disabled: false };

describe('an invitation', () => {
  it('creates an account with its name, title, address, role and jobs, which logs in as usual', async () => {
    const jobs = [await api.postJob(), await api.postJob()];
    const { id, token } = await invite({
      name: ' Grace\t<b>王</b>',
      title: 'Rear admiral',
      email: ' Grace@Example.COM',
      role: 'manager',
      jobs,
    });
    const { invitations } = await readTeam();
    const shown = { name: 'Grace <b>王</b>', title: 'Rear admiral', email };
    expect(invitations).toMatchObject([{ id, ...shown, role: 'manager', jobs, invited_by: admin.username }]);
    expect((await accept(token, { username: ' Grace' })).status).toBe(204);
    expect(session.parse((await logIn(api, 'grace')).json).role).toBe('manager');
    const { accounts, invitations: left } = await readTeam();
    expect(left).toEqual([]);
    const wanted = { username: 'grace', ...shown, role: 'manager', jobs, disabled: false, twoStep: false };
    expect(accounts.find(({ username }) => username === 'grace')).toMatchObject({ ...wanted, last_login: expect.any(String) as string });
    const { username } = admin;
    expect(accounts.find((account) => account.username === username)).toMatchObject({ name: username, title: '', role: 'admin' });
  });

  it.each<[string, (invited: { id: string; token: string }, inviter: Admin) => unknown]>([
    ['has expired', () => (api.clockOffset = serverLimits.accountInvitationMs)],
    ['has been used', ({ token }) => accept(token, { username: 'somebody-else' })],
    ['is cancelled', ({ id }) => admin.call(endpoints.cancelInvitation, id)],
    ['is replaced by another one for the address', () => invite()],
    ['comes from somebody who is disabled by now', (_, { username }) => confirmChange(admin, username, { disabled: true })],
    ['comes from somebody who is no admin by now', (_, { username }) => confirmChange(admin, username, demotion)],
    ['comes from somebody whose account is gone', async (_, { username }) => (await api.firebase.db()).doc(`admins/${username}`).delete()],
  ])('creates no account if it %s', async (_, act) => {
    const inviter = await newAdmin();
    const invited = await invite({}, inviter);
    await act(invited, inviter);
    expect(await accept(invited.token)).toMatchObject({ status: 404, json: { error: responseTexts.accountInvitationOver } });
    expect(await accountOf('grace')).toBeUndefined();
  });

  it('creates one account if it is used several times at once', async () => {
    const { token } = await invite();
    const names = ['ann', 'ben'];
    const answers = await Promise.all(names.map((username) => accept(token, { username })));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const created = await Promise.all(names.map(accountOf));
    expect(created.filter(Boolean)).toHaveLength(1);
  });

  it('cannot be guessed, and who tries is limited', async () => {
    const headers = fromNewAddress();
    const guess = () => accept('x'.repeat(43), {}, limited, headers);
    for (let i = 0; i < 3; i += 1) expect((await guess()).status).toBe(404);
    expectLimited(await guess());
  });

  it('stays open if the name is taken, even by a disabled account', async () => {
    const taken = await createAccount(api);
    await api.parts.admins.setDisabled(taken, true);
    const { token } = await invite();
    expect(await accept(token, { username: taken })).toMatchObject({ status: 409, json: { error: responseTexts.usernameTaken } });
    expect(await accountOf(taken)).toMatchObject({ role: 'admin', disabled: true });
    expect((await accept(token)).status).toBe(204);
  });

  it.each([false, true])('is refused for the address of an account (disabled: %s)', async (disabled) => {
    await accept((await invite()).token);
    if (disabled) await change('grace', { disabled });
    const again = await admin.call(endpoints.inviteColleague, '', { json: { email, role: 'admin', jobs: [] } });
    expect(again).toMatchObject({ status: 409, json: { error: responseTexts.emailHasAccount } });
  });

  it('is mailed, and its link is not shown then; a cancelled one is not mailed any more', async () => {
    const json = { email, role: 'recruiter', jobs: [] };
    const token = await admin.token();
    const answer = endpoints.inviteColleague.output.parse((await withMail.call(endpoints.inviteColleague, '', { token, json })).json);
    expect(answer).not.toHaveProperty('link');
    const [mail] = await mailsTo(api, email);
    expect(JSON.stringify(mail?.data())).toContain(`${siteUrl}/admin/invitation#`);
    await admin.call(endpoints.cancelInvitation, answer.invitation.id);
    expect(await mailsTo(api, email)).toEqual([]);
    expect((await accept(tokensIn(mail)[0] ?? '')).status).toBe(404);
    const unmailed = await api.call(endpoints.inviteColleague, '', { token, json });
    expect(endpoints.inviteColleague.output.parse(unmailed.json).link).toMatch(/^\/admin\/invitation#[\w-]{43}$/);
    expect(await mailsTo(api, email)).toEqual([]);
  });
});

describe('a link for a new password', () => {
  const next = 'another quiet harbour 47';
  const ask = (username: string, instance = withMail, headers = fromNewAddress()) =>
    instance.call(endpoints.requestAccountLink, '', { json: { username, recaptchaToken: instance.solveCaptcha() }, headers });
  async function linkTo(username: string, by: Admin = admin) {
    const { status, json } = await by.call(endpoints.sendAccountLink, username);
    expect(status).toBe(201);
    return endpoints.sendAccountLink.output.parse(json).link?.split('#')[1] ?? '';
  }
  const choose = (token: string, changes: object = {}) => accept(token, { username: undefined, password: next, ...changes });

  it('of an admin is shown where it cannot be mailed, works once, and ends all that lets people in', async () => {
    const colleague = await newAdmin();
    const { username } = colleague;
    const token = await linkTo(username);
    const other = await linkTo(username);
    const invited = await invite({ email: 'other@example.com' }, colleague);
    expect((await colleague.call(endpoints.createCalendarFeed)).status).toBe(201);
    expect((await logIn(api, username)).status).toBe(200);
    const attempts = await Promise.all([1, 2, 3].map(() => choose(token)));
    expect(attempts.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    const over = { status: 404, json: { error: responseTexts.accountInvitationOver } };
    for (const dead of [token, other, invited.token]) expect(await choose(dead, { username: 'grace' })).toMatchObject(over);
    expect((await colleague.call(endpoints.listJobs)).status).toBe(401);
    const account = (await api.documents('admins')).find(({ id }) => id === username);
    expect(account?.get('calendar_hash')).toBeNull();
    for (const [collection, field] of [
      ['sessions', 'account'],
      ['rateLimits', 'account'],
      ['accountInvitations', 'account'],
    ] as const) {
      expect((await api.documents(collection)).filter((one) => one.get(field) === username)).toEqual([]);
    }
    expect((await logIn(api, username)).status).toBe(401);
    expect((await logIn(api, username, next)).status).toBe(200);
    expect(await api.trailOf(username)).toEqual(
      expect.arrayContaining([`${admin.actor}: send link`, `admin:${username}: set password by link`]),
    );
    expect((await readTeam()).invitations).toEqual([]);
  });

  it.each<[string, (username: string) => unknown]>([
    ['has expired', () => (api.clockOffset = serverLimits.accountLinkMs)],
    ['is of an account that is disabled', (username) => change(username, { disabled: true })],
    [
      'is of an account that was disabled meanwhile',
      async (username) => {
        await change(username, { disabled: true });
        await change(username, { disabled: false });
      },
    ],
    ['is of an account with another address', (username) => change(username, { email: 'new@example.com' })],
    ['is of an account that has another password', (username) => api.parts.admins.setPassword(username, 'the third quiet harbour')],
    ['comes from somebody who is disabled by now', () => confirmChange(admin, issuer.username, { disabled: true })],
  ])('changes nothing if it %s', async (_, act) => {
    issuer = await newAdmin();
    const { username } = await newAdmin();
    const token = await linkTo(username, issuer);
    await act(username);
    expect(await choose(token)).toMatchObject({ status: 404, json: { error: responseTexts.accountInvitationOver } });
    expect((await logIn(api, username, next)).status).not.toBe(200);
  });

  it('leaves two-step login on, and takes no password with the name of its account', async () => {
    const colleague = await newAdmin();
    const two_step = { secret: 'secret', last_step: 0, recovery_hashes: [] };
    await (await api.firebase.db()).doc(`admins/${colleague.username}`).update({ two_step });
    const token = await linkTo(colleague.username);
    const personal = { password: `${colleague.username} speaking`, username: 'grace' };
    expect(await choose(token, personal)).toMatchObject({ status: 400, json: { error: responseTexts.passwordPersonal } });
    expect((await choose(token)).status).toBe(204);
    expect(await logIn(api, colleague.username, next)).toMatchObject({ status: 401, json: { error: responseTexts.codeRequired } });
    expect(await accountOf('grace')).toBeUndefined();
  });

  it('is made for enabled accounts of others', async () => {
    const { username } = await newAdmin();
    await change(username, { disabled: true });
    for (const [name, status, error] of [
      [username, 409, responseTexts.accountDisabled],
      [admin.username, 409, responseTexts.yourPassword],
      ['nobody', 404, responseTexts.accountNotFound],
    ] as const) {
      expect(await admin.call(endpoints.sendAccountLink, name)).toMatchObject({ status, json: { error } });
    }
  });

  it('is mailed to the address of the account alone, by an admin and by oneself, with the same answer for everybody', async () => {
    const [known, mute, disabled] = ['known', 'mute', 'disabled'];
    for (const name of [known, mute, disabled]) {
      await api.parts.admins.create(name, password, { role: 'admin', jobs: [], email: name === mute ? '' : `${name}@example.com` });
    }
    await change(disabled, { disabled: true });
    const asked = [known.toUpperCase(), mute, disabled, 'nobody', '__x__', 'a/b', '<script>', 'known@example.com'];
    const { linkStepMs } = serverLimits;
    onTestFinished(() => void Object.assign(serverLimits, { linkStepMs }));
    Object.assign(serverLimits, { linkStepMs: 100 });
    const begun = performance.now();
    const answers = await Promise.all(asked.map((name) => ask(name)));
    expect(performance.now() - begun).toBeGreaterThanOrEqual(serverLimits.linkStepMs);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`200 ${JSON.stringify({ message: responseTexts.accountLinkRequested })}`]),
    );
    expect((await api.documents('outbox')).map((mail) => mail.get('to') as string)).toEqual(['known@example.com']);
    expect(await api.trailOf(known)).toEqual(expect.arrayContaining(['visitor: request link']));
    const token = await admin.token();
    const sent = await withMail.call(endpoints.sendAccountLink, known, { token });
    expect(sent).toMatchObject({ status: 201, json: {} });
    expect(sent.json).toEqual({});
    const mails = await mailsTo(api, 'known@example.com');
    expect(mails).toHaveLength(2);
    const letters = mails.map((mail) => renderTemplate('account link', mail.get('values'))?.text ?? '');
    for (const text of letters) expect(text).toContain(`${siteUrl}/admin/new-password#`);
    expect(letters.filter((text) => text.includes(`${admin.username} sent you a link`))).toHaveLength(1);
    expect(endpoints.sendAccountLink.output.parse((await withMail.call(endpoints.sendAccountLink, mute, { token })).json).link).toMatch(
      /^\/admin\/new-password#[\w-]{43}$/,
    );
    expect((await choose(tokensIn(mails[0])[0] ?? '')).status).toBe(204);
    expect(await mailsTo(api, 'known@example.com')).toEqual([]);
    expect(await ask(known, api)).toMatchObject({ status: 404, json: { error: responseTexts.noAccountLinks } });
  });

  it('is asked for a few times only for an account, known or not, and from an address', async () => {
    for (const name of ['nobody', 'Nobody', 'NOBODY']) expect((await ask(name, limitedWithMail)).status).toBe(200);
    expectLimited(await ask('nobody', limitedWithMail));
    const headers = fromNewAddress();
    for (const name of ['a1', 'a2', 'a3']) expect((await ask(name, limitedWithMail, headers)).status).toBe(200);
    expectLimited(await ask('a4', limitedWithMail, headers));
  });
});

it.each<[string, (job: string) => object, string]>([
  ['an unknown job', (job) => ({ role: 'manager', jobs: [job, 'unknown'] }), responseTexts.managersJobsGone],
  ['a job that no document can be', () => ({ role: 'manager', jobs: ['a/b'] }), responseTexts.managersJobsGone],
])('neither invites nor makes somebody %s', async (_, authorityWith, error) => {
  const json = authorityWith(await api.postJob());
  const refused = { status: 400, json: { error } };
  expect(await admin.call(endpoints.inviteColleague, '', { json: { email, ...json } })).toMatchObject(refused);
  expect(await change(admin.username, json)).toMatchObject(refused);
});

describe('a change of an account', () => {
  it('can disable an account that cannot be read, and ends its sessions', async () => {
    const token = await api.logIn('broken');
    await (await api.firebase.db()).doc('admins/broken').set({ password_hash: 5 });
    expect((await change('broken', { disabled: true })).status).toBe(204);
    expect((await api.call(endpoints.listJobs, '', { token })).status).toBe(401);
  });

  it.each([demotion, { disabled: true }])('cannot take the last admin away: %j', async (edit) => {
    await api.parts.admins.create('recruiter', password, { role: 'recruiter', jobs: [], email: '' });
    await api.parts.admins.setDisabled((await newAdmin()).username, true);
    expect(await change(admin.username, edit)).toMatchObject({ status: 409, json: { error: responseTexts.lastAdmin } });
    expect((await readTeam()).accounts.find(({ username }) => username === admin.username)).toMatchObject({
      role: 'admin',
      disabled: false,
    });
  });

  it('on the command line may take the last admin away, whose password may be stolen', async () => {
    await readCommand(['disable', admin.username]).act({ ...api.parts, askPassword: () => Promise.resolve('') });
    expect(await accountOf(admin.username)).toMatchObject({ disabled: true });
  });

  it('can reset the second step of others, and leaves their sessions open', async () => {
    const colleague = await newAdmin();
    await colleague.token();
    const two_step = { secret: 'secret', last_step: 0, recovery_hashes: [] };
    await (await api.firebase.db()).doc(`admins/${colleague.username}`).update({ two_step });
    expect((await logIn(api, colleague.username)).status).toBe(401);
    expect((await admin.call(endpoints.resetTwoStep, colleague.username)).status).toBe(204);
    expect((await logIn(api, colleague.username)).status).toBe(200);
    expect((await colleague.call(endpoints.listJobs)).status).toBe(200);
    for (const own of [admin.username, admin.username.toUpperCase()]) {
      expect(await admin.call(endpoints.resetTwoStep, own)).toMatchObject({ status: 409, json: { error: responseTexts.yourTwoStep } });
    }
  });

  it('gives it a name and a title, which everybody may also give themselves', async () => {
    const manager = adminOf(api, await createAccount(api), { role: 'manager', jobs: ['job'] });
    const { username } = manager;
    expect((await manager.call(endpoints.updateProfile, '', { json: { name: ' Ada\r\nBcc: x@example.com ', title: '' } })).status).toBe(
      204,
    );
    const colleagues = z.array(colleague).parse((await admin.call(endpoints.listColleagues)).json);
    expect(colleagues.find((one) => one.username === username)).toMatchObject({ name: 'Ada Bcc: x@example.com', title: '' });
    expect((await change(username, { title: 'Head of people' })).status).toBe(204);
    expect((await manager.call(endpoints.readAccount)).json).toMatchObject({ name: 'Ada Bcc: x@example.com', title: 'Head of people' });
    const entries = (await api.documents('auditLog')).filter((entry) => entry.get('action') === 'change name');
    const recorded = entries.map((entry) => `${entry.get('actor')} ${entry.get('document')}`);
    expect(recorded.sort()).toEqual([manager, admin].map(({ actor }) => `${actor} ${username}`).sort());
  });

  it('takes away waiting mails only with what they are about, or with the address', async () => {
    const { username } = await newAdmin();
    await change(username, { email });
    const wait = async () => (await api.firebase.db()).collection('outbox').add({ to: email, state: 'waiting', audience: 'staff' });
    const whole = { name: 'Grace', title: 'Recruiter', email, role: 'admin', jobs: [] };
    const sharing = (await newAdmin()).username;
    await change(sharing, { email });
    const kept = await wait();
    await change(username, { ...whole, role: 'recruiter' });
    expect((await kept.get()).exists).toBe(true);
    await change(sharing, { email: '' });
    await change(username, whole);
    const changes = [
      [whole, 1],
      [{ ...whole, role: 'manager', jobs: [await api.postJob(), await api.postJob()] }, 0],
      [{ ...whole, role: 'manager', jobs: [await api.postJob()] }, 0],
      [{ email: 'other@example.com' }, 0],
    ] as const;
    for (const [edit, left] of changes) {
      const mail = await wait();
      expect((await change(username, edit)).status).toBe(204);
      expect((await mail.get()).exists).toBe(left === 1);
    }
  });

  it('is recorded once, as are invitations', async () => {
    const { id, token } = await invite();
    await accept(token);
    const cancelled = await invite({ email: 'other@example.com' });
    for (let i = 0; i < 2; i += 1) await admin.call(endpoints.cancelInvitation, cancelled.id);
    for (const edit of [{ role: 'admin', jobs: [] }, { disabled: true }, { disabled: false }]) {
      for (let i = 0; i < 2; i += 1) expect((await change('grace', edit)).status).toBe(204);
    }
    await admin.call(endpoints.resetTwoStep, 'grace');
    const entries = (await (await api.firebase.db()).collection('auditLog').get()).docs.map((entry) => entry.data());
    const ofTeam = entries.filter(({ action, actor }) => action !== 'log in' && actor !== 'command line');
    const byAdmin = ['change role', 'disable', 'enable', 'disable two-step login'].map((act) => `${admin.actor}: ${act} admins/grace`);
    const recorded = ofTeam.map(({ actor, action, collection, document }) => `${actor}: ${action} ${collection}/${document}`);
    const wanted = [
      `${admin.actor}: invite accountInvitations/${id}`,
      `admin:grace: accept invitation accountInvitations/${id}`,
      'admin:grace: create admins/grace',
      ...['invite', 'cancel invitation'].map((act) => `${admin.actor}: ${act} accountInvitations/${cancelled.id}`),
      ...byAdmin,
    ];
    expect(recorded.sort()).toEqual(wanted.sort());
  });
});
