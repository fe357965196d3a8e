import { expect, it } from 'vitest';
import { application } from '#rooms/applications/contract/applications.ts';
import { contactMessage } from '#rooms/messages/contract/endpoints.ts';
import { z } from 'zod';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { sendMessage, storeColleague, storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { mailsAbout, mailSettings } from './mail.ts';
import { ownCalls } from './own-calls.ts';
import { interviewCalls, threeTimes } from './interviews.ts';

const api = useApi({ mail: mailSettings });
/** Its accounts are those of one test. */
const team = useApi({ mail: mailSettings });
const staff = adminOf(api);
const interviews = interviewCalls(api, staff);

type Applied = Awaited<ReturnType<typeof storeWithLink>>;

const { own } = ownCalls(api);
const write = ({ link }: Applied) => own('addOwnMessage', link, { message: 'When do I hear from you?' });
const answer = async (json: object) => {
  const applied = await interviews.proposed([(await storeColleague(api)).username]);
  return { applied, act: () => interviews.answer(applied.link, { id: applied.interview, ...json }) };
};
const acting = async (act: (applied: Applied) => Promise<unknown>) => {
  const applied = await storeWithLink(api);
  return { applied, act: () => act(applied) };
};

const stored = async ({ id }: Applied) => application.parse(await api.parts.applications.get(id));
const listed = async () => (await staff.listed({ view: 'unread' })).map(({ id }) => id);
const { counts } = staff;
const markRead = ({ id }: Applied, updated_at: string, by = staff) => by.call(endpoints.markApplicationRead, id, { json: { updated_at } });

it.each<[string, boolean, () => Promise<{ applied: Applied; act: () => Promise<unknown> }>]>([
  ['a message', true, () => acting(write)],
  ['a withdrawal', true, () => acting(({ link }) => own('withdrawOwnApplication', link))],
  ['that no time suits', true, () => answer({ decline: 'I am away.' })],
  ['a chosen time, which its interviewers are told', false, () => answer({ choose: threeTimes[0], zone: 'Asia/Kolkata' })],
  ['a new telephone', false, () => acting(({ link }) => own('correctOwnProfile', link, { applicant_name: 'Ada King', phone: '1' }))],
])('%s: is to be read by somebody: %s', async (_, isUnread, begin) => {
  const { applied, act } = await begin();
  const before = (await counts()).unread;
  expect(await act()).toMatchObject({ status: 200 });
  const { unread_at, updated_at } = await stored(applied);
  expect(unread_at).toBe(isUnread ? updated_at : null);
  expect((await counts()).unread).toBe(before + Number(isUnread));
  expect((await listed()).includes(applied.id)).toBe(isUnread);
});

it('stays unread until somebody who may answer has opened the version that has it', async () => {
  const applied = await storeWithLink(api);
  const manager = await storeColleague(api, { role: 'manager', jobs: [(await stored(applied)).job_id] });
  const earlier = (await stored(applied)).updated_at;
  await write(applied);
  await manager.call(endpoints.showResume, applied.id);
  const asManager = adminOf(api, manager.username, { role: 'manager', jobs: [(await stored(applied)).job_id] });
  expect((await markRead(applied, (await stored(applied)).updated_at, asManager)).status).toBe(403);
  expect(await asManager.counts()).toMatchObject({ unread: 0, unreadMessages: 0 });
  expect((await markRead(applied, earlier)).status).toBe(204);
  expect(await listed()).toContain(applied.id);
  const { updated_at } = await stored(applied);
  for (let times = 0; times < 2; times += 1) expect((await markRead(applied, updated_at)).status).toBe(204);
  expect(await stored(applied)).toMatchObject({ unread_at: null, updated_at });
  expect(await listed()).not.toContain(applied.id);
  expect((await markRead({ ...applied, id: 'gone' }, updated_at)).status).toBe(404);
});

it('a message of a visitor is unread until it is opened or answered', async () => {
  await Promise.all(Array.from({ length: 2 }, () => sendMessage(api)));
  const unread = async () => z.array(contactMessage).parse((await staff.send('GET', `${endpoints.listMessages.path}?view=unread`)).json);
  const [first, second] = await unread();
  expect(await counts()).toMatchObject({ unreadMessages: 2 });
  expect((await staff.call(endpoints.markMessageRead, first?.id)).status).toBe(204);
  expect(await unread()).toEqual([second]);
  await staff.call(endpoints.setMessageStatus, second?.id, { json: { status: 'Answered' } });
  expect(await unread()).toEqual([]);
  expect((await staff.call(endpoints.markMessageRead, 'gone')).status).toBe(404);
});

it('is mailed to the owner, else to who wrote last, else to all who may answer and want news, else to staff, and to deputies', async () => {
  const inbox = 'staff@example.com';
  const db = await team.firebase.db();
  const recipientsOf = async (call: 'addOwnMessage' | 'withdrawOwnApplication', assignee = '', writers: string[] = []) => {
    const { id, link: token } = await storeWithLink(team);
    await db.doc(`applications/${id}`).update({ assignee });
    for (const [at, name] of writers.entries()) {
      await db.collection(`applications/${id}/timeline`).add({ kind: 'mail', at: new Date(at), by: `admin:${name}` });
    }
    expect((await team.call(endpoints[call], '', { json: { token, message: 'Hello' } })).status).toBe(200);
    return (await mailsAbout(team, id)).filter((sent) => sent.get('audience') === 'staff').map((sent) => sent.get('to') as string);
  };
  expect(await recipientsOf('addOwnMessage')).toEqual([inbox]);
  const rita = await storeColleague(team, { role: 'recruiter' });
  const mia = await storeColleague(team, { role: 'manager', jobs: ['some-job'] });
  const [nora, wim, gone] = [
    await storeColleague(team, { news: 'none' }),
    await storeColleague(team, { news: 'daily' }),
    await storeColleague(team, { disabled: true }),
  ];
  const away = { deputy: rita.username, away_until: '2999-12-31' };
  const [olga, back] = [await storeColleague(team, away), await storeColleague(team, { ...away, away_until: '2020-01-01', news: 'none' })];
  expect(new Set(await recipientsOf('addOwnMessage'))).toEqual(new Set([rita, wim, olga].map(({ email }) => email)));
  expect(await recipientsOf('addOwnMessage', '', [nora.username, wim.username, gone.username])).toEqual([wim.email]);
  expect(await recipientsOf('addOwnMessage', mia.username, [nora.username])).toEqual([nora.email]);
  for (const call of ['addOwnMessage', 'withdrawOwnApplication'] as const) {
    expect((await recipientsOf(call, olga.username, [nora.username])).sort()).toEqual([olga.email, rita.email].sort());
  }
  expect(await recipientsOf('withdrawOwnApplication', back.username)).toEqual([back.email]);
  const lea = await storeColleague(team, { ...away, deputy: olga.username });
  expect((await recipientsOf('addOwnMessage', lea.username)).sort()).toEqual([lea.email, olga.email, rita.email].sort());
});
