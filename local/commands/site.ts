import { join } from 'node:path';
import { endpoints } from '../../functions/src/contract/endpoints.ts';
import { paths } from '../../src/paths.ts';
import { buildFunction, buildSite } from '../builds/build.ts';
import { localSiteSettings } from '../builds/site-settings.ts';
import { provideEmulators, type Stack, startStack } from '../emulators/stack.ts';
import type { Lifetime } from '../lifetime.ts';
import { assertFree } from '../ports.ts';
import { Problem } from '../problem.ts';
import { step } from '../progress.ts';
import { localFolder } from '../project.ts';
import { writeRunning } from '../running.ts';
import { localAdmin, seed } from '../seed/seed.ts';
import { folderOf, type StackSettings } from '../settings.ts';

/** @returns the folder for the data with `--keep` @throws {Problem} for other arguments */
export function dataFolderFrom(args: string[], settings: StackSettings): string | undefined {
  const unknown = args.filter((arg) => arg !== '--keep');
  if (unknown.length > 0) throw new Problem(`Unknown option: ${unknown.join(' ')}. The only option is --keep.`);
  return args.includes('--keep') ? join(localFolder, settings.name.replace('site', 'data')) : undefined;
}

/** Where the build of a local site goes. */
export function siteFolderOf(settings: StackSettings): string {
  return join(folderOf(settings), 'site');
}

/** Builds what has changed and starts the local Firebase. By default, Hosting serves the build. @throws {Problem} */
export async function startSite(
  life: Lifetime,
  settings: StackSettings,
  { hostingFolder, dataFolder }: { hostingFolder?: string; dataFolder?: string } = {},
): Promise<Stack> {
  const emulators = await provideEmulators(life);
  await assertFree(settings.ports);
  const siteFolder = siteFolderOf(settings);
  await buildFunction(life);
  const [stack] = await Promise.all([
    step('Starting the local Firebase', () =>
      startStack(life, settings, emulators, { siteFolder: hostingFolder ?? siteFolder, dataFolder }),
    ),
    buildSite(life, { folder: siteFolder, settings: localSiteSettings(settings) }),
  ]);
  return stack;
}

/** Seeds the stack, loads the function by a first call, and prints the URLs. @throws {Problem} */
export async function finishStart(settings: StackSettings, stack: Stack, url: string): Promise<void> {
  await seed(stack);
  const call = `${stack.siteUrl}${endpoints.listPublicJobs.path}`;
  const { ok, status } = await fetch(call);
  if (!ok) throw new Problem(`The function does not answer as it should: ${call} gave status ${status}.`);
  writeRunning(settings.name, { url, env: stack.env });
  console.log(`
  Site     ${url}
  Careers  ${url}${paths.careers}
  Admin    ${url}${paths.adminLogin}   ${localAdmin.username} / ${localAdmin.password}
  Mail     ${stack.inboxUrl}

Ctrl-C ends it.
Ready on ${url}`);
}
