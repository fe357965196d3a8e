import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailSink, startMailSink } from '../mail/server.ts';
import { createGoogle } from './google.ts';
import { testMailCheck } from './test-mail.ts';

let sink: MailSink;

beforeAll(async () => {
  sink = await startMailSink({ ports: { smtp: 0, inbox: 0 } });
});
afterAll(() => sink.stop());

/** @param secret the SMTP_URL that Secret Manager has, if any */
function check(secret: string | undefined, { from = 'site@example.com', requireTls = false } = {}) {
  const answer = secret === undefined ? { error: { message: 'Not found' } } : { payload: { data: Buffer.from(secret).toString('base64') } };
  const load = () => Promise.resolve(Response.json(answer, { status: secret === undefined ? 404 : 200 }));
  const google = createGoogle('live', load, () => Promise.resolve('token'));
  return testMailCheck({ project: 'live', site: {}, parameters: { MAIL_FROM: from }, google }, 'you@example.com', requireTls).run();
}

test('a test mail arrives', async () => {
  expect(await check(sink.smtpUrl)).toMatchObject({ passed: true });
  expect(sink.messages()).toMatchObject([{ from: 'site@example.com', to: 'you@example.com' }]);
});

test.each<[reason: string, () => ReturnType<typeof check>]>([
  ['STARTTLS', () => check(sink.smtpUrl, { requireTls: true })],
  ['SMTP_URL is not set', () => check(undefined)],
  ['MAIL_FROM is not set', () => check(sink.smtpUrl, { from: '' })],
])('says why a test mail cannot be sent: %s', async (reason, send) => {
  expect(await send()).toEqual({ passed: false, message: expect.stringContaining(reason) as string });
});
