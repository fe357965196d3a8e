import type { Lifetime } from '../lifetime.ts';
import { claim } from '../running.ts';
import { seed } from '../seed/seed.ts';
import { siteFolderOf, temporarySettings } from '../settings.ts';
import { startSite } from './site.ts';

/** Starts the local Firebase with example data. @returns the environment for tests */
export async function startTestStack(life: Lifetime, name: 'test' | 'bench'): Promise<Record<string, string>> {
  claim(life, name);
  const settings = await temporarySettings(name);
  const stack = await startSite(life, settings);
  await seed(stack);
  return {
    ...stack.env,
    SITE_FOLDER: siteFolderOf(settings),
    SITE_URL: stack.siteUrl,
    CANONICAL_URL: stack.siteUrl,
    CAPTCHA_URL: stack.captchaUrl,
    INBOX_URL: stack.inboxUrl,
  };
}
