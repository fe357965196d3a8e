import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { company } from '../src/content/company.ts';
import { buildAll } from './build.ts';
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
} from './deploy-settings.ts';
import { writeDeployConfig } from './firebase-config.ts';
import { firebaseTools } from './firebase-tools.ts';
import { runInTerminal } from './processes.ts';
import { type Lifetime, run } from './lifetime.ts';
import { Problem } from './problem.ts';
import { say } from './progress.ts';
import { root } from './project.ts';

/** `npm run deploy`: builds, then runs `firebase deploy` for the project of the site's settings and passes the arguments on. */
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
    const code = await deploy(life, ['--config', config.path, '--project', project, ...withoutProjectOption(args)]);
    if (code === 0) say('Deployed. Run npm run doctor to see whether anything is missing.');
    return code;
  });
}

function assertNoProblems(problems: string[]): void {
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}

/** A site is built for the project that its settings name. @throws {Problem} if the command line names another */
export function projectOf(args: string[], site: Values): string {
  const project = site['VITE_FIREBASE_PROJECT_ID'] ?? '';
  const { values } = parseArgs({ args, options: { project: { type: 'string', short: 'P' } }, strict: false });
  if (values.project === undefined || values.project === project) return project;
  throw new Problem(
    `The site's settings are for ${project}, not for ${String(values.project)}. ` +
      'To deploy to another project, change VITE_FIREBASE_PROJECT_ID and the other settings.',
  );
}

/** Job pages use the scripts of their own build. @throws {Problem} if only one of Hosting and functions is to be deployed */
export function assertHostingWithFunctions(args: string[]): void {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, except: { type: 'string' } }, strict: false });
  const parts = ['hosting', 'functions'] as const;
  const includesPart = (list: unknown, part: string) =>
    String(list)
      .split(',')
      .some((target) => target.trim().split(':', 1)[0] === part);
  const deployed = parts.filter((part) =>
    values.only === undefined ? values.except === undefined || !includesPart(values.except, part) : includesPart(values.only, part),
  );
  if (deployed.length !== 1) return;
  throw new Problem(
    'The function’s job pages need the scripts of their own build: deploy Hosting and functions together, with --only hosting,functions ' +
      'or without --only and --except.',
  );
}

function withoutProjectOption(args: string[]): string[] {
  const isProjectOption = (arg = '') => arg === '--project' || arg === '-P';
  return args.filter((arg, index) => {
    return !isProjectOption(arg) && !isProjectOption(args[index - 1]) && !arg.startsWith('--project=');
  });
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

/** On a terminal, firebase-tools may ask questions, unless the command line says `--non-interactive`. */
function deploy(life: Lifetime, args: string[]): Promise<number> {
  const tools = firebaseTools(['deploy', ...args], process.stdin.isTTY);
  return runInTerminal(life, tools.args);
}
