import { applyAlerts } from '../alerts/apply.ts';
import { parameterDefaults, readParameters, requireSiteSettings } from '../deploy/settings.ts';
import { createGoogle } from '../doctor/google.ts';
import { run } from '../lifetime.ts';
import { readOptions, text } from '../options.ts';
import { Problem } from '../problem.ts';

const usage = 'Use: npm run alerts -- --mail ADDRESS';

/** `npm run alerts`: creates or updates the alerts in the project of the settings. */
export function main(args: string[]): Promise<number> {
  return run(async () => {
    const { mail } = readOptions(args, usage, { mail: text });
    if (!mail) throw new Problem(usage);
    const { site, project } = requireSiteSettings();
    const { MAX_INSTANCES, MAIL_FROM } = { ...parameterDefaults, ...readParameters(project) };
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
