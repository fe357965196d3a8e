import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contactReceipt, honeypotField } from '#rooms/messages/contract/contact.ts';
import { referenceOf } from '#rooms/platform/contract/reference.ts';
import { contactMessage } from '#rooms/messages/contract/endpoints.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { visitorTexts } from '#rooms/platform/contract/visitor-texts.ts';
import { exampleMessage, sendMessage } from './examples.ts';
import { useApi } from './harness.ts';
import type { Answer } from './http.ts';

const api = useApi();
const accepted = { status: 200, json: { message: visitorTexts.contactSent } };

async function stored() {
  return (await api.parts.messages.page(limits.pageSizeMax)).items;
}

beforeEach(() => api.clear());

async function expectRefusal(request: Promise<Answer>, status: number, error: string): Promise<void> {
  expect(await request).toMatchObject({ status, json: { error } });
  expect(await stored()).toEqual([]);
}

describe('a contact message', () => {
  it('is stored with its fields and its time', async () => {
    const before = Date.now();
    const answer = await sendMessage(api);
    expect(answer).toMatchObject(accepted);
    expect(z.strictObject(contactReceipt.shape).safeParse(answer.json).success).toBe(true);
    const [only, ...others] = await stored();
    expect(others).toEqual([]);
    expect(answer.json).toMatchObject({
      reference: referenceOf({ id: only?.id ?? '' }),
      due_at: expect.stringContaining(only?.due_at?.slice(0, 'YYYY-MM-DD'.length) ?? '-') as unknown,
    });
    expect(z.strictObject(contactMessage.shape).parse(only)).toMatchObject(exampleMessage);
    expect(Date.parse(only?.created_at ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('is stored without captcha, honeypot and unknown fields', async () => {
    const extraFields = { id: 'mine', created_at: 'never', status: 'Read', constructor: 'x', [honeypotField]: '' };
    expect(await sendMessage(api, { fields: extraFields })).toMatchObject(accepted);
    expect((await api.documents('contactMessages')).map((document) => Object.keys(document.data()).sort())).toEqual([
      ['content_digest', 'created_at', 'due_at', 'email', 'message', 'name', 'search', 'status', 'subject', 'unread_at'],
    ]);
  });
});

it.each(['', `${randomUUID()}0`])('the form refuses the idempotency key "%s"', async (key) => {
  await expectRefusal(sendMessage(api, { headers: { [idempotencyHeader]: key } }), 400, responseTexts.invalidIdempotencyKey);
});

describe('a filled honeypot', () => {
  it.each([' ', ['a']])('(%j) gets the same answer as a stored message, stores nothing, and leaves the captcha unused', async (filled) => {
    const recaptchaToken = api.solveCaptcha();
    const trapped = await sendMessage(api, { fields: { recaptchaToken, [honeypotField]: filled } });
    expect(await stored()).toEqual([]);

    const genuine = await sendMessage(api, { fields: { recaptchaToken } });
    const shapeOf = ({ status, json }: Answer) => [
      status,
      ...Object.entries(json as object).map(([name, value]) => `${name} ${String(value).length}`),
    ];
    expect(shapeOf(trapped)).toEqual(shapeOf(genuine));
    const headersOf = (answer: Answer) => [...answer.headers].filter(([name]) => name !== 'date' && name !== 'etag');
    expect(headersOf(trapped)).toEqual(headersOf(genuine));
    expect(await stored()).toHaveLength(1);
  });

  it('is accepted even if the other fields and the idempotency key are invalid', async () => {
    const fields = { name: '', email: 'x', recaptchaToken: undefined, [honeypotField]: 'x' };
    expect(await sendMessage(api, { fields, headers: { [idempotencyHeader]: 'x' } })).toMatchObject(accepted);
    expect(await stored()).toEqual([]);
  });

  it.each([null, ''])('is not assumed for the value %j', async (value) => {
    expect(await sendMessage(api, { fields: { [honeypotField]: value } })).toMatchObject(accepted);
    expect(await stored()).toHaveLength(1);
  });
});

describe('a repeated message', () => {
  it('is stored once, and accepted although its captcha is used up', async () => {
    const fields = { recaptchaToken: api.solveCaptcha() };
    const key = randomUUID();
    for (const same of [key, key, key.toUpperCase()]) {
      expect(await sendMessage(api, { fields, headers: { [idempotencyHeader]: same } })).toMatchObject(accepted);
    }
    expect(await stored()).toHaveLength(1);
  });
});
