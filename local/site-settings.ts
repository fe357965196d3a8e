import { host } from './ports.ts';
import type { StackSettings } from './settings.ts';

/** What the site is told at build time, by the names that `src/lib/env.ts` reads. */
export type SiteSettings = Record<
  | 'VITE_SITE_URL'
  | 'VITE_RECAPTCHA_SCRIPT_URL'
  | 'VITE_RECAPTCHA_SITE_KEY'
  | 'VITE_FIREBASE_API_KEY'
  | 'VITE_FIREBASE_AUTH_DOMAIN'
  | 'VITE_FIREBASE_PROJECT_ID'
  | 'VITE_AUTH_EMULATOR_URL',
  string
>;

/** What a deployed site cannot do without. */
export const neededForDeploy = [
  'VITE_SITE_URL',
  'VITE_RECAPTCHA_SITE_KEY',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
] as const satisfies (keyof SiteSettings)[];

/** The settings of a site that runs on a local stack. */
export function localSiteSettings({ ports, project }: StackSettings): SiteSettings {
  return {
    VITE_SITE_URL: `http://${host}:${ports.hosting}`,
    VITE_RECAPTCHA_SCRIPT_URL: `http://${host}:${ports.captcha}/recaptcha/api.js`,
    VITE_RECAPTCHA_SITE_KEY: 'local-site-key',
    VITE_FIREBASE_API_KEY: 'local',
    VITE_FIREBASE_AUTH_DOMAIN: `${host}:${ports.auth}`,
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_AUTH_EMULATOR_URL: `http://${host}:${ports.auth}`,
  };
}
