import { join } from 'node:path';
import { buildFunction, buildSite } from './build.ts';
import type { Lifetime } from './lifetime.ts';
import { step } from './progress.ts';
import { seed } from './seed.ts';
import { folderOf } from './settings.ts';
import { localSiteSettings } from './site-settings.ts';
import { type Prepared, startStack } from './stack.ts';

/** Builds what has changed and starts a local Firebase. @returns the environment for tests */
export async function startTestStack(life: Lifetime, prepared: Prepared): Promise<Record<string, string>> {
  const { settings } = prepared;
  const siteFolder = join(folderOf(settings), 'site');
  await buildFunction(life);
  const [stack] = await Promise.all([
    step('Starting the local Firebase', () => startStack(life, prepared, { siteFolder })),
    buildSite(life, { folder: siteFolder, settings: localSiteSettings(settings) }),
  ]);
  await seed(stack);
  return {
    ...stack.env,
    SITE_FOLDER: siteFolder,
    SITE_URL: stack.siteUrl,
    CANONICAL_URL: stack.siteUrl,
    CAPTCHA_URL: stack.captchaUrl,
    INBOX_URL: stack.inboxUrl,
  };
}
