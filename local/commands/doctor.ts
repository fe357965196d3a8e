import { functionsAccounts, parameterDefaults, readParameters, readSiteSettings, siteProblems, type Values } from '../deploy/settings.ts';
import { summary, runChecks, type Finding, type Group, report } from '../doctor/check.ts';
import { databaseChecks } from '../doctor/database.ts';
import { fileChecks } from '../doctor/files.ts';
import { functionChecks } from '../doctor/functions.ts';
import { createGoogle } from '../doctor/google.ts';
import { liveChecks } from '../doctor/live.ts';
import { machineChecks } from '../doctor/machine.ts';
import { rightsChecks } from '../doctor/rights.ts';
import { serviceChecks } from '../doctor/services.ts';
import { testMailCheck } from '../doctor/test-mail.ts';
import { run } from '../lifetime.ts';
import { readOptions, text } from '../options.ts';
import { Problem } from '../problem.ts';

const usage = 'Use: npm run doctor [-- --project ID] [--url URL] [--test-mail ADDRESS]';

/** `npm run doctor`: reports what is missing on this machine and in a known project. */
export function main(args: string[]): Promise<number> {
  return run(async () => {
    const findings: Finding[] = [];
    for (const { name, checks } of groupsFor(args)) {
      const group = await runChecks(checks);
      console.log(report(name, group).join('\n'));
      findings.push(...group);
    }
    const { line, code } = summary(findings);
    console.log(`\n${line}`);
    return code;
  });
}

/** @throws {Problem} if the arguments are not valid */
function groupsFor(args: string[]): Group[] {
  const options = readOptions(args, usage, { project: { ...text, short: 'P' }, url: text, 'test-mail': text });
  if (options.url !== undefined && !(URL.canParse(options.url) && /^https?:/i.test(options.url))) throw new Problem(usage);
  const { project: named, 'test-mail': testMail } = options;
  const url = options.url && new URL(options.url).origin;
  const site = readSiteSettings();
  const project = named ?? (url ? undefined : site['VITE_FIREBASE_PROJECT_ID']);
  if (testMail !== undefined && project === undefined) throw new Problem('A test mail needs a project: name it with --project ID.');
  const isConfigured = site['VITE_FIREBASE_PROJECT_ID'] === project && siteProblems(site).length === 0;
  const liveUrl = url ?? (isConfigured ? site['VITE_SITE_URL'] : undefined);
  return [
    { name: 'This machine', checks: machineChecks },
    ...(project ? projectGroups(project, site, testMail) : []),
    ...(liveUrl ? [{ name: `The site at ${liveUrl}`, checks: liveChecks(liveUrl, project) }] : []),
  ];
}

function projectGroups(project: string, site: Values, testMail?: string): Group[] {
  const configured = readParameters(project);
  const target = {
    project,
    site,
    parameters: { ...parameterDefaults, ...functionsAccounts(project), ...configured },
    google: createGoogle(project),
  };
  return [
    { name: 'Settings for deployment', checks: fileChecks(project, site, configured) },
    {
      name: `Project ${project}`,
      checks: [
        ...serviceChecks(target),
        ...databaseChecks(target),
        ...functionChecks(target),
        ...rightsChecks(target),
        ...(testMail === undefined ? [] : [testMailCheck(target, testMail)]),
      ],
    },
  ];
}
