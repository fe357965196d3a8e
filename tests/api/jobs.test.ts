import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { type Job, job, publicJob, type Question } from '#rooms/jobs/contract/jobs.ts';
import { advertised, jobVersion } from '#rooms/jobs/contract/endpoints.ts';
import { dayMs, limits } from '#rooms/platform/contract/limits.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { jobTexts } from '#rooms/jobs/contract/job-texts.ts';
import { answerTexts } from '#rooms/applications/contract/answer-texts.ts';
import { named } from '../../functions/src/jobs/questions.ts';
import { hashOf, newToken } from '../../functions/src/platform/tokens.ts';
import { aQuestion, exampleJob } from '../example-job.ts';
import { apply, storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { ownCalls } from './own-calls.ts';
import { pdfResume } from './resume-files.ts';

const api = useApi();
const admin = adminOf(api);
const recruiter = adminOf(api, undefined, { role: 'recruiter', jobs: [] });
async function createJob(changes: object = {}): Promise<Job> {
  const answer = await admin.call(endpoints.createJob, '', { json: { ...exampleJob, ...changes } });
  expect(answer.status).toBe(201);
  return job.parse(answer.json);
}

const updateJob = (id: string, json: object) => admin.call(endpoints.updateJob, id, { json });

async function list(): Promise<Job[]> {
  return z.array(job).parse((await admin.call(endpoints.listJobs)).json);
}

describe('an admin', () => {
  it('lists all jobs, newest first, without paragraphs on request, and reads one whole', async () => {
    const long = {
      description: 'Nobody reads this.',
      requirements: 'Nor this.',
      benefits: 'Nor that.',
      criteria: 'Finds faults\nReports them\nIs patient\nIs curious',
    };
    const created = await createJob(long);
    const newer = await createJob({ status: 'Inactive' });
    const all = await list();
    expect(all.slice(0, 2).map(({ id }) => id)).toEqual([newer.id, created.id]);
    const { json } = await admin.send('GET', `${endpoints.listJobs.path}?texts=none`);
    expect(json).toEqual(all.map((one) => ({ ...one, description: '', requirements: '', benefits: '', criteria: '' })));
    expect(await admin.call(endpoints.readJob, created.id)).toMatchObject({ status: 200, json: created });
    expect(created).toMatchObject(long);
  });

  it('edits a job, which changes its updated_at but not its created_at', async () => {
    const before = await createJob();
    const answer = await updateJob(before.id, { ...exampleJob, title: 'Architect', updated_at: before.updated_at });
    expect(answer.status).toBe(200);
    const after = job.parse(answer.json);
    expect(after).toMatchObject({ id: before.id, title: 'Architect', created_at: before.created_at });
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    expect(await list()).toContainEqual(after);
  });

  it('creates and edits a job once when it is sent again, and then gets the current one', async () => {
    const headers = { [idempotencyHeader]: randomUUID() };
    const send = (changes = {}) => admin.call(endpoints.createJob, '', { headers, json: { ...exampleJob, ...changes } });
    const before = (await list()).length;
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [created] = answers.map(({ json }) => job.parse(json));
    for (const { json } of answers) expect(json).toEqual(created);
    expect(created?.id).toMatch(/^[0-9a-f]{20}$/);
    expect(await list()).toHaveLength(before + 1);
    expect(await send({ title: 'Architect' })).toMatchObject({ status: 422, json: { error: responseTexts.keyUsed } });
    expect(await list()).toContainEqual(created);
    const edit = async () => updateJob(created?.id ?? '', { ...exampleJob, title: 'Architect', updated_at: created?.updated_at });
    const [edited, again] = [await edit(), await edit()];
    expect(again).toMatchObject({ status: 200, json: edited.json });
    expect(await send()).toMatchObject({ status: 201, json: edited.json });
  });

  it('creates a job with a key that another admin has used', async () => {
    const headers = { [idempotencyHeader]: randomUUID() };
    const created = await Promise.all(
      [admin, adminOf(api)].map(({ call }) => call(endpoints.createJob, '', { headers, json: exampleJob })),
    );
    const [mine, theirs] = created.map(({ json }) => job.parse(json).id);
    expect(mine).not.toBe(theirs);
  });
});

describe('the publication of a job', () => {
  const save = async (id: string, changes: object) => job.parse((await updateJob(id, { ...exampleJob, ...changes })).json).published_at;

  it('is when a draft is opened, and stays while it is edited, closed and opened again', async () => {
    const draft = await createJob({ status: 'Inactive' });
    expect(draft.published_at).toBe('');
    const published = await save(draft.id, { status: 'Active' });
    expect(published > draft.created_at).toBe(true);
    for (const status of ['Active', 'Inactive', 'Active']) expect(await save(draft.id, { status })).toBe(published);
    expect((await api.call(endpoints.readPublicJob, draft.id)).json).toMatchObject({ published_at: published });
  });

  it('is new when the job was closed for long, whatever is edited before it is opened', async () => {
    const { id, published_at } = await createJob();
    await save(id, { status: 'Inactive' });
    const longAgo = new Date(Date.now() - limits.samePostingMs - dayMs);
    await (await api.firebase.db()).doc(`jobs/${id}`).update({ closed_at: longAgo });
    expect(await save(id, { status: 'Inactive', title: 'Edited since' })).toBe('');
    expect((await save(id, { status: 'Active' })) > published_at).toBe(true);
  });
});

describe('a job where a rule asks for pay', () => {
  const json = { ...exampleJob, places: [{ town: 'San José', region: 'CA', country: 'US' }] };
  const reason_without_pay = 'The range is set in May';

  it('is not opened without pay by a recruiter, whoever gives a reason', async () => {
    const { id } = await createJob({ ...json, status: 'Inactive' });
    const asked = { status: 400, json: { error: expect.stringContaining('California, since Jan 1, 2023') as unknown } };
    expect(await recruiter.call(endpoints.createJob, '', { json })).toMatchObject(asked);
    expect(await recruiter.call(endpoints.updateJob, id, { json })).toMatchObject(asked);
    const refused = { status: 400, json: { error: jobTexts.reasonOfAdmin } };
    expect(await recruiter.call(endpoints.updateJob, id, { json: { ...json, reason_without_pay } })).toMatchObject(refused);
    const pay = { pay_min: 100_000, pay_max: 120_000, pay_currency: 'USD', pay_period: 'year' };
    const opened = await recruiter.call(endpoints.updateJob, id, { json: { ...json, ...pay } });
    expect(opened).toMatchObject({ status: 200, json: { salary_range: '$100,000 to $120,000 a year', country: 'US' } });
  });

  it('is opened by an admin for a reason, which the audit trail has', async () => {
    const { id } = await createJob({ ...json, reason_without_pay });
    expect((await updateJob(id, { ...json, title: 'Architect', reason_without_pay })).status).toBe(200);
    const trail = await admin.send('GET', `${endpoints.readAudit.path}?application=${id}`);
    const entry = { reason: reason_without_pay, actor: admin.username };
    expect(trail.json).toMatchObject([
      { ...entry, action: 'Updated' },
      { ...entry, action: 'Created' },
    ]);
    expect((await api.call(endpoints.readPublicJob, id)).text).not.toContain(reason_without_pay);
  });
});

it('a job whose closing date is over can be edited and closed, but not opened again', async () => {
  const closed = { ...exampleJob, closes_on: '2026-01-31' };
  const id = await api.postJob(closed);
  expect(await updateJob(id, { ...closed, title: 'Edited' })).toMatchObject({ status: 200 });
  expect(await updateJob(id, { ...closed, closes_on: '2026-02-01' })).toMatchObject({ status: 400 });
  expect(await updateJob(id, { ...closed, status: 'Inactive' })).toMatchObject({ status: 200 });
  expect(await updateJob(id, closed)).toMatchObject({ status: 400, json: { error: jobTexts.closingDateOver } });
});

const versionsOf = async (id: string, by = admin) => z.array(jobVersion).parse((await by.call(endpoints.readJobVersions, id)).json);

it('what was advertised is kept, newest first, with who published and who ended it, after the job is deleted too', async () => {
  const first = { ...exampleJob, salary_range: '€50,000' };
  const created = await createJob({ ...first, criteria: 'Finds faults\nReports them\nIs patient\nIs curious' });
  await apply(api, created.id);
  const other = adminOf(api, 'ben');
  await other.call(endpoints.updateJob, created.id, { json: first });
  const edited = job.parse((await other.call(endpoints.updateJob, created.id, { json: { ...exampleJob, title: 'Architect' } })).json);
  const closed = job.parse((await updateJob(created.id, { ...exampleJob, title: 'Architect', status: 'Inactive' })).json);
  const reopened = job.parse((await updateJob(created.id, { ...exampleJob, title: 'Architect', closes_on: '2999-12-31' })).json);
  const me = admin.username;
  const expected = [
    { title: 'Architect', from: reopened.updated_at, until: '3000-01-01T11:59:59.000Z', by: me, ended_by: '' },
    { title: 'Architect', from: edited.updated_at, until: closed.updated_at, by: 'ben', ended_by: me },
    { ...advertised.parse(created), from: created.created_at, until: edited.updated_at, by: me, ended_by: 'ben' },
  ];
  expect(await versionsOf(created.id)).toMatchObject(expected);
  expect((await admin.call(endpoints.readJobVersions, created.id)).text).not.toContain('curious');
  const [answering] = (await api.parts.applications.page({ job_id: created.id }, 1)).items;
  expect(answering?.job_version).toBe(created.created_at);

  await admin.call(endpoints.deleteJob, created.id);
  const [last, ...earlier] = await versionsOf(created.id);
  expect(earlier).toMatchObject(expected.slice(1));
  expect(last).toMatchObject({ ended_by: me });
  expect(Date.parse(last?.until ?? '')).toBeLessThanOrEqual(Date.now());
});

const [tools, years, town] = named([
  aQuestion({ id: 'tools', text: 'Which tools, Ümit?' }),
  aQuestion({ id: 'years', kind: 'number', text: 'How many years?', required: true }),
  aQuestion({ id: 'town', kind: 'choice', text: 'Where?', choices: ['Pune', 'Austin'] }),
]) as [Question, Question, Question];
const all = [tools, years, town];

const answered = (...values: [asked: Question, value: string][]) => ({
  answers: JSON.stringify(values.map(([{ id }, value]) => ({ id, value }))),
});
const valid = answered([tools, 'Creo and Zuken'], [years, '5'], [town, 'Pune']);
const stored = async (job_id: string) => (await api.parts.applications.page({ job_id }, limits.pageSizeMax)).items;
const edit = (id: string, questions: unknown, staff = admin) =>
  staff.call(endpoints.updateJob, id, { json: { ...exampleJob, status: 'Active', questions } });

describe('the questions of a job', () => {
  it('are public with it and in its versions, and an edited one has another id', async () => {
    const created = await admin.call(endpoints.createJob, '', {
      json: { ...exampleJob, questions: [...all, { kind: 'text', text: 'Why?' }] },
    });
    const { id, questions } = job.parse(created.json);
    expect(questions).toEqual(named([...all, aQuestion({ id: '' })]));
    expect(publicJob.parse((await api.call(endpoints.readPublicJob, id)).json).questions).toEqual(questions);
    const edited = [town, { ...years, text: 'How many years of PLM?' }];
    for (const save of ['first', 'repeated']) expect((await edit(id, edited)).json, save).toMatchObject({ questions: named(edited) });
    const versions = z.array(jobVersion).parse((await admin.call(endpoints.readJobVersions, id)).json);
    expect(versions.map((version) => version.questions)).toContainEqual(questions);
  });

  it('ask for age only if an admin wants that', async () => {
    const id = await api.postJob();
    const questions = [{ ...tools, text: 'How old are you?' }];
    expect(await edit(id, questions, recruiter)).toMatchObject({ status: 400, json: { error: expect.stringContaining('age') as string } });
    expect((await edit(id, questions)).status).toBe(200);
    expect((await edit(id, [...questions, years], recruiter)).status).toBe(200);
  });
});

describe('applying for a job with questions', () => {
  it('stores them as they were asked with the answers, once, though they change meanwhile', async () => {
    const id = await api.postJob({ questions: all });
    const attempt = { headers: { [idempotencyHeader]: randomUUID() }, fields: valid, resume: { name: 'ada.pdf', content: pdfResume } };
    expect((await apply(api, id, attempt)).status).toBe(201);
    await edit(id, [{ ...years, text: 'Since when?' }]);
    expect((await apply(api, id, attempt)).status).toBe(201);
    const kept = ({ id: asked, kind, text }: Question, value: string) => ({ id: asked, kind, text, value });
    expect(await stored(id)).toMatchObject([{ answers: [kept(tools, 'Creo and Zuken'), kept(years, '5'), kept(town, 'Pune')] }]);
    expect((await apply(api, id, { ...attempt, fields: answered([years, '5']) })).status).toBe(422);
  });

  it.each<[string, Record<string, string>]>([
    ['none', {}],
    ['one that is not asked', answered([years, '5'], [{ ...years, id: 'gone' }, ''])],
    ['without one that is required', answered([tools, 'Creo'])],
  ])('gets 409 with the questions for answers to %s, before the captcha is used', async (_, fields) => {
    const id = await api.postJob({ questions: all });
    const recaptchaToken = api.solveCaptcha();
    const answer = await apply(api, id, { fields: { ...fields, recaptchaToken } });
    expect(answer).toMatchObject({ status: 409, json: { error: answerTexts.questionsChanged, questions: all } });
    expect((await apply(api, id, { fields: { ...valid, recaptchaToken } })).status).toBe(201);
  });

  it.each<[string, Record<string, string>, string]>([
    ['is not offered', answered([years, '1'], [town, 'Berlin']), `${town.text}: ${answerTexts.notOffered}`],
    ['is no JSON', { answers: '[' }, answerTexts.invalidAnswers],
  ])('gets 400 if an answer %s', async (_, fields, error) => {
    const id = await api.postJob({ questions: all });
    expect(await apply(api, id, { fields })).toMatchObject({ status: 400, json: { error } });
    expect(await stored(id)).toEqual([]);
  });
});

describe('answers', () => {
  it('are found by their words, have a column each in the export, and are in the applicant’s page and archive', async () => {
    const id = await api.postJob({ questions: all });
    await apply(api, id, { fields: valid });
    await apply(api, id, { fields: answered([years, '7']) });
    expect(await api.parts.applications.page({ job_id: id, q: 'zuken' }, 5)).toMatchObject({
      items: [{ answers: [{ id: tools.id }, {}, {}] }],
    });
    const { text } = await admin.send('GET', `${endpoints.exportApplications.path}?job_id=${id}`);
    const [head, ...lines] = text.trimEnd().split(/\r\n/);
    const columns = all.map((one) => `Question: ${one.text}`).map((name) => (name.includes(',') ? `"${name}"` : name));
    expect(head?.endsWith(`,Job ID,${[columns[1], columns[0], columns[2]].join(',')}`)).toBe(true);
    expect(lines.map((line) => line.split(`${id},`)[1])).toEqual(["'7,,", "'5,Creo and Zuken,Pune"]);

    const link = newToken();
    const answers = [{ id: 'years', kind: 'number', text: 'How <many>?', value: '7' }];
    await storeApplication(api, { job_id: id, answers, link_hashes: [hashOf(link)] });
    expect(await ownCalls(api).view(link)).toMatchObject({ answers });
    const files = await ownCalls(api).archive(link);
    expect(files['application.html']).toContain('<dt>Question</dt><dd><p>How &lt;many&gt;?</p></dd>\n<dt>Answer</dt><dd><p>7</p></dd>');
    expect(JSON.parse(files['application.json'] ?? '')).toMatchObject({ application: { answers } });
  });

  it('neither sort, filter, count nor reject', async () => {
    const [optional, yesOrNo] = named([
      { ...years, required: false },
      { ...town, kind: 'yes or no', choices: [] },
    ]) as [Question, Question];
    const id = await api.postJob({ questions: [optional, yesOrNo] });
    const read = (query: Record<string, string> = {}) => admin.listed({ job_id: id, ...query });
    for (const [number, flag] of [
      ['30', 'No'],
      ['', ''],
      ['-1', 'Yes'],
      ['100', 'No'],
    ] as const)
      expect((await apply(api, id, { fields: answered([optional, number], [yesOrNo, flag]) })).status).toBe(201);
    const newest = await read();
    const { assignee, status, told, shown_status } = newest[0] ?? {};
    for (const one of newest) expect(one).toMatchObject({ assignee, status, told, shown_status, unread_at: null });
    expect(newest.map(({ answers }) => answers[0]?.value)).toEqual(['100', '-1', '', '30']);
    expect((await read({ order: 'oldest' })).map(({ id: one }) => one)).toEqual(newest.map(({ id: one }) => one).toReversed());
    expect(await read({ answers: 'Yes' })).toHaveLength(4);
    expect(await read({ q: 'yes' })).toEqual([]);
  });
});
