import { missingParameters, readParameters, readSiteSettings } from '../deploy/settings.ts';
import { type Check, summary, runChecks, type Finding, report } from '../doctor/check.ts';
import { databaseChecks } from '../doctor/database.ts';
import { functionChecks } from '../doctor/functions.ts';
import { createGoogle } from '../doctor/google.ts';
import { liveChecks } from '../doctor/live.ts';
import { rightsChecks } from '../doctor/rights.ts';
import { serviceChecks } from '../doctor/services.ts';
import { testMailCheck } from '../doctor/test-mail.ts';
import { readOptions, text } from '../options.ts';
import { Problem } from '../problem.ts';

const usage =
  'Use: npm run doctor -- [--project ID] [--url URL] [--test-mail ADDRESS], the first or the second unless the site is configured.';

/** `npm run doctor`: reports what is missing in a project, and whether its site answers. */
export async function main(args: string[]): Promise<number> {
  const { project: named, url, 'test-mail': testMail } = readOptions(args, usage, { project: text, url: text, 'test-mail': text });
  const origin = url && URL.parse(url)?.origin;
  const site = readSiteSettings();
  const configured = site['VITE_FIREBASE_PROJECT_ID'];
  const project = named ?? (url ? undefined : configured);
  // The origin of what is no web address is the text “null”.
  if (url ? !origin?.startsWith('http') : !project) throw new Problem(usage);
  if (testMail && !project) throw new Problem('A test mail needs a project: name it with --project ID.');

  const findings: Finding[] = [];
  const examine = async (name: string, checks: Check[]) => {
    const found = await runChecks(checks);
    console.log(report(name, found).join('\n'));
    findings.push(...found);
  };
  if (project) await examine(`Project ${project}`, projectChecks(project, testMail));
  const liveUrl = origin ?? (configured === project ? site['VITE_SITE_URL'] : undefined);
  if (liveUrl) await examine(`The site at ${liveUrl}`, liveChecks(liveUrl, project));
  const { line, code } = summary(findings);
  console.log(`\n${line}`);
  return code;
}

function projectChecks(project: string, testMail?: string): Check[] {
  const site = readSiteSettings();
  const set = readParameters(project);
  const parameters = { ...missingParameters({ ...site, VITE_FIREBASE_PROJECT_ID: project }, set), ...set };
  const target = { project, site, parameters, google: createGoogle(project) };
  return [
    ...[serviceChecks, databaseChecks, functionChecks, rightsChecks].flatMap((checksOf) => checksOf(target)),
    ...(testMail === undefined ? [] : [testMailCheck(target, testMail)]),
  ];
}
