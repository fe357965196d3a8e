import { beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { type HiringProcess, hiringProcess, hiringProcessDefaults, publicHiringProcess } from '#rooms/jobs/contract/hiring-process.ts';
import { applicationReceipt } from '#rooms/applications/contract/apply.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
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
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000);
/** In minutes. */
const day = 24 * 60;

/** What becomes of an application, and whether that answers it. */
const endings: Record<string, { answers: boolean; end: (facts: AnswerFacts, at: Date) => AnswerFacts }> = {
  waits: { answers: false, end: (facts) => facts },
  'gets a mail': { answers: true, end: (facts, at) => withSentMail(facts, 'mail', at, promisedFrom(at.getTime(), 10)) },
  'is told in person': { answers: true, end: (facts, at) => withStatus(facts, 'Rejected', at, 'told in person') },
  'is hired': { answers: true, end: (facts, at) => withStatus(facts, 'Hired', at, '') },
  'is rejected in silence': { answers: false, end: (facts, at) => withStatus(facts, 'Rejected', at, 'not told') },
  'is withdrawn': { answers: false, end: (facts, at) => withStatus(facts, 'Withdrawn', at, '') },
  'is spam': { answers: false, end: (facts, at) => withStatus(facts, 'Rejected', at, 'spam') },
};
/** Nobody waits for an answer to these. */
const needNone = ['is withdrawn', 'is spam'];

type Story = { arrived: number; replyDays: number; ending: string; after: number };

const story: fc.Arbitrary<Story> = fc.record({
  /** How many minutes ago. */
  arrived: fc.noBias(fc.integer({ min: 0, max: 200 * day })),
  replyDays: fc.integer({ min: 1, max: limits.replyDaysMax }),
  ending: fc.constantFrom(...Object.keys(endings)),
  /** Minutes from the arrival to the ending. */
  after: fc.noBias(fc.integer({ min: 0, max: 60 * day })),
});

function stored({ arrived, replyDays, ending, after }: Story) {
  const [arrival, end] = [minutesAgo(arrived), minutesAgo(arrived - after)];
  const facts = newAnswerFacts(arrival, promisedFrom(arrival.getTime(), replyDays));
  return answerFields(endings[ending]?.end(facts, end) ?? facts, end);
}

/** Counts from the stories alone. */
function recount(stories: readonly Story[]) {
  const due = stories.filter(({ arrived, replyDays, ending }) => {
    const dueAgo = arrived - replyDays * day;
    return dueAgo >= 0 && dueAgo < limits.answeredDays * day && !needNone.includes(ending);
  });
  return {
    due: due.length,
    in_time: due.filter(({ ending, after, replyDays }) => endings[ending]?.answers && after <= replyDays * day).length,
  };
}

async function store(stories: readonly Story[]): Promise<void> {
  const db = await api.firebase.db();
  const writer = db.bulkWriter();
  for (const each of stories) void writer.create(db.collection('applications').doc(), { ...stored(each), created_at: minutesAgo(0) });
  await writer.close();
}

describe('how many applicants got an answer in time', () => {
  it('equals a recount of 500 applications, and is public after the night', async () => {
    const stories = fc.sample(story, 500);
    await store(stories);
    const expected = recount(stories);
    expect(expected.due).toBeGreaterThan(125);
    expect(expected.in_time).toBeGreaterThan(25);
    expect((await readPublic()).answered).toBeNull();
    expect(await runUpkeep(api.parts, now)).toMatchObject({ answered: expected });
    expect((await readPublic()).answered).toEqual(expected);
  }, 60_000);

  it(`is said of ${limits.answeredMin} and more`, async () => {
    const late: Story = { arrived: 30 * day, replyDays: 10, ending: 'waits', after: 0 };
    await store(Array.from({ length: limits.answeredMin - 1 }, () => late));
    await api.parts.answered.count(new Date(now));
    expect((await readPublic()).answered).toBeNull();
    await store([{ ...late, ending: 'gets a mail', after: 5 * day }]);
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
