import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { host } from '../ports.ts';
import { inProject } from '../project.ts';
import { folderOf, pagesFolderOf, type StackSettings } from '../settings.ts';

/** Shared by the local function and captcha. It protects nothing. */
export const captchaSecret = 'local-recaptcha-secret';

/** Receives the notices about messages and applications in a local run. */
export const localStaffMail = 'staff@example.com';

/** The function's settings in a local run. */
export function functionSettings(stack: StackSettings): Record<string, string> {
  const { ports } = stack;
  return {
    RECAPTCHA_VERIFY_URL: `http://${host}:${ports.captcha}/recaptcha/api/siteverify`,
    RECAPTCHA_HOSTNAMES: `${host},localhost`,
    WEB_API_KEY: 'local',
    RECAPTCHA_CALLS_PER_MINUTE: '100000',
    SMTP_URL: `smtp://${host}:${ports.smtp}`,
    // The inbox of `local/mail` stands in for it.
    MAIL_INBOX_URL: 'imaps://answers%40example.com:local@inbox.example.com',
    MAIL_FROM: 'site@example.com',
    STAFF_MAIL: localStaffMail,
    SITE_URL: `http://${host}:${ports.hosting}`,
    PAGES_FOLDER: pagesFolderOf(stack),
  };
}

/** Writes what the functions emulator reads. */
export function writeFunctionSettings(stack: StackSettings): void {
  const folder = folderOf(stack);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `.env.${stack.project}`), formatEnv(functionSettings(stack)));
  // Only if it differs: the emulator restarts the function when a file in its folder changes.
  const secrets = inProject('functions/.secret.local');
  const text = formatEnv({ RECAPTCHA_SECRET: captchaSecret });
  if (!existsSync(secrets) || readFileSync(secrets, 'utf8') !== text) writeFileSync(secrets, text);
}

function formatEnv(settings: Record<string, string>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name}="${value}"\n`)
    .join('');
}
