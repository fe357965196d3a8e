import { keepingPeriod, keepingRules } from '../../functions/src/applications/contract/keeping-rules.ts';
import { endpoints } from '../../functions/src/contract/endpoints.ts';
import { siteHeaders } from '../../functions/src/platform/contract/security-headers.ts';
import { jobPath, paths } from '../../src/paths.ts';
import { type Check, check, ok, okUnless, problem, type Result } from './check.ts';

const timeoutMs = 20_000;

const securityHeaders = Object.entries(siteHeaders());

/** Whether a running site answers as it should. @param project for the commands in the advice */
export function liveChecks(origin: string, project = 'PROJECT'): Check[] {
  const get = (path: string) => fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  const checkPage = (what: string, path: string, remedy: string, run: (response: Response) => Promise<Result> | Result) =>
    check(what, remedy, async () => run(await get(path)));
  const deployAgain = 'Run npm run deploy (or npm start, for the local site) again, and read what it says.';
  const logs = `Read the function’s log: npx firebase functions:log --only api --project ${project}`;
  return [
    checkPage('Home page', paths.home, deployAgain, async (response) => {
      if (response.status !== 200) return problem(`status ${response.status}`);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1] ?? '';
      return canonical.startsWith(`${origin}/`) || canonical === origin
        ? ok('status 200, and it calls itself by this address')
        : problem(`it calls itself ${canonical || 'nothing'}: it was built with another VITE_SITE_URL`);
    }),
    checkPage('Headers', paths.home, deployAgain, ({ headers }) => {
      const wrong = securityHeaders
        .filter(([key, value]) => comparable(key, headers.get(key) ?? '') !== comparable(key, value))
        .map(([key]) => key);
      return okUnless(wrong, 'missing or different: ', `all ${securityHeaders.length} security headers`);
    }),
    checkPage('List of jobs', endpoints.listPublicJobs.path, logs, async (response) => {
      if (response.status !== 200) return problem(`status ${response.status}`);
      const jobs = endpoints.listPublicJobs.output.safeParse(await response.json().catch(() => undefined)).data;
      return jobs ? ok(`status 200, ${jobs.length} open`) : problem('the answer is not a list of jobs');
    }),
    checkPage('Keeping table', paths.privacy, deployAgain, async (response) => {
      const text = await response.text();
      const lacking = keepingRules.filter((rule) => !text.includes(keepingPeriod(rule))).map(({ place }) => place);
      const message = `the privacy page has all ${keepingRules.length} rows of keeping-rules.ts`;
      return okUnless(lacking, 'the privacy page differs from keeping-rules.ts: ', message);
    }),
    // The page of an unknown job has the same scripts and style sheets as that of a job.
    checkPage('Page of a job', jobPath('none'), deployAgain, async (response) => {
      if (response.status !== 404) return problem(`status ${response.status} instead of 404`);
      const files = [...(await response.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
      if (files.length === 0) return problem('it names no script');
      const answers = await Promise.all(files.map(get));
      const lacking = files.filter((_, index) => answers[index]?.status !== 200);
      return okUnless(
        lacking,
        'it is of another build than the site, which lacks ',
        `status 404, with all ${files.length} files of its build`,
      );
    }),
  ];
}

/** Reduces a policy to the names of its directives, since a local site has other hosts. */
function comparable(key: string, value: string): string {
  if (key !== 'Content-Security-Policy') return value;
  return value
    .split(';')
    .map((directive) => directive.trim().split(' ', 1)[0])
    .sort()
    .join(' ');
}
