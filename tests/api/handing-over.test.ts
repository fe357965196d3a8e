import { expect, it } from 'vitest';
import { unconfirmedChange } from '#rooms/accounts/contract/account-changes.ts';
import { yourAccountTexts } from '#rooms/accounts/contract/your-account-texts.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { readCommand } from '../../local/commands/admin.ts';
import { storeColleague, storeWithLink } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { untilAvailable } from './http.ts';
import { mailSettings, mailsTo } from './mail.ts';
import { confirmChange, interviewCalls, readConsequences, threeTimes } from './interviews.ts';

const api = useApi({ mail: mailSettings });
const staff = adminOf(api);
const { answer, propose, proposed, interviewOf, slotsOf, sendMails } = interviewCalls(api, staff);
const [first, second] = threeTimes;

/**
 * For one job, sam interviews alone and with kim, and owns an application.
 * Robin has proposed times; olga owns the application with sam alone.
 */
async function setUp() {
  const job_id = await api.postJob();
  const [sam, kim, robin, olga] = await Promise.all([
    storeColleague(api, { role: 'manager', jobs: [job_id] }),
    storeColleague(api),
    storeColleague(api, { role: 'recruiter' }),
    storeColleague(api, { role: 'recruiter' }),
  ]);
  const stored = (assignee: string) => storeWithLink(api, { job_id, assignee });
  const calls = interviewCalls(api, robin);
  const alone = await calls.booked([sam.username], {}, stored(olga.username));
  const together = await calls.booked([sam.username, kim.username], { times: [second] }, stored(robin.username));
  const offered = await calls.proposed([sam.username], {}, stored(''));
  const owned = await stored(sam.username);
  for (const { id } of [alone, together, offered]) await sendMails(id);
  const waiting = async () => {
    const names = new Map([
      ...[sam, kim, robin, olga].map(({ email }, index) => [email, ['sam', 'kim', 'robin', 'olga'][index] ?? ''] as const),
      ...[alone, together, offered].map(({ email }, index) => [email, ['alone', 'together', 'offered'][index] ?? ''] as const),
    ]);
    const mails = (await api.documents('outbox')).filter((mail) => mail.get('state') === 'waiting' && names.has(mail.get('to') as string));
    return mails.map((mail) => [names.get(mail.get('to') as string), mail.get('template'), mail.get('values.what')].join(' ')).sort();
  };
  return { job_id, sam, kim, robin, olga, alone, together, offered, owned, waiting };
}

const ownerOf = async (id: string) => (await api.parts.applications.get(id))?.assignee;
const disabled = { disabled: true };
const put = (username: string, json: object) => staff.call(endpoints.updateAccount, username, { json });

it('nothing changes before the consequences are confirmed, which are said in full; then, proposer and owner are told once', async () => {
  const { sam, kim, robin, olga, alone, together, offered, owned, waiting } = await setUp();
  const refused = await put(sam.username, disabled);
  expect(refused).toMatchObject({ status: 409, json: { error: responseTexts.unconfirmed } });
  const { consequences } = unconfirmedChange.parse(refused.json);
  const byId = new Map(consequences.interviews.map((left) => [left.id, left]));
  expect(byId.get(alone.interview)).toMatchObject({
    state: 'booked',
    at: first,
    others: [],
    told: ['Ada Lovelace', sam.username, ...[olga.username, robin.username].sort()],
  });
  expect(byId.get(together.interview)).toMatchObject({
    others: [kim.username],
    told: ['Ada Lovelace', sam.username, kim.username, robin.username],
  });
  expect(byId.get(offered.interview)).toMatchObject({ state: 'proposed', at: null, others: [], told: [robin.username] });
  expect(consequences.applications.map(({ id }) => id)).toEqual([owned.id]);
  expect(await waiting()).toEqual([]);
  expect(await interviewOf(alone.interview)).toMatchObject({ state: 'booked', interviewers: [sam.username] });
  expect((await api.parts.admins.list()).find(({ username }) => username === sam.username)).toMatchObject({ disabled: false });

  // What nobody takes over is canceled, goes on without, or has no owner.
  expect((await confirmChange(staff, sam.username, disabled)).status).toBe(204);
  expect(await waiting()).toEqual([
    'alone interview cancelled',
    'kim interview for staff changed',
    'olga interviewer gone cancelled',
    ...['robin interviewer gone cancelled', 'robin interviewer gone cancelled', 'robin interviewer gone left'],
    ...['sam interview for staff cancelled', 'sam interview for staff left'],
    'together interview changed',
  ]);
  const states = await Promise.all([alone, together, offered].map(async ({ interview }) => (await interviewOf(interview)).state));
  expect(states).toEqual(['cancelled', 'booked', 'cancelled']);
  expect(await ownerOf(owned.id)).toBe('');
});

it('others take over, with their slots; who acts is not told', async () => {
  const { sam, kim, olga, alone, offered, owned, waiting } = await setUp();
  const to = { [alone.interview]: kim.username, [offered.interview]: olga.username, [owned.id]: kim.username };
  const admin = await storeColleague(api);
  const jobs = [await api.postJob()];
  expect((await confirmChange(admin, sam.username, { role: 'manager', jobs }, to)).status).toBe(204);
  expect(await waiting()).toEqual([
    'alone interview changed',
    ...['kim applications assigned ', 'kim interview for staff booked', 'kim interview for staff changed'],
    'olga interviewer gone replaced',
    ...['robin interviewer gone left', 'robin interviewer gone replaced', 'robin interviewer gone replaced'],
    ...['sam interview for staff left', 'sam interview for staff left'],
    'together interview changed',
  ]);
  expect((await interviewOf(alone.interview)).interviewers).toEqual([kim.username]);
  expect((await interviewOf(offered.interview)).interviewers).toEqual([olga.username]);
  expect([(await slotsOf(sam.username)).length, (await slotsOf(kim.username)).length]).toEqual([0, 8]);
  expect(await ownerOf(owned.id)).toBe(kim.username);
  await answer(offered.link, { id: offered.interview, choose: threeTimes[2] });
  expect(await interviewOf(offered.interview)).toMatchObject({ state: 'booked', interviewers: [olga.username] });
});

it('what is confirmed counts no more once an interview is proposed, moved or booked', async () => {
  const { sam, alone, offered, owned } = await setUp();
  let { seen } = await readConsequences(staff, sam.username, disabled);
  for (const act of [
    () => propose(owned.id, { interviewers: [sam.username] }),
    () => answer(alone.link, { id: alone.interview, choose: threeTimes[2] }),
    () => answer(offered.link, { id: offered.interview, choose: first }),
  ]) {
    expect((await act()).status).toBeLessThan(300);
    const refused = await put(sam.username, { ...disabled, seen });
    expect(refused.status).toBe(409);
    ({ seen } = unconfirmedChange.parse(refused.json).consequences);
  }
  expect((await put(sam.username, { ...disabled, seen })).status).toBe(204);
});

it('of a booking and a change at the same time, none is canceled unseen', async () => {
  const { sam, offered } = await setUp();
  const { seen } = await readConsequences(staff, sam.username, disabled);
  const [changed] = await Promise.all([
    untilAvailable(() => put(sam.username, { ...disabled, seen })),
    untilAvailable(() => answer(offered.link, { id: offered.interview, choose: threeTimes[2] })),
  ]);
  const { state } = await interviewOf(offered.interview);
  expect([`204 cancelled`, `409 booked`]).toContain(`${changed.status} ${state}`);
});

it('a substitute who is booked at the same moment is booked once', async () => {
  const { sam, kim, alone } = await setUp();
  const other = await proposed([kim.username]);
  const [changed] = await Promise.all([
    untilAvailable(() => confirmChange(staff, sam.username, disabled, { [alone.interview]: kim.username })),
    untilAvailable(() => answer(other.link, { id: other.interview, choose: first })),
  ]);
  const { interviewers } = await interviewOf(alone.interview);
  const isOther = (await interviewOf(other.interview)).state === 'booked';
  expect([
    [204, [kim.username], false],
    [409, [sam.username], true],
  ]).toContainEqual([changed.status, interviewers, isOther]);
});

it('180 applications, more than 500 writes, are handed over in one change', async () => {
  const { sam, kim, job_id, owned } = await setUp();
  const all = (await api.firebase.db()).collection('applications');
  const fields = (await all.doc(owned.id).get()).data() ?? {};
  const batch = all.firestore.batch();
  for (let number = 0; number < 179; number += 1) batch.set(all.doc(), { ...fields, job_id });
  await batch.commit();
  const { applications } = await readConsequences(staff, sam.username, disabled);
  expect(applications).toHaveLength(180);
  const to = Object.fromEntries(applications.slice(1).map(({ id }) => [id, kim.username]));
  expect((await confirmChange(staff, sam.username, disabled, to)).status).toBe(204);
  const owners = await Promise.all([kim, sam].map(({ username }) => api.parts.applications.count({ assignee: username })));
  expect(owners).toEqual([179, 0]);
});

it('the command line says what happens, and goes on with --yes', async () => {
  const { sam, alone, together } = await setUp();
  const disable = (...yes: string[]) =>
    readCommand(['disable', sam.username, ...yes]).act({ ...api.parts, askPassword: () => Promise.resolve('') });
  const refused = disable();
  await expect(refused).rejects.toThrow(/Ada Lovelace, Windchill Developer: interview on .* is canceled; emails to Ada Lovelace/);
  expect((await interviewOf(alone.interview)).state).toBe('booked');
  await disable('--yes');
  expect([(await interviewOf(alone.interview)).state, (await interviewOf(together.interview)).state]).toEqual(['cancelled', 'booked']);
});

it('hands over everything of somebody whose account stays, with their jobs, and mails the new owner', async () => {
  const { job_id, sam, kim, alone, offered, owned, waiting } = await setUp();
  const max = await storeColleague(api, { role: 'manager', jobs: [await api.postJob()] });
  await (await api.firebase.db()).doc(`jobs/${job_id}`).update({ owner: sam.username });
  const edited = await api.parts.jobs.get(job_id);
  const leaves = { leaves: true, jobs_to: max.username };
  expect((await put(sam.username, { ...leaves, jobs_to: kim.username })).status).toBe(400);
  const full = await storeColleague(api, {
    role: 'manager',
    jobs: Array.from({ length: limits.jobsOfManager }, (_, index) => `job-${index}`),
  });
  const tooMany = await put(sam.username, { ...leaves, jobs_to: full.username });
  expect(tooMany).toMatchObject({ status: 400, json: { error: yourAccountTexts.tooManyJobs } });
  const consequences = await readConsequences(staff, sam.username, leaves);
  expect(consequences.invitations).toEqual([]);
  expect(consequences.interviews).toHaveLength(3);
  expect(consequences.postings).toMatchObject([{ id: job_id }]);
  const hand_over = [...consequences.interviews, ...consequences.applications, ...consequences.postings].map(({ id }) => ({
    id,
    to: max.username,
  }));
  const jobsOfMax = async () => (await api.parts.admins.list()).find(({ username }) => username === max.username)?.jobs;
  expect((await put(sam.username, { ...leaves, seen: 'what was there before', hand_over })).status).toBe(409);
  expect(await jobsOfMax()).not.toContain(job_id);
  expect((await put(sam.username, { ...leaves, seen: consequences.seen, hand_over })).status).toBe(204);
  for (const { interview } of [alone, offered]) expect(await interviewOf(interview)).toMatchObject({ interviewers: [max.username] });
  expect(await ownerOf(owned.id)).toBe(max.username);
  expect(await api.parts.jobs.get(job_id)).toMatchObject({ owner: max.username });
  const json = { ...edited, title: 'PLM Consultant' };
  expect(await staff.call(endpoints.updateJob, job_id, { json })).toMatchObject({ status: 409 });
  expect(await waiting()).toContain('sam interview for staff left');
  const assigned = (await mailsTo(api, max.email)).filter((one) => one.get('template') === 'applications assigned');
  expect(assigned.map((one) => one.get('about') as string[])).toEqual([[owned.id]]);
  const accounts = new Map((await api.parts.admins.list()).map((account) => [account.username, account]));
  expect(accounts.get(sam.username)).toMatchObject({ disabled: false, role: 'manager', jobs: [job_id] });
  expect(await jobsOfMax()).toContain(job_id);
});
