import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { host } from './ports.ts';
import { inProject } from './project.ts';
import { folderOf, type StackSettings } from './settings.ts';

/** The secret that the local function and the captcha stand-in share. It protects nothing. */
export const captchaSecret = 'local-recaptcha-secret';

/** Attempts per window, out of a person's and a browser test's way. */
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

/** Puts the settings where the functions emulator reads them: parameters per stack, secrets beside the function. */
export function writeFunctionSettings(stack: StackSettings, settings: Record<string, string>): void {
  const folder = folderOf(stack);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `.env.${stack.project}`), lines(settings));
  // The emulator watches the function's folder and starts it anew on any change: so write only what is new.
  const secrets = inProject('functions/.secret.local');
  const text = lines({ RECAPTCHA_SECRET: captchaSecret });
  if (!existsSync(secrets) || readFileSync(secrets, 'utf8') !== text) writeFileSync(secrets, text);
}

function lines(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');
}
