import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { type Endpoint, idempotencyHeader } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { served } from '#rooms/platform/contract/paths.ts';
import { exampleJob } from '../example-job.ts';
import { useApi } from './harness.ts';

const cacheMs = 30_000;
let elapsed = 0;
let queries = 0;
let processReads = 0;
let failure: Error | undefined;
let active: number | undefined;
const api = useApi({
  settings: (settings) => ({ ...settings, cacheMs }),
  parts: (parts) => {
    const listOpen = parts.jobs.listOpen.bind(parts.jobs);
    const countActive = parts.jobs.countActive.bind(parts.jobs);
    Object.assign(parts.jobs, {
      listOpen: () => {
        queries += 1;
        return failure ? Promise.reject(failure) : listOpen();
      },
      countActive: () => (active === undefined ? countActive() : Promise.resolve(active)),
    });
    const read = parts.hiringProcess.read.bind(parts.hiringProcess);
    Object.assign(parts.hiringProcess, {
      read: () => {
        processReads += 1;
        return read();
      },
    });
    return parts;
  },
});
let id = '';

/** Lets the copy grow too old, so that the next request needs a query. */
function forgetCopy(): void {
  elapsed += 10 * cacheMs;
  api.clockOffset = elapsed;
  queries = processReads = 0;
}

const listPath = endpoints.listPublicJobs.path;
const lists = [listPath, `${listPath}?texts=excerpt`, served.jobsFeed, served.jobsSitemap, endpoints.readJobsJson.path, served.careers];

/** @returns the path with a parameter of which the site knows nothing */
const withOther = (path: string, x: number) => `${path}${path.includes('?') ? '&' : '?'}x=${x}`;

const titles = async () => (await api.call(endpoints.listPublicJobs)).text;

beforeAll(async () => {
  id = await api.postJob({ title: 'Antenna engineer' });
});
beforeEach(() => {
  failure = undefined;
  active = undefined;
  forgetCopy();
});

describe('the copy of the open jobs', () => {
  it('takes one query for 200 requests with different queries, ids and cookies', async () => {
    const jobPath = served.job.replace(':id', id);
    const paths = [...lists, jobPath, endpoints.readPublicHiringProcess.path];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        api.send('GET', withOther(paths[index % paths.length] ?? '', index), {
          headers: { Cookie: `a=${index}` },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([queries, processReads]).toEqual([1, 1]);
  });

  it('is not asked for when an id is unknown', async () => {
    expect((await api.call(endpoints.readPublicJob, 'gone')).status).toBe(404);
    expect((await api.send('GET', served.job.replace(':id', 'gone'))).status).toBe(404);
    expect(queries).toBe(0);
  });

  it('shows a new job after 30 seconds, and a closed job at once on its own page', async () => {
    await titles();
    const added = await api.postJob({ title: 'Reader tester' });
    expect(await titles()).not.toContain('Reader tester');
    expect((await api.call(endpoints.readPublicJob, added)).status).toBe(200);
    await api.parts.jobs.update(added, { ...exampleJob, status: 'Inactive' }, 'admin:tests');
    expect((await api.call(endpoints.readPublicJob, added)).status).toBe(410);
    api.clockOffset += cacheMs / 2;
    expect(await titles()).not.toContain('Reader tester');
    await api.parts.jobs.update(added, { ...exampleJob, title: 'Reader tester', status: 'Active' }, 'admin:tests');
    api.clockOffset += cacheMs / 2;
    expect(await titles()).toContain('Reader tester');
  });

  it('is not kept when its query fails', async () => {
    failure = new Error('no list');
    expect((await api.call(endpoints.listPublicJobs)).status).toBe(500);
    failure = undefined;
    expect(await titles()).toContain('Antenna engineer');
  });
});

it.each(lists)('%s is sent again only if it has changed', async (path) => {
  const first = await api.send('GET', path);
  const headers = { 'If-None-Match': first.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
  expect(await api.send('GET', path, { headers })).toMatchObject({ status: 304, text: '' });
  await api.postJob();
  forgetCopy();
  expect(await api.send('GET', path, { headers })).toMatchObject({ status: 200 });
});

it('opens no more jobs than the limit, but saves those that are open or stay closed', async () => {
  const token = await api.logIn();
  const closed = await api.postJob({ status: 'Inactive' });
  const save = (endpoint: Endpoint, target: string, changes: object) =>
    api.call(endpoint, target, { token, json: { ...exampleJob, ...changes }, headers: { [idempotencyHeader]: randomUUID() } });
  active = serverLimits.openJobs;
  const refused = { status: 400, json: { error: responseTexts.tooManyOpenJobs } };
  expect(await save(endpoints.createJob, '', {})).toMatchObject(refused);
  expect(await save(endpoints.updateJob, closed, {})).toMatchObject(refused);
  expect((await save(endpoints.updateJob, id, { title: 'Still open' })).status).toBe(200);
  expect((await save(endpoints.createJob, '', { status: 'Inactive' })).status).toBe(201);
  active = serverLimits.openJobs - 1;
  expect((await save(endpoints.updateJob, closed, {})).status).toBe(200);
});
