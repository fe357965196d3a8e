import { googleToken } from '../functions/src/platform/firestore/firebase.ts';
import { Problem, reasonOf } from './problem.ts';
import { readRunning } from './running.ts';
import { siteSettings } from './settings.ts';

/**
 * Makes the Admin SDK connect to a project, or by default to the local site.
 * @throws {Problem} @throws without credentials, of which Firestore's library would die
 */
export async function connectTo(project: string | undefined): Promise<void> {
  if (project === undefined) {
    Object.assign(process.env, localEnvironment());
    return;
  }
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  Object.assign(process.env, { GOOGLE_CLOUD_PROJECT: project, GCLOUD_PROJECT: project });
  await googleToken();
}

function localEnvironment(): Record<string, string> {
  const site = readRunning(siteSettings().name);
  if (site?.env) return site.env;
  if (site) throw new Problem('The local site is still starting. Try again when it is ready.');
  const portsHint = process.env['SITE_PORTS_FROM'] ? '' : ' If it was started with SITE_PORTS_FROM, set the same value here.';
  throw new Problem(`The local site is not running: start it with npm start, or name a real project with --project ID.${portsHint}`);
}

/** @returns why a call to a project failed, and what to do */
export function explain(error: unknown): string {
  const reason = reasonOf(error);
  return /default credentials/i.test(reason)
    ? 'There are no Google credentials here. Run "gcloud auth application-default login" and try again.'
    : `The command failed: ${reason}`;
}
