import { beforeEach, describe, expect, it, vi } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { messageEndpoints } from '#rooms/messages/contract/endpoints.ts';
import { callers, type Role } from '#rooms/platform/contract/roles.ts';
import type { Authority } from '../../functions/src/colleagues/account.ts';
import { createAccount, examplePassword as password, storeApplication } from './examples.ts';
import { validBodies } from '../valid-bodies.ts';
import { adminEndpoints, adminOf, useApi } from './harness.ts';
import { sendRaw, untilAvailable } from './http.ts';

const api = useApi();
const bodies: Record<string, Record<string, unknown>> = validBodies;
const recruiter: Authority = { role: 'recruiter', jobs: [] };
const manager = (...jobs: string[]): Authority => ({ role: 'manager', jobs });

type Staff = ReturnType<typeof adminOf>;

const newAdmin = async () => adminOf(api, await createAccount(api));
const disable = ({ username }: Staff) => api.parts.admins.setDisabled(username, true, { seen: true });
const give = ({ username }: Staff, authority: Authority) => api.parts.admins.change(username, authority, 'command line', { seen: true });

/** Sends a body once the call was admitted and `meanwhile` is over. @returns the status */
async function statusOfLate(endpoint: Endpoint, ids: string[], by: Staff, json: unknown, meanwhile: () => Promise<unknown>) {
  const token = await by.token();
  const admit = vi.spyOn(api.parts.sessions, 'fromToken');
  const path = endpoint.path.replace(/:\w+/g, () => ids.shift() ?? 'some-id');
  const body = JSON.stringify(json);
  const headers = [`Authorization: Bearer ${token}`, 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];
  const answer = await sendRaw(api.port, `${endpoint.method} ${path}`, headers, body, async () => {
    await vi.waitFor(() => expect(admit).toHaveResolved());
    await meanwhile();
  });
  admit.mockRestore();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

/** One call of each kind of access, since one function reads all bodies. */
const withBody = new Map(adminEndpoints.filter(([name]) => bodies[name]).map((call) => [call[1].access, call]));

describe.each([...withBody.values()])('a late body of %s', (name, endpoint) => {
  it('is refused once its session or account has ended', async () => {
    const [left, gone] = [await newAdmin(), await newAdmin()];
    expect(await statusOfLate(endpoint, [], left, bodies[name], () => left.call(endpoints.logout))).toBe(401);
    expect(await statusOfLate(endpoint, [], gone, bodies[name], () => disable(gone))).toBe(401);
  });

  const allowed: readonly Role[] = callers[endpoint.access === 'everyone' ? 'admins' : endpoint.access];
  if (allowed.includes('manager')) return;
  it('is refused once its author has lost the role', async () => {
    const author = await newAdmin();
    expect(await statusOfLate(endpoint, [], author, bodies[name], () => give(author, manager()))).toBe(403);
  });
});

it('a late body of a manager reaches only the jobs that are still theirs', async () => {
  const id = await storeApplication(api);
  const { job_id = '' } = (await api.parts.applications.get(id)) ?? {};
  const author = adminOf(api, await createAccount(api), manager(job_id));
  const note = () => statusOfLate(endpoints.addNote, [id], author, { text: 'Call on Monday' }, () => give(author, manager('another')));
  expect(await note()).toBe(404);
  expect((await api.parts.timeline.page(id, 10)).items.filter(({ kind }) => kind === 'note')).toEqual([]);
});

/** The calls that change many, each with the method that changes one. */
it.each<[string, Endpoint, object, () => object, string]>([
  ['statuses', endpoints.changeApplications, { ids: ['a', 'b'], set: 'Reviewed' }, () => api.parts.statuses, 'set'],
  ['messages', messageEndpoints.changeMessages, { ids: ['a', 'b'], delete: true }, () => api.parts.messages, 'remove'],
  ['scheduled mails', endpoints.cancelScheduled, { ids: ['a', 'b'] }, () => api.parts.applicationReplies, 'cancel'],
])('a change of many %s ends once its author has been disabled', async (_, endpoint, json, store, method) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const author = await newAdmin();
  await author.token();
  const fromToken = api.parts.sessions.fromToken.bind(api.parts.sessions);
  let ended: Promise<unknown> | undefined;
  const admit = vi.spyOn(api.parts.sessions, 'fromToken').mockImplementation(async (token) => {
    // The first two are before and after the body.
    if (admit.mock.calls.length > 2) await (ended ??= disable(author));
    return fromToken(token);
  });
  const change = vi.spyOn(store() as Record<string, () => Promise<unknown>>, method);
  expect((await author.call(endpoint, '', { json })).status).toBe(200);
  expect(ended).toBeDefined();
  expect(change).not.toHaveBeenCalled();
});

describe('two changes at once', () => {
  // The emulator ends a transaction that waits for another one.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  const demotion = { role: 'recruiter', jobs: [], disabled: false };
  const edit = (json: object) => (author: Staff, other: Staff) => author.call(endpoints.updateAccount, other.username, { json });
  const invite = (author: Staff) =>
    author.call(endpoints.inviteColleague, '', { json: { email: `${author.username}@example.com`, ...recruiter } });

  it.each([
    ['demote', edit(demotion)],
    ['disable', edit({ role: 'admin', jobs: [], disabled: true })],
  ])('by admins who %s each other: one succeeds', async (_, act) => {
    const [one, other] = [await newAdmin(), await newAdmin(), await newAdmin()];
    await Promise.all([one.token(), other.token()]);
    const answers = await Promise.all([untilAvailable(() => act(one, other)), untilAvailable(() => act(other, one))]);
    const [made, refused] = answers.map(({ status }) => status).sort();
    expect(made).toBe(204);
    expect([401, 403]).toContain(refused);
  });

  it.each<[string, (author: Staff) => Promise<unknown>]>([
    ['is disabled', disable],
    ['loses the role', (author) => give(author, recruiter)],
  ])('leave no open invitation of an admin who %s', async (_, end) => {
    const author = await newAdmin();
    await author.token();
    await Promise.all([untilAvailable(() => invite(author)), end(author)]);
    const open = (await api.documents('accountInvitations')).filter((one) => one.get('invited_by') === author.username);
    expect(open).toEqual([]);
  });
});

/** The calls without a body, which a change of the account can still overtake. */
it.each<[string, (author: Staff) => Promise<unknown>]>([
  ['a two-step login reset', (author) => author.call(endpoints.resetTwoStep, 'somebody')],
  ['a cancelled invitation', (author) => author.call(endpoints.cancelInvitation, 'some-id')],
  ['a new calendar feed', (author) => author.call(endpoints.createCalendarFeed)],
  ['an end of busy times', (author) => author.call(endpoints.endBusy)],
  ['an end of other sessions', (author) => author.call(endpoints.endOtherSessions)],
  ['news', (author) => author.call(endpoints.updateNews, '', { json: { news: 'daily' } })],
  ['hours', (author) => author.call(endpoints.updateHours, '', { json: bodies['updateHours'] })],
])('%s needs the session in the transaction that writes it', async (_, act) => {
  const author = await newAdmin();
  const { sessionId, ...verdict } = { ...(await api.openSession(author.username)), username: author.username, jobs: [] };
  const admit = vi.spyOn(api.parts.sessions, 'fromToken').mockResolvedValue({ ...verdict, sessionId });
  await api.parts.sessions.close({ username: author.username, sessionId });
  expect(await act(author)).toMatchObject({ status: 401, json: { error: responseTexts.unauthorised } });
  admit.mockRestore();
});

const colleagueOf = async () => {
  const colleague = await newAdmin();
  await api.parts.admins.change(colleague.username, { email: `${colleague.username}@example.com`, jobs: [] }, 'command line');
  await colleague.call(endpoints.inviteColleague, '', { json: { email: `by-${colleague.username}@example.com`, ...recruiter } });
  await colleague.call(endpoints.createCalendarFeed);
  const verified = await api.parts.admins.verify(colleague.username, password);
  if (!verified) throw new Error('The correct password was refused');
  await api.parts.twoStep.challenge('login', verified);
  await api.parts.knownDevices.add(colleague.username);
  await api.logIn(colleague.username);
  return colleague;
};

async function doorsOf({ username }: Staff) {
  const count = async (collection: string, field: string) =>
    (await api.documents(collection)).filter((document) => document.get(field) === username).length;
  const [sessions, devicesAndChallenges, invitations, { calendar: feeds }] = await Promise.all([
    count('sessions', 'account'),
    count('rateLimits', 'account'),
    count('accountInvitations', 'invited_by'),
    api.parts.admins.choicesOf(username),
  ]);
  return { sessions, devicesAndChallenges, invitations, feeds };
}

const none = { sessions: 0, devicesAndChallenges: 0, invitations: 0, feeds: false };

it.each<[string, (colleague: Staff) => Promise<unknown>, object]>([
  [
    // Its own session goes on, in a browser that is known again.
    'a new password of their own',
    ({ call }) => call(endpoints.changePassword, '', { json: { currentPassword: password, newPassword: 'another good long password' } }),
    { ...none, sessions: 1, devicesAndChallenges: 1 },
  ],
  ['a new password on the command line', ({ username }) => api.parts.admins.setPassword(username, 'another good long password'), none],
  [
    'disabling, even if it is enabled again',
    async (colleague) => {
      await disable(colleague);
      await api.parts.admins.setDisabled(colleague.username, false);
    },
    none,
  ],
  [
    'deleting the account by hand, once there is another of its name',
    async ({ username }) => {
      await (await api.firebase.db()).doc(`admins/${username}`).delete();
      await api.parts.admins.create(username, password);
    },
    none,
  ],
])('what an account has made to let people in ends with %s', async (_, act, left) => {
  const colleague = await colleagueOf();
  expect(await doorsOf(colleague)).toEqual({ sessions: 2, devicesAndChallenges: 2, invitations: 1, feeds: true });
  await act(colleague);
  expect(await doorsOf(colleague)).toEqual(left);
});
