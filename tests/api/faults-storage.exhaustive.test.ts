import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { fileNameOf } from '../../functions/src/data/resumes.ts';
import { timeouts } from '../../functions/src/timeouts.ts';
import { apply } from './application-form.ts';
import { pdfOfSize } from './resume-files.ts';
import { cutOff, expectUnavailable, hasStorage, markedResume, persistently, useWeakApi, withKey } from './weak-api.ts';
import type { Weather } from './weak-line.ts';

const api = useWeakApi();

describe.skipIf(!hasStorage).each([...cutOff, { cutAfterSent: 100_000 }] as Weather[])('with Storage %j', (weather) => {
  it('there is no application, one without a resume is taken, and a second try is stored once', async () => {
    const jobId = await api.postJob();
    const { resume } = markedResume(2_000_000);
    const key = withKey();
    await api.storage.set(weather);
    await expectUnavailable(() => apply(api, jobId, { resume, ...key }));
    expect(await api.applications(jobId)).toEqual({ stored: 0, whole: 0 });
    expect(await persistently(() => apply(api, jobId))).toBe(201);
    await api.storage.set('fine');
    expect(await persistently(() => apply(api, jobId, { resume, ...key }))).toBe(201);
    expect(await api.applications(jobId)).toEqual({ stored: 2, whole: 2 });
  });
});

describe.skipIf(!hasStorage).each([...cutOff, { cutAfterAnswered: 300_000 }] as Weather[])('with Storage %j, a resume', (weather) => {
  it('is unavailable, not gone, and not half of one', async () => {
    const { token, file } = await stored();
    await api.storage.set(weather);
    await expectUnavailable(() => api.call(endpoints.readResume, file, { token }));
    await api.storage.set('fine');
    expect((await api.call(endpoints.readResume, file, { token })).bytes).toHaveLength(2_000_000);
  });
});

describe.skipIf(!hasStorage).each(cutOff)('with Storage %s, an application', (weather) => {
  it('that is deleted stays, until it is deleted again', async () => {
    const { token, jobId, id } = await stored();
    await api.storage.set(weather);
    await expectUnavailable(() => api.call(endpoints.deleteApplication, id, { token }));
    expect((await api.applications(jobId)).stored).toBe(1);
    await api.storage.set('fine');
    expect(await persistently(() => api.call(endpoints.deleteApplication, id, { token }))).toBe(204);
    expect((await api.applications(jobId)).stored).toBe(0);
  });
});

describe.skipIf(!hasStorage)('with the answer of Storage lost', () => {
  // The library waits for longer than a second before it tries again.
  const patient = useWeakApi(timeouts);

  it('a resume that the second try meets there is stored', async () => {
    const jobId = await patient.postJob();
    const { mark, resume } = markedResume();
    const triedAgain = patient.storage
      .sent(mark, { cutAfterAnswered: 0 })
      .then(() => patient.storage.sent(mark, { answers: preconditionFailed }));
    const answer = await apply(patient, jobId, { resume });
    await triedAgain;
    expect(answer.status).toBe(201);
    await patient.storage.set('fine');
    expect(await patient.applications(jobId)).toEqual({ stored: 1, whole: 1 });
    expect(patient.log).not.toContain('ERROR');
  });
});

/** What Cloud Storage says to `ifGenerationMatch: 0` where there is such a file. The emulator heeds no preconditions. */
const refusal = JSON.stringify({ error: { code: 412, message: 'At least one of the pre-conditions you specified did not hold.' } });
const preconditionFailed = [
  'HTTP/1.1 412 Precondition Failed',
  'Content-Type: application/json',
  `Content-Length: ${refusal.length}`,
  'Connection: close',
  '',
  refusal,
].join('\r\n');

/** An application with a resume of 2 MB, and an admin. */
async function stored() {
  const jobId = await api.postJob();
  await apply(api, jobId, { resume: { name: 'a.pdf', content: pdfOfSize(2_000_000) } });
  const [item] = (await api.parts.applications.page({ job_id: jobId }, 1)).items;
  if (!item?.resume_path) throw new Error('The application was not stored');
  return { jobId, token: await api.logIn(), id: item.id, file: fileNameOf(item.resume_path) };
}
