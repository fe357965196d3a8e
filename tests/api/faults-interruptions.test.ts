import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { applicationForm, apply } from './examples.ts';
import { pdfOfSize } from './resume-files.ts';
import { markedResume, retryWhileUnavailable, useApiBehindProxies, withIdempotencyKey } from './api-behind-proxies.ts';

/** In milliseconds. Google's libraries have enough time for a retry. */
const timeouts = { firestore: 3000, auth: 3000, storage: 3000, siteverify: 2000 };
const api = useApiBehindProxies(timeouts);

const storedOnce = { stored: 1, complete: 1 };

it.each<[moment: string, untilMoment: (mark: string, name: string, jobId: string) => Promise<void>]>([
  ['while it stores the resume', (mark) => api.storage.setOnceSent(mark, 'drop')],
  ['after the resume and before the document', (_mark, name) => api.firestore.setOnceSent(name, 'drop')],
  [
    'after the document and before the answer',
    async (_mark, name, jobId) => {
      await api.firestore.setOnceSent(name, 'drop answers');
      await expect.poll(() => api.countApplications(jobId)).toEqual(storedOnce);
    },
  ],
])('stores a repeated application once if the function was killed %s', async (_, untilMoment) => {
  const jobId = await api.postJob();
  const key = withIdempotencyKey();
  const { mark, resume } = markedResume();
  const fields = { applicant_name: `Name ${randomUUID()}` };
  const killed = untilMoment(mark, fields.applicant_name, jobId).then(() => api.killApp());
  await expect(apply(api, jobId, { fields, resume, ...key })).rejects.toThrow();
  await killed;
  const { stored, complete } = await api.countApplications(jobId);
  expect(complete).toBe(stored);
  await api.startApp();
  await api.restoreServices();
  expect(await retryWhileUnavailable(() => apply(api, jobId, { fields, resume, ...key }))).toBe(201);
  expect(await api.countApplications(jobId)).toEqual(storedOnce);
});

describe('when the applicant disconnects', () => {
  const resume = { name: 'a.pdf', content: pdfOfSize(1_000_000) };
  const formOf = (jobId: string) => applicationForm({ job_id: jobId, recaptchaToken: api.solveCaptcha() }, resume);

  /** @param fraction how much of the body is sent, from 0 to 1 */
  async function sendPart(jobId: string, key: string, fraction: number) {
    const form = new Request('http://localhost', { method: 'POST', body: formOf(jobId) });
    const body = Buffer.from(await form.arrayBuffer());
    const path = endpoints.applyForJob.path.replace(':id', jobId);
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Content-Type: ${form.headers.get('Content-Type')}`,
      `${idempotencyHeader}: ${key}`,
      `Content-Length: ${body.length}`,
    ];
    const socket = connect(api.port, '127.0.0.1').on('error', () => undefined);
    await new Promise((resolve) =>
      socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body.subarray(0, body.length * fraction)]), resolve),
    );
    return socket;
  }

  it('during the upload, stores nothing, and stores the repeated application once', async () => {
    const jobId = await api.postJob();
    const key = randomUUID();
    const files = await api.resumeFiles();
    const sockets = await Promise.all([0.1, 0.5, 0.99].map((fraction) => sendPart(jobId, key, fraction)));
    for (const socket of sockets) socket.resetAndDestroy();
    expect(await retryWhileUnavailable(() => api.call(endpoints.listPublicJobs))).toBe(200);
    expect(await api.countApplications(jobId)).toEqual({ stored: 0, complete: 0 });
    expect(await api.resumeFiles()).toEqual(files);
    const again = { body: formOf(jobId), headers: { [idempotencyHeader]: key } };
    expect(await retryWhileUnavailable(() => api.call(endpoints.applyForJob, jobId, again))).toBe(201);
    expect(await api.countApplications(jobId)).toEqual(storedOnce);
  });

  it('after the upload, stores the application, and does not store the repeated one again', async () => {
    const jobId = await api.postJob();
    const key = randomUUID();
    await api.firestore.set({ latencyMs: 100 });
    (await sendPart(jobId, key, 1)).destroy();
    await api.firestore.set('forward');
    const again = { body: formOf(jobId), headers: { [idempotencyHeader]: key } };
    await expect.poll(() => api.countApplications(jobId)).toEqual(storedOnce);
    expect(await retryWhileUnavailable(() => api.call(endpoints.applyForJob, jobId, again))).toBe(201);
    expect(await api.countApplications(jobId)).toEqual(storedOnce);
  });
});

// Cloud Storage answers like this if the file exists. The emulator ignores preconditions.
const body = JSON.stringify({ error: { code: 412, message: 'At least one of the pre-conditions you specified did not hold.' } });
const preconditionFailed = [
  'HTTP/1.1 412 Precondition Failed',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  'Connection: close',
  '',
  body,
].join('\r\n');

it('stores an application when an answer of Storage is lost, although the retry finds that the file exists', async () => {
  const jobId = await api.postJob();
  const { mark, resume } = markedResume();
  const earlier = api.output.length;
  const retried = api.storage
    .setOnceSent(mark, { resetAfterReceived: 0 })
    .then(() => api.storage.setOnceSent(mark, { answer: preconditionFailed }));
  const answer = await apply(api, jobId, { resume });
  await retried;
  expect(answer.status).toBe(201);
  await api.storage.set('forward');
  expect(await api.countApplications(jobId)).toEqual(storedOnce);
  expect(api.output.slice(earlier)).not.toContain('ERROR');
});
