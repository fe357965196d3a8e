import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { texts } from '#rooms/platform/contract/texts.ts';
import { served } from '#rooms/platform/contract/paths.ts';
import { tryAgainSoon } from '../../functions/src/platform/http/api-error.ts';
import { UnavailableError } from '../../functions/src/platform/errors.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { company } from '../../src/shared/texts/company.ts';
import { content as notFound } from '../../src/site/content/not-found.ts';
import { jobPageTexts } from '../../src/site/careers/job-page-texts.ts';
import { jobWithInjections } from '../job-with-injections.ts';
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
    const revalidation = { 'If-None-Match': page.headers.get('ETag') ?? '', 'Cache-Control': 'max-age=0' };
    expect(await visit(id, revalidation)).toMatchObject({ status: 304, text: '' });
  });

  it('has the structured data that Google requires', async () => {
    const id = await api.postJob({
      location: 'Austin',
      country: 'US',
      workplace: 'Hybrid',
      job_type: 'Part-time',
      requirements: '- Java\nThree years of Windchill',
      closes_on: '2999-12-31',
    });
    const job = await api.parts.jobs.get(id);
    expect(jobIn((await visit(id)).text)).toMatchObject({
      title: 'Windchill Developer',
      description: expect.stringContaining('<ul><li>Java</li><li>Three years of Windchill</li></ul>') as unknown,
      datePosted: job?.created_at,
      validThrough: '2999-12-31T23:59:59-12:00',
      employmentType: 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: company.name },
      identifier: { '@type': 'PropertyValue', value: id },
      directApply: true,
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Austin', addressCountry: 'US' } },
    });
  });

  it('says in its structured data where applicants for a remote job may live', async () => {
    const remote = jobIn((await visit(await api.postJob({ country: 'US', workplace: 'Remote' }))).text);
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    });
    expect(remote).not.toHaveProperty('jobLocation');
    expect(remote).not.toHaveProperty('validThrough');
  });

  it.each([{ country: '' }, { general: true }])('has no JobPosting in its structured data with %o', async (changes) => {
    expect(jobIn((await visit(await api.postJob(changes))).text)).toBeUndefined();
  });

  it('links to similar jobs', async () => {
    const similar = await api.postJob({ title: 'Lighthouse keeper' });
    const page = await visit(await api.postJob({ title: 'Assistant lighthouse keeper' }));
    expect(page.text).toContain(`href="${jobPath(similar)}"`);
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
    // The start script, two scripts of structured data, and the data of the job.
    expect(text.match(/<script/g)).toHaveLength(4);
  });

  it('is the 404 page if the id is unknown', async () => {
    for (const id of ['unknown', '__all__', 'a%2Fb', 'x'.repeat(1600)]) {
      const page = await api.send('GET', `${paths.careers}/${id}`);
      expect(page.status, id).toBe(404);
      expect(page.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30');
      expect(page.text).toContain(`<h1>${notFound.heading}</h1>`);
      expect(page.text).toMatch(new RegExp(`<main[^]*?<a href="${paths.careers}"[^>]*>${jobPageTexts.missingLink.label}</a>`));
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
    expect(page.text).not.toContain('BreadcrumbList');
  });

  it('answers HEAD and refuses other methods', async () => {
    const id = await api.postJob();
    expect(await api.send('HEAD', jobPath(id))).toMatchObject({ status: 200, text: '' });
    const refused = await api.send('POST', jobPath(id), { body: 'x=1' });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('the site map and the feed', () => {
  it('list the open jobs with the time of their last change', async () => {
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
});

it('answers 500 when the site has not been built, and logs how to build it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const path of [jobPath('any'), served.jobsFeed, served.jobsSitemap]) {
    const answer = await withoutBuild.send('GET', path);
    expect(answer).toMatchObject({ status: 500, json: { error: texts.configuration } });
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
  }
  expect(log.mock.calls.join()).toContain('npm run build');
});

describe('when a page fails', () => {
  const withoutJobs = useApi({
    parts: (parts) => ({
      ...parts,
      jobs: overridden(parts.jobs, { get: () => Promise.reject(new UnavailableError('secret detail')) }),
    }),
  });
  const withoutRendering = useApi({
    parts: (parts) => ({
      ...parts,
      jobPages: overridden(parts.jobPages, {
        load: async () => {
          const loaded = await parts.jobPages.load();
          return { ...loaded, pages: { ...loaded.pages, jobPage: () => Promise.reject(new Error('secret detail')) } };
        },
      }),
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

  it('answers in JSON without details when the page cannot be rendered', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await withoutRendering.send('GET', jobPath(await withoutRendering.postJob()));
    expect(answer).toMatchObject({ status: 500, json: { error: texts.internal } });
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });
});
