import { beforeEach, describe, expect, it } from 'vitest';
import { type HiringProcess, hiringProcess, hiringProcessDefaults, publicHiringProcess } from '#rooms/jobs/contract/hiring-process.ts';
import { applicationReceipt } from '#rooms/applications/contract/apply.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { dayMs, limits } from '#rooms/platform/contract/limits.ts';
import { withSentMail, withStatus } from '../../functions/src/answers/decide.ts';
import { type AnswerFacts, answerFields, newAnswerFacts, promisedFrom } from '../../functions/src/applications/answer-facts.ts';
import { runUpkeep } from '../../functions/src/upkeep/upkeep.ts';
import { jobPath } from '../../src/paths.ts';
import { applyingTexts } from '../../src/site/careers/applying-texts.ts';
import { apply } from './examples.ts';
import { adminOf, useApi } from './harness.ts';

const api = useApi();
beforeEach(() => api.clear());
const document = async () => (await api.firebase.db()).doc('settings/hiringProcess');

/** By a new admin, since sessions are cleared, too. */
const call = (...parameters: Parameters<ReturnType<typeof adminOf>['call']>) => adminOf(api).call(...parameters);

const input = { next_steps: 'We read it.\nWe call you.', reply_days: 5, change_hours: 48 };
const save = (json: unknown) => call(endpoints.updateHiringProcess, '', { json });
const read = async (): Promise<HiringProcess> => hiringProcess.parse((await call(endpoints.readHiringProcess)).json);
const readPublic = async () => publicHiringProcess.parse((await api.call(endpoints.readPublicHiringProcess)).json);

describe('the hiring process', () => {
  it('is the default one until staff save another', async () => {
    expect(await read()).toEqual(hiringProcessDefaults);
    const first = await save({ ...input, updated_at: hiringProcessDefaults.updated_at });
    expect(first).toMatchObject({ status: 200, json: input });
    expect(await read()).toEqual(first.json);
    const second = await save({ ...input, reply_days: 90, updated_at: hiringProcess.parse(first.json).updated_at });
    expect(second).toMatchObject({ status: 200, json: { ...input, reply_days: 90 } });
    expect(await read()).toEqual(second.json);
  });

  it('refuses an edit of an older version, and accepts a repeated edit', async () => {
    await save({ ...input, updated_at: hiringProcessDefaults.updated_at });
    expect(await save({ ...input, updated_at: hiringProcessDefaults.updated_at })).toMatchObject({ status: 200, json: input });
    const stale = await save({ ...input, reply_days: 7, updated_at: hiringProcessDefaults.updated_at });
    expect(stale).toMatchObject({ status: 409, json: { error: responseTexts.staleTexts } });
    expect(await read()).toMatchObject(input);
  });

  it('is the default one if the stored document is malformed', async () => {
    await (await document()).set({ next_steps: ' ', reply_days: 'many', updated_at: null });
    const { next_steps, reply_days } = hiringProcessDefaults;
    expect(await read()).toMatchObject({ next_steps, reply_days });
    const receipt = applicationReceipt.parse((await apply(api, await api.postJob())).json);
    expect(receipt).toMatchObject({ next_steps, reply_days });
  });
});

const now = Date.now();
const daysAgo = (days: number) => new Date(now - days * dayMs);

type Story = { arrived: number; ended?: number; end?: (facts: AnswerFacts, at: Date) => AnswerFacts };

const byMail = (facts: AnswerFacts, at: Date) => withSentMail(facts, 'mail', at, promisedFrom(at.getTime(), 10));

/** Stores an application to which an answer was promised within ten days. Times are in days ago. */
async function store({ arrived, ended = 0, end = (facts) => facts }: Story): Promise<void> {
  const facts = newAnswerFacts(daysAgo(arrived), promisedFrom(daysAgo(arrived).getTime(), 10));
  const fields = answerFields(end(facts, daysAgo(ended)), daysAgo(ended));
  await (await api.firebase.db()).collection('applications').add({ ...fields, created_at: daysAgo(0) });
}

describe('how many applicants got an answer in time', () => {
  it('is counted at night with what was due lately and has its first answer, or none', async () => {
    await store({ arrived: 30 });
    await store({ arrived: 5 });
    await store({ arrived: limits.answeredDays + 11 });
    await store({ arrived: 30, ended: 25, end: byMail });
    await store({ arrived: 30, ended: 25, end: (facts, at) => withStatus(facts, 'Withdrawn', at, '') });
    expect(await runUpkeep(api.parts, now)).toMatchObject({ answered: { due: 2, in_time: 1 } });
  });

  it(`is said of ${limits.answeredMin} and more`, async () => {
    await Promise.all(Array.from({ length: limits.answeredMin - 1 }, () => store({ arrived: 30 })));
    await api.parts.answered.count(new Date(now));
    expect((await readPublic()).answered).toBeNull();
    await store({ arrived: 30, ended: 25, end: byMail });
    await api.parts.answered.count(new Date(now));
    expect((await readPublic()).answered).toEqual({ due: limits.answeredMin, in_time: 1 });
    const page = await api.send('GET', jobPath(await api.postJob()));
    expect(page.text).toContain(applyingTexts.answered({ due: limits.answeredMin, in_time: 1 }));
  });

  it.each([[{ due: 'many', in_time: 3 }], [{ due: 50 }], [{}]])('is left out if it is stored as %j', async (fields) => {
    await (await api.firebase.db()).doc('progress/answers').set(fields);
    expect((await readPublic()).answered).toBeNull();
  });
});

describe('what happens after Apply', () => {
  it('is what staff have written, on the page of each job too', async () => {
    expect(await readPublic()).toEqual({ next_steps: hiringProcessDefaults.next_steps, reply_days: 10, answered: null });
    const steps = 'We call you.\n<b>Then</b> we meet.';
    await api.parts.hiringProcess.update({ ...hiringProcessDefaults, next_steps: steps, reply_days: 1 }, 'admin:tests');
    expect(await readPublic()).toMatchObject({ next_steps: steps, reply_days: 1 });
    const job = await api.postJob();
    expect((await api.call(endpoints.readPublicJob, job)).json).toMatchObject({ process: { next_steps: steps, reply_days: 1 } });
    const { text } = await api.send('GET', jobPath(job));
    expect(text).toContain(applyingTexts.read.time(1));
    expect(text).toContain('We call you.\n&lt;b&gt;Then&lt;/b&gt; we meet.');
  });

  it('can be cached, and says nothing else that is stored with it', async () => {
    await api.parts.hiringProcess.update({ ...hiringProcessDefaults, next_steps: 'We call you.', reply_days: 3 }, 'admin:tests');
    const answer = await api.call(endpoints.readPublicHiringProcess);
    expect(Object.keys(answer.json as object).sort()).toEqual(['answered', 'next_steps', 'reply_days']);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30');
    const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
    expect(await api.call(endpoints.readPublicHiringProcess, '', { headers })).toMatchObject({ status: 304, text: '' });
  });
});
