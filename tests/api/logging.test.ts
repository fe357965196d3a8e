import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Endpoint, idempotencyHeader, sessionCookie } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { calendarPath } from '#rooms/platform/contract/paths.ts';
import { events } from '../../functions/src/platform/http/error-handler.ts';
import { captchaSecret } from './harness.ts';
import { apply, logIn, sendMessage } from './examples.ts';
import { pdfResume } from './resume-files.ts';
import { expectUnavailable, useApiBehindProxies } from './api-behind-proxies.ts';

const api = useApiBehindProxies();

/** Values that the log must not contain: what the requests contain, and the captcha secret. */
const canary = {
  name: 'Canaria Zwitscher',
  email: 'canaria.zwitscher@birds.example',
  phone: '+44 7700 900461',
  letter: 'I sing in the mornings only.',
  subject: 'An aviary of our own',
  message: 'How much is a cage with a view?',
  fileName: 'zwitscher-cv.pdf',
  username: `canary-${randomUUID().slice(0, 8)}`,
  password: 'a nest of thirty feathers',
  search: 'zwitscher-searched',
  address: '203.0.113.171',
  captcha: 'captcha-token-of-a-canary',
  cookie: 'cookie-of-a-canary',
  bearer: 'bearer-of-a-canary',
  key: randomUUID(),
  path: 'path-of-a-canary',
  secret: captchaSecret,
};

const headers = {
  'X-Forwarded-For': `${canary.address}, 198.51.100.1`,
  [idempotencyHeader]: canary.key,
  'User-Agent': `agent ${canary.name}`,
};
const applicantFields = { applicant_name: canary.name, applicant_email: canary.email, phone: canary.phone, cover_letter: canary.letter };
const messageFields = { name: canary.name, email: canary.email, subject: canary.subject, message: canary.message };
const resume = { name: canary.fileName, content: pdfResume };

const withSearch = (endpoint: Endpoint) => ({ ...endpoint, path: `${endpoint.path}?q=${canary.search}` });

/** @returns the tokens that the calls send */
async function callEverything(): Promise<string[]> {
  const jobId = await api.postJob();
  const token = await api.logIn();
  const solved = vi.spyOn(api, 'solveCaptcha');
  await Promise.all([
    apply(api, jobId, { fields: applicantFields, resume, headers }),
    apply(api, jobId, {
      fields: { ...applicantFields, recaptchaToken: canary.captcha },
      resume,
      headers: { ...headers, [idempotencyHeader]: randomUUID() },
    }),
    apply(api, canary.path, { fields: applicantFields, resume, headers }),
    apply(api, jobId, { fields: { ...applicantFields, applicant_email: `not ${canary.email}` }, resume, headers }),
    sendMessage(api, { fields: messageFields, headers }),
    sendMessage(api, {
      fields: { ...messageFields, recaptchaToken: canary.captcha },
      headers: { ...headers, [idempotencyHeader]: randomUUID() },
    }),
    logIn(api, canary.username, canary.password, headers),
    logIn(api, canary.password, canary.password, headers),
    api.call(endpoints.login, '', {
      body: `{"username": "${canary.username}`,
      headers: { ...headers, 'Content-Type': 'application/json' },
    }),
    api.call(withSearch(endpoints.listApplications), '', { token, headers }),
    api.call(endpoints.listApplications, '', { token: canary.bearer, headers }),
    api.call(endpoints.readResume, canary.path, { headers: { ...headers, Cookie: `${sessionCookie}=${canary.cookie}` } }),
    api.send('GET', calendarPath.replace(':token', canary.path), { headers }),
    api.call(endpoints.updateApplicationStatus, canary.path, { token, json: { status: canary.message }, headers }),
    api.call(withSearch(endpoints.exportApplications), '', { token, headers }),
  ]);
  return [token, ...solved.mock.results.map(({ value }) => String(value))];
}

const refusal = z.object({
  severity: z.literal('NOTICE'),
  message: z.enum(events),
  method: z.string(),
  path: z.string(),
  status: z.number().int().min(400).max(499),
  account: z.optional(z.literal('unknown')),
  address: z.string().regex(/^[\da-f]{16}$/),
});

const failure = z.object({
  severity: z.literal('ERROR'),
  message: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.number().int().min(500),
  durationMs: z.number().int().nonnegative(),
  causes: z.array(z.object({ name: z.string(), stack: z.array(z.string()).optional() })).min(1),
});

it('logs each failure with its path, duration and causes, and nothing that a request contained', async () => {
  await api.parts.admins.create(canary.username, canary.password);
  const tokens = await callEverything();
  for (const proxy of api.proxies) {
    await proxy.set('reset');
    tokens.push(...(await callEverything()));
    await api.restoreServices();
  }
  await api.firestore.set('refuse');
  await expectUnavailable(() => api.call(endpoints.listPublicJobs));

  const lines = api.output.split('\n').filter((line) => line !== '' && !line.startsWith('port '));
  const entries = lines.map((line) => z.union([failure, refusal.strict()]).parse(JSON.parse(line)));
  const paths = new Set(entries.filter(({ severity }) => severity === 'ERROR').map(({ path }) => path));
  for (const { path } of [endpoints.applyForJob, endpoints.sendMessage, endpoints.login, endpoints.listPublicJobs]) {
    expect(paths).toContain(path);
  }
  const secrets = [...Object.values(canary), ...Object.values(canary).map(encodeURIComponent), ...tokens];
  expect(secrets.filter((secret) => api.output.includes(secret))).toEqual([]);
}, 60_000);
