import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { publicJob } from '#rooms/jobs/contract/jobs.ts';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { closedJob } from '#rooms/jobs/contract/job-pages.ts';
import { served } from '#rooms/platform/contract/paths.ts';
import { hiringProcess, hiringProcessDefaults } from '#rooms/jobs/contract/hiring-process.ts';
import { answeredStore } from '../../functions/src/jobs/numbers.ts';
import { jobStore } from '../../functions/src/jobs/store.ts';
import { settingsDocument } from '../../functions/src/platform/firestore/settings-document.ts';
import { jobPath } from '../../src/paths.ts';
import { useApi } from './harness.ts';
import { exampleJob } from '../example-job.ts';

const api = useApi();
const read = (id: string, headers: Record<string, string> = {}) => api.call(endpoints.readPublicJob, id, { headers });

const withoutSdk = useApi({
  parts: (parts) => {
    const bare = { ...withoutSdk.firebase, db: () => Promise.reject(new Error('The Admin SDK is loaded')) };
    const process = settingsDocument(bare, 'hiringProcess', hiringProcess, hiringProcessDefaults);
    Object.assign(parts.jobs, jobStore(bare));
    Object.assign(parts.answered, answeredStore(bare));
    Object.assign(parts.hiringProcess, process);
    return parts;
  },
});

it('the public pages and calls do not load the Admin SDK', async () => {
  const { id } = await jobStore(withoutSdk.firebase).create(exampleJob, 'admin:tests');
  expect((await withoutSdk.call(endpoints.listPublicJobs)).text).toContain(id);
  expect((await withoutSdk.call(endpoints.readPublicJob, id)).text).toContain(id);
  expect((await withoutSdk.send('GET', jobPath(id))).text).toContain(exampleJob.title);
  expect((await withoutSdk.call(endpoints.readPublicHiringProcess)).status).toBe(200);
  expect((await withoutSdk.send('GET', served.jobsFeed)).text).toContain(id);
  expect((await withoutSdk.send('GET', served.jobsSitemap)).text).toContain(id);
});

describe('the list', () => {
  const list = (query: string) => api.send('GET', endpoints.listPublicJobs.path + query);
  const description = `You sail.\n${'All the seven seas. '.repeat(200)}`.trim();

  it('has the open jobs, newest first, with whole texts, and for the site the beginning of each description, cached alike', async () => {
    const older = await api.postJob();
    const id = await api.postJob({ title: 'Bosun', description });
    await api.postJob({ status: 'Inactive' });
    const [whole, short] = [await list(''), await list('?texts=excerpt')];
    const jobIn = ({ json }: typeof whole) =>
      z
        .array(publicJob)
        .parse(json)
        .find((job) => job.id === id);
    expect((whole.json as { id: string }[]).slice(0, 2).map((job) => job.id)).toEqual([id, older]);
    expect(jobIn(whole)).toMatchObject({ description, requirements: exampleJob.requirements });
    const { description: excerpt = '', ...facts } = jobIn(short) ?? {};
    expect({ ...facts, description }).toEqual({ ...jobIn(whole), requirements: '' });
    expect(excerpt).toMatch(/^You sail\. All the seven seas\. .{160,180}…$/);
    for (const { headers } of [whole, short]) expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30');
  });

  it.each(['?texts=none', '?texts=excerpt&texts=all'])('refuses the query %s, which no CDN keeps', async (query) => {
    const answer = await list(query);
    expect(answer).toMatchObject({ status: 400, json: { error: responseTexts.invalidOption('texts') } });
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('a job', () => {
  it('contains only its public fields', async () => {
    const criteria = 'Finds faults\nReports them\nIs patient\nIs curious';
    const id = await api.postJob({ title: 'Tester', criteria });
    const answer = await read(id);
    expect(answer.status).toBe(200);
    for (const path of [endpoints.listPublicJobs.path, jobPath(id), served.jobsFeed]) {
      const { text } = await api.send('GET', path);
      expect([text.includes(id), /criteria|Finds faults/.test(text)]).toEqual([true, false]);
    }
    expect(publicJob.parse(answer.json)).toMatchObject({ id, title: 'Tester' });
    expect(answer.text).not.toMatch(/"status"|criteria/);
  });

  it('brings similar ones without their texts', async () => {
    const ofSimilar = 'Only the keeper reads this.';
    const id = await api.postJob({ title: 'Lightship keeper' });
    const similar = await api.postJob({ title: 'Lightship keeper', description: ofSimilar, requirements: ofSimilar });
    for (const { text } of [await read(id), await api.send('GET', jobPath(id))]) {
      expect([text.includes(similar), text.includes(ofSimilar)]).toEqual([true, false]);
    }
  });

  it.each(['unknown', '..%2f..', 'a%2Fb', '__all__', '%E0%A4%A', 'x'.repeat(1600)])('gets 404 for the id %s', async (id) => {
    const answer = await read(id);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
  });

  it('gets 410 with similar jobs and without its texts when it is inactive', async () => {
    const closed = await api.postJob({ title: 'Payroll clerk', location: 'Zagreb', job_type: 'Internship', status: 'Inactive' });
    const byTitle = await api.postJob({ title: 'Senior payroll expert', location: 'Split', job_type: 'Part-time' });
    await api.postJob({ title: 'Payroll clerk', location: 'Zagreb', job_type: 'Internship', status: 'Inactive' });
    const answer = await read(closed);
    expect(answer.status).toBe(410);
    const { error, similar } = closedJob.parse(answer.json);
    expect(error).toBe(responseTexts.jobClosed);
    expect(similar[0]?.id).toBe(byTitle);
    for (const own of [closed, 'clerk', '"status"']) expect(answer.text).not.toContain(own);
  });
});
