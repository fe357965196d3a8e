import { execa } from 'execa';
import { z } from 'zod';
import { inProject } from '../project.ts';
import { advise, type Check, ok, problem, type Result } from './check.ts';

/** A `via` that is a string names another package: https://docs.npmjs.com/cli/commands/npm-audit */
const advisory = z.object({ name: z.string(), severity: z.string(), url: z.string() });
const audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })).optional(),
  message: z.string().default('npm gave no answer'),
});

/** Advisories about code that is not reachable here: docs/decisions/0018-deployment.md */
const explainedAdvisories = ['https://github.com/advisories/GHSA-w5hq-g745-h8pq'];

/** Known vulnerabilities of the deployed packages, according to npm's registry. */
export function packageChecks(auditOf = runAudit): Check[] {
  const remedy =
    'Update what it names (npm audit --omit=dev says to which version), or explain in docs/decisions/0018 why its code cannot be reached.';
  return [
    advise('Packages of the site', remedy, async () => checkAudit(await auditOf(inProject()))),
    advise('Packages of the function', remedy, async () => checkAudit(await auditOf(inProject('functions')))),
  ];
}

/** @throws if the registry did not answer */
function checkAudit(output: string): Result {
  const { vulnerabilities, message } = audit.parse(JSON.parse(output || '{}'));
  if (!vulnerabilities) throw new Error(message);
  const known = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((cause) => typeof cause === 'object'));
  const open = new Set(
    known.filter(({ url }) => !explainedAdvisories.includes(url)).map(({ name, severity, url }) => `${name} (${severity}, ${url})`),
  );
  if (open.size > 0) return problem([...open].join(', '));
  return ok(known.length === 0 ? 'no known vulnerabilities' : 'no known vulnerabilities, except those that docs/decisions/0018 explains');
}

/** @returns npm's answer, whatever its exit code, which is 1 if it finds something */
async function runAudit(folder: string): Promise<string> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'];
  const { stdout } = await execa('npm', args, { cwd: folder, timeout: 60_000, reject: false });
  return stdout;
}
