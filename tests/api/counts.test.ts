import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { type ApplicationStatus, applicationStatuses } from '#rooms/applications/contract/statuses.ts';
import { startOfOfficeDay } from '#rooms/platform/contract/office.ts';
import { exampleJob } from '../example-job.ts';
import { exampleMessage, storeApplication } from './examples.ts';
import { adminOf, pastMidnight, useApi } from './harness.ts';

const cacheMs = 30_000;
const api = useApi({ settings: (settings) => ({ ...settings, cacheMs }) });
const admin = adminOf(api);
const { counts } = admin;
const countJobs = (ids: string) => admin.send('GET', `${endpoints.readJobCounts.path}?ids=${ids}`);
const setStatus = (id: string, status: ApplicationStatus) => api.parts.statuses.set(id, { status }, 'admin:tests');

describe('the counts', () => {
  it('contain every status, open messages, and the applications of the wanted jobs, of which an unknown status is in progress', async () => {
    const [filled, empty, other] = await Promise.all([api.postJob(), api.postJob({ status: 'Inactive' }), api.postJob()]);
    const statuses: ApplicationStatus[] = ['Pending', 'Pending', 'Reviewed', 'Offer', 'Hired', 'Rejected', 'Withdrawn'];
    for (const status of statuses) await setStatus(await storeApplication(api, { job_id: filled }), status);
    const unknown = await storeApplication(api, { job_id: filled });
    await (await api.firebase.db()).doc(`applications/${unknown}`).update({ status: 'On hold' });
    await storeApplication(api, { job_id: other });
    await api.parts.messages.create('open', exampleMessage);
    await api.parts.messages.create('answered', exampleMessage);
    await api.parts.messages.setStatus('answered', 'Answered', 'admin:tests');
    expect(endpoints.readJobCounts.output.parse((await countJobs(`${filled},${empty}`)).json)).toEqual({
      [filled]: { pending: 2, in_progress: 3, hired: 1, rejected: 1, withdrawn: 1, total: 8 },
      [empty]: { pending: 0, in_progress: 0, hired: 0, rejected: 0, withdrawn: 0, total: 0 },
    });
    const { applications, openMessages } = await counts();
    expect(openMessages).toBe(1);
    const expected = (status: ApplicationStatus) => [...statuses, 'Pending'].filter((set) => set === status).length;
    expect(applications).toEqual(Object.fromEntries(applicationStatuses.map((status) => [status, expected(status)])));
  });

  it('take at most 20 aggregations with 50 jobs for all who ask within half a minute, and one for each', async () => {
    const jobs = (await api.firebase.db()).collection('jobs');
    await Promise.all(Array.from({ length: 50 }, () => jobs.add({ ...exampleJob, status: 'Inactive' })));
    const query = jobs.limit(1);
    const aggregations = vi.spyOn(query.constructor.prototype as typeof query, 'count');
    api.clockOffset += cacheMs;
    const asked = 10;
    await Promise.all(Array.from({ length: asked }, counts));
    api.clockOffset += cacheMs / 2;
    await counts();
    expect(aggregations.mock.calls.length).toBeGreaterThan(0);
    expect(aggregations.mock.calls.length).toBeLessThanOrEqual(20 + asked + 1);
  });

  it('contain at once what staff have changed, and half a minute later what visitors have sent', async () => {
    const [id] = await Promise.all([storeApplication(api), storeApplication(api)]);
    api.clockOffset = 3 * cacheMs;
    const before = (await counts()).applications;
    await storeApplication(api);
    expect((await counts()).applications).toEqual(before);
    await admin.call(endpoints.updateApplicationStatus, id, { json: { status: 'Offer' } });
    expect((await counts()).applications).toEqual({ ...before, Offer: (before['Offer'] ?? 0) + 1 });
    await storeApplication(api);
    api.clockOffset += cacheMs;
    expect((await counts()).applications['Pending']).toBe((before['Pending'] ?? 0) + 1);
  });

  it('contain answers that are due by the office’s days, what has arrived since yesterday, and scheduled mails', async () => {
    api.clockOffset = 6 * cacheMs + pastMidnight();
    const now = Date.now() + api.clockOffset;
    const before = await counts();
    const tomorrow = startOfOfficeDay(now, 1).getTime();
    const nextWeek = startOfOfficeDay(now, 7).getTime();
    const promises = [now - 1, tomorrow - 1, tomorrow, nextWeek - 1, nextWeek];
    for (const promised of promises) await storeApplication(api, { promised_at: new Date(promised) });
    await (await api.firebase.db()).collection('outbox').add({ scheduled_for: new Date(now) });
    api.clockOffset += cacheMs;
    const { due, arrived, scheduled } = await counts();
    const more = (wanted: typeof due) =>
      Object.entries(wanted).map(([time, count]) => [time, count + before.due[time as keyof typeof due]]);
    expect(due).toEqual(Object.fromEntries(more({ late: 1, today: 1, week: 2 })));
    expect({ arrived, scheduled }).toEqual({ arrived: before.arrived + promises.length, scheduled: before.scheduled + 1 });
    const views = Object.keys(due).map((time) => admin.send('GET', `${endpoints.countApplications.path}?view=due&due=${time}`));
    expect((await Promise.all(views)).map(({ json }) => json)).toEqual(Object.values(due).map((count) => ({ count })));
  });
});
