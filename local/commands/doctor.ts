import { parseArgs } from 'node:util';
import { parameters } from '../../functions/src/parameters.ts';
import { readParameters, readSiteSettings, siteProblems, type Values } from '../deploy/settings.ts';
import { summary, runChecks, type Finding, type Group, report } from '../doctor/check.ts';
import { databaseChecks } from '../doctor/database.ts';
import { fileChecks } from '../doctor/files.ts';
import { functionChecks } from '../doctor/function.ts';
import { createGoogle } from '../doctor/google.ts';
import { liveChecks } from '../doctor/live.ts';
import { machineChecks } from '../doctor/machine.ts';
import { packageChecks } from '../doctor/packages.ts';
import { serviceChecks } from '../doctor/services.ts';
import { testMailCheck } from '../doctor/test-mail.ts';
import { Problem } from '../problem.ts';

const usage = 'Use: npm run doctor [-- --project ID] [--url URL] [--test-mail ADDRESS]';

/** `npm run doctor`: reports what is missing on this machine and in a known project. */
export async function main(args: string[]): Promise<number> {
  try {
    const findings: Finding[] = [];
    for (const { name, checks } of groupsFor(args)) {
      const group = await runChecks(checks);
      console.log(report(name, group).join('\n'));
      findings.push(...group);
    }
    const { line, code } = summary(findings);
    console.log(`\n${line}`);
    return code;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** @throws {Problem} if the arguments are not valid */
function groupsFor(args: string[]): Group[] {
  const { project: named, url, 'test-mail': testMail } = options(args);
  const site = readSiteSettings();
  const project = named ?? (url ? undefined : site['VITE_FIREBASE_PROJECT_ID']);
  if (testMail !== undefined && project === undefined) throw new Problem('A test mail needs a project: name it with --project ID.');
  const isConfigured = site['VITE_FIREBASE_PROJECT_ID'] === project && siteProblems(site).length === 0;
  const liveUrl = url ?? (isConfigured ? site['VITE_SITE_URL'] : undefined);
  return [
    { name: 'This machine', checks: machineChecks },
    { name: 'Packages', checks: packageChecks() },
    ...(project ? projectGroups(project, site, testMail) : []),
    ...(liveUrl ? [{ name: `The site at ${liveUrl}`, checks: liveChecks(liveUrl, project) }] : []),
  ];
}

function projectGroups(project: string, site: Values, testMail?: string): Group[] {
  const configured = readParameters(project);
  const defaults = Object.entries(parameters).map(([name, { default: value }]) => [name, String(value)] as const);
  const target = { project, site, parameters: { ...Object.fromEntries(defaults), ...configured }, google: createGoogle(project) };
  return [
    { name: 'Settings for deployment', checks: fileChecks(project, site, configured) },
    {
      name: `Project ${project}`,
      checks: [
        ...serviceChecks(target),
        ...databaseChecks(target),
        ...functionChecks(target),
        ...(testMail === undefined ? [] : [testMailCheck(target, testMail)]),
      ],
    },
  ];
}

function options(args: string[]): { project?: string; url?: string; 'test-mail'?: string } {
  try {
    const { values } = parseArgs({
      args,
      options: { project: { type: 'string', short: 'P' }, url: { type: 'string' }, 'test-mail': { type: 'string' } },
    });
    if (values.url === undefined) return values;
    if (!/^https?:\/\//i.test(values.url)) throw new Problem(usage);
    return { ...values, url: new URL(values.url).origin };
  } catch {
    throw new Problem(usage);
  }
}
