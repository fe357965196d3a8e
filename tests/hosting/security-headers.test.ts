import { createHash } from 'node:crypto';
import { type Dispatcher, request } from 'undici';
import { expect, test } from 'vitest';
import { resumesPrefix } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { responseHeaders, pdfHeaders, siteHeaders } from '#rooms/platform/contract/security-headers.ts';
import { served } from '#rooms/platform/contract/paths.ts';
import { localOrigins } from '../../local/firebase-config.ts';
import { docx } from '../../local/seed/docx.ts';
import { pdf } from '../../local/seed/pdf.ts';
import { adminPaths } from '../../src/admin-paths.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { publicRows } from '../../src/router.tsx';
import { applicationsOf, applyFor, postJob, staffToken } from '../browser/dashboard.ts';
import { authUrl, captchaUrl, siteUrl } from '../browser/harness.ts';

const localHeaders = siteHeaders(localOrigins(captchaUrl, authUrl));
const unknownPath = '/no-such-page';
const staffPages = [
  ...[paths.admin, paths.adminLogin, adminPaths.invitation],
  ...[adminPaths.dashboard, adminPaths.account, adminPaths.figures, adminPaths.interviews, adminPaths.team, adminPaths.audit],
];
const pages = [...publicRows.map(({ path }) => path), ...staffPages, unknownPath];

/** Expects each of the security headers once. `fetch` would join repeated ones, and follow redirects. */
async function expectHeaders(
  expected: Record<string, string>,
  status: number,
  path: string,
  method: Dispatcher.HttpMethod = 'GET',
  requestHeaders: Record<string, string> = {},
) {
  const { statusCode, headers, body } = await request(siteUrl + path, { method, headers: requestHeaders });
  expect(statusCode, path).toBe(status);
  const found = Object.keys(responseHeaders).map((name) => [name, headers[name.toLowerCase()]]);
  expect(Object.fromEntries(found), path).toEqual(expected);
  return { headers, body: await body.text() };
}

test('what the function renders has the headers of a page', async () => {
  const { id } = await postJob();
  for (const path of [jobPath(id), served.jobsFeed, served.jobsSitemap]) await expectHeaders(localHeaders, 200, path);
  await expectHeaders(localHeaders, 404, jobPath('unknown'));
});

// A deployment removes the previous scripts, so browsers ask for a page again each time.
test.each(pages)('%s has the headers of the contract, no cookie, and is not kept; its policy allows its inline scripts', async (path) => {
  const { headers, body } = await expectHeaders(localHeaders, path === unknownPath ? 404 : 200, path);
  expect(headers['cache-control']).toBe(path === served.careers ? 'public, max-age=0, s-maxage=30' : 'no-cache');
  for (const name of ['set-cookie', 'cross-origin-embedder-policy']) expect(headers).not.toHaveProperty(name);

  const scripts = [...body.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/\btype="application\//.test(attributes),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, , text = ''] of scripts) {
    expect(localHeaders['Content-Security-Policy']).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  expect(body.replaceAll(/<script\b[^]*?<\/script>/g, '')).not.toMatch(/<[^>]+\son\w+=|="javascript:/);
});

test('the scripts and styles of a page, and the redirect from its file, have these headers too', async () => {
  const { body } = await expectHeaders(localHeaders, 200, paths.home);
  const assets = [...new Set([...body.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path))];
  expect(assets.some((path) => path.endsWith('.js')) && assets.some((path) => path.endsWith('.css'))).toBe(true);
  for (const path of assets) await expectHeaders(localHeaders, 200, path);
  await expectHeaders(localHeaders, 301, '/about.html');
});

test.each([
  ['HEAD', endpoints.listPublicJobs.path, 200],
  ['POST', endpoints.login.path, 415],
  ['DELETE', endpoints.sendMessage.path, 405],
  ['GET', '/.netlify/functions/no-such-call', 404],
  ['GET', `${resumesPrefix}/${crypto.randomUUID()}.docx`, 401],
] as const)('the answer of the function to %s %s (%i) has the headers of the contract', async (method, path, status) => {
  await expectHeaders(responseHeaders, status, path, method);
});

test('a resume or an export has these headers too, but a PDF has its own', async () => {
  const name = `Ada ${crypto.randomUUID().slice(0, 8)}`;
  const job = await postJob();
  await applyFor(job, name, 'ada@example.com', pdf(name, ['Ten years']));
  await applyFor(job, name, 'ada@example.org', Buffer.from(docx(name, ['Ten years'])), 'resume.docx');
  const resumes = (await applicationsOf(name)).map(({ resume_path }) => `/${resume_path}`);
  expect(resumes.map((path) => path.split('.').at(-1)).sort()).toEqual(['docx', 'pdf']);
  const authorization = { Authorization: `Bearer ${await staffToken()}` };
  for (const path of [...resumes, endpoints.exportApplications.path]) {
    await expectHeaders(path.endsWith('.pdf') ? pdfHeaders : responseHeaders, 200, path, 'GET', authorization);
  }
});
