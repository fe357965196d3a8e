import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { buildAll, deployedSite } from '../build.ts';
import { readDeployment } from '../deploy/arguments.ts';
import { keepPreviousAssets } from '../deploy/previous-assets.ts';
import {
  missingParameters,
  offersAlerts,
  parameterFile,
  parameterLines,
  parameterProblems,
  readParameters,
  requireSiteSettings,
  type Values,
} from '../deploy/settings.ts';
import { writeDeployConfig } from '../firebase-config.ts';
import { firebaseTools } from '../firebase-tools.ts';
import { runInTerminal } from '../processes.ts';
import type { Lifetime } from '../lifetime.ts';
import { assertNone, reasonOf } from '../problem.ts';
import { say } from '../progress.ts';
import { root } from '../project.ts';

/** `npm run deploy`: builds and deploys to the settings' project, or the site to a preview. */
export async function main(args: string[], life: Lifetime): Promise<number> {
  const { site, project } = requireSiteSettings();
  const { prepare, built, preview, others } = readDeployment(args, project);
  completeParameters(project, site);
  if (!built) await buildForDeployment(life, project);
  if (prepare) return 0;
  const config = writeDeployConfig(life, deployedSite);
  const command = preview === undefined ? ['deploy', ...others] : ['hosting:channel:deploy', preview, '--no-authorized-domains'];
  const tools = firebaseTools([...command, '--config', config, '--project', project], process.stdin.isTTY);
  const code = await runInTerminal(life, tools.args);
  if (code === 0 && preview === undefined) say('Deployed. Run npm run doctor to see whether anything is missing.');
  return code;
}

async function buildForDeployment(life: Lifetime, project: string): Promise<void> {
  const parameters = readParameters(project);
  await buildAll(life, { VITE_JOB_ALERTS: String(offersAlerts(parameters)), VITE_REGION: parameters['REGION'] ?? '' });
  await keepAssets(deployedSite, project);
}

/** A site that does not answer must not prevent its repair. */
async function keepAssets(siteFolder: string, project: string): Promise<void> {
  try {
    const count = await keepPreviousAssets(siteFolder, `https://${project}.web.app`);
    say(`Kept ${count} assets of the deployed build`);
  } catch (error) {
    say(`Pages that are open now must reload, because the assets of the deployed build can't be kept: ${reasonOf(error)}`);
  }
}

/** firebase-tools asks for missing parameters, which fails without a terminal. */
function completeParameters(project: string, site: Values): void {
  const configured = readParameters(project);
  const missing = missingParameters(site, configured);
  assertNone(parameterProblems(site, { ...configured, ...missing }));
  if (Object.keys(missing).length === 0) return;
  const path = parameterFile(project);
  appendFileSync(path, `\n${parameterLines(missing)}`);
  say(`Added to ${relative(root, path)}, where you can change them: ${Object.keys(missing).join(', ')}`);
}
