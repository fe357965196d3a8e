import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { host } from './ports.ts';
import { inProject } from './project.ts';
import { folderOf, type StackSettings } from './settings.ts';

/** Shared by the local function and captcha. It protects nothing. */
export const captchaSecret = 'local-recaptcha-secret';

/** High enough for people and browser tests. */
const attempts = '100000';

/** The function's settings in a local run. @param pagesFolder of the site's build */
export function functionSettings({ ports }: StackSettings, pagesFolder: string): Record<string, string> {
  return {
    RECAPTCHA_VERIFY_URL: `http://${host}:${ports.captcha}/recaptcha/api/siteverify`,
    RECAPTCHA_HOSTNAMES: `${host},localhost`,
    WEB_API_KEY: 'local',
    RATE_LIMIT_APPLY: attempts,
    RATE_LIMIT_LOGIN: attempts,
    RATE_LIMIT_LOGIN_REQUESTS: attempts,
    RATE_LIMIT_CONTACT: attempts,
    PAGES_FOLDER: pagesFolder,
  };
}

/** Writes the settings where the functions emulator reads them. */
export function writeFunctionSettings(stack: StackSettings, settings: Record<string, string>): void {
  const folder = folderOf(stack);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `.env.${stack.project}`), lines(settings));
  // The emulator restarts the function when a file in its folder changes.
  const secrets = inProject('functions/.secret.local');
  const text = lines({ RECAPTCHA_SECRET: captchaSecret });
  if (!existsSync(secrets) || readFileSync(secrets, 'utf8') !== text) writeFileSync(secrets, text);
}

function lines(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');
}
