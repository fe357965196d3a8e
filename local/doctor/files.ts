import { missingParameters, parameterProblems, siteProblems, type Values } from '../deploy-settings.ts';
import { bad, type Check, good } from './check.ts';

/** Whether the files of this clone say all that a deployment needs. */
export function fileChecks(project: string, site: Values, parameters: Values): Check[] {
  const problems = siteProblems(site);
  return [
    {
      what: 'Site settings',
      how: '.env.production.local and the environment',
      remedy: 'Mend them, then deploy: docs/deployment.md says what each is.',
      needed: true,
      look: () => (problems.length === 0 ? good('all there') : bad(problems.join(' '))),
    },
    {
      what: 'Project',
      how: 'VITE_FIREBASE_PROJECT_ID',
      remedy: 'Name the project that the site is built for: its settings hold for one.',
      needed: true,
      look: () => {
        const named = site['VITE_FIREBASE_PROJECT_ID'] ?? 'none';
        return named === project ? good(project) : bad(`the site's settings are those of ${named}`);
      },
    },
    {
      what: 'Parameters',
      how: `functions/.env.${project}`,
      remedy: 'Mend the file; npm run deploy adds what is absent.',
      needed: true,
      look: () => {
        if (problems.length > 0) throw new Error("they follow from the site's settings, which are not right yet");
        const wrong = parameterProblems(site, { ...missingParameters(site, parameters), ...parameters });
        return wrong.length === 0 ? good('all right') : bad(wrong.join(' '));
      },
    },
  ];
}
