import type { WeeklyHours } from '#rooms/interviews/contract/weekly-hours.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { application } from '#rooms/applications/contract/applications.ts';
import { applicationInList } from '#rooms/applications/contract/endpoints.ts';
import { colleague } from '#rooms/accounts/contract/colleagues.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits, serverLimits } from '#rooms/platform/contract/limits.ts';
import type { Role } from '#rooms/platform/contract/roles.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { type ApplicationStatus, applicationStatuses, openStatuses } from '#rooms/applications/contract/statuses.ts';
import { apply, storeApplication, storeColleague } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { mailSettings, mailsTo } from './mail.ts';

const api = useApi();
const admin = adminOf(api);
const { changeMany: bulk } = admin;

/** @returns the username of a new account */
const accountOf = async (
  role: Role,
  changes: { jobs?: string[]; disabled?: boolean; email?: string; name?: string; hours?: WeeklyHours } = {},
) => (await storeColleague(api, { role, ...changes })).username;

const assign = (id: string, assignee: string, updated_at?: string) =>
  admin.call(endpoints.assignApplication, id, { json: { assignee, updated_at } });
const stored = async (id: string) => application.parse(await api.parts.applications.get(id));
const ownersOf = async (...ids: string[]) => (await Promise.all(ids.map(stored))).map(({ assignee }) => assignee);

const withMail = useApi({ mail: mailSettings }, api.projectId);

it('a new owner gets one mail about what a colleague has assigned, and none about their own choice', async () => {
  const colleague = await storeColleague(withMail, { name: 'Ada Rao' });
  const [grace, alan] = [await storeColleague(withMail, { role: 'recruiter' }), await storeColleague(withMail)];
  const ids = [await storeApplication(api), await storeApplication(api), await storeApplication(api)];
  const listsFor = async (email: string) => (await mailsTo(withMail, email)).map((mail) => mail.get('about') as string[]);
  await colleague.call(endpoints.assignApplication, ids[0], { json: { assignee: grace.username } });
  expect(await listsFor(grace.email)).toEqual([ids.slice(0, 1)]);
  expect((await mailsTo(withMail, grace.email))[0]?.get('values')).toMatchObject({ by: 'Ada Rao' });
  await colleague.call(endpoints.changeApplications, '', { json: { ids, assign: alan.username } });
  await colleague.call(endpoints.changeApplications, '', { json: { ids, assign: alan.username } });
  expect((await listsFor(alan.email)).map((about) => about.sort())).toEqual([ids.sort()]);
  await grace.call(endpoints.assignApplication, ids[1], { json: { assignee: grace.username } });
  expect(await listsFor(grace.email)).toHaveLength(1);
});

it('a new owner gets no mail if all that it lists is undone in time', async () => {
  const colleague = await storeColleague(withMail);
  const [grace, alan] = [await storeColleague(withMail), await storeColleague(withMail)];
  const ids = [await storeApplication(api), await storeApplication(api)];
  await colleague.call(endpoints.assignApplication, ids[0], { json: { assignee: alan.username } });
  await colleague.call(endpoints.changeApplications, '', { json: { ids, assign: grace.username.toUpperCase() } });
  await colleague.call(endpoints.assignApplication, ids[0], { json: { assignee: '' } });
  const leave = async ({ email }: { email: string }) =>
    Promise.all((await mailsTo(withMail, email)).map(async ({ id }) => (await withMail.parts.outbox.lease(id)) !== undefined));
  expect(await leave(grace)).toEqual([false]);
  withMail.clockOffset += serverLimits.replyDelayMs;
  expect(await leave(grace)).toEqual([true]);
  expect(await leave(alan)).toEqual([false]);
  expect(await leave(alan)).toEqual([]);
});

it('a mail to a new owner names nobody whose application has been erased or taken back meanwhile', async () => {
  const [alan, ids] = [
    await storeColleague(withMail),
    [await storeApplication(api), await storeApplication(api), await storeApplication(api)],
  ];
  for (const id of ids) await assign(id, alan.username);
  const assigned = await Promise.all(ids.map(stored));
  await api.parts.applications.remove(ids[0] ?? '', 'visitor');
  await assign(ids[1] ?? '', '');
  const tell = (some: typeof assigned) => withMail.parts.applications.tellOwner(some, alan.username, admin.actor);
  await tell(assigned.slice(0, 2));
  expect(await mailsTo(withMail, alan.email)).toEqual([]);
  await tell(assigned);
  expect((await mailsTo(withMail, alan.email)).map((mail) => mail.get('about') as string[])).toEqual([ids.slice(2)]);
});

describe('the owner of an application', () => {
  it('is set in the version that was seen, with an entry in timeline and trail, and released', async () => {
    const [id, grace, alan] = [await storeApplication(api), await accountOf('recruiter'), await accountOf('admin')];
    const { updated_at } = await stored(id);
    const answer = await assign(id, grace, updated_at);
    expect(answer).toMatchObject({ status: 200, json: { id, assignee: grace } });
    // A repeated call whose answer got lost is no conflict.
    expect((await assign(id, grace, updated_at)).status).toBe(200);
    expect(await assign(id, alan, updated_at)).toMatchObject({
      status: 409,
      json: { error: staffTexts.staleApplication, current: { assignee: grace } },
    });
    expect(await assign(id, '', (await stored(id)).updated_at)).toMatchObject({ status: 200, json: { assignee: '' } });
    expect(await admin.timelineOf(id)).toMatchObject([
      { kind: 'assignee', from: grace, to: '', by: admin.username },
      { kind: 'assignee', from: '', to: grace, by: admin.username },
      { kind: 'received' },
    ]);
    expect(await api.trailOf(id)).toEqual(['visitor: create', `${admin.actor}: assign`, `${admin.actor}: assign`]);
    expect((await assign(randomUUID(), grace)).status).toBe(404);
  });

  it('must be able to see it', async () => {
    const id = await storeApplication(api, { job_id: 'windchill' });
    const disabled = await accountOf('admin', { disabled: true });
    const ofOtherJob = await accountOf('manager', { jobs: ['rfid'] });
    for (const assignee of [disabled, ofOtherJob, 'nobody-has-this', 'a/b', '..', 'x'.repeat(300)]) {
      expect(await assign(id, assignee)).toMatchObject({ status: 400, json: { error: staffTexts.invalidAssignee } });
    }
    expect(await ownersOf(id)).toEqual(['']);
    expect((await assign(id, await accountOf('manager', { jobs: ['rfid', 'windchill'] }))).status).toBe(200);
  });

  it('is set for many, skips what has changed or cannot be seen, and Undo restores each earlier owner', async () => {
    const [first, owned, changed] = [await storeApplication(api), await storeApplication(api), await storeApplication(api)];
    const hidden = await storeApplication(api, { job_id: 'other' });
    const [grace, manager] = [await accountOf('recruiter'), await accountOf('manager', { jobs: ['some-job'] })];
    await assign(owned, grace);
    const ids = [first, owned, changed, hidden];
    const versions = await Promise.all(ids.map(async (id) => ({ id, updated_at: (await stored(id)).updated_at })));
    await api.parts.statuses.set(changed, { status: 'Interview' }, 'admin:tests');
    const results = await bulk({ ids, versions, assign: manager });
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'stale', 'failed']);
    expect(results.map(({ before }) => before)).toEqual([{ assignee: '' }, { assignee: grace }, undefined, undefined]);
    expect(await ownersOf(...ids)).toEqual([manager, manager, '', '']);

    const asStatus = results.slice(0, 2).map((result) => ({ ...result, before: { status: grace } }));
    expect((await bulk({ restore: asStatus })).map(({ outcome }) => outcome)).toEqual(['stale', 'stale']);
    expect((await bulk({ restore: results })).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect(await ownersOf(...ids)).toEqual(['', grace, '', '']);
    expect((await stored(owned)).status).toBe('Pending');
    expect(await admin.call(endpoints.changeApplications, '', { json: { ids, assign: 'nobody-has-this' } })).toMatchObject({
      status: 400,
      json: { error: staffTexts.invalidAssignee },
    });
  });

  it('is whom the job names, if they can see the application when it arrives', async () => {
    const [grace, disabled] = [await accountOf('recruiter'), await accountOf('recruiter', { disabled: true })];
    const elsewhere = await accountOf('manager', { jobs: ['elsewhere'] });
    for (const [owner, assignee] of [
      [grace, grace],
      [disabled, ''],
      [elsewhere, ''],
      ['', ''],
    ]) {
      const job_id = await api.postJob({ owner });
      expect((await apply(api, job_id)).status).toBe(201);
      const { items } = await api.parts.applications.page({ job_id }, 10);
      expect(items.map((item) => item.assignee)).toEqual([assignee]);
      expect((await api.call(endpoints.readPublicJob, job_id)).text).not.toContain('owner');
    }
  });
});

describe('the view of the caller’s own applications', () => {
  it('has the open ones, newest first, in every call, and its count is on the overview', async () => {
    const username = await accountOf('recruiter', { name: '=Grace "G" Hopper' });
    const grace = adminOf(api, username, { role: 'recruiter', jobs: [] });
    const store = async (status: ApplicationStatus, job_id: string) => {
      const id = await storeApplication(api, { job_id, assignee: username });
      await api.parts.statuses.set(id, { status }, 'admin:tests');
      return id;
    };
    const mine: string[] = [];
    for (const status of openStatuses) mine.unshift(await store(status, 'one'));
    mine.unshift(await store('Pending', 'two'));
    for (const status of ['Hired', 'Rejected', 'Withdrawn'] as const) await store(status, 'one');
    await storeApplication(api, { assignee: await accountOf('recruiter') });

    const get = async (path: string, query = '') => (await grace.send('GET', `${path}?view=mine${query}`)).json;
    const listed = async (query = '') =>
      z
        .array(application)
        .parse(await get(endpoints.listApplications.path, query))
        .map(({ id }) => id);
    expect(await listed()).toEqual(mine);
    expect(await listed('&status=Hired&order=oldest&assignee=somebody&q=x')).toEqual(mine);
    expect(await listed('&job_id=two')).toEqual(mine.slice(0, 1));
    expect(await get(endpoints.countApplications.path)).toEqual({ count: mine.length });
    const versions = endpoints.listApplicationVersions.output.parse(await get(endpoints.listApplicationVersions.path));
    expect(versions.map(({ id }) => id)).toEqual(mine);
    const place = applicationInList.parse(await get(endpoints.readApplication.path.replace(':id', mine[2] ?? '')));
    expect(place).toMatchObject({ position: 3, total: mine.length, previous: mine[1], next: mine[3] });
    const csv = (await grace.send('GET', `${endpoints.exportApplications.path}?view=mine`)).text;
    expect(csv.match(/'=Grace ""G"" Hopper/g)).toHaveLength(mine.length);
    expect([(await grace.counts()).mine, (await admin.counts()).mine]).toEqual([mine.length, 0]);

    expect(await admin.listed({ assignee: username, status: 'Hired', job_id: 'one' })).toHaveLength(1);
  });

  it('has only what a manager may see, and asks for fewer choices where a query would be too large', async () => {
    const jobs = Array.from({ length: limits.jobsOfManager }, (_, index) => `job-${index}`);
    const manager = adminOf(api, await accountOf('manager', { jobs }), { role: 'manager', jobs });
    for (const job_id of ['job-0', 'job-5', 'lost']) await storeApplication(api, { job_id, assignee: manager.username });
    expect((await manager.counts()).mine).toBe(2);
    const list = (query: string) => manager.send('GET', `${endpoints.listApplications.path}?${query}`);
    const tooMany = `status=${applicationStatuses.slice(0, 6).join()}`;
    expect(await list(tooMany)).toMatchObject({ status: 400, json: { error: responseTexts.tooManyChoices } });
    expect((await list('view=mine')).json).toHaveLength(2);
    expect((await list('view=mine&job_id=job-5')).json).toHaveLength(1);
    expect((await list('view=mine&job_id=lost')).json).toEqual([]);
    expect((await list('status=Pending,Reviewed,Offer')).json).toHaveLength(2);
  });
});

it('colleagues are all accounts, those enabled first; a manager sees of their jobs only those of both', async () => {
  const days = Array.from({ length: 7 }, () => null);
  const recruiter = await accountOf('recruiter', { email: '', hours: { zone: 'Asia/Kathmandu', days } });
  const former = await accountOf('admin', { disabled: true, name: 'Ada Rao' });
  const other = await accountOf('manager', { jobs: ['shared', 'secret'] });
  const manager = adminOf(api, await accountOf('manager', { jobs: ['shared', 'own'] }), { role: 'manager', jobs: ['shared', 'own'] });
  const read = async (caller: typeof admin) => z.array(colleague).parse((await caller.call(endpoints.listColleagues)).json);
  const all = await read(admin);
  expect(all.map(({ username }) => username).sort()).toEqual((await api.documents('admins')).map(({ id }) => id).sort());
  expect(all.find(({ username }) => username === former)).toMatchObject({ name: 'Ada Rao', disabled: true });
  expect(all.map(({ disabled }) => disabled)).toEqual(all.map(({ disabled }) => disabled).sort());
  const usual = { title: '', deputy: '', away_until: '', disabled: false };
  const hours = { zone: 'Asia/Kathmandu', days, clocks: [{ since: expect.any(String) as string, ahead: 345 }] };
  expect(all).toContainEqual({ ...usual, username: recruiter, name: recruiter, role: 'recruiter', jobs: [], hours, has_email: false });
  const ofOther = { username: other, name: other, role: 'manager', jobs: ['shared', 'secret'], hours: null, has_email: true };
  expect(all).toContainEqual({ ...usual, ...ofOther });
  expect((await read(manager)).find(({ username }) => username === other)?.jobs).toEqual(['shared']);
});
