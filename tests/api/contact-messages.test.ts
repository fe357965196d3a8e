import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contactMessage } from '#contract/contact-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { texts } from '#contract/texts.ts';
import { exampleMessage } from './example-message.ts';
import { useApi } from './harness.ts';

const api = useApi();
const path = endpoints.listMessages.path;
let token = '';

beforeAll(async () => {
  token = await api.logIn();
  for (const subject of ['first', 'second', 'third']) {
    await api.parts.contactMessages.create(randomUUID(), { ...exampleMessage, subject });
  }
});

async function list(url: string = path) {
  const answer = await api.send('GET', url, { token });
  expect(answer.status).toBe(200);
  const next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1];
  return { items: z.array(contactMessage).parse(answer.json), next };
}

describe('contact messages', () => {
  it('are listed newest first, page by page', async () => {
    const first = await list(`${path}?limit=2`);
    const second = await list(first.next);
    expect(first.items.map(({ subject }) => subject)).toEqual(['third', 'second']);
    expect(second.items.map(({ subject }) => subject)).toEqual(['first']);
    expect(second.next).toBeUndefined();
  });

  it.each(['limit=0', 'limit=101', 'cursor=x'])('are not listed for the query ?%s', async (query) => {
    const answer = await api.send('GET', `${path}?${query}`, { token });
    expect(answer).toMatchObject({ status: 400, json: { error: texts.invalidOption(query.split('=')[0] ?? '') } });
  });

  it('can be deleted once', async () => {
    await api.parts.contactMessages.create(randomUUID(), { ...exampleMessage, subject: 'spam' });
    const [{ id } = { id: '' }] = (await list()).items;
    expect(await api.call(endpoints.deleteMessage, id, { token })).toMatchObject({ status: 204, text: '' });
    expect((await list()).items.map(({ subject }) => subject)).toEqual(['third', 'second', 'first']);
    expect(await api.call(endpoints.deleteMessage, id, { token })).toMatchObject({
      status: 404,
      json: { error: texts.messageNotFound },
    });
  });
});
