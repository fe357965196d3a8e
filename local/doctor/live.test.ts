import { expect, test } from 'vitest';
import { keepingPeriod, keepingRules } from '../../functions/src/applications/contract/keeping-rules.ts';
import { serve } from '../../tests/serve.ts';
import { runChecks } from './check.ts';
import { liveChecks } from './live.ts';

async function states(origin: string) {
  return Object.fromEntries((await runChecks(liveChecks(origin))).map(({ what, state, message }) => [what, `${state} ${message}`]));
}

test('detects a site that answers every path with its home page', async () => {
  const { url: origin } = await serve((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end('<link rel="canonical" href="https://www.example.com/">');
  });
  const found = await states(origin);
  expect(found['Home page']).toBe('missing it calls itself https://www.example.com/: it was built with another VITE_SITE_URL');
  expect(found['Headers']).toMatch(/^missing missing or different: .*X-Content-Type-Options/);
  expect(found['List of jobs']).toBe('missing the answer is not a list of jobs');
  expect(found['Page of a job']).toBe('missing status 200 instead of 404');
});

test('reports the status of a function that fails', async () => {
  const { url: origin } = await serve((_request, response) =>
    response.writeHead(503, { 'Content-Type': 'application/json' }).end('{"error":"no"}'),
  );
  expect((await states(origin))['List of jobs']).toBe('missing status 503');
});

test.each([
  ['of the site’s own build', 200, 'ok status 404, with all 2 files of its build'],
  ['of another build', 404, 'missing it is of another build than the site, which lacks /assets/main-1.js'],
])('recognises a function whose pages are %s', async (_, script, message) => {
  const statuses: Record<string, number> = { '/assets/main-1.js': script, '/assets/index-1.css': 200 };
  const { url: origin } = await serve(({ url = '' }, response) => {
    response.writeHead(statuses[url] ?? 404).end('<link href="/assets/index-1.css"/><script src="/assets/main-1.js"></script>');
  });
  expect((await states(origin))['Page of a job']).toBe(message);
});

test('compares the keeping table with the one that the site promises', async () => {
  const [first, ...others] = keepingRules.map(keepingPeriod);
  for (const [page, message] of [
    [[first, ...others], `ok the privacy page has all ${keepingRules.length} rows of keeping-rules.ts`],
    [others, `missing the privacy page differs from keeping-rules.ts: ${keepingRules[0].place}`],
  ] as const) {
    const { url: origin } = await serve((_request, response) => response.end(`<td>${page.join(' ')}</td>`));
    expect((await states(origin))['Keeping table']).toBe(message);
  }
});
