import { applyAlarms } from '../alarms/apply.ts';
import { parameterDefaults, readParameters, requireSiteSettings } from '../deploy/settings.ts';
import { createGoogle } from '../doctor/google.ts';
import { readOptions, text } from '../options.ts';
import { Problem } from '../problem.ts';

const usage = 'Use: npm run alerts -- --mail ADDRESS --mail ADDRESS, of two people or of two providers.';

/** `npm run alerts`: creates or updates the alarms in the project of the settings. */
export async function main(args: string[]): Promise<void> {
  const { mail: mails = [] } = readOptions(args, usage, { mail: { ...text, multiple: true } });
  // Whoever is on holiday, or whose mail is down, notices no flood.
  if (new Set(mails).size < 2) throw new Problem(usage);
  const { site, project } = requireSiteSettings();
  const { host } = new URL(site['VITE_SITE_URL'] ?? '');
  const parameters = { ...parameterDefaults, ...readParameters(project) };
  const names = await applyAlarms(createGoogle(project), { project, host, mails, parameters });
  console.log(`${mails.join(' and ')} get ${names.length} alarms of ${project}:\n  ${names.join('\n  ')}`);
}
