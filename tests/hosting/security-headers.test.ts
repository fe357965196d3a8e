import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints, resumesPrefix } from '#contract/endpoints.ts';
import type { Job } from '#contract/jobs.ts';
import { answerHeaders, pdfHeaders, siteHeaders } from '#contract/security-headers.ts';
import { served } from '#contract/paths.ts';
import { localOrigins } from '../../local/firebase-config.ts';
import { docx } from '../../local/seed/docx.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { publicRows } from '../../src/router.tsx';
import { applicationsOf, applyFor, postJob, staffToken } from '../browser/dashboard.ts';
import { authUrl, captchaUrl } from '../browser/harness.ts';
import { rawAnswer, type RawAnswer } from './raw-answer.ts';

const localHeaders = siteHeaders(localOrigins(captchaUrl, authUrl));
const unknownPath = '/no-such-page';
const pages = [...publicRows.map(({ path }) => path), paths.admin, paths.adminLogin, paths.adminDashboard, paths.adminAccount, unknownPath];

/** @returns the security headers; a repeated one has several values */
function securityHeadersOf({ headers }: Pick<RawAnswer, 'headers'>): Record<string, string[] | undefined> {
  return Object.fromEntries(Object.keys(answerHeaders).map((name) => [name, headers.get(name.toLowerCase())]));
}

function eachOnce(headers: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
}

describe('what the function renders', () => {
  test.each([
    ['the page of a job', ({ id }: Job) => jobPath(id), 200],
    ['the page of an unknown job', () => jobPath('unknown'), 404],
    ['the list of openings as text', () => served.jobsText, 200],
    ['the feed', () => served.jobsFeed, 200],
    ['the site map', () => served.jobsSitemap, 200],
  ])('%s has the headers of a page, each once', async (_, pathOf, status) => {
    const answer = await rawAnswer(pathOf(await postJob()));
    expect(answer.status).toBe(status);
    expect(securityHeadersOf(answer)).toEqual(eachOnce(localHeaders));
  });
});

describe('a page', () => {
  test.each(pages)('%s has the headers of the contract, each once, and no cookie; its policy allows its inline scripts', async (path) => {
    const { status, headers, body } = await rawAnswer(path);
    expect(status).toBe(path === unknownPath ? 404 : 200);
    expect(securityHeadersOf({ headers })).toEqual(eachOnce(localHeaders));
    expect(headers.has('set-cookie')).toBe(false);
    expect(headers.has('cross-origin-embedder-policy')).toBe(false);

    const scripts = [...body.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
      ([, attributes = '']) => !/\btype="application\//.test(attributes),
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, , text = ''] of scripts) {
      expect(localHeaders['Content-Security-Policy']).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(body.replaceAll(/<script\b[^]*?<\/script>/g, '')).not.toMatch(/<[^>]+\son\w+=|="javascript:/);
  });
});

describe('a file', () => {
  test.each(['/icon.svg', '/icon-192.png', '/apple-touch-icon.png', '/social.png', '/site.webmanifest', '/sitemap.xml', '/robots.txt'])(
    '%s has the headers of the contract, each once',
    async (path) => {
      const answer = await rawAnswer(path);
      expect(answer.status).toBe(200);
      expect(securityHeadersOf(answer)).toEqual(eachOnce(localHeaders));
    },
  );

  test('that a page loads has these headers too', async () => {
    const { body } = await rawAnswer(paths.home);
    const assets = [...new Set([...body.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path))];
    expect(assets.some((path) => path.endsWith('.js')) && assets.some((path) => path.endsWith('.css'))).toBe(true);
    for (const path of assets) {
      const answer = await rawAnswer(path);
      expect(answer.status).toBe(200);
      expect(securityHeadersOf(answer), path).toEqual(eachOnce(localHeaders));
    }
  });

  test('of a page, requested by its name, is redirected with these headers', async () => {
    const answer = await rawAnswer('/about.html');
    expect(answer.status).toBe(301);
    expect(securityHeadersOf(answer)).toEqual(eachOnce(localHeaders));
  });
});

describe('an answer of the function', () => {
  let authorization = { Authorization: '' };
  const resumes: string[] = [];

  beforeAll(async () => {
    authorization = { Authorization: `Bearer ${await staffToken()}` };
    const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
    const job = await postJob();
    await applyFor(job, name, 'ada@example.com', pdf(name, ['Ten years']));
    await applyFor(job, name, 'ada@example.org', Buffer.from(docx(name, ['Ten years'])), 'resume.docx');
    for (const { resume_path } of await applicationsOf(name)) resumes.push(`/${resume_path}`);
  });

  test.each([
    ['GET', endpoints.listPublicJobs.path, 200],
    ['HEAD', endpoints.listPublicJobs.path, 200],
    ['POST', endpoints.sendMessage.path, 415],
    ['POST', endpoints.login.path, 415],
    ['DELETE', endpoints.sendMessage.path, 405],
    ['GET', endpoints.listJobs.path, 401],
    ['GET', '/api/no-such-call', 404],
    ['GET', '/.netlify/functions/no-such-call', 404],
    ['GET', `${resumesPrefix}/${crypto.randomUUID()}.docx`, 401],
  ])('to %s %s (%i) has the headers of the contract, each once', async (method, path, status) => {
    const answer = await rawAnswer(path, method);
    expect(answer.status).toBe(status);
    expect(securityHeadersOf(answer)).toEqual(eachOnce(answerHeaders));
  });

  test('with a resume, an export or a list for staff has these headers too, but a PDF has its own', async () => {
    expect(resumes.map((path) => path.split('.').at(-1)).sort()).toEqual(['docx', 'pdf']);
    for (const path of [...resumes, endpoints.exportApplications.path, endpoints.listJobs.path]) {
      const answer = await rawAnswer(path, 'GET', authorization);
      expect(answer.status, path).toBe(200);
      expect(securityHeadersOf(answer), path).toEqual(eachOnce(path.endsWith('.pdf') ? pdfHeaders : answerHeaders));
    }
  });
});
