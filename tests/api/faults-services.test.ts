import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { messages } from '#contract/messages.ts';
import { apply } from './application-form.ts';
import { sendMessage } from './example-message.ts';
import { cutOff, expectUnavailable, markedResume, persistently, shortTimeouts, useWeakApi, withKey } from './weak-api.ts';
import type { Weather } from './weak-line.ts';

const api = useWeakApi();

describe.each(cutOff)('with Auth %s', (weather) => {
  it('nobody is logged out, nobody gets in, and visitors notice nothing', async () => {
    const token = await api.logIn();
    const username = `admin-${randomUUID()}`;
    await api.parts.admins.create(username, 'a good long password');
    const jobId = await api.postJob();
    await api.auth.set(weather);
    const credentials = { username, password: 'a good long password', recaptchaToken: api.solveCaptcha() };
    await Promise.all([
      expectUnavailable(() => api.call(endpoints.listApplications, '', { token })),
      expectUnavailable(() => api.call(endpoints.login, '', { json: credentials })),
    ]);
    expect(await persistently(() => apply(api, jobId, { resume: markedResume().resume }))).toBe(201);
    await api.auth.set('fine');
    expect(await persistently(() => api.call(endpoints.listApplications, '', { token }))).toBe(200);
  });
});

const http = (status: string, body: string, ...headers: string[]) => ({
  answers: [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${body.length}`, 'Connection: close', '', body].join('\r\n'),
});
const nonsense: Weather[] = [
  http('200 OK', '<!doctype html><title>Sorry</title>', 'Content-Type: text/html'),
  http('200 OK', '[]', 'Content-Type: application/json'),
  http('200 OK', '{"success":"true"}', 'Content-Type: application/json'),
  http('200 OK', '{"succ', 'Content-Type: application/json'),
  http('500 Internal Server Error', '{"success":true}', 'Content-Type: application/json'),
  http('302 Found', '', 'Location: https://www.example.com/'),
  { answers: '\u0000\u0001 no HTTP at all' },
];

describe.each([...cutOff, { slowMs: shortTimeouts.siteverify * 2 }, ...nonsense])('with siteverify %j', (weather) => {
  it('nothing is taken in, and a second try is stored once', async () => {
    const jobId = await api.postJob();
    const key = withKey();
    const before = await api.messages();
    const files = await api.files();
    const { resume } = markedResume();
    await api.siteverify.set(weather);
    const refusal = { status: 503, json: { error: messages.captchaUnavailable } };
    const answers = await Promise.all([apply(api, jobId, { resume, ...key }), sendMessage(api, key)]);
    expect(answers).toMatchObject([refusal, refusal]);
    expect(answers.map(({ headers }) => headers.get('Retry-After'))).toEqual(['30', '30']);
    expect(await api.applications(jobId)).toEqual({ stored: 0, whole: 0 });
    expect(await api.messages()).toBe(before);
    expect(await api.files()).toEqual(files);
    await api.siteverify.set('fine');
    expect(await persistently(() => apply(api, jobId, { resume, ...key }))).toBe(201);
    expect(await persistently(() => sendMessage(api, key))).toBe(200);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });
});
