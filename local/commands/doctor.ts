import { functionsAccounts, parameterDefaults, readParameters, readSiteSettings, siteProblems, type Values } from '../deploy/settings.ts';
import { type Check, summary, runChecks, type Finding, report } from '../doctor/check.ts';
import { databaseChecks } from '../doctor/database.ts';
import { fileChecks } from '../doctor/files.ts';
import { functionChecks } from '../doctor/functions.ts';
import { createGoogle } from '../doctor/google.ts';
import { liveChecks } from '../doctor/live.ts';
import { rightsChecks } from '../doctor/rights.ts';
import { serviceChecks } from '../doctor/services.ts';
import { testMailCheck } from '../doctor/test-mail.ts';
import { run } from '../lifetime.ts';
import { readOptions, text } from '../options.ts';
import { Problem } from '../problem.ts';

const usage =
  'Use: npm run doctor -- [--project ID] [--url URL] [--test-mail ADDRESS], the first or the second unless the site is configured.';

/** `npm run doctor`: reports what is missing in a project, and whether its site answers. */
export function main(args: string[]): Promise<number> {
  return run(async () => {
    const findings: Finding[] = [];
    for (const [name, checks] of groupsFor(args)) {
      const group = await runChecks(checks);
      console.log(report(name, group).join('\n'));
      findings.push(...group);
    }
    const { line, code } = summary(findings);
    console.log(`\n${line}`);
    return code;
  });
}

type Group = [name: string, checks: Check[]];

/** @throws {Problem} if the arguments are not valid */
function groupsFor(args: string[]): Group[] {
  const { project: named, url, 'test-mail': testMail } = readOptions(args, usage, { project: text, url: text, 'test-mail': text });
  const origin = url && URL.parse(url)?.origin;
  const site = readSiteSettings();
  const project = named ?? (url ? undefined : site['VITE_FIREBASE_PROJECT_ID']);
  // The origin of what is no web address is the text “null”.
  if (url ? !origin?.startsWith('http') : !project) throw new Problem(usage);
  if (testMail && !project) throw new Problem('A test mail needs a project: name it with --project ID.');
  const isConfigured = site['VITE_FIREBASE_PROJECT_ID'] === project && siteProblems(site).length === 0;
  const liveUrl = origin ?? (isConfigured ? site['VITE_SITE_URL'] : undefined);
  return [
    ...(project ? projectGroups(project, site, testMail) : []),
    ...(liveUrl ? [[`The site at ${liveUrl}`, liveChecks(liveUrl, project)] satisfies Group] : []),
  ];
}

function projectGroups(project: string, site: Values, testMail?: string): Group[] {
  const configured = readParameters(project);
  const parameters = { ...parameterDefaults, ...functionsAccounts(project), ...configured };
  const target = { project, site, parameters, google: createGoogle(project) };
  return [
    ['Settings for deployment', fileChecks(project, site, configured)],
    [
      `Project ${project}`,
      [
        ...[serviceChecks, databaseChecks, functionChecks, rightsChecks].flatMap((checksOf) => checksOf(target)),
        ...(testMail === undefined ? [] : [testMailCheck(target, testMail)]),
      ],
    ],
  ];
}
