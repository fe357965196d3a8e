import { parameterProblems, siteProblems } from '../deploy/settings.ts';
import { type Check, check, ok, problem } from './check.ts';
import type { Target } from './google.ts';

/** Whether the site and its functions can be deployed as this clone is set up. */
export function settingsCheck({ project, site, parameters }: Target): Check {
  const remedy = `Correct .env.production.local and functions/.env.${project}, then deploy. docs/deployment.md explains each setting.`;
  return check('Settings', remedy, () => {
    const named = site['VITE_FIREBASE_PROJECT_ID'];
    const ofSite = named && named !== project ? [`The site's settings are for ${named}.`] : siteProblems(site);
    const wrong = ofSite.length > 0 ? ofSite : parameterProblems(site, parameters);
    return wrong.length === 0 ? ok() : problem(wrong.join(' '));
  });
}
