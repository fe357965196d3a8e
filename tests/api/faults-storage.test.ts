import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { fileNameOf } from '../../functions/src/data/resumes.ts';
import { timeouts } from '../../functions/src/timeouts.ts';
import {
  expectUnavailable,
  markedResume,
  outages,
  retryWhileUnavailable,
  useApiBehindProxies,
  withIdempotencyKey,
} from './api-behind-proxies.ts';
import { apply } from './application-form.ts';
import { pdfOfSize } from './resume-files.ts';

const api = useApiBehindProxies();

async function applyWithLargeResume() {
  const jobId = await api.postJob();
  expect(await retryWhileUnavailable(() => apply(api, jobId, { resume: { name: 'a.pdf', content: pdfOfSize(2_000_000) } }))).toBe(201);
  const [item] = (await api.parts.applications.page({ job_id: jobId }, 1)).items;
  if (!item?.resume_path) throw new Error('The application was not stored');
  return { jobId, id: item.id, file: fileNameOf(item.resume_path) };
}

describe('when Storage fails', () => {
  it.each(outages)('answers 503 (%s), keeps applications complete, and accepts repeated calls afterwards', async (outage) => {
    const [{ jobId: otherJobId, id, file }, jobId, token] = await Promise.all([applyWithLargeResume(), api.postJob(), api.logIn()]);
    const { resume } = markedResume(2_000_000);
    const key = withIdempotencyKey();
    await api.storage.set(outage);
    await Promise.all([
      expectUnavailable(() => apply(api, jobId, { resume, ...key })),
      expectUnavailable(() => api.call(endpoints.readResume, file, { token })),
      expectUnavailable(() => api.call(endpoints.deleteApplication, id, { token })),
    ]);
    expect(await api.countApplications(jobId)).toEqual({ stored: 0, complete: 0 });
    expect((await api.countApplications(otherJobId)).stored).toBe(1);
    expect(await retryWhileUnavailable(() => apply(api, jobId))).toBe(201);

    await api.storage.set('forward');
    expect(await retryWhileUnavailable(() => apply(api, jobId, { resume, ...key }))).toBe(201);
    expect(await api.countApplications(jobId)).toEqual({ stored: 2, complete: 2 });
    expect(await retryWhileUnavailable(() => api.call(endpoints.deleteApplication, id, { token }))).toBe(204);
    expect((await api.countApplications(otherJobId)).stored).toBe(0);
  });

  it('stores no application whose resume is cut off on the way', async () => {
    const jobId = await api.postJob();
    await api.storage.set({ resetAfterSent: 100_000 });
    await expectUnavailable(() => apply(api, jobId, { resume: markedResume(2_000_000).resume }));
    expect(await api.countApplications(jobId)).toEqual({ stored: 0, complete: 0 });
  });

  it('serves no part of a resume whose download is cut off', async () => {
    const [{ file }, token] = await Promise.all([applyWithLargeResume(), api.logIn()]);
    await api.storage.set({ resetAfterReceived: 300_000 });
    await expectUnavailable(() => api.call(endpoints.readResume, file, { token }));
    await api.storage.set('forward');
    expect((await api.call(endpoints.readResume, file, { token })).bytes).toHaveLength(2_000_000);
  });
});

describe('when an answer of Storage is lost', () => {
  // The library waits for more than a second before it retries.
  const patientApi = useApiBehindProxies(timeouts);

  it('stores the application, although the retry finds that the file exists', async () => {
    const jobId = await patientApi.postJob();
    const { mark, resume } = markedResume();
    const retried = patientApi.storage
      .setOnceSent(mark, { resetAfterReceived: 0 })
      .then(() => patientApi.storage.setOnceSent(mark, { answer: preconditionFailed }));
    const answer = await apply(patientApi, jobId, { resume });
    await retried;
    expect(answer.status).toBe(201);
    await patientApi.storage.set('forward');
    expect(await patientApi.countApplications(jobId)).toEqual({ stored: 1, complete: 1 });
    expect(patientApi.app.output).not.toContain('ERROR');
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
