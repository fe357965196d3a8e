import { missingParameters, parameterProblems, siteProblems, type Values } from '../deploy/settings.ts';
import { type Check, check, ok, problem, type Result } from './check.ts';

export function fileChecks(project: string, site: Values, parameters: Values): Check[] {
  const problems = siteProblems(site);
  const named = site['VITE_FIREBASE_PROJECT_ID'] ?? 'none';
  return [
    check('Site settings', 'Correct them, then deploy. docs/deployment.md explains each.', () => resultOf(problems)),
    check('Project', 'Name the project that the site is built for: its settings are for one project only.', () =>
      named === project ? ok(project) : problem(`the site's settings are for ${named}`),
    ),
    check('Parameters', `Correct functions/.env.${project}; npm run deploy adds what is absent.`, () => {
      if (problems.length > 0) throw new Error("they depend on the site's settings, which are not right yet");
      return resultOf(parameterProblems(site, { ...missingParameters(site, parameters), ...parameters }));
    }),
  ];
}

function resultOf(problems: string[]): Result {
  return problems.length === 0 ? ok('all right') : problem(problems.join(' '));
}
