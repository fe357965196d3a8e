import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { apply } from './application-form.ts';
import { sendMessage } from './example-message.ts';
import { cutOff, expectUnavailable, hasStorage, markedResume, persistently, useWeakApi, withKey } from './weak-api.ts';

const api = useWeakApi();

describe.each(cutOff)('with Firestore %s', (weather) => {
  it('nothing is taken in that is not stored, and a second try is, once', async () => {
    const jobId = await api.postJob();
    const { resume } = markedResume();
    const [first, second] = [withKey(), withKey()];
    const before = await api.messages();
    await api.firestore.set(weather);
    await Promise.all([
      expectUnavailable(() => apply(api, jobId, { resume, ...first })),
      expectUnavailable(() => sendMessage(api, second)),
    ]);
    await api.clearUp();
    expect(await persistently(() => apply(api, jobId, { resume, ...first }))).toBe(201);
    expect(await persistently(() => sendMessage(api, second))).toBe(200);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
    expect(await api.messages()).toBe(before + 1);
  });

  it('lists are not empty, but unavailable', async () => {
    const token = await api.logIn();
    await api.firestore.set(weather);
    await Promise.all([
      expectUnavailable(() => api.call(endpoints.listPublicJobs)),
      expectUnavailable(() => api.call(endpoints.listApplications, '', { token })),
      expectUnavailable(() => api.call(endpoints.exportApplications, '', { token })),
    ]);
  });

  it('visitors see the postings again at once when it is back', async () => {
    const jobId = await api.postJob();
    await api.firestore.set(weather);
    await expectUnavailable(() => api.call(endpoints.readPublicJob, jobId));
    await api.firestore.set('fine');
    expect(await api.call(endpoints.readPublicJob, jobId)).toMatchObject({ status: 200, json: { id: jobId } });
  });
});

describe('with Firestore slow', () => {
  it('everything works, only later', async () => {
    const jobId = await api.postJob();
    await api.firestore.set({ slowMs: 150 });
    expect(await persistently(() => apply(api, jobId, { resume: markedResume().resume }))).toBe(201);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });
});

describe('with Firestore lost between the file and the document', () => {
  it.skipIf(!hasStorage)('there is no half application, and a second try is stored once', async () => {
    const jobId = await api.postJob();
    const { mark, resume } = markedResume();
    const key = withKey();
    const uploaded = api.storage.sent(mark, 'fine').then(() => api.firestore.set('refused'));
    await expectUnavailable(() => apply(api, jobId, { resume, ...key }));
    await uploaded;
    await api.clearUp();
    // The library may have gone on trying, and done it.
    const { stored, whole } = await api.applications(jobId);
    expect(whole).toBe(stored);
    expect(await persistently(() => apply(api, jobId, { resume, ...key }))).toBe(201);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });

  it('and the document written after all, its file is there, and a second try changes nothing', async () => {
    const jobId = await api.postJob();
    const key = withKey();
    const name = `Name ${randomUUID()}`;
    const { resume } = markedResume();
    const written = api.firestore.sent(name, 'deaf');
    await expectUnavailable(() => apply(api, jobId, { fields: { applicant_name: name }, resume, ...key }));
    await written;
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
    await api.clearUp();
    expect(await persistently(() => apply(api, jobId, { fields: { applicant_name: name }, resume, ...key }))).toBe(201);
    expect(await api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });

  it('and the document written late, when the line is back, its file is there', async () => {
    const jobId = await api.postJob();
    const name = `Name ${randomUUID()}`;
    const { resume } = markedResume();
    const lost = api.firestore.sent(name, 'reset');
    await expectUnavailable(() => apply(api, jobId, { fields: { applicant_name: name }, resume, ...withKey() }));
    await lost;
    await api.firestore.set('fine');
    await expect.poll(() => api.applications(jobId)).toEqual({ stored: 1, whole: 1 });
  });
});
