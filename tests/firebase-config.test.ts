import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { publicEndpoints, staffEndpoints } from '#rooms/contract/endpoints.ts';
import { calendarPath, served } from '#rooms/platform/contract/paths.ts';
import { bootScriptHash, responseHeaders, siteHeaders } from '#rooms/platform/contract/security-headers.ts';
import firebaseConfig from '../firebase.json' with { type: 'json' };
import { headersOfBuild, hostingHeaders } from '../local/firebase-config.ts';
import { paths } from '../src/paths.ts';
import { readBootScript } from '../src/prerender/boot-script.ts';
import { serve } from './serve.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Middleware = (request: unknown, response: unknown, next: () => void) => void;

const { default: superstatic } = createRequire(import.meta.url)('superstatic') as {
  default: (options: { cwd: string; config: object }) => Middleware;
};

/** Serves files as Hosting does. @returns the origin */
async function startHosting(files: string[], headers: ReturnType<typeof hostingHeaders>): Promise<string> {
  const cwd = temporaryFolder();
  for (const file of files) {
    const path = join(cwd, 'dist', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'content');
  }
  const site = superstatic({ cwd, config: { ...firebaseConfig.hosting, rewrites: [], headers } });
  return (await serve((request, response) => site(request, response, () => response.writeHead(404).end()))).url;
}

test('browsers cache an asset for a year, but not a missing one', async () => {
  const files = ['main-aB_1-x.js', 'pdfjs-5/cmaps/H.bcmap'];
  const origin = await startHosting(
    files.map((file) => `assets/${file}`),
    headersOfBuild(hostingHeaders(), files),
  );
  const get = (name: string) => fetch(`${origin}/assets/${name}`);

  for (const file of files) {
    const kept = await get(file);
    expect([kept.status, kept.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  const missing = await get('main-aB_2-y.js');
  expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, 'no-cache']);
});

function headersOf(path: string) {
  const matching = hostingHeaders().filter(
    ({ source }) => source === '**' || source === path || (source.endsWith('/**') && path.startsWith(source.slice(0, -2))),
  );
  return Object.fromEntries(matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
}

test.each(Object.values(endpoints).map(({ path }) => path))('Hosting sets the same security headers for %s as the function', (path) => {
  expect(headersOf(path)).toEqual(responseHeaders);
});

const pathsOf = (calls: Record<string, { path: string }>) => Object.values(calls).map(({ path }) => path);

test.each([
  ...[...pathsOf(publicEndpoints), ...Object.values(served)].map((path) => [path, 'api'] as const),
  ...[...pathsOf(staffEndpoints), calendarPath].map((path) => [path, 'staff'] as const),
])('Hosting sends %s to %s, which answers it', (path, name) => {
  const url = path.replace(/:\w+/g, 'some-id');
  const rewrite = firebaseConfig.hosting.rewrites.find(({ source, regex }) =>
    regex ? new RegExp(regex).test(url) : source === url || (source?.endsWith('/**') && url.startsWith(source.slice(0, -2))),
  );
  expect(rewrite?.function?.functionId).toBe(name);
});

test.each([
  [calendarPath, responseHeaders],
  [paths.applicant, siteHeaders()],
  [paths.alerts, siteHeaders()],
])('%s is not indexed, and its address not passed on', (path, headers) => {
  expect(headersOf(path)).toMatchObject({ ...headers, 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
});

test('the content security policy has the hash of the start script', async () => {
  const hash = createHash('sha256')
    .update(await readBootScript(process.cwd()))
    .digest('base64');
  expect(bootScriptHash, 'Paste it into functions/src/platform/contract/security-headers.ts').toBe(`sha256-${hash}`);
});
