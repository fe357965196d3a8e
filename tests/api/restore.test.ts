import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { timelineEntry } from '#rooms/applications/contract/timeline.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { removeAgain, restore, stayDeleted } from '../../functions/src/cli/restore.ts';
import { type Firebase, openFirebase } from '../../functions/src/platform/firestore/firebase.ts';
import { readRemovals } from '../../local/commands/restore.ts';
import { applicationReplied } from '#rooms/answers/contract/replies.ts';
import { sendMessage, storeApplication, storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { mailSettings } from './mail.ts';
import { interviewCalls } from './interviews.ts';

type Firestore = Awaited<ReturnType<Firebase['db']>>;
type Collections = Awaited<ReturnType<Firestore['listCollections']>>;

const api = useApi({ mail: mailSettings });
let live: Firestore;
let backup: Firestore;

beforeEach(async () => {
  live = await api.firebase.db();
  const { projectId } = api;
  backup = await openFirebase({ projectId, storageBucket: '' }, randomUUID(), 'restored').db();
  await api.clear();
  for (const collection of await backup.listCollections()) await backup.recursiveDelete(collection);
});

async function allIn(parent: { listCollections: () => Promise<Collections> }): Promise<Map<string, object>> {
  const found = new Map<string, object>();
  for (const collection of await parent.listCollections()) {
    for (const document of await collection.listDocuments()) {
      const fields = (await document.get()).data();
      if (fields) found.set(document.path, fields);
      for (const [path, below] of await allIn(document)) found.set(path, below);
    }
  }
  return found;
}

async function copy(from: Firestore, to: Firestore): Promise<void> {
  for (const [path, fields] of await allIn(from)) await to.doc(path).set(fields);
}

const oneInterview = { interviews: 1, interviewSlots: 1, scorecards: 1 };

async function addInterview(application: string, id = 'one'): Promise<void> {
  const ofIt = { application, expires_at: new Date(Date.now() + 60_000) };
  for (const name of Object.keys(oneInterview)) await live.doc(`${name}/${id}`).set(ofIt);
}

const documentsIn = async (...names: string[]) =>
  [...(await allIn(live)).keys()].filter((path) => names.includes(path.split('/').at(-2) ?? '')).sort();

/** As `gcloud logging read` prints what the functions have logged. */
async function loggedBy(work: () => Promise<unknown>, message: string) {
  const lines = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await work();
  const entries = lines.mock.calls.map(([line]) => ({ jsonPayload: JSON.parse(String(line)) as { message: string } }));
  lines.mockRestore();
  return entries.filter(({ jsonPayload }) => jsonPayload.message === message);
}

const removalsLoggedBy = async (work: () => Promise<unknown>) => readRemovals(JSON.stringify(await loggedBy(work, 'removed')));

/** What only `kept` is left of. */
const ofPeople = ['applications', 'timeline', 'interviews', 'scorecards', 'jobs', 'contactMessages', 'alerts'];

/** Removes all but one application after the backup, also by retention and undoing a proposal. */
async function removeAfterBackup() {
  const staff = adminOf(api);
  const [kept = '', erased = '', aged = ''] = await Promise.all([1, 2, 3].map(() => storeApplication(api)));
  for (const [id, application] of Object.entries({ erased, aged })) await addInterview(application, id);
  const job = await api.postJob();
  await sendMessage(api);
  const [message] = (await api.parts.messages.page(1)).items;
  const { id: note } = timelineEntry.parse((await staff.call(endpoints.addNote, kept, { json: { text: 'Too old?' } })).json);
  await api.parts.admins.create('ingrid', 'a good long password');
  const { reply } = applicationReplied.parse((await interviewCalls(api, staff).propose(kept, { interviewers: ['ingrid'] })).json);
  await api.parts.alerts.request('ada@example.com', {});
  const request = (await api.documents('outbox')).find((mail) => mail.get('template') === 'alert request');
  const [, link = ''] = String(request?.get('values.url')).split('=');
  await api.parts.alerts.confirm(link);
  await copy(live, backup);
  const removals = await removalsLoggedBy(async () => {
    await api.parts.applications.remove(erased, 'visitor');
    await api.parts.upkeep.remove(live.doc(`applications/${aged}`), Date.now() + 400 * dayMs);
    await staff.call(endpoints.deleteJob, job);
    await staff.call(endpoints.deleteMessage, message?.id);
    await staff.call(endpoints.deleteNote, [kept, note]);
    await staff.call(endpoints.undoApplicationReply, [kept, reply]);
    await api.parts.alerts.remove(link);
  });
  expect(await documentsIn(...ofPeople)).toEqual([`applications/${kept}`]);
  return { kept, removals };
}

it('refuses entries of the log that are no removals', () => {
  expect(() => readRemovals('[{"jsonPayload":{"message":"login failed"}}]')).toThrow('other entries');
});

describe('after the loss of the whole database', () => {
  it('the log has the ids of what a backup undoes', async () => {
    const { id, link: token } = await storeWithLink(api, { keep: true });
    const undone = await loggedBy(async () => {
      await api.call(endpoints.keepOwnApplication, '', { json: { token, keep: false } });
      const { updated_at } = (await api.parts.applications.get(id)) ?? {};
      await adminOf(api).call(endpoints.correctAddress, id, { json: { applicant_email: 'grace@example.com', updated_at } });
      await api.parts.records.place(id, 'A complaint of ada@example.com', 'admin:root');
    }, 'undone by a backup');
    const changes = [
      ['change end keep', id],
      ['correct address', id],
      ['place hold', id],
    ];
    expect(undone).toMatchObject(changes.map(([action, document]) => ({ jsonPayload: { action, document } })));
    expect(JSON.stringify(undone)).not.toContain('@');
    await api.parts.records.lift(id, 'admin:root');
  });

  it('a backup in its place loses again what was removed since, with all sessions and waiting mails', async () => {
    const { kept, removals } = await removeAfterBackup();
    await api.clear();
    await copy(backup, live);
    const planned = await removeAgain(live, removals, true);
    expect(planned).toMatchObject({ applications: 2, jobs: 1, contactMessages: 1, timeline: 2, interviews: 1, alerts: 1, sessions: 1 });
    await removalsLoggedBy(() => removeAgain(live, removals));
    expect(await documentsIn(...ofPeople, 'sessions', 'accountInvitations')).toEqual([`applications/${kept}`]);
    expect((await api.documents('outbox')).filter((mail) => mail.get('to') !== undefined && mail.get('audience') !== 'staff')).toEqual([]);
    expect(await removeAgain(live, removals, true)).toEqual({});
  });
});

describe('a restore', () => {
  it.each(['the log', 'the audit trail'] as const)('brings back nothing that was deleted, by %s', async (source) => {
    const { kept, removals } = await removeAfterBackup();
    if (source === 'the log') await api.clear();
    else await live.doc(`applications/${kept}`).delete();
    const restored = await restore(backup, live, source === 'the log' ? removals : new Set());
    expect(restored).toMatchObject({ applications: 1, [stayDeleted]: 4 });
    expect(await documentsIn(...ofPeople)).toEqual([`applications/${kept}`]);
  });

  it('creates what was lost, with the timeline of an application, and nothing the second time', async () => {
    const token = await api.logIn();
    await api.postJob();
    await sendMessage(api);
    const id = await storeApplication(api, { source: 'linkedin' });
    await api.call(endpoints.updateApplicationStatus, id, { token, json: { status: 'Reviewed' } });
    await api.call(endpoints.addNote, id, { token, json: { text: 'Call on Monday' } });
    await api.call(endpoints.updateHiringProcess, '', { token, json: { next_steps: 'We read it.', reply_days: 5 } });
    await addInterview(id);
    await copy(live, backup);
    const before = await allIn(live);
    await api.clear();

    const plan = await restore(backup, live, new Set(), true);
    expect(plan).toMatchObject({ jobs: 1, applications: 1, timeline: 2, contactMessages: 1, settings: 1, ...oneInterview });
    expect(await allIn(live)).toEqual(new Map());
    expect(await restore(backup, live, new Set())).toEqual(plan);
    const after = await allIn(live);
    const restored = [...before].filter(([path]) => !/^(?:sessions|outbox|rateLimits)\//.test(path));
    for (const [path, fields] of restored) expect(after.get(path), path).toEqual(fields);
    expect(await restore(backup, live, new Set(), true)).toEqual({});
    expect(await api.trailOf('*')).toEqual(['command line: restore']);
  });

  it('creates the part of a timeline that was lost, and keeps what has changed since', async () => {
    const token = await api.logIn();
    const [id, changed] = await Promise.all([storeApplication(api), storeApplication(api)]);
    for (const text of ['Call on Monday', 'Call on Tuesday']) await api.call(endpoints.addNote, id, { token, json: { text } });
    await copy(live, backup);
    const notes = await documentsIn('timeline');
    await live.doc(`applications/${id}`).delete();
    await live.doc(notes[1] ?? '').delete();
    await api.call(endpoints.updateApplicationStatus, changed, { token, json: { status: 'Reviewed' } });
    const before = await allIn(live);
    expect(await restore(backup, live, new Set())).toEqual({ applications: 1, timeline: 1 });
    expect(await documentsIn('timeline')).toEqual(expect.arrayContaining(notes));
    expect(new Map([...(await allIn(live))].filter(([path]) => before.has(path)))).toEqual(before);
  });

  it('leaves accounts, invitations, sessions, mails, counters and subscribers as they are', async () => {
    const { admins, alerts, accountInvitations } = api.parts;
    await admins.create('anna', 'a good long password');
    await admins.create('bert', 'a good long password');
    const anna = { username: 'anna', ...(await api.openSession('anna')) };
    await sendMessage(api);
    await alerts.request('ada@example.com', {});
    await accountInvitations.invite({ email: 'cleo@example.com', role: 'recruiter', jobs: [] }, { ...anna, access: 'admins' });
    await copy(live, backup);
    await admins.setDisabled('anna', true, { seen: true });
    const untouched = ['admins', 'sessions', 'outbox', 'rateLimits', 'alerts', 'accountInvitations'];
    for (const path of await documentsIn(...untouched)) if (path !== 'admins/anna') await live.doc(path).delete();
    await restore(backup, live, new Set());
    expect(await documentsIn(...untouched)).toEqual(['admins/anna']);
    expect((await live.doc('admins/anna').get()).get('disabled')).toBe(true);
  });
});
