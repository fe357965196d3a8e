import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { runPostDue } from '../../functions/src/mail/post-due.ts';
import { renderTemplate } from '../../functions/src/mail/templates.ts';
import { apply, sendMessage, storeApplication } from './examples.ts';
import { type Api, useApi } from './harness.ts';
import { mailSettings, mailsTo } from './mail.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const atOnce = useApi({ mail: () => mailSettings('', { siteUrl: 'https://www.example.com' }) });
const hourly = useApi({ mail: () => mailSettings('', { newsFrequency: 'hourly' }) });
const daily = useApi({ mail: () => mailSettings('', { newsFrequency: 'daily' }) });

const mailsToStaff = async (api: Api) => (await mailsTo(api, 'staff@example.com')).map((mail) => mail.data());
/** @returns the texts of the news, the newest first */
const newsOf = async (api: Api) =>
  (await mailsToStaff(api))
    .filter(({ template }) => template === 'applications for staff')
    .map(({ values }) => renderTemplate('applications for staff', values)?.text ?? '');

/** Moves the clock to the next full hour or day, and further by `offsetMs`. */
function setClock(api: Api, periodMs: number, offsetMs: number): void {
  const now = Date.now() + api.clockOffset;
  api.clockOffset += Math.ceil(now / periodMs) * periodMs + offsetMs - now;
}

/** Writes the news to the outbox, and sends nothing. */
const writeNews = (api: Api) =>
  runPostDue({ ...api.parts, outbox: { ...api.parts.outbox, due: () => Promise.resolve([]) } }, Date.now() + api.clockOffset);

beforeEach(() => Promise.all([atOnce.clear(), hourly.clear()]));

describe('staff who get their news immediately', () => {
  it('get one mail for the applications of several minutes, from however many runs', async () => {
    const job = await atOnce.postJob({ title: 'Engineer' });
    for (const applicant_name of ['Ada', 'Robin']) await apply(atOnce, job, { fields: { applicant_name, cover_letter: 'I write.' } });
    expect(await mailsToStaff(atOnce)).toEqual([]);
    atOnce.clockOffset += limits.newsSettleMs;
    await Promise.all([writeNews(atOnce), writeNews(atOnce)]);
    await writeNews(atOnce);
    const [news = '', ...others] = await newsOf(atOnce);
    expect(others).toEqual([]);
    for (const name of ['Ada', 'Robin']) expect(news).toContain(`Applicant: ${name}\nJob: Engineer\n\n> I write.\n\nOpen application `);
    expect(news).toMatch(/https:\/\/www.example.com\/admin\/applications\/\w/);
  });

  it('hear of each application once, whatever runs meanwhile', async () => {
    const applied = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const ids = await Promise.all(Array.from({ length: 3 }, () => storeApplication(atOnce)));
      for (const id of ids) applied.add(id);
      await writeNews(atOnce);
      atOnce.clockOffset += limits.newsSettleMs / 2;
    }
    atOnce.clockOffset += limits.newsSettleMs;
    await writeNews(atOnce);
    const about = (await mailsToStaff(atOnce)).flatMap((mail) => mail['about'] as string[]);
    expect(about.toSorted()).toEqual([...applied].toSorted());
  });

  it('get a list of 20, and how many more there are', async () => {
    await Promise.all(Array.from({ length: 23 }, (_, index) => storeApplication(atOnce, { applicant_name: `Applicant ${index}` })));
    atOnce.clockOffset += limits.newsSettleMs;
    await writeNews(atOnce);
    const [news = ''] = await newsOf(atOnce);
    expect(news.match(/^Applicant: /gm)).toHaveLength(20);
    expect(news).toContain('And 3 more.');
  });

  it('get the other applications if one is erased before the mail is sent', async () => {
    const names = ['Ada', 'Robin', 'Sam', 'Kim'];
    const ids = await Promise.all(names.map((applicant_name) => storeApplication(atOnce, { applicant_name })));
    atOnce.clockOffset += limits.newsSettleMs;
    await writeNews(atOnce);
    const token = await atOnce.logIn();
    const erase = (id = '') => atOnce.call(endpoints.deleteApplication, id, { token });
    const named = async () => {
      const text = (await newsOf(atOnce)).join();
      return names.filter((name) => text.includes(`Applicant: ${name}\n`));
    };
    expect(await named()).toEqual(names);
    await Promise.all([erase(ids[0]), erase(ids[2])]);
    expect(await named()).toEqual(['Robin', 'Kim']);
    await erase(ids[1]);
    expect(await named()).toEqual(['Kim']);
    await erase(ids[3]);
    expect(await newsOf(atOnce)).toEqual([]);
  });
});

describe('staff who get their news hourly', () => {
  it('get one mail with the applications of the hour, and messages at once', async () => {
    const job = await hourly.postJob({ title: 'Engineer' });
    for (let application = 0; application < 2; application += 1) await apply(hourly, job);
    await sendMessage(hourly);
    await writeNews(hourly);
    expect((await mailsToStaff(hourly)).map(({ template }) => template as string)).toEqual(['message for staff']);

    setClock(hourly, hourMs, limits.newsSettleMs);
    await Promise.all([writeNews(hourly), writeNews(hourly)]);
    await writeNews(hourly);
    const [news = '', ...others] = await newsOf(hourly);
    expect(others).toEqual([]);
    expect(news.match(/^Job: Engineer$/gm)).toHaveLength(2);
    expect(news).not.toContain('Open');
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
