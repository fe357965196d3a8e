import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { texts } from '#rooms/platform/contract/texts.ts';
import { type Job, publicJob } from '#rooms/jobs/contract/jobs.ts';
import { serverLimits } from '#rooms/platform/contract/limits.ts';
import { served } from '#rooms/platform/contract/paths.ts';
import { tryAgainSoon } from '../../functions/src/platform/http/api-error.ts';
import { UnavailableError } from '../../functions/src/platform/errors.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { company } from '../../src/shared/texts/company.ts';
import { content as notFound } from '../../src/site/content/not-found.ts';
import { careersTexts } from '../../src/site/careers/careers-texts.ts';
import { jobPageTexts } from '../../src/site/careers/job-page-texts.ts';
import { jobWithInjections } from '../job-with-injections.ts';
import { aJob } from '../example-job.ts';
import { useApi } from './harness.ts';
import { sendRaw } from './http.ts';
import { overridden } from './overridden.ts';

const api = useApi();
const withoutBuild = useApi({ settings: (settings) => ({ ...settings, pagesFolder: tmpdir() }) });

const visit = (id: string, headers: Record<string, string> = {}) => api.send('GET', jobPath(id), { headers });

/** @returns the contents of scripts of a type, which end at the first end tag, as in a browser */
function dataIn(html: string, type: string): unknown[] {
  return [...html.matchAll(new RegExp(`<script type="${type}"[^>]*>([^]*?)</script`, 'g'))].map(
    ([, text = '']) => JSON.parse(text) as unknown,
  );
}

const thing = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() });

function jobIn(html: string) {
  return thing
    .array()
    .parse(dataIn(html, 'application/ld\\+json'))
    .find((each) => each['@type'] === 'JobPosting');
}

describe("a job's page", () => {
  it('contains all texts of the job, and can be cached for 30 seconds', async () => {
    const id = await api.postJob({
      title: 'Tester of pumps',
      description: 'You start pumps.\nYou stop them.',
      requirements: 'Patience\nA pump',
    });
    const page = await visit(id);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30');
    expect(page.text).toContain('<h1>Tester of pumps</h1>');
    expect(page.text).toContain(`<title>Tester of pumps, Bengaluru | ${company.name}</title>`);
    expect(page.text).toMatch(new RegExp(`<head>[^]*<link rel="canonical" href="[^"]+${jobPath(id)}"/>[^]*</head>`));
    expect(page.text).toMatch(/<p[^>]*>You start pumps\.\nYou stop them\.<\/p>/);
    expect(page.text).toMatch(/<li[^>]*>Patience<\/li><li[^>]*>A pump<\/li>/);
    expect(page.text).not.toContain('noindex');
    expect(jobIn(page.text)).toMatchObject({ title: 'Tester of pumps', identifier: { value: id } });
    expect(jobIn((await visit(await api.postJob({ general: true }))).text)).toBeUndefined();
    const revalidation = { 'If-None-Match': page.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
    expect(await visit(id, revalidation)).toMatchObject({ status: 304, text: '' });
  });

  it('escapes injected markup', async () => {
    const id = await api.postJob(jobWithInjections);
    const { text } = await visit(id);
    const [pageData] = dataIn(text, 'application/json');
    expect(pageData).toMatchObject({
      loaderData: { job: { state: 'open', job: { title: jobWithInjections.title, description: jobWithInjections.description } } },
    });
    const structured = jobIn(text);
    expect(structured?.['title']).toBe(jobWithInjections.title);
    // The description is HTML, so its markup is escaped once.
    expect(structured?.['description']).toContain('&lt;b onclick=&quot;alert(3)&quot;&gt;bold&lt;/b&gt; &amp;amp; &amp;#60;');
    expect(text.match(/<script>/g)).toBeNull();
    expect(text.match(/<\/body>/g)).toHaveLength(1);
    expect(text.match(/<\/title>/g)).toHaveLength(1);
    // The start script, the structured data, and the data of the job.
    expect(text.match(/<script/g)).toHaveLength(3);
  });

  it('is the 404 page if the id is unknown', async () => {
    for (const id of ['unknown', '__all__', 'a%2Fb', 'x'.repeat(1600)]) {
      const page = await api.send('GET', `${paths.careers}/${id}`);
      expect(page.status, id).toBe(404);
      expect(page.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30');
      expect(page.text).toContain(`<h1>${notFound.heading}</h1>`);
      expect(page.text).toMatch(new RegExp(`<main[^]*<a [^>]*href="${paths.careers}"[^>]*><span[^>]*>${jobPageTexts.missingLink.label}<`));
      expect(page.text).toMatch(/<head>[^]*<meta name="robots" content="noindex"\/>[^]*<\/head>/);
      expect(page.text).not.toContain('canonical');
    }
    const raw = (path: string) => sendRaw(api.port, `GET ${path}`);
    for (const path of ['/careers/%2e%2e', '/careers/%00']) expect(await raw(path), path).toContain(`<h1>${notFound.heading}</h1>`);
    expect(await raw('/careers/%E0%A4%A')).toMatch(/^HTTP\/1.1 404 /);
  });

  it('answers 410 when the job is inactive, without its texts and with links to similar jobs', async () => {
    const similar = await api.postJob({ title: 'Cartographer', location: 'Oslo' });
    const id = await api.postJob({ title: 'Secret cartographer', description: 'For project X', location: 'Oslo', status: 'Inactive' });
    const page = await visit(id);
    expect(page.status).toBe(410);
    expect(page.text).toContain(`<h1>${jobPageTexts.closedHeading}</h1>`);
    expect(page.text).toContain(`href="${jobPath(similar)}"`);
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    for (const own of ['Secret', 'project X', 'JobPosting']) expect(page.text).not.toContain(own);
    expect(page.text).toMatch(new RegExp(`<meta property="og:url" content="https?://[^/"]+${paths.careers}"/>`));
  });
});

it('the site map and the feed list the open jobs with the time of their last change', async () => {
  const open = await api.postJob({ title: 'Listed' });
  const unlisted = await Promise.all(
    [{ status: 'Inactive' as const }, { closes_on: '2026-01-31' }, { general: true }].map((job) => api.postJob(job)),
  );
  const job = await api.parts.jobs.get(open);
  for (const [path, type] of [
    [served.jobsSitemap, 'application/xml'],
    [served.jobsFeed, 'application/atom+xml'],
  ] as const) {
    const answer = await api.send('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30');
    expect(answer.text).toContain(`${jobPath(open)}<`);
    expect(answer.text).toContain(job?.updated_at);
    for (const id of unlisted) expect(answer.text).not.toContain(id);
    expect((await api.send('PUT', path)).status).toBe(405);
  }
});

describe('the careers page', () => {
  const careers = useApi();
  const withOpenJobs = (openJobs: () => Promise<Job[]>) => useApi({ parts: (parts) => ({ ...parts, openJobs }) });
  const openings = Array.from({ length: serverLimits.openJobs }, (_, index) =>
    aJob({
      id: `opening-${index}`,
      title: `Engineer ${randomUUID()}`,
      description: randomUUID().repeat(9),
      department: `Group ${index % 9}`,
    }),
  );
  const crowded = withOpenJobs(() => Promise.resolve(openings));
  const withoutList = withOpenJobs(() => Promise.reject(new UnavailableError('secret detail')));
  const part = z.object({
    total: z.number(),
    next: z.number().optional(),
    jobs: z.array(z.object({ id: z.string(), department: z.string() })),
  });
  const partOf = (html: string) =>
    z.tuple([z.object({ loaderData: z.object({ careers: part.nullable() }) })]).parse(dataIn(html, 'application/json'))[0].loaderData
      .careers;

  it('has each opening with its facts, beginning and link', async () => {
    const id = await careers.postJob({ title: 'Tester of pumps', description: `You start pumps. ${'And so on. '.repeat(30)}The end.` });
    const closed = await careers.postJob({ title: 'Secret tester', status: 'Inactive' });
    const page = await careers.send('GET', paths.careers);
    expect(page).toMatchObject({ status: 200 });
    expect(page.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30');
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    for (const text of [
      `href="${jobPath(id)}"`,
      'Tester of pumps',
      'Bengaluru',
      'You start pumps.',
      '<dt>Location</dt>',
      careersTexts.neverMoney,
    ]) {
      expect(page.text).toContain(text);
    }
    for (const text of ['The end.', closed, 'Secret', careersTexts.loading]) expect(page.text).not.toContain(text);
    expect(partOf(page.text)).toMatchObject({ total: 1, jobs: [{ id }] });
  });

  it('has as much of 2,000 openings as 25 kB compressed allow, in the order of the list, and links to the rest', async () => {
    const seen: string[] = [];
    for (let next: number | undefined = 1; next;) {
      const { text } = await crowded.send('GET', `${paths.careers}?page=${next}`);
      expect(gzipSync(text).length).toBeLessThanOrEqual(25_000);
      const found = part.parse(partOf(text));
      expect(found.total).toBe(openings.length);
      if (found.next) expect(text).toContain(`href="${paths.careers}?page=${found.next}"`);
      seen.push(...found.jobs.map(({ id }) => id));
      next = found.next;
    }
    const inOrder = openings.toSorted((a, b) => a.department.localeCompare(b.department));
    expect(seen).toEqual(inOrder.map(({ id }) => id));
    const beyond = await crowded.send('GET', `${paths.careers}?page=1000`);
    expect(part.parse(partOf(beyond.text)).jobs[0]?.id).toBe(seen[0]);
  });

  it('loads the openings itself, with the status of the failure, when they cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await withoutList.send('GET', paths.careers);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.text).toContain(careersTexts.loading);
    expect(partOf(answer.text)).toBeNull();
  });
});

it('jobs.json has the version of its form, and each vacancy with all public fields', async () => {
  const id = await api.postJob({ title: 'Tester of feeds', criteria: 'Is patient' });
  const general = await api.postJob({ general: true });
  const answer = await api.call(endpoints.readJobsJson);
  expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  const form = z.strictObject({ version: z.literal(1), jobs: z.array(z.strictObject({ ...publicJob.shape, url: z.url() })) });
  const { jobs } = form.parse(answer.json);
  expect(jobs).toContainEqual({
    ...publicJob.parse(await api.parts.jobs.get(id)),
    url: expect.stringMatching(`${jobPath(id)}$`) as unknown,
  });
  expect(jobs.map((job) => job.id)).not.toContain(general);
});

it('answers 500 when the site has not been built, and logs how to build it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const path of [jobPath('any'), served.careers, served.jobsFeed, served.jobsSitemap]) {
    const answer = await withoutBuild.send('GET', path);
    expect(answer).toMatchObject({ status: 500, json: { error: texts.configuration } });
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
  }
  expect(log.mock.calls.join()).toContain('npm run build');
});

const withoutJobs = useApi({
  parts: (parts) => ({
    ...parts,
    jobs: overridden(parts.jobs, { get: () => Promise.reject(new UnavailableError('secret detail')) }),
  }),
});

it('answers with a page that offers a retry when the job cannot be read', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await withoutJobs.send('GET', jobPath('any'));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect(answer.headers.get('Retry-After')).toBe(tryAgainSoon['Retry-After']);
  expect(answer.text).toContain(`<h1>${jobPageTexts.failedHeading}</h1>`);
  expect(answer.text).toContain('<meta name="robots" content="noindex"/>');
  expect(dataIn(answer.text, 'application/json')).toMatchObject([{ loaderData: { job: { state: 'failed' } } }]);
  expect(answer.text).not.toContain('secret detail');
  expect(log.mock.calls.join()).toContain('"path":"/careers/:id"');
});
