import { join } from 'node:path';
import { endpoints } from '../../functions/src/contract/endpoints.ts';
import { paths } from '../../src/paths.ts';
import { buildFunction, buildSite } from '../build.ts';
import { provideEmulators, type Stack, type StackOptions, startStack } from '../emulators/stack.ts';
import type { Lifetime } from '../lifetime.ts';
import { runPostDueRegularly } from '../mail/post-due.ts';
import { flag, readOptions } from '../options.ts';
import { Problem } from '../problem.ts';
import { step } from '../progress.ts';
import { localFolder } from '../project.ts';
import { claim, writeRunning } from '../running.ts';
import { localAdmin, seed } from '../seed/seed.ts';
import { siteFolderOf, type StackSettings, temporarySettings } from '../settings.ts';

/** @returns the folder for the data with `--keep` @throws {Problem} for other arguments */
export function dataFolderFrom(args: string[], settings: StackSettings): string | undefined {
  const { keep } = readOptions(args, 'The only option is --keep.', { keep: flag });
  return keep ? join(localFolder, settings.name.replace('site', 'data')) : undefined;
}

/**
 * Builds what has changed and starts the local Firebase, with example data unless it is for tests
 * without Hosting. @throws {Problem}
 */
export async function startSite(life: Lifetime, settings: StackSettings, options: Partial<StackOptions> = {}): Promise<Stack> {
  const emulators = await provideEmulators(life);
  await buildFunction(life);
  const start = async () => {
    const stack = await step('Starting the local Firebase', () =>
      startStack(life, settings, emulators, { hostingFolder: siteFolderOf(settings), ...options }),
    );
    if (options.isHosted !== false) {
      await step('Adding the example data', () => seed(stack));
      await loadFunction(stack);
    }
    return stack;
  };
  const [stack] = await Promise.all([start(), buildSite(life, settings)]);
  return stack;
}

/** Not earlier: it would slow the seeding. @throws {Problem} */
async function loadFunction({ siteUrl }: Stack): Promise<void> {
  const call = siteUrl + endpoints.listPublicJobs.path;
  const { ok, status } = await fetch(call);
  if (!ok) throw new Problem(`The function does not answer as it should: ${call} gave status ${status}.`);
}

/** Sends mail from now on, and prints the URLs. */
export function finishStart(life: Lifetime, settings: StackSettings, stack: Stack, url: string): void {
  runPostDueRegularly(life, settings, stack.inbox);
  writeRunning(settings.name, { url, env: stack.env });
  console.log(`
  Site     ${url}
  Careers  ${url}${paths.careers}
  Admin    ${url}${paths.adminLogin}   ${localAdmin.username} / ${localAdmin.password}
  Mail     ${stack.inboxUrl}

Ctrl-C ends it.
Ready on ${url}`);
}

/** Starts the local Firebase for tests. @returns their environment */
export async function startTestStack(life: Lifetime, name: 'test' | 'bench', isHosted = true): Promise<Record<string, string>> {
  claim(life, name);
  const settings = await temporarySettings(name);
  const stack = await startSite(life, settings, { isHosted, isThorough: name === 'bench' });
  return {
    ...stack.env,
    SITE_FOLDER: siteFolderOf(settings),
    SITE_URL: stack.siteUrl,
    CANONICAL_URL: stack.siteUrl,
    CAPTCHA_URL: stack.captchaUrl,
    INBOX_URL: stack.inboxUrl,
  };
}
