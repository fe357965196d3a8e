import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { answerTexts } from '#contract/answer-texts.ts';
import {
  expectUnavailable,
  markedResume,
  outages,
  retryWhileUnavailable,
  useApiBehindProxies,
  withIdempotencyKey,
} from './api-behind-proxies.ts';
import { apply } from './application-form.ts';
import { sendMessage } from './example-message.ts';

const api = useApiBehindProxies();
const password = 'a good long password';

it.each(outages)('answers staff with 503 while Firebase Auth fails (%s), and still accepts applications', async (outage) => {
  const token = await api.logIn();
  const username = `admin-${randomUUID()}`;
  await api.parts.admins.create(username, password);
  const jobId = await api.postJob();
  await api.auth.set(outage);
  const credentials = { username, password, recaptchaToken: api.solveCaptcha() };
  await Promise.all([
    expectUnavailable(() => api.call(endpoints.listApplications, '', { token })),
    expectUnavailable(() => api.call(endpoints.login, '', { json: credentials })),
  ]);
  expect(await retryWhileUnavailable(() => apply(api, jobId, { resume: markedResume().resume }))).toBe(201);
  await api.auth.set('forward');
  expect(await retryWhileUnavailable(() => api.call(endpoints.listApplications, '', { token }))).toBe(200);
});

it('answers forms with 503 while siteverify fails, stores nothing, and stores a repeated form once', async () => {
  const jobId = await api.postJob();
  const key = withIdempotencyKey();
  const before = await api.countMessages();
  const files = await api.resumeFiles();
  const { resume } = markedResume();
  await api.siteverify.set('drop');
  const credentials = { username: 'nobody', password, recaptchaToken: api.solveCaptcha() };
  const answers = await Promise.all([
    apply(api, jobId, { resume, ...key }),
    sendMessage(api, key),
    api.call(endpoints.login, '', { json: credentials }),
  ]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, json: { error: answerTexts.captchaUnavailable } });
    expect(answer.headers.get('Retry-After')).toBe('30');
  }
  expect(await api.countApplications(jobId)).toEqual({ stored: 0, complete: 0 });
  expect(await api.countMessages()).toBe(before);
  expect(await api.resumeFiles()).toEqual(files);
  await api.siteverify.set('forward');
  expect(await retryWhileUnavailable(() => apply(api, jobId, { resume, ...key }))).toBe(201);
  expect(await retryWhileUnavailable(() => sendMessage(api, key))).toBe(200);
  expect(await api.countApplications(jobId)).toEqual({ stored: 1, complete: 1 });
  expect(await api.countMessages()).toBe(before + 1);
});
