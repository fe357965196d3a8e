import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { soonTimes } from '#rooms/applications/contract/applications.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { startOfOfficeDay, workingDaysLater } from '#rooms/platform/contract/office.ts';
import { contactMessage, messageEndpoints } from '#rooms/messages/contract/endpoints.ts';
import { exampleMessage } from './examples.ts';
import { adminOf, pastMidnight, useApi } from './harness.ts';
import { readPages } from './pages.ts';

const api = useApi();
const admin = adminOf(api);
const path = endpoints.listMessages.path;

beforeAll(async () => {
  for (const subject of ['first', 'second', 'third']) {
    await api.parts.messages.create(randomUUID(), { ...exampleMessage, subject });
  }
});

async function list(query = '') {
  const pages = await readPages(admin, path + query);
  return z.array(contactMessage).parse(pages.flat());
}

async function change(json: object): Promise<unknown> {
  const { changeMessages } = messageEndpoints;
  return changeMessages.output.parse((await admin.call(changeMessages, '', { json })).json).results;
}

async function dueOf() {
  const lists = soonTimes.map(async (due) => [due, await subjectsOf(`?view=${due}`)] as const);
  return Object.fromEntries(await Promise.all(lists)) as Record<(typeof soonTimes)[number], string[]>;
}

const subjectsOf = async (query = '') => (await list(query)).map(({ subject }) => subject);

describe('contact messages', () => {
  it('are listed newest first', async () => {
    expect(await subjectsOf('?limit=2')).toEqual(['third', 'second', 'first']);
  });

  it('are open until somebody answers them', async () => {
    const id = randomUUID();
    await api.parts.messages.create(id, { ...exampleMessage, subject: 'fourth' });
    const subjects = (status: string, order = '') => subjectsOf(`?status=${status}${order}`);
    const set = (status: string) => admin.call(endpoints.setMessageStatus, id, { json: { status } });
    expect(await subjects('Open')).toEqual(['fourth', 'third', 'second', 'first']);
    expect(await subjects('Open', '&order=oldest&limit=3')).toEqual(['first', 'second', 'third', 'fourth']);
    for (let i = 0; i < 2; i++) expect((await set('Answered')).json).toMatchObject({ id, subject: 'fourth', status: 'Answered' });
    expect(await subjects('Open')).toEqual(['third', 'second', 'first']);
    expect(await subjects('Answered')).toEqual(['fourth']);
    expect(await api.trailOf(id)).toEqual(['visitor: create', `${admin.actor}: set status to Answered`]);
    expect((await set('Open')).json).toMatchObject({ status: 'Open' });
    await api.parts.messages.remove(id, 'admin:tests');
    expect(await set('Answered')).toMatchObject({ status: 404, json: { error: responseTexts.messageNotFound } });
  });

  it('keep one promise, which ends when they are answered and comes back when they are reopened', async () => {
    api.clockOffset = pastMidnight();
    const now = Date.now() + api.clockOffset;
    const before = await dueOf();
    const id = randomUUID();
    await api.parts.messages.create(id, { ...exampleMessage, subject: 'promised' });
    const due = async () => (await list()).find((message) => message.id === id)?.due_at;
    const promised = workingDaysLater(new Date((await list())[0]?.created_at ?? ''), 2).toISOString();
    expect(await due()).toBe(promised);
    expect(await dueOf()).toEqual({ ...before, week: [...before.week, 'promised'] });
    const set = async (status: string) => (await admin.call(endpoints.setMessageStatus, id, { json: { status } })).json;
    expect(await set('Answered')).toMatchObject({ due_at: null });
    expect(await due()).toBeNull();
    expect(await dueOf()).toEqual(before);
    expect(await set('Open')).toMatchObject({ due_at: promised });
    const document = (await api.firebase.db()).collection('contactMessages').doc(id);
    for (const [due, end] of Object.entries({ late: now - 1, today: startOfOfficeDay(now, 1).getTime() - 1 })) {
      await document.update({ due_at: new Date(end) });
      expect(await dueOf()).toEqual({ ...before, [due]: ['promised'] });
    }
    const { messagesDue } = await admin.counts();
    expect(messagesDue).toEqual({ late: 0, today: 1, week: before.week.length });
    await api.parts.messages.remove(id, 'admin:tests');
  });

  it('are found by name, address, domain and a word of the subject, and changed together', async () => {
    const sent = ['older', 'newer'];
    for (const id of sent) {
      const message = { ...exampleMessage, name: 'Grace Hopper', email: 'grace@navy.example', subject: 'A compiler' };
      await api.parts.messages.create(id, message);
    }
    const found = async (q: string, query = '') => (await list(`?q=${encodeURIComponent(q)}${query}`)).map(({ id }) => id);
    for (const q of ['grace', 'grace@navy', 'navy.example', 'compiler']) expect(await found(q), q).toEqual(sent.toReversed());
    expect(await found('grace', '&status=Answered')).toEqual([]);
    expect(await change({ ids: [...sent, 'gone'], set: 'Answered' })).toEqual([
      ...sent.map((id) => ({ id, outcome: 'done', before: 'Open' })),
      { id: 'gone', outcome: 'missing' },
    ]);
    expect(await found('grace', '&status=Answered&order=oldest')).toEqual(sent.toReversed());
    expect(await change({ ids: sent, set: 'Answered' })).toEqual(sent.map((id) => ({ id, outcome: 'done' })));
    expect(await change({ ids: [...sent, 'gone'], delete: true })).toEqual([
      ...sent.map((id) => ({ id, outcome: 'done' })),
      { id: 'gone', outcome: 'missing' },
    ]);
    expect(await found('grace')).toEqual([]);
    const acts = ['set status to Answered', 'delete'].map((act) => `${admin.actor}: ${act}`);
    expect(await api.trailOf('older')).toEqual(['visitor: create', ...acts]);
  });
});
