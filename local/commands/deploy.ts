import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { company } from '../../src/content/company.ts';
import { buildAll } from '../builds/build.ts';
import { assertHostingWithFunctions, projectOf } from '../deploy/arguments.ts';
import {
  companyWarnings,
  missingParameters,
  offersAlerts,
  parameterFile,
  parameterLines,
  parameterProblems,
  readParameters,
  readSiteSettings,
  siteProblems,
  type Values,
} from '../deploy/settings.ts';
import { writeDeployConfig } from '../firebase-config.ts';
import { firebaseTools } from '../firebase-tools.ts';
import { runInTerminal } from '../processes.ts';
import { run } from '../lifetime.ts';
import { Problem } from '../problem.ts';
import { say } from '../progress.ts';
import { root } from '../project.ts';

/** `npm run deploy`: builds, then runs `firebase deploy` for the project of the settings. */
export function main(args: string[]): Promise<number> {
  return run(async (life) => {
    const site = readSiteSettings();
    assertNoProblems(siteProblems(site));
    const project = projectOf(args, site);
    assertHostingWithFunctions(args);
    completeParameters(project, site);
    companyWarnings(company).forEach(say);
    const { siteFolder } = await buildAll(life, { VITE_JOB_ALERTS: String(offersAlerts(readParameters(project))) });
    const config = writeDeployConfig(siteFolder);
    life.defer(config.remove);
    // The arguments may name the project again.
    const tools = firebaseTools(['deploy', '--config', config.path, '--project', project, ...args], process.stdin.isTTY);
    const code = await runInTerminal(life, tools.args);
    if (code === 0) say('Deployed. Run npm run doctor to see whether anything is missing.');
    return code;
  });
}

function assertNoProblems(problems: string[]): void {
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}

/** firebase-tools asks for missing parameters, which fails without a terminal. */
function completeParameters(project: string, site: Values): void {
  const configured = readParameters(project);
  const missing = missingParameters(site, configured);
  assertNoProblems(parameterProblems(site, { ...configured, ...missing }));
  if (Object.keys(missing).length === 0) return;
  const path = parameterFile(project);
  appendFileSync(path, `\n${parameterLines(missing)}`);
  say(`Added to ${relative(root, path)}, where you can change them: ${Object.keys(missing).join(', ')}`);
}
