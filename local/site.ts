import { join } from 'node:path';
import { endpoints } from '../functions/src/contract/endpoints.ts';
import { paths } from '../src/paths.ts';
import { Problem } from './problem.ts';
import { localFolder } from './project.ts';
import { writeRunning } from './running.ts';
import { localAdmin, seed } from './seed.ts';
import type { StackSettings } from './settings.ts';
import type { Stack } from './stack.ts';

/** @returns the folder for the data if the arguments contain `--keep`, otherwise undefined @throws {Problem} for other arguments */
export function dataFolderFrom(args: string[], settings: StackSettings): string | undefined {
  const unknown = args.filter((arg) => arg !== '--keep');
  if (unknown.length > 0) throw new Problem(`Unknown option: ${unknown.join(' ')}. The only option is --keep.`);
  return args.includes('--keep') ? join(localFolder, settings.name.replace('site', 'data')) : undefined;
}

/** Seeds the stack, checks that the function answers, and prints the URLs. */
export async function finishStart(settings: StackSettings, stack: Stack, url: string): Promise<void> {
  await seed(stack);
  await assertAnswers(stack);
  writeRunning(settings.name, { url, env: stack.env });
  console.log(`
  Site     ${url}
  Careers  ${url}${paths.careers}
  Admin    ${url}${paths.adminLogin}   ${localAdmin.username} / ${localAdmin.password}
  Mail     ${stack.inboxUrl}

Ctrl-C ends it.
Ready on ${url}`);
}

/** Calls the function once, so that it is loaded before the first visit. @throws {Problem} if it fails */
async function assertAnswers({ siteUrl }: Stack): Promise<void> {
  const url = `${siteUrl}${endpoints.listPublicJobs.path}`;
  const response = await fetch(url);
  if (!response.ok) throw new Problem(`The function does not answer as it should: ${url} gave status ${response.status}.`);
}
