import { administer, parseCommand, UsageError } from '../../functions/src/cli/admin.ts';
import { askPassword } from '../../functions/src/cli/ask-password.ts';
import { adminStore } from '../../functions/src/data/admins.ts';
import { openFirebase } from '../../functions/src/data/firebase.ts';
import { twoStepStore } from '../../functions/src/data/two-step.ts';
import { Problem, reasonOf } from '../problem.ts';
import { readRunning } from '../running.ts';
import { siteSettings } from '../settings.ts';

/** `npm run admin`: manages the accounts of the local site or, with `--project ID`, a project. */
export async function main(args: string[]): Promise<number> {
  try {
    const command = parseCommand(args);
    Object.assign(process.env, command.project === undefined ? localEnvironment() : realEnvironment(command.project));
    const firebase = openFirebase();
    const lines = await administer(command, { admins: adminStore(firebase), twoStep: twoStepStore(firebase, Date.now) }, askPassword);
    console.log(lines.join('\n'));
    return 0;
  } catch (error) {
    console.error(error instanceof UsageError || error instanceof Problem ? error.message : explain(error));
    return 1;
  }
}

function localEnvironment(): Record<string, string> {
  const site = readRunning(siteSettings().name);
  if (site?.env) return site.env;
  if (site) throw new Problem('The local site is still starting. Try again when it is ready.');
  const portsHint = process.env['SITE_PORTS_FROM'] ? '' : ' If it was started with SITE_PORTS_FROM, set the same value here.';
  throw new Problem(`The local site is not running: start it with npm start, or name a real project with --project ID.${portsHint}`);
}

/** Removes the variables that lead to an emulator. @returns those that lead to the project */
function realEnvironment(project: string): Record<string, string> {
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  return { GOOGLE_CLOUD_PROJECT: project, GCLOUD_PROJECT: project };
}

function explain(error: unknown): string {
  const reason = reasonOf(error);
  return /default credentials/i.test(reason)
    ? 'There are no Google credentials here. Run "gcloud auth application-default login" and try again.'
    : `The command failed: ${reason}`;
}
