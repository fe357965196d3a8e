import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { answerTexts } from '#contract/answer-texts.ts';
import { texts, tooLong } from '#contract/texts.ts';
import { apply } from './application-form.ts';
import { sendMessage } from './example-message.ts';
import { useApi } from './harness.ts';
import { exampleJob } from '../example-job.ts';
import { sendRaw } from './http.ts';

const api = useApi();
let token = '';
beforeAll(async () => {
  token = await api.logIn();
});

it('refuses a captcha token with too many bytes', async () => {
  // More than the local siteverify reads: if it got the token, the answer would be 503.
  const answer = await sendMessage(api, { fields: { recaptchaToken: 'x'.repeat(70_000) } });
  expect(answer).toMatchObject({ status: 400, json: { error: texts.captchaRefused } });
});

it('refuses an email with thousands of dots in linear time', async () => {
  const dots = `a@${'.'.repeat(150_000)}@`;
  const begun = performance.now();
  const refusal = { status: 400, json: { error: tooLong('Email', limits.emailLength) } };
  expect(await sendMessage(api, { fields: { email: dots } })).toMatchObject(refusal);
  expect(await apply(api, await api.postJob(), { fields: { applicant_email: dots } })).toMatchObject(refusal);
  expect(performance.now() - begun).toBeLessThan(3000);
});

it('refuses a password of 150 kB of combining marks without normalising it', async () => {
  const password = '\u0301\u0323'.repeat(39_000);
  const begun = performance.now();
  const answer = await api.call(endpoints.login, '', { json: { username: 'nobody', password, recaptchaToken: api.solveCaptcha() } });
  expect(answer).toMatchObject({ status: 400, json: { error: texts.wrongCredentials } });
  expect(performance.now() - begun).toBeLessThan(1000);
});

it.each([[[]], [{}], [5], [null], ['yesterday'], ['']])('refuses an edit of a job with the version %j', async (updated_at) => {
  const answer = await api.call(endpoints.updateJob, await api.postJob(), { token, json: { ...exampleJob, updated_at } });
  expect(answer).toMatchObject({ status: 400, json: { error: texts.invalidVersion } });
});

it.each([
  '*',
  'http://evil.example/api/contact',
  '/api/contact#x',
  '/.NETLIFY/FUNCTIONS/ADMIN/APPLICATIONS/{APPLICATION}/STATUS?job_id=100&status=R%7#]og~l\\&status=e%2C*X%2Fe9z',
])('answers the path %s with 404 in JSON', async (path) => {
  for (const method of ['GET', 'PUT']) {
    const answer = await sendRaw(api.port, `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain(`\r\n\r\n${JSON.stringify({ error: answerTexts.notFound })}`);
  }
});
