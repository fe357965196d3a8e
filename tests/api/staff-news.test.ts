import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { runPostDue } from '../../functions/src/mail/post-due.ts';
import { apply, sendMessage } from './examples.ts';
import { type Api, useApi } from './harness.ts';
import { mailSettings, mailsTo } from './mail.ts';

const hourMs = 60 * 60 * 1000;

const hourly = useApi({ mail: () => mailSettings('', { newsFrequency: 'hourly' }) });
const daily = useApi({ mail: () => mailSettings('', { newsFrequency: 'daily' }) });

const mailsToStaff = async (api: Api) => (await mailsTo(api, 'staff@example.com')).map((mail) => mail.data());

/** Moves the clock to the next full hour or day, and further by `offsetMs`. */
function setClock(api: Api, periodMs: number, offsetMs: number): void {
  const now = Date.now() + api.clockOffset;
  api.clockOffset += Math.ceil(now / periodMs) * periodMs + offsetMs - now;
}

/** Writes the news to the outbox, and sends nothing. */
const writeNews = (api: Api) =>
  runPostDue({ ...api.parts, outbox: { ...api.parts.outbox, due: () => Promise.resolve([]) } }, Date.now() + api.clockOffset);

beforeEach(() => hourly.clear());

describe('staff who get their news hourly', () => {
  it('get one mail with the applications of the hour, and messages at once', async () => {
    setClock(hourly, hourMs, limits.newsSettleMs);
    await writeNews(hourly);
    const job = await hourly.postJob({ title: 'Engineer' });
    for (let application = 0; application < 2; application += 1) await apply(hourly, job);
    await sendMessage(hourly);
    await writeNews(hourly);
    expect((await mailsToStaff(hourly)).map(({ template }) => template as string)).toEqual(['message for staff']);

    setClock(hourly, hourMs, limits.newsSettleMs);
    await Promise.all([writeNews(hourly), writeNews(hourly)]);
    await writeNews(hourly);
    const news = (await mailsToStaff(hourly)).filter(({ template }) => template === 'applications for staff');
    expect(news.map(({ values }) => values as unknown)).toEqual([{ count: 2, jobs: [{ title: 'Engineer', count: 2, url: '' }] }]);
  });

  it('get no mail when there is nothing new, and miss nothing that comes in the last minute', async () => {
    setClock(hourly, hourMs, limits.newsSettleMs);
    await writeNews(hourly);
    setClock(hourly, hourMs, -30_000);
    await apply(hourly, await hourly.postJob());
    // The news of the hour waits until late writes have arrived.
    setClock(hourly, hourMs, 0);
    await writeNews(hourly);
    expect(await mailsToStaff(hourly)).toEqual([]);
    hourly.clockOffset += limits.newsSettleMs;
    await writeNews(hourly);
    expect(await mailsToStaff(hourly)).toHaveLength(1);
  });
});

it('staff who get their news daily get one mail after the end of the day', async () => {
  const dayMs = 24 * hourMs;
  setClock(daily, dayMs, limits.newsSettleMs);
  await writeNews(daily);
  await apply(daily, await daily.postJob());
  daily.clockOffset += 20 * hourMs;
  await writeNews(daily);
  expect(await mailsToStaff(daily)).toEqual([]);
  setClock(daily, dayMs, limits.newsSettleMs);
  await writeNews(daily);
  expect((await mailsToStaff(daily)).map(({ template }) => template as string)).toEqual(['applications for staff']);
});
