import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
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

it.each(outages)('answers 503 while Firestore fails (%s), and stores each repeated submission once', async (outage) => {
  const jobId = await api.postJob();
  const token = await api.logIn();
  const { resume } = markedResume();
  const [applicationKey, messageKey] = [withIdempotencyKey(), withIdempotencyKey()];
  const before = await api.countMessages();
  await api.firestore.set(outage);
  await Promise.all([
    expectUnavailable(() => apply(api, jobId, { resume, ...applicationKey })),
    expectUnavailable(() => sendMessage(api, messageKey)),
    expectUnavailable(() => api.call(endpoints.checkHealth)),
    expectUnavailable(() => api.call(endpoints.listPublicJobs)),
    expectUnavailable(() => api.call(endpoints.readPublicJob, jobId)),
    expectUnavailable(() => api.call(endpoints.listApplications, '', { token })),
    expectUnavailable(() => api.call(endpoints.exportApplications, '', { token })),
  ]);
  await api.firestore.set('forward');
  // Public reads use Firestore's REST API, so they need not wait until the SDK reconnects.
  expect(await api.call(endpoints.readPublicJob, jobId)).toMatchObject({ status: 200, json: { id: jobId } });
  expect(await retryWhileUnavailable(() => apply(api, jobId, { resume, ...applicationKey }))).toBe(201);
  expect(await retryWhileUnavailable(() => sendMessage(api, messageKey))).toBe(200);
  expect(await api.countApplications(jobId)).toEqual({ stored: 1, complete: 1 });
  expect(await api.countMessages()).toBe(before + 1);
});

it('keeps the resume of an application that the library writes after the outage', async () => {
  const jobId = await api.postJob();
  const fields = { applicant_name: `Name ${randomUUID()}` };
  const { resume } = markedResume();
  const lost = api.firestore.setOnceSent(fields.applicant_name, 'reset');
  await expectUnavailable(() => apply(api, jobId, { fields, resume, ...withIdempotencyKey() }));
  await lost;
  await api.firestore.set('forward');
  await expect.poll(() => api.countApplications(jobId)).toEqual({ stored: 1, complete: 1 });
});
