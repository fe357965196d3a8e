import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { criteriaOf } from '#rooms/interviews/contract/criteria.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { dayMs } from '#rooms/platform/contract/limits.ts';
import { scorecard } from '#rooms/interviews/contract/scorecards.ts';
import type { StoredInterview } from '../../functions/src/interviews/stored.ts';
import { inParallel } from '../../functions/src/platform/in-parallel.ts';
import { storeApplication, storeColleague, storeInterview } from './examples.ts';
import { withPlaceholders } from './fuzz-calls.ts';
import { adminEndpoints, adminOf, useApi } from './harness.ts';

const api = useApi();
const recruiter = adminOf(api);
type Caller = Pick<typeof recruiter, 'username' | 'call'>;

const usual = criteriaOf({ criteria: '' });
const rate = (text = 'Moved four sites', criteria = usual) => criteria.map((criterion) => ({ criterion, rating: 'yes', text }));
const send = (caller: Caller, id: string, ratings: object[] = rate()) => caller.call(endpoints.sendScorecard, id, { json: { ratings } });
const read = (caller: Caller, id: string) => caller.call(endpoints.readScorecards, id);
const refused = (status: number, error: string) => ({ status, json: { error } });
const documentOf = async (id: string) => (await (await api.firebase.db()).doc(`interviews/${id}`).get()).data();
const storedAbout = async (id: string) => (await api.documents('scorecards')).filter((stored) => stored.get('application') === id);

/** Stores an interview that has begun, with Kim and Ben. */
async function interviewed(changes: Partial<StoredInterview> = {}) {
  const job_id = changes.job_id ?? (await api.postJob());
  const [kim, ben] = await Promise.all([storeColleague(api), storeColleague(api, { role: 'manager', jobs: [job_id] })]);
  const application = await storeApplication(api, { job_id });
  const interviewers = [kim.username, ben.username];
  const at = new Date(Date.now() - 60_000).toISOString();
  const id = await storeInterview(api, { application, job_id, interviewers, at, state: 'booked', ...changes });
  return { application, job_id, id, kim, ben };
}

describe('a scorecard', () => {
  it('is hidden from interviewers who have not sent theirs, and shown to others with the application', async () => {
    const { application, job_id, id, kim, ben } = await interviewed();
    const manager = adminOf(api, undefined, { role: 'manager', jobs: [job_id] });
    const before = await documentOf(id);
    expect(await send(kim, id, rate('Secret words'))).toMatchObject({
      status: 200,
      json: { by: kim.username, ratings: rate('Secret words') },
    });
    const hidden = await read(ben, id);
    expect(hidden).toMatchObject(refused(403, responseTexts.scorecardHidden));
    expect(hidden.text).not.toContain('Secret');
    await send(ben, id, rate('Other words'));
    for (const reader of [ben, kim, recruiter, manager]) {
      const { status, json } = await read(reader, id);
      const sent = z.array(scorecard).parse(json);
      expect([status, sent.map(({ by }) => by)]).toEqual([200, [kim.username, ben.username]]);
      expect(sent.map(({ ratings }) => ratings)).toEqual([rate('Secret words'), rate('Other words')]);
    }
    expect(await documentOf(id)).toEqual({ ...before, scored_by: [kim.username, ben.username] });
    const entries = (await recruiter.timelineOf(application)).filter(({ kind }) => kind === 'scorecard');
    expect(entries.map(({ by }) => by).sort()).toEqual([kim.username, ben.username].sort());
    expect(JSON.stringify(entries)).not.toMatch(/words|yes/);
    expect((await api.trailOf(application)).slice(1)).toEqual([kim, ben].map(({ actor }) => `${actor}: send scorecard`));
  });

  it('is in no answer to an interviewer who has not sent theirs', async () => {
    const { application, id, kim, ben } = await interviewed();
    await send(ben, id, rate('Secret words'));
    const period = new URLSearchParams({ from: new Date(Date.now() - dayMs).toISOString(), to: new Date().toISOString() });
    const reads = adminEndpoints.filter(([, { method }]) => method === 'GET');
    const answers = await inParallel(reads, 5, ([, { path }]) => {
      const filled = withPlaceholders(path).replace('{interview}', id).replace('{application}', application);
      return kim.send('GET', path === endpoints.listInterviews.path ? `${filled}?${period}` : filled);
    });
    expect(answers.filter(({ text }) => text.includes(ben.username)).length).toBeGreaterThan(3);
    for (const { text } of answers) expect(text).not.toContain('Secret');
  });

  it('is final: the same again gets the same answer, another is refused', async () => {
    const { id, job_id, application, kim } = await interviewed();
    const answers = await Promise.all(['First', 'Second'].map((text) => send(kim, id, rate(text))));
    const first = answers.find(({ status }) => status === 200);
    const { ratings } = scorecard.parse(first?.json);
    expect(answers.filter((answer) => answer !== first)).toMatchObject([refused(409, responseTexts.scorecardSent)]);
    await api.parts.jobs.remove(job_id, recruiter.actor);
    const again = await send(kim, id, ratings);
    expect([again.status, again.json]).toEqual([200, first?.json]);
    expect(await send(kim, id, rate('Third'))).toMatchObject(refused(409, responseTexts.scorecardSent));
    expect(await storedAbout(application)).toHaveLength(1);
  });

  it('is refused from others, before the interview begins, and of one that is not booked', async () => {
    const { id, kim } = await interviewed({ at: new Date(Date.now() + 60_000).toISOString() });
    expect(await send(kim, id)).toMatchObject(refused(403, responseTexts.notInterviewer));
    api.clockOffset = 61_000;
    expect(await send(recruiter, id)).toMatchObject(refused(403, responseTexts.notInterviewer));
    expect((await send(kim, id)).status).toBe(200);
    for (const state of ['proposed', 'declined', 'cancelled'] as const) {
      const other = await interviewed({ state });
      expect(await send(other.kim, other.id)).toMatchObject(refused(403, responseTexts.notInterviewer));
    }
  });

  it('is not stored of who interviews no more when it is written', async () => {
    const { id, application, kim, ben } = await interviewed();
    const seen = await api.parts.interviews.get(id);
    await (await api.firebase.db()).doc(`interviews/${id}`).update({ interviewers: [ben.username] });
    expect(seen && (await api.parts.scorecards.send(seen, kim.username, { ratings: [] }))).toBeUndefined();
    expect(await storedAbout(application)).toEqual([]);
  });

  it('that arrives while the application is deleted is stored and deleted, or not stored', async () => {
    const { id, application, kim, ben } = await interviewed();
    const [deleted, ...sent] = await Promise.all([recruiter.call(endpoints.deleteApplication, application), send(kim, id), send(ben, id)]);
    expect(deleted.status).toBe(204);
    for (const { status } of sent) expect([200, 404]).toContain(status);
    expect(await storedAbout(application)).toEqual([]);
  });
});
