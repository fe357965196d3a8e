import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { messages, tooLong } from '#contract/messages.ts';
import { apply } from './application-form.ts';
import { sendMessage } from './example-message.ts';
import { adminEndpoints, exampleJob, useApi } from './harness.ts';
import { sendRaw } from './http.ts';

/** What generated requests have found, kept as plain examples. */
const api = useApi();
let token = '';
beforeAll(async () => {
  token = await api.logIn();
});

const base64 = (text: string) => Buffer.from(text).toString('base64url');

describe.each(['null', '5', '"text"', '[]', 'no JSON', '{"d":null,"v":0}', `{"aud":${'['.repeat(3000)}${']'.repeat(3000)}}`])(
  'a token whose claims are %.40s',
  (claims) => {
    const forged = `${base64('{"alg":"HS256","typ":"JWT"}')}.${base64(claims)}.${base64('signature')}`;

    it.each(adminEndpoints)('is nobody’s for %s', async (_, endpoint) => {
      const refusal = { status: 401, json: { error: messages.unauthorised } };
      expect(await api.call(endpoint, 'some-id', { token: forged })).toMatchObject(refusal);
      expect(await api.call(endpoint, 'some-id', { headers: { Cookie: `__session=${forged}` } })).toMatchObject(refusal);
    });
  },
);

it('a captcha token in a script of three bytes a character is refused, not sent on to be too large there', async () => {
  const answer = await sendMessage(api, { fields: { recaptchaToken: '€'.repeat(8191) } });
  expect(answer).toMatchObject({ status: 400, json: { error: messages.captchaRefused } });
});

it('an email of dots by the thousand is refused in no time: whoever waits for it keeps everybody waiting', async () => {
  const dots = `a@${'.'.repeat(150_000)}@`;
  const begun = performance.now();
  const refusal = { status: 400, json: { error: tooLong('Email', limits.emailLength) } };
  expect(await sendMessage(api, { fields: { email: dots } })).toMatchObject(refusal);
  expect(await apply(api, await api.postJob(), { fields: { applicant_email: dots } })).toMatchObject(refusal);
  expect(performance.now() - begun).toBeLessThan(3000);
});

it('a password of 150 kB of combining marks is refused before it is normalised', async () => {
  const password = '\u0301\u0323'.repeat(39_000);
  const begun = performance.now();
  const answer = await api.call(endpoints.login, '', { json: { username: 'nobody', password, recaptchaToken: api.solveCaptcha() } });
  expect(answer).toMatchObject({ status: 400, json: { error: messages.wrongCredentials } });
  expect(performance.now() - begun).toBeLessThan(1000);
});

it.each([[[]], [{}], [5], [null], ['yesterday'], ['']])(
  'an edit of a posting based on version %j is refused in words of ours',
  async (updated_at) => {
    const answer = await api.call(endpoints.updateJob, await api.postJob(), { token, json: { ...exampleJob, updated_at } });
    expect(answer).toMatchObject({ status: 400, json: { error: messages.invalidVersion } });
  },
);

it.each([
  '*',
  'http://evil.example/api/contact',
  '/api/contact#x',
  '/.NETLIFY/FUNCTIONS/ADMIN/APPLICATIONS/{APPLICATION}/STATUS?job_id=100&status=R%7#]og~l\\&status=e%2C*X%2Fe9z',
])('the path %s is answered in JSON', async (path) => {
  for (const method of ['GET', 'PUT']) {
    const answer = await sendRaw(api.port, Buffer.from(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`));
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain(`\r\n\r\n${JSON.stringify({ error: messages.notFound })}`);
  }
});
