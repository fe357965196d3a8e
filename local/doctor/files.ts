import { missingParameters, parameterProblems, siteProblems, type Values } from '../deploy/settings.ts';
import { problem, type Check, ok } from './check.ts';

export function fileChecks(project: string, site: Values, parameters: Values): Check[] {
  const problems = siteProblems(site);
  return [
    {
      what: 'Site settings',
      remedy: 'Correct them, then deploy. docs/deployment.md explains each.',
      run: () => (problems.length === 0 ? ok('all there') : problem(problems.join(' '))),
    },
    {
      what: 'Project',
      remedy: 'Name the project that the site is built for: its settings are for one project only.',
      run: () => {
        const named = site['VITE_FIREBASE_PROJECT_ID'] ?? 'none';
        return named === project ? ok(project) : problem(`the site's settings are for ${named}`);
      },
    },
    {
      what: 'Parameters',
      remedy: `Correct functions/.env.${project}; npm run deploy adds what is absent.`,
      run: () => {
        if (problems.length > 0) throw new Error("they depend on the site's settings, which are not right yet");
        const wrong = parameterProblems(site, { ...missingParameters(site, parameters), ...parameters });
        return wrong.length === 0 ? ok('all right') : problem(wrong.join(' '));
      },
    },
  ];
}
