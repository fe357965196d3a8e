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

test('says why a test mail cannot be sent', async () => {
  expect(await check(sink.smtpUrl, { requireTls: true })).toMatchObject({
    passed: false,
    message: expect.stringMatching(/STARTTLS/) as string,
  });
  expect(await check(undefined)).toMatchObject({ passed: false, message: expect.stringMatching(/SMTP_URL is not set/) as string });
  expect(await check(sink.smtpUrl, { from: '' })).toMatchObject({
    passed: false,
    message: expect.stringMatching(/MAIL_FROM is not set/) as string,
  });
});
