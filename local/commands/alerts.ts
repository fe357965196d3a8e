import { parseArgs } from 'node:util';
import { parameters } from '../../functions/src/parameters.ts';
import { applyAlerts } from '../alerts/apply.ts';
import { readParameters, readSiteSettings, siteProblems } from '../deploy/settings.ts';
import { createGoogle } from '../doctor/google.ts';
import { run } from '../lifetime.ts';
import { Problem } from '../problem.ts';

/** `npm run alerts`: creates or updates the alerts in the project of the settings. */
export function main(args: string[]): Promise<number> {
  return run(async () => {
    const mail = addressOf(args);
    const site = readSiteSettings();
    const problems = siteProblems(site);
    if (problems.length > 0) throw new Problem(problems.join('\n'));
    const project = site['VITE_FIREBASE_PROJECT_ID'] ?? '';
    const { MAX_INSTANCES = parameters.MAX_INSTANCES.default, MAIL_FROM } = readParameters(project);
    const names = await applyAlerts(createGoogle(project), {
      project,
      host: new URL(site['VITE_SITE_URL'] ?? '').host,
      mail,
      maxInstances: Number(MAX_INSTANCES),
      sendsMail: Boolean(MAIL_FROM),
    });
    console.log(`${mail} gets ${names.length} alerts of ${project}:\n  ${names.join('\n  ')}`);
    return 0;
  });
}

function addressOf(args: string[]): string {
  const { values } = parseArgs({ args, options: { mail: { type: 'string' } }, strict: false });
  if (typeof values.mail !== 'string') throw new Problem('Use: npm run alerts -- --mail ADDRESS');
  return values.mail;
}
