import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerTexts } from '#rooms/applications/contract/answer-texts.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { job, publicJob, type Question } from '#rooms/jobs/contract/jobs.ts';
import { jobVersion } from '#rooms/jobs/contract/job-versions.ts';
import { idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { hashOf, newToken } from '../../functions/src/platform/tokens.ts';
import { exampleJob } from '../example-job.ts';
import { apply, storeApplication } from './examples.ts';
import { adminOf, useApi } from './harness.ts';
import { pdfResume } from './resume-files.ts';

const api = useApi();
const admin = adminOf(api);
const recruiter = adminOf(api, undefined, { role: 'recruiter', jobs: [] });

const tools: Question = { id: 'tools', kind: 'text', text: 'Which tools, Ümit?', required: false, choices: [] };
const years: Question = { id: 'years', kind: 'number', text: 'How many years?', required: true, choices: [] };
const town: Question = { id: 'town', kind: 'choice', text: 'Where?', required: false, choices: ['Pune', 'Austin'] };
const all = [tools, years, town];

const answered = (...values: [string, unknown][]) => ({ answers: JSON.stringify(values.map(([id, value]) => ({ id, value }))) });
const valid = answered(['tools', 'Creo and Zuken'], ['years', 5], ['town', 'Pune']);
const stored = async (job_id: string) => (await api.parts.applications.page({ job_id }, limits.pageSizeMax)).items;
const edit = (id: string, questions: unknown, staff = admin) =>
  staff.call(endpoints.updateJob, id, { json: { ...exampleJob, status: 'Active', questions } });

describe('the questions of a job', () => {
  it('are public with it and in its versions, and an edited one has another id', async () => {
    const created = await admin.call(endpoints.createJob, '', {
      json: { ...exampleJob, questions: [...all, { kind: 'text', text: 'Why?' }] },
    });
    const { id, questions } = job.parse(created.json);
    expect(questions).toEqual([...all, { id: 'q', kind: 'text', text: 'Why?', required: false, choices: [] }]);
    expect(publicJob.parse((await api.call(endpoints.readPublicJob, id)).json).questions).toEqual(questions);
    const edited = [town, { ...years, text: 'How many years of PLM?' }];
    for (const save of ['first', 'repeated'])
      expect((await edit(id, edited)).json, save).toMatchObject({ questions: [town, { ...edited[1], id: 'years_2' }] });
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
    expect((await apply(api, id, { ...attempt, fields: answered(['years', 5]) })).status).toBe(422);
  });

  it.each<[string, Record<string, string>]>([
    ['none', {}],
    ['one that is not asked', answered(['years', 5], ['gone', ''])],
    ['without one that is required', answered(['tools', 'Creo'])],
  ])('gets 409 with the questions for answers to %s, before the captcha is used', async (_, fields) => {
    const id = await api.postJob({ questions: all });
    const recaptchaToken = api.solveCaptcha();
    const answer = await apply(api, id, { fields: { ...fields, recaptchaToken } });
    expect(answer).toMatchObject({ status: 409, json: { error: answerTexts.questionsChanged, questions: all } });
    expect((await apply(api, id, { fields: { ...valid, recaptchaToken } })).status).toBe(201);
  });

  it.each<[string, Record<string, string>, string]>([
    ['is not offered', answered(['years', 1], ['town', 'Berlin']), `${town.text}: ${answerTexts.notOffered}`],
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
    await apply(api, id, { fields: answered(['years', '7']) });
    expect(await api.parts.applications.page({ job_id: id, q: 'zuken' }, 5)).toMatchObject({
      items: [{ answers: [{ id: 'tools' }, {}, {}] }],
    });
    const { text } = await admin.send('GET', `${endpoints.exportApplications.path}?job_id=${id}`);
    const [head, ...lines] = text.trimEnd().split(/\r\n/);
    const columns = all.map((one) => `Question: ${one.text}`).map((name) => (name.includes(',') ? `"${name}"` : name));
    expect(head?.endsWith(`,Job ID,${[columns[1], columns[0], columns[2]].join(',')}`)).toBe(true);
    expect(lines.map((line) => line.split(`${id},`)[1])).toEqual(["'7,,", "'5,Creo and Zuken,Pune"]);

    const link = newToken();
    const answers = [{ id: 'years', kind: 'number', text: 'How <many>?', value: '7' }];
    await storeApplication(api, { job_id: id, answers, link_hashes: [hashOf(link)] });
    const call = { json: { token: link } };
    expect((await api.call(endpoints.readOwnApplication, '', call)).json).toMatchObject({ answers });
    const files = unzipSync((await api.call(endpoints.archiveOwnApplication, '', call)).bytes);
    const [page, data] = ['application.html', 'application.json'].map((name) => strFromU8(files[name] ?? new Uint8Array()));
    expect(page).toContain('<dt>How &lt;many&gt;?</dt><dd><p>7</p></dd>');
    expect(JSON.parse(data ?? '')).toMatchObject({ application: { answers } });
  });

  it('neither sort, filter, count nor reject', async () => {
    const id = await api.postJob({
      questions: [
        { ...years, required: false },
        { ...town, kind: 'yes or no', choices: [] },
      ],
    });
    const read = (query: Record<string, string> = {}) => admin.listed({ job_id: id, ...query });
    for (const [number, flag] of [
      ['30', 'No'],
      ['', ''],
      ['-1', 'Yes'],
      ['100', 'No'],
    ] as const)
      expect((await apply(api, id, { fields: answered(['years', number], ['town', flag]) })).status).toBe(201);
    const newest = await read();
    const { assignee, status, told, shown_status } = newest[0] ?? {};
    for (const one of newest) expect(one).toMatchObject({ assignee, status, told, shown_status, unread_at: null });
    expect(newest.map(({ answers }) => answers[0]?.value)).toEqual(['100', '-1', '', '30']);
    expect((await read({ order: 'oldest' })).map(({ id: one }) => one)).toEqual(newest.map(({ id: one }) => one).toReversed());
    expect(await read({ answers: 'Yes' })).toHaveLength(4);
    expect(await read({ q: 'yes' })).toEqual([]);
  });
});
