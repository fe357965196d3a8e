import { execa } from 'execa';
import { z } from 'zod';
import { inProject } from '../project.ts';
import { advise, type Check, ok, problem, type Result } from './check.ts';

/** Runs npm in a folder. @returns its standard output, whatever its exit code */
export type Npm = (args: string[], folder: string) => Promise<string>;

/** A `via` that is a string names another package: https://docs.npmjs.com/cli/commands/npm-audit */
const advisory = z.object({ name: z.string(), severity: z.string(), url: z.string() });
const audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});
const failure = z.object({ message: z.string() });

/** Advisories about code that is not reachable here: docs/decisions/0018-deployment.md */
const explainedAdvisories = ['https://github.com/advisories/GHSA-w5hq-g745-h8pq'];

/** Known vulnerabilities of the deployed packages, according to npm's registry. */
export function packageChecks(npm: Npm = runNpm): Check[] {
  const remedy =
    'Update what it names (npm audit --omit=dev says to which version), or explain in docs/decisions/0018 why its code cannot be reached.';
  const audited = (what: string, folder: string) =>
    advise(what, remedy, async () =>
      checkAudit(await npm(['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'], folder)),
    );
  return [audited('Packages of the site', inProject()), audited('Packages of the function', inProject('functions'))];
}

/** @throws if the registry did not answer */
function checkAudit(output: string): Result {
  const answer: unknown = JSON.parse(output === '' ? '{}' : output);
  const result = audit.safeParse(answer).data;
  if (!result) throw new Error(failure.safeParse(answer).data?.message ?? 'npm gave no answer');
  const known = Object.values(result.vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause === 'object'));
  const open = new Set(
    known.filter(({ url }) => !explainedAdvisories.includes(url)).map(({ name, severity, url }) => `${name} (${severity}, ${url})`),
  );
  if (open.size > 0) return problem([...open].join(', '));
  return ok(known.length === 0 ? 'no known vulnerabilities' : 'no known vulnerabilities, except those that docs/decisions/0018 explains');
}

async function runNpm(args: string[], folder: string): Promise<string> {
  // npm audit exits with 1 when it finds something.
  const { stdout } = await execa('npm', args, { cwd: folder, timeout: 60_000, reject: false });
  return stdout;
}
