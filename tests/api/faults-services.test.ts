import { describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { fileNameOf } from '../../functions/src/applications/resumes.ts';
import {
  expectUnavailable,
  markedResume,
  outages,
  retryWhileUnavailable,
  useApiBehindProxies,
  withIdempotencyKey,
} from './api-behind-proxies.ts';
import { apply, createAccount, examplePassword as password, sendMessage } from './examples.ts';
import { type Answer, untilAvailable } from './http.ts';
import { pdfOfSize } from './resume-files.ts';

const api = useApiBehindProxies();
/** Of services that store nothing that a retry could store twice, or under a name of its own. */
const others = outages.slice(0, 2);

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
  expect(await untilAvailable(() => api.call(endpoints.readPublicJob, jobId))).toMatchObject({ status: 200, json: { id: jobId } });
  expect(await retryWhileUnavailable(() => apply(api, jobId, { resume, ...applicationKey }))).toBe(201);
  expect(await retryWhileUnavailable(() => sendMessage(api, messageKey))).toBe(200);
  expect(await api.countApplications(jobId)).toEqual({ stored: 1, complete: 1 });
  expect(await api.countMessages()).toBe(before + 1);
});

it.each(others)('answers staff with 503 while Firebase Auth fails (%s), and still accepts applications', async (outage) => {
  const token = await api.logIn();
  const username = await createAccount(api);
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
  // The other services have little time as well, and may need more on a busy machine.
  const unlessOthersFail = async (call: () => Promise<Answer>): Promise<Answer> => {
    const answer = await call();
    return answer.text.includes(responseTexts.unavailable) ? unlessOthersFail(call) : answer;
  };
  const answers = await Promise.all([
    unlessOthersFail(() => apply(api, jobId, { resume, ...key })),
    unlessOthersFail(() => sendMessage(api, key)),
    unlessOthersFail(() => api.call(endpoints.login, '', { json: credentials })),
  ]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 503, json: { error: responseTexts.captchaUnavailable } });
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

async function applyWithLargeResume() {
  const jobId = await api.postJob();
  expect(await retryWhileUnavailable(() => apply(api, jobId, { resume: { name: 'a.pdf', content: pdfOfSize(2_000_000) } }))).toBe(201);
  const [{ id, resume_path } = { id: '', resume_path: '' }] = (await api.parts.applications.page({ job_id: jobId }, 1)).items;
  return { jobId, id, file: fileNameOf(resume_path ?? '') };
}

describe('when Storage fails', () => {
  it.each(others)('answers 503 (%s), keeps applications complete, and accepts repeated calls afterwards', async (outage) => {
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
    expect((await untilAvailable(() => api.call(endpoints.readResume, file, { token }))).bytes).toHaveLength(2_000_000);
  });
});
