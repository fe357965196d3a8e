import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { type Figures, figures } from '#rooms/figures/contract/figures.ts';
import { dayMs, serverLimits } from '#rooms/platform/contract/limits.ts';
import { adminOf, useApi } from './harness.ts';

const api = useApi();
const admin = adminOf(api);
let jobId = '';

beforeEach(async () => {
  jobId = await api.postJob();
});
const view = (id = jobId) => api.call(endpoints.countJobView, id);
const numbers = async () => figures.parse((await admin.send('GET', `${endpoints.readFigures.path}?job_id=${jobId}`)).json);
const documents = async (collection: string) => (await api.documents(collection)).map((document) => document.data());

const totalOf = (views: Figures['views']) => views?.reduce((total, day) => total + day.views, 0);

describe('views', () => {
  it('are counted by day in UTC, and shown for the last 30 days, oldest first', async () => {
    const begun = Date.now();
    await view();
    api.clockOffset = dayMs;
    await Promise.all([view(), view()]);
    // By the next day, the session has ended, so the test reads the store.
    const read = () => api.parts.jobNumbers.views(jobId);
    await expect.poll(async () => totalOf(await read())).toBe(3);
    const views = await read();
    expect(views).toHaveLength(serverLimits.viewDays);
    expect(views.map(({ day }) => day)).toEqual(views.map(({ day }) => day).sort());
    expect(views.slice(-2)).toEqual([
      { day: new Date(begun).toISOString().slice(0, 10), views: 1 },
      { day: new Date(begun + dayMs).toISOString().slice(0, 10), views: 2 },
    ]);
    api.clockOffset = serverLimits.viewDays * dayMs;
    expect(totalOf(await api.parts.jobNumbers.views(jobId))).toBe(2);
    api.clockOffset = (serverLimits.viewDays + 1) * dayMs;
    expect(totalOf(await api.parts.jobNumbers.views(jobId))).toBe(0);
  });

  it('that arrive at the same time are all counted', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => view()));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(20).fill([204, '']));
    await expect.poll(async () => totalOf((await numbers()).views)).toBe(20);
  });

  it('store the job, the days and when they expire, and nothing about the visitor', async () => {
    const headers = { 'User-Agent': 'Visitor/1', Referer: 'https://a.example/', Cookie: 'a=b', 'X-Forwarded-For': '198.51.100.7' };
    const before = await documents('rateLimits');
    await api.call(endpoints.countJobView, jobId, { headers, json: { name: 'Ada' } });
    const [stored, ...others] = (await documents('jobViews')).filter((views) => views['job_id'] === jobId);
    expect(others).toEqual([]);
    expect(Object.keys(stored ?? {}).sort()).toEqual(['days', 'expires_at', 'job_id']);
    expect(Object.keys((stored?.['days'] as object | undefined) ?? {})).toEqual([new Date().toISOString().slice(0, 10)]);
    expect(await documents('rateLimits')).toEqual(before);
  });

  it('of unknown and closed jobs are ignored', async () => {
    const before = await documents('jobViews');
    const closed = await Promise.all([api.postJob({ status: 'Inactive' }), api.postJob({ closes_on: '2020-01-01' })]);
    for (const id of ['gone', '__all__', '.%20.', 'a%2Fb', 'x'.repeat(2000), ...closed]) {
      expect((await view(id)).status).toBe(204);
    }
    expect(await documents('jobViews')).toEqual(before);
  });
});

it('malformed counts read as 0', async () => {
  await view();
  const db = await api.firebase.db();
  const { docs } = await db.collection('jobViews').where('job_id', '==', jobId).get();
  await docs[0]?.ref.update({ days: 'many' });
  expect(totalOf((await numbers()).views)).toBe(0);
});
