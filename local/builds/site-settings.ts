import { host } from '../ports.ts';
import type { StackSettings } from '../settings.ts';

/** The settings of a build, as `src/lib/env.ts` reads them. */
export type SiteSettings = ReturnType<typeof localSiteSettings>;

/** The settings that a deployed site requires. */
export const neededForDeploy = [
  'VITE_SITE_URL',
  'VITE_RECAPTCHA_SITE_KEY',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
] as const satisfies (keyof SiteSettings)[];

export function localSiteSettings({ ports, project }: StackSettings) {
  return {
    VITE_SITE_URL: `http://${host}:${ports.hosting}`,
    VITE_RECAPTCHA_SCRIPT_URL: `http://${host}:${ports.captcha}/recaptcha/api.js`,
    VITE_RECAPTCHA_SITE_KEY: 'local-site-key',
    VITE_FIREBASE_API_KEY: 'local',
    VITE_FIREBASE_AUTH_DOMAIN: `${host}:${ports.auth}`,
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_JOB_ALERTS: 'true',
    VITE_AUTH_EMULATOR_URL: `http://${host}:${ports.auth}`,
  };
}
