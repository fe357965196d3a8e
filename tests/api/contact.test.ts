import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contactMessage, honeypotField } from '#contract/contact-messages.ts';
import { acknowledgement, endpoints, idempotencyHeader } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { messages, tooLong } from '#contract/messages.ts';
import { exampleMessage, sendMessage } from './example-message.ts';
import { useApi } from './harness.ts';
import type { Answer } from './http.ts';

const api = useApi();
const sent = { status: 200, json: { message: messages.contactSent } };

async function stored() {
  return (await api.parts.contactMessages.page(limits.pageSizeMax)).items;
}

beforeEach(async () => {
  for (const { id } of await stored()) await api.parts.contactMessages.remove(id, 'admin:tests');
});

/** The server says why, and has stored nothing. */
async function expectRefusal(request: Promise<Answer>, status: number, error: string): Promise<void> {
  expect(await request).toMatchObject({ status, json: { error } });
  expect(await stored()).toEqual([]);
}

describe('a contact message', () => {
  it('is stored with what staff need to answer it', async () => {
    const before = Date.now();
    const answer = await sendMessage(api);
    expect(answer).toMatchObject(sent);
    expect(z.strictObject(acknowledgement.shape).safeParse(answer.json).success).toBe(true);
    const [only, ...others] = await stored();
    expect(others).toEqual([]);
    expect(z.strictObject(contactMessage.shape).parse(only)).toMatchObject(exampleMessage);
    expect(Date.parse(only?.created_at ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('is stored without captcha, honeypot and whatever nobody asked for', async () => {
    const odd = { id: 'mine', created_at: 'never', status: 'Read', constructor: 'x', [honeypotField]: '' };
    expect(await sendMessage(api, { fields: odd })).toMatchObject(sent);
    const { docs } = await (await api.firebase.db()).collection('contactMessages').get();
    expect(docs.map((document) => Object.keys(document.data()).sort())).toEqual([
      ['content_digest', 'created_at', 'email', 'message', 'name', 'subject'],
    ]);
  });

  it('may be as long as it may be', async () => {
    const fields = {
      name: '孔'.repeat(limits.nameLength),
      email: `${'a'.repeat(limits.emailLength - 4)}@b.c`,
      subject: 'x'.repeat(limits.subjectLength),
      message: '€'.repeat(limits.messageLength),
    };
    expect(await sendMessage(api, { fields })).toMatchObject(sent);
    expect(await stored()).toMatchObject([fields]);
  });
});

describe('what is typed', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'blanks around it',
      { name: ' Ada\t', email: ' ada@example.com\n', message: '\n Hi \r\n' },
      { name: 'Ada', email: 'ada@example.com', message: 'Hi' },
    ],
    ['emoji with joiners', { name: '👩‍💻', message: '🇮🇳 👨‍👩‍👧 ❤️' }, { name: '👩‍💻', message: '🇮🇳 👨‍👩‍👧 ❤️' }],
    [
      'right-to-left scripts',
      { name: 'مريم', subject: 'שלום', message: 'مرحبا\nabc' },
      { name: 'مريم', subject: 'שלום', message: 'مرحبا\nabc' },
    ],
    [
      'joiners of Indic scripts and Persian',
      { name: 'ಶ್ರೀ\u200dರಾಮ', subject: 'می\u200cخواهم' },
      { name: 'ಶ್ರೀ\u200dರಾಮ', subject: 'می\u200cخواهم' },
    ],
    ['letters beyond the first plane', { name: '𠮷野', message: '𝒳' }, { name: '𠮷野', message: '𝒳' }],
    ['marks and quotes', { subject: `<b>"Hi" & 'bye'</b> \${x} {{y}}` }, { subject: `<b>"Hi" & 'bye'</b> \${x} {{y}}` }],
  ])('is kept: %s', async (_, fields, kept) => {
    expect(await sendMessage(api, { fields })).toMatchObject(sent);
    expect(await stored()).toMatchObject([kept]);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['zero-width space', { name: 'A\u200bda', email: 'ada\u200b@example.com\u200b' }, { name: 'Ada', email: 'ada@example.com' }],
    ['byte order mark and word joiner', { subject: '\ufeffHi\u2060 there' }, { subject: 'Hi there' }],
    [
      'marks that turn the order round',
      { name: '\u202eadA\u202c', email: '\u2068ada@example.com\u2069' },
      { name: 'adA', email: 'ada@example.com' },
    ],
    ['control characters of a message', { message: 'a\0b\u0007c\u001b[31m\u0085d\ud800' }, { message: 'abc[31md' }],
    ['line ends of other systems', { message: 'a\r\nb\rc\u2028d\te' }, { message: 'a\nb\nc\nd\te' }],
  ])('loses what no keyboard types: %s', async (_, fields, kept) => {
    expect(await sendMessage(api, { fields })).toMatchObject(sent);
    expect(await stored()).toMatchObject([kept]);
  });
});

describe('refused is', () => {
  const required = ['name', 'email', 'subject', 'message'].flatMap((field): [string, Record<string, unknown>, string][] =>
    [undefined, null, '', ' \t\r\n', '\u200b\u2060\u3164\ufeff', 7, ['Ada'], { a: 1 }].map((value) => [
      `${field} that is ${JSON.stringify(value)}`,
      { [field]: value },
      messages.requiredFields,
    ]),
  );

  it.each<[string, Record<string, unknown>, string]>([
    ...required,
    ['a blank name with a wrong email and no captcha', { name: ' ', email: 'x', recaptchaToken: '' }, messages.requiredFields],
    ['a blank message after a long name', { name: 'x'.repeat(101), message: '' }, messages.requiredFields],
    ['an email without an @', { email: 'ada.example.com' }, messages.invalidEmail],
    ['an email without a dot', { email: 'ada@example' }, messages.invalidEmail],
    ['an email with nothing before the @', { email: '@example.com' }, messages.invalidEmail],
    ['an email with nothing after the dot', { email: 'ada@example.' }, messages.invalidEmail],
    ['an email with a blank', { email: 'ada love@example.com' }, messages.invalidEmail],
    ['two emails', { email: 'ada@example.com, bob@example.com' }, messages.invalidEmail],
    ['a wrong email and no captcha', { email: 'x', recaptchaToken: '' }, messages.invalidEmail],
    ['no captcha', { recaptchaToken: undefined }, messages.captchaRequired],
    ['a captcha of another type', { recaptchaToken: 7 }, messages.captchaRequired],
    ['a made-up captcha', { recaptchaToken: 'made-up' }, messages.captchaRefused],
    ['a long name', { name: 'x'.repeat(101) }, tooLong('Name', limits.nameLength)],
    ['a long email', { email: `${'a'.repeat(limits.emailLength - 3)}@b.c` }, tooLong('Email', limits.emailLength)],
    ['a long subject', { subject: 'x'.repeat(201) }, tooLong('Subject', limits.subjectLength)],
    ['a long message', { message: 'x'.repeat(10_001) }, tooLong('Message', limits.messageLength)],
  ])('%s', async (_, fields, error) => {
    await expectRefusal(sendMessage(api, { fields }), 400, error);
  });

  it.each(
    ['name', 'subject', 'email'].flatMap((field) =>
      ['\r\n', '\n', '\r', '\0', '\u001b', '\u0085', '\u2028', '\u2029', '\u007f', '\ud800'].map((text) => [field, text] as const),
    ),
  )('a header injected through %s by %j', async (field, text) => {
    await expectRefusal(sendMessage(api, { fields: { [field]: `ada@example.com${text}Bcc: x@example.com` } }), 400, messages.unprintable);
  });

  it.each([
    ['message', 'x'.repeat(2 ** 20)],
    ['name', '👩‍💻'.repeat(2 ** 18)],
    ['anything', ' '.repeat(2 ** 20)],
    [honeypotField, 'x'.repeat(2 ** 20)],
  ])('a megabyte of %s', async (field, text) => {
    await expectRefusal(sendMessage(api, { fields: { [field]: text } }), 413, messages.tooLarge);
  });

  it.each(['null', '[]', '"text"', '7', 'true', '{}'])('the body %s', async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    await expectRefusal(api.call(endpoints.sendMessage, '', { body, headers }), 400, messages.requiredFields);
  });

  it('a form that no script has sent', async () => {
    const form = new URLSearchParams({ ...exampleMessage, recaptchaToken: api.solveCaptcha() });
    await expectRefusal(api.call(endpoints.sendMessage, '', { body: form }), 415, messages.expectedJson);
  });

  it('a compressed message', async () => {
    const body = new Uint8Array(gzipSync(JSON.stringify({ ...exampleMessage, recaptchaToken: api.solveCaptcha() })));
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    await expectRefusal(api.call(endpoints.sendMessage, '', { body, headers }), 415, messages.unsupportedEncoding);
  });

  it.each(['', 'x', '1234', `${randomUUID()}0`])('the idempotency key "%s"', async (key) => {
    await expectRefusal(sendMessage(api, { headers: { [idempotencyHeader]: key } }), 400, messages.idempotencyKey);
  });
});

describe('a filled honeypot', () => {
  it.each(['https://spam.example', ' ', ['a'], true])(
    '(%j) is answered as a message is, and nothing is stored or spent',
    async (filled) => {
      const recaptchaToken = api.solveCaptcha();
      const caught = await sendMessage(api, { fields: { recaptchaToken, [honeypotField]: filled } });
      expect(await stored()).toEqual([]);

      const genuine = await sendMessage(api, { fields: { recaptchaToken } });
      expect(caught).toMatchObject({ status: genuine.status, text: genuine.text });
      const kept = (answer: Answer) => [...answer.headers].filter(([name]) => name !== 'date');
      expect(kept(caught)).toEqual(kept(genuine));
      expect(await stored()).toHaveLength(1);
    },
  );

  it('tells nothing of the other fields, nor of the key', async () => {
    const fields = { name: '', email: 'x', recaptchaToken: undefined, [honeypotField]: 'x' };
    expect(await sendMessage(api, { fields, headers: { [idempotencyHeader]: 'x' } })).toMatchObject(sent);
    expect(await stored()).toEqual([]);
  });

  it('does not take the place of a message with the same key', async () => {
    const headers = { [idempotencyHeader]: randomUUID() };
    await sendMessage(api, { headers, fields: { [honeypotField]: 'x' } });
    expect(await sendMessage(api, { headers })).toMatchObject(sent);
    expect(await stored()).toHaveLength(1);
  });

  it.each([undefined, null, ''])('is not one that is %j', async (left) => {
    expect(await sendMessage(api, { fields: { [honeypotField]: left } })).toMatchObject(sent);
    expect(await stored()).toHaveLength(1);
  });
});

describe('a repeated message', () => {
  it('is stored once, though its captcha is spent', async () => {
    const fields = { recaptchaToken: api.solveCaptcha() };
    const key = randomUUID();
    for (const same of [key, key, key.toUpperCase()]) {
      expect(await sendMessage(api, { fields, headers: { [idempotencyHeader]: same } })).toMatchObject(sent);
    }
    expect(await stored()).toHaveLength(1);
  });

  it('is stored once when all arrive together', async () => {
    const headers = { [idempotencyHeader]: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendMessage(api, { headers })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await stored()).toHaveLength(1);
  });

  it.each(Object.keys(exampleMessage))('is answered with 422 when it has another %s, and the first stays as it was', async (field) => {
    const headers = { [idempotencyHeader]: randomUUID() };
    await sendMessage(api, { headers });
    const answer = await sendMessage(api, { headers, fields: { [field]: 'bob@example.com' } });
    expect(answer).toMatchObject({ status: 422, json: { error: messages.keyUsed } });
    expect(await stored()).toMatchObject([exampleMessage]);
  });

  it('is answered with 422 unless it is the one that is stored, when different ones arrive together', async () => {
    const headers = { [idempotencyHeader]: randomUUID() };
    const texts = Array.from({ length: 10 }, (_, i) => `Message ${i}`);
    const answers = await Promise.all(texts.map((message) => sendMessage(api, { headers, fields: { message } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await stored()).toMatchObject([{ message: texts[winner] }]);
  });

  it('is the same with blanks around it, which are not stored', async () => {
    const headers = { [idempotencyHeader]: randomUUID() };
    await sendMessage(api, { headers });
    expect(await sendMessage(api, { headers, fields: { name: ` ${exampleMessage.name} ` } })).toMatchObject(sent);
  });

  it('is still looked at: a wrong one is refused', async () => {
    const headers = { [idempotencyHeader]: randomUUID() };
    await sendMessage(api, { headers });
    expect(await sendMessage(api, { headers, fields: { name: '' } })).toMatchObject({ status: 400 });
  });

  it('is another one with another key, or with none', async () => {
    await sendMessage(api, { headers: { [idempotencyHeader]: randomUUID() } });
    await sendMessage(api, { headers: { [idempotencyHeader]: randomUUID() } });
    await sendMessage(api);
    await sendMessage(api);
    expect(await stored()).toHaveLength(4);
  });
});
